"""The order of a slot's action and a matching card, and whether it matters (UC-5.9).

The check is quick and never too lax: if the two orders might lead to different results, the player
is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.doing import Statement, walk
from engine.underwater_cities.components import Card, Contract, Says, Slot
from engine.underwater_cities.conditions import AtLeast, AtMost, Condition, Not
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.answers import could_answer
from engine.underwater_cities.effects.conditional import If, Per
from engine.underwater_cities.effects.events import Claimed
from engine.underwater_cities.effects.gain import Tier
from engine.underwater_cities.effects.slot import PerformSlot
from engine.underwater_cities.glossary import Counter
from engine.underwater_cities.standing import (
    abilities,
    action_cards,
    claimed_cards,
    has_room,
    triggers,
)
from engine.underwater_cities.state import State

OF_CLAIMS: frozenset[Counter] = frozenset(
    ("permanent", "production", "ending", "action", "claimed", "special")
)
"""Counters that depend on claimed cards."""


def order_matters(state: State, seat: int, slot: Slot, card: Card) -> bool:
    """Return whether claiming the card could affect the slot's action, or the other way round."""
    if card.special or card.type in {"instant", "permanent"}:
        return True
    if could_answer(state, seat, Claimed) or contracts_count_claims(state):
        return True
    effects = (slot.effect, *_at_hand(state, seat))
    if any(map(_counts_claims, effects)):
        return True
    if card.type != "action":
        return False
    return not has_room(state, seat) or any(map(_uses_cards, effects))


def contracts_count_claims(state: State) -> bool:
    """Return whether a contract can be met by claiming a card."""
    return any(_asks_for_claims(state.pack.contracts[name]) for name in state.contracts)


def _at_hand(state: State, seat: int) -> Iterator[Says]:
    """Yield what the slot's action could trigger or use: cards, metropolises, contracts."""
    yield from ((on.then,) for _, on in triggers(state, seat))
    yield from ((ability.then,) for _, ability in abilities(state, seat))
    used = action_cards(state, seat)
    yield from (card.effect for card in claimed_cards(state, seat) if card.id in used)
    tiles = (*state.players[seat].nation.tiles, *state.spare_tiles)
    yield from (state.pack.tiles[name].now for name in tiles)
    yield from (state.pack.contracts[name].reward for name in state.contracts)


@cache
def _asks_for_claims(contract: Contract) -> bool:
    return any(counter in OF_CLAIMS for counter, _ in contract.needs)


@cache
def _counts_claims(effect: Says) -> bool:
    """Return whether another claimed card would change its result."""
    return any(map(_looks_at_claims, walk(effect)))


def _looks_at_claims(part: Statement) -> bool:
    match part:
        case Per(counter=counter) | Tier(counter=counter):
            return counter in OF_CLAIMS
        case If(condition=condition):
            return _depends_on_claims(condition)
        case _:
            return False


def _depends_on_claims(condition: Condition) -> bool:
    match condition:
        case AtLeast(needs=needs):
            return any(counter in OF_CLAIMS for counter, _ in needs)
        case AtMost(counter=counter):
            return counter in OF_CLAIMS
        case Not(condition=other):
            return _depends_on_claims(other)
        case _:
            return False


@cache
def _uses_cards(effect: Says) -> bool:
    """Return whether an action card could be used in it."""
    return any(isinstance(part, Use | Refresh | PerformSlot) for part in walk(effect))
