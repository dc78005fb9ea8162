"""A quick check that a card could make a slot possible; it is never too strict."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.effects.effect import Prospect, Statement
from engine.core.event import Cause, Fact
from engine.core.storage.piece import copied
from engine.underwater_cities.board.possessions import action_cards, has_room
from engine.underwater_cities.effects.effect import ACTION_CARDS, NO_THINGS, Forecast, Things
from engine.underwater_cities.effects.forecast import foreseen
from engine.underwater_cities.effects.side_actions import OnTurn
from engine.underwater_cities.effects.slot import slot_effect
from engine.underwater_cities.pack.components import Card, Slot
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import CardUsed


def could_help(state: State, seat: int, slot: Slot, card: Card | None) -> bool:
    """Return whether a slot that was chosen could be possible with a matching card.

    Without a card, return whether permanents or side actions could make it possible.
    """
    happens: list[Fact] = [facts.SlotUsed(seat, slot)]
    todo: Sequence[Statement] = ()
    coming: Things = NO_THINGS
    if slot.colour is not None:
        happens.append(facts.Declared(seat, slot.colour, matched=card is not None))
    if card is not None and card.type == "instant":
        todo = card.effect
    elif card is not None:
        todo, state = _replaced(state, seat, card), _with_claimed(state, seat, card)
        happens.append(facts.Claimed(seat, card))
        if todo:
            coming = frozenset({CardUsed, ACTION_CARDS})
    forecast = foreseen(Forecast(state, seat, coming), todo, facts=happens, beside=True)
    effect = slot_effect(state, seat, slot)
    if not forecast.coming:
        doer = OnTurn(seat, Cause("slot", slot.id))
        return effect.prospect(state, doer) is not Prospect.NONE
    return forecast.could_do(effect)


def _with_claimed(state: State, seat: int, card: Card) -> State:
    """Return the position with a card claimed."""
    player, copy = state.players[seat].clone(), copied(state)
    player.claimed = (*player.claimed, card.id)
    copy.players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return copy


def _replaced(state: State, seat: int, card: Card) -> list[Statement]:
    """Return what can be used when an action card makes space for another (UC-6.44)."""
    if card.type != "action" or has_room(state, seat):
        return []
    return [part for name in action_cards(state, seat) for part in state.card(name).effect]
