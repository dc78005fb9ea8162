"""Waste warnings: mistakes that a friend at the table would point out in time."""

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
"""The most things that are named; more would not help."""


@dataclass(frozen=True, slots=True)
class Waste:
    """Something that an answer leaves undone or loses for good."""

    kind: str
    """The kind of waste, which a player can mute."""
    words: Msg
    instead: tuple[str, ...] = ()
    """The keys of the options given up, if there are any."""


def chosen(asked: Decision, answer: Answer) -> Option | None:
    """Return the one option that an answer picks, if it picks exactly one."""
    if not isinstance(asked, Pick) or not isinstance(answer, tuple) or len(answer) != 1:
        return None
    return asked.find(answer[0])


def named(options: Sequence[Option]) -> tuple[Msg, ...]:
    """Return the labels of the first few options, as examples."""
    return tuple(option.label for option in options[:NAMED])


def keys_in(options: Sequence[Option]) -> tuple[str, ...]:
    """Return the keys of options."""
    return tuple(option.key for option in options)


def is_way_out(option: Option) -> bool:
    """Return whether choosing it leaves other things undone."""
    return option.nature in (Nature.NOTHING, Nature.END)


def tried(game: AnyGame, state: S, seat: int, key: str) -> S:
    """Return a copy of the position after a seat's answer.

    Look only at what does not depend on anything hidden.
    """
    copy: S = game.clone(state)
    machine.submit(game, copy, seat, (key,))
    return copy


def asked_in(game: AnyGame, state: Position, seat: int) -> Pick | None:
    """Return the pick that a seat is asked to make in a position, if any."""
    asked = next((each for each in machine.pending(state, game) if each.seat == seat), None)
    return asked if isinstance(asked, Pick) else None


def waste_name(game: AnyGame, kind: str) -> Msg:
    """Return the name of a kind of waste."""
    return msg(f"{game.name}-waste-{kind}-name")
