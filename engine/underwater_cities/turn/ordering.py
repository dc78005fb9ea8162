"""The order of a slot's action and a matching card, and whether it matters (UC-5.9).

The check is quick and never too lax: if the two orders might lead to different results, the player
is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.core.effects.effect import walk
from engine.underwater_cities.board.possessions import (
    abilities,
    action_cards,
    claimed_cards,
    has_room,
    triggers,
)
from engine.underwater_cities.effects.effect import Forecast, involves_cards
from engine.underwater_cities.effects.responses import could_respond
from engine.underwater_cities.pack.components import Card, Slot, Statements
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.conditions import counters_of
from engine.underwater_cities.terms.events import Claimed
from engine.underwater_cities.terms.glossary import Counter

OF_CLAIMS: frozenset[Counter] = frozenset(
    ("permanent", "production", "ending", "action", "claimed", "special")
)
"""Counters that depend on claimed cards."""


def order_matters(state: State, seat: int, slot: Slot, card: Card) -> bool:
    """Return whether claiming the card could affect the slot's action, or the other way round."""
    if card.special or card.type in {"instant", "permanent"}:
        return True
    if could_respond(state, seat, Claimed) or _contracts_count_claims(state):
        return True
    effects = (slot.effect, *_at_hand(state, seat))
    if any(map(_counts_claims, effects)):
        return True
    if card.type != "action":
        return False
    now = Forecast(state, seat)
    parts = chain.from_iterable(effects)
    return not has_room(state, seat) or any(involves_cards(part, now) for part in parts)


def _contracts_count_claims(state: State) -> bool:
    """Return whether a contract can be met by claiming a card."""
    needs = (need for name in state.contracts for need in state.pack.contracts[name].needs)
    return any(counter in OF_CLAIMS for counter, _ in needs)


def _at_hand(state: State, seat: int) -> Iterator[Statements]:
    """Yield what the slot's action could trigger or use: cards, metropolises, contracts."""
    yield from ((on.then,) for _, on in triggers(state, seat))
    yield from ((ability.then,) for _, ability in abilities(state, seat))
    used = action_cards(state, seat)
    yield from (card.effect for card in claimed_cards(state, seat) if card.id in used)
    tiles = (*state.players[seat].nation.tiles, *state.spare_tiles)
    yield from (state.pack.tiles[name].now for name in tiles)
    yield from (state.pack.contracts[name].reward for name in state.contracts)


def _counts_claims(effect: Statements) -> bool:
    """Return whether another claimed card would change its result."""
    return any(not OF_CLAIMS.isdisjoint(counters_of(part)) for part in walk(effect))
