"""Small positions in which an effect is done, and what is asked then."""

from __future__ import annotations

from dataclasses import replace

from engine.core.decision import Pick
from engine.core.effects.effect import Do, Doer, Effect
from engine.core.machine import Frame, Outcome, begin, pending, submit
from engine.core.machine import Rules as AnyRules
from tests.engine.core.toy import TRICK, Gain, Nothing, Rules, ToyState, position

QUIET = Rules()
DOER = Doer(0, TRICK)
SHELL, PEARL, POINT, NOTHING = Gain("shells"), Gain("pearls"), Gain("points"), Nothing()

GameRules = AnyRules[ToyState]


def with_goods(*stack: Frame, shells: int = 0, pearls: int = 0, points: int = 0) -> ToyState:
    """A position in which seat 0 has these goods."""
    state = position(*stack)
    return replace(state, shells=(shells, 0, 0), pearls=(pearls, 0, 0), points=(points, 0, 0))


def goods(state: ToyState, seat: int = 0) -> tuple[int, int, int]:
    """The shells, pearls and points of a seat."""
    return state.shells[seat], state.pearls[seat], state.points[seat]


def begun(state: ToyState, rules: GameRules = QUIET) -> ToyState:
    """The position played to its first question."""
    begin(rules, state)
    return state


def doing(
    effect: Effect[ToyState], shells: int = 0, pearls: int = 0, doer: Doer = DOER
) -> ToyState:
    """An effect being done by seat 0 with these goods, played to its first question."""
    return begun(with_goods(Do(effect, doer), shells=shells, pearls=pearls))


def answer(state: ToyState, *said: str, rules: GameRules = QUIET) -> Outcome:
    """The answers of whoever is asked, one after the other."""
    outcome = Outcome(())
    for key in said:
        outcome = submit(rules, state, pending(state, rules)[0].seat, (key,))
    return outcome


def decision(state: ToyState, rules: GameRules = QUIET) -> Pick:
    """The only question."""
    (found,) = pending(state, rules)
    assert isinstance(found, Pick)
    return found


def asked(state: ToyState, rules: GameRules = QUIET) -> list[str]:
    """Return the possible answers; none if nobody is asked."""
    if not pending(state, rules):
        return []
    return [option.key for option in decision(state, rules).options]
