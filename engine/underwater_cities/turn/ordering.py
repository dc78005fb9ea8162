"""The order of a slot's action and a matching card, and whether it matters (UC-5.9).

The check is quick and never too lax: if the two orders might lead to different results, the player
is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Literal

from engine.core.effects.combinators import All
from engine.core.effects.effect import Doer, Effect, Prospect, Statement, walk
from engine.core.event import Cause
from engine.underwater_cities.board.possessions import (
    abilities,
    action_cards,
    claimed_cards,
    has_room,
    triggers,
)
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.effect import (
    AnyEffect,
    Forecast,
    involves_cards,
    whole_effect,
)
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.lasting import (
    Ability,
    AltCost,
    Boost,
    Discount,
    End,
    Limit,
    On,
    Prod,
)
from engine.underwater_cities.effects.responses import could_respond, only_goods_respond
from engine.underwater_cities.effects.side_actions import doer_of
from engine.underwater_cities.effects.slot import slot_effect
from engine.underwater_cities.pack.components import Card, Slot, Statements
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.conditions import counters_of
from engine.underwater_cities.terms.events import Claimed
from engine.underwater_cities.terms.glossary import Counter

OF_CLAIMS: frozenset[Counter] = frozenset(
    ("permanent", "production", "ending", "action", "claimed", "special")
)
"""Counters that depend on claimed cards."""
FEW_CARDS = 10
"""The era deck may run out while a slot is used if it has fewer; then discards come back."""


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


def comes_first(state: State, seat: int, slot: Slot, card: Card) -> Literal["slot", "card"] | None:
    """Return which of the two may as well come first, as the other order allows nothing more."""
    doer = doer_of(state, seat, Cause("slot", slot.id))
    if card.type != "instant":
        return "card" if may_as_well_be_claimed(state, seat, slot, card) else None
    if gives_goods(state, seat, slot):
        return "slot"
    effect = whole_effect(card)
    if card.special or len(state.deck) < FEW_CARDS:
        return None
    return "card" if effect.dominates(state, doer.using("card", card.id)) else None


def gives_goods(state: State, seat: int, slot: Slot) -> bool:
    """Return whether a slot only gives goods, at which nothing else can happen."""
    doer = doer_of(state, seat, Cause("slot", slot.id))
    used = facts.SlotUsed(seat, slot)
    effect = slot_effect(state, seat, slot)
    return effect.dominates(state, doer) and only_goods_respond(state, used)


def leaves_moment(state: State, seat: int, slot: Slot) -> bool:
    """Return whether side actions can still come before whatever the slot does that they change."""
    doer = doer_of(state, seat, Cause("slot", slot.id))
    return gives_goods(state, seat, slot) or asks_first(slot_effect(state, seat, slot), state, doer)


def asks_first(effect: AnyEffect, state: State, doer: Doer) -> bool:
    """Return whether an effect that must be done certainly begins with a question."""
    if isinstance(effect, Gain):
        return effect.asks_for_steps()
    if isinstance(effect, All):
        possible = [part for part in effect.parts if part.prospect(state, doer) is Prospect.SURE]
        return len(possible) > 1
    sure = (way for way in effect.due_ways(state, doer) if not way.unsure)
    return len(tuple(islice(sure, 2))) > 1


def may_as_well_be_claimed(state: State, seat: int, slot: Slot, card: Card) -> bool:
    """Return whether claiming a card before the slot's action only makes more possible."""
    if card.special or len(state.deck) < FEW_CARDS:
        return False
    if card.type == "action" and not has_room(state, seat):
        return False
    if not only_goods_respond(state, facts.Claimed(seat, card)):
        return False
    if any(map(_asks_for_claims, (slot.effect, *_at_hand(state, seat)))):
        return False
    return card.type == "action" or all(map(_never_harms, card.effect))


def _asks_for_claims(effect: Statements) -> bool:
    """Return whether a condition in it, which might ask for few cards, looks at claimed cards."""
    found = (part for part in walk(effect) if isinstance(part, If))
    return any(not OF_CLAIMS.isdisjoint(part.condition.counters()) for part in found)


def _never_harms(statement: Statement) -> bool:
    """Return whether having this on the table before the slot's action cannot be worse."""
    match statement:
        case Prod() | End() | Limit() | Ability() | AltCost():
            return True
        case Discount(once=once):
            return once is None
        case On(then=then, once=once):
            # What is used up once a turn, and comes unasked, may bring less than it would later.
            return isinstance(then, Boost | Gain) or once is None or not _is_automatic(then)
        case _:
            return False


def _is_automatic(statement: Statement) -> bool:
    return isinstance(statement, Effect) and statement.automatic()


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
