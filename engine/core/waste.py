"""Waste: what a friend at the table would say before somebody does what they can still mend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from engine.core import machine
from engine.core.decision import Answer, Decision, Nature, Option, Pick
from engine.core.machine import Position
from engine.core.msg import Msg, msg

if TYPE_CHECKING:
    from engine.core.game import AnyGame

S = TypeVar("S", bound=Position)

NAMED = 3
"""So many things are named at most; more are no help."""


@dataclass(frozen=True, slots=True)
class Waste:
    """Something that an answer leaves undone or loses for good."""

    kind: str
    """Which kind of waste it is; a person may not want to hear of it."""
    words: Msg
    instead: tuple[str, ...] = ()
    """The keys of the options that are given up, if it is about such."""


def chosen(asked: Decision, answer: Answer) -> Option | None:
    """The one option that an answer picks, if it does."""
    if not isinstance(asked, Pick) or not isinstance(answer, tuple) or len(answer) != 1:
        return None
    return asked.find(answer[0])


def named(options: Sequence[Option]) -> tuple[Msg, ...]:
    """Some of the options in words, so that one sees what it is about."""
    return tuple(option.label for option in options[:NAMED])


def keys_in(options: Sequence[Option]) -> tuple[str, ...]:
    """The keys of options."""
    return tuple(option.key for option in options)


def is_way_out(option: Option) -> bool:
    """Whether choosing it leaves other things undone."""
    return option.nature in (Nature.NOTHING, Nature.END)


def tried(game: AnyGame, state: S, seat: int, key: str) -> S:
    """The position after an answer of a seat, on a copy.

    Whoever asks for it may look only at what does not depend on anything hidden.
    """
    copy: S = game.clone(state)
    machine.submit(game, copy, seat, (key,))
    return copy


def asked_in(game: AnyGame, state: Position, seat: int) -> Pick | None:
    """What a seat is asked in a position, if it has to pick something."""
    asked = next((each for each in machine.pending(state, game) if each.seat == seat), None)
    return asked if isinstance(asked, Pick) else None


def waste_name(game: AnyGame, kind: str) -> Msg:
    """What a kind of waste is called."""
    return msg(f"{game.name}-waste-{kind}-name")
