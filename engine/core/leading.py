"""A question that is asked together with the one that mostly follows it.

"Slot first or card first?" is mostly answered with the slot, which then asks where to build. So a
person is asked where, with "card first" beside the sites. An answer to the question that follows
is a chain of keys, `order:slot>site:c5`: a single move that answers both. Nothing else may happen
between them. Computer players and the rules know only the questions by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core import machine
from engine.core.decision import Decision, Option, Pick, chain
from engine.core.effects.combinators import STOP
from engine.core.effects.effect import SKIP
from engine.core.frames import Menu
from engine.core.game import AnyGame

DECLINING = (SKIP, STOP)
"""The option that declines the question that follows; something beside it says so already."""


class Posed(NamedTuple):
    """A question as a person reads it, and the position in which its first options are chosen."""

    decision: Decision
    state: Any


def posed(game: AnyGame, state: Any, asked: Decision) -> Posed:
    """Return a question as it is put to a person, with its effects."""
    told = game.explained(state, asked)
    top = state.stack[-1] if state.stack else None
    if isinstance(told, Pick) and isinstance(top, Menu) and top.seat_of(state) == told.seat:
        for key in top.leads(state, told):
            later = _after(game, state, told, key, top.quiet)
            if later is not None:
                return Posed(_joined(top, state, told, key, later.decision), later.state)
    return Posed(told, state)


def _after(game: AnyGame, state: Any, asked: Pick, key: str, quiet: Sequence[str]) -> Posed | None:
    """Return what is asked after an answer, if that is a choice and nothing happens before it."""
    if asked.find(key) is None:
        return None
    later = game.clone(state)
    outcome = machine.submit(game, later, asked.seat, (key,), (asked,))
    then = next((each for each in outcome.pending if each.seat == asked.seat), None)
    happened = any(event.name not in quiet for event in outcome.events)
    moved_on = (later.turns, later.revealed) != (state.turns, state.revealed)
    if then is None or happened or moved_on or not _is_choice(later, then):
        return None
    return posed(game, later, then)


def _is_choice(state: Any, asked: Decision) -> bool:
    """Return whether one of several options is to be chosen, and no answer is given unasked."""
    if not isinstance(asked, Pick) or not asked.least == asked.most == 1:
        return False
    return len(asked.options) > 1 and machine.dominant(state, asked) is None


def _joined(top: Menu[Any], state: Any, asked: Pick, key: str, then: Decision) -> Pick:
    """Return both questions as one: the options of the second, and the first's others."""
    assert isinstance(then, Pick)  # noqa: S101 - nothing else follows
    lead = asked.find(key)
    assert lead is not None  # noqa: S101 - it has led there
    beside = [top.beside(option) for option in asked.options if option is not lead]
    taken = {option.key for option in beside}
    if any(not option.again for option in beside):
        taken.update(DECLINING)
    options = (*(_chained(key, each) for each in then.options if each.key not in taken), *beside)
    found = {option.key for option in options}
    default = asked.default if found.issuperset(asked.default) else (options[0].key,)
    prompt = top.led_prompt(state, then.prompt)
    return Pick(asked.seat, prompt, options, default, also=(lead, *asked.also))


def _chained(key: str, option: Option) -> Option:
    return replace(option, key=chain(key, option.key))
