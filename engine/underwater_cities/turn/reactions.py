"""Reactions to the facts of a step: site bonuses, metropolises, responses (UC-6.26 to 6.46)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.effects.combinators import as_one_effect
from engine.core.effects.effect import Arrange, Do
from engine.core.event import Fact
from engine.core.frames import Frame
from engine.underwater_cities.effects.effect import effects_in
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.responses import is_order_sensitive, responses
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.facts import Built, MetropolisConnected


def reactions(state: State, facts: Sequence[Fact]) -> Sequence[Frame]:
    """Return what the facts of a step trigger, in the owner's order if it matters (UC-5.24)."""
    todo = [*(each for fact in facts for each in _brought(state, fact)), *responses(state, facts)]
    if sum(is_order_sensitive(each.effect) for each in todo) > 1:
        return (Arrange(tuple(todo)),)
    return todo


def _brought(state: State, fact: Fact) -> Iterator[Do]:
    """Yield the effect that a fact brings by itself, whatever the permanents."""
    if isinstance(fact, Built):
        board = state.pack.boards[state.players[fact.seat].board]
        bonus = board.bonuses.get(fact.site)
        if bonus:  # UC-6.29
            yield Do(Gain(bonus), fact.doer.using("site", fact.site))
    elif isinstance(fact, MetropolisConnected):
        now = state.pack.tiles[fact.tile].now
        if now:  # UC-6.27
            yield Do(as_one_effect(effects_in(now)), fact.doer.using("tile", fact.tile))
