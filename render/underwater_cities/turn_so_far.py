"""The slot chosen and the card played so far in a player's own turn."""

from __future__ import annotations

from dataclasses import dataclass

from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView


@dataclass(frozen=True, slots=True)
class TurnSoFar:
    """The slot and card chosen so far in a turn."""

    slot: str
    card: str | None
    """None while the card is still being chosen, or if the hand was empty."""
    effective: bool
    """True if the card matches the slot (UC-5.7)."""


def played(view: UnderwaterCitiesView, seat: int) -> TurnSoFar | None:
    """Return what a seat has in play, if it is its turn and it has chosen a slot."""
    if view.seat == seat and view.own is not None and view.own.chosen_slot is not None:
        return TurnSoFar(view.own.chosen_slot, None, effective=False)
    turn = view.turn
    if turn is None or turn.seat != seat or turn.slot is None:
        return None
    return TurnSoFar(turn.slot, turn.played, turn.matched)


def matching(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> tuple[str, ...]:
    """Return the cards in hand that match the slot for which a card is being chosen."""
    hand = view.own.hand if view.own else ()
    return tuple(card for card in hand if matches(pack, view, card))


def matches(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, card: str) -> bool:
    """Return whether a card has the chosen slot's colour, or no slot has been chosen yet."""
    name = view.own.chosen_slot if view.own else None
    if name is None:
        return True
    colour = pack.slots(len(view.players))[name].colour
    return colour is not None and pack.cards[card].colour == colour
