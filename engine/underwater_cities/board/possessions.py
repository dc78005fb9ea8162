"""Values derived from what a player has on the table: counts, costs, limits, permanents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.core.storage.kept import remembered
from engine.underwater_cities.board.costs import CostChanges, remaining, terms_of
from engine.underwater_cities.board.counters import Claims, Holdings
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.lasting import Ability, Boost, Limit, On
from engine.underwater_cities.pack.components import ASSISTANT, Card, UnderwaterCitiesPack
from engine.underwater_cities.state import UnderwaterCitiesState
from engine.underwater_cities.terms.events import SlotUsed
from engine.underwater_cities.terms.glossary import Colour, Family

HAND_LIMIT = 3
"""The cards that a player may keep, without any increases (UC-5.27)."""
MOST_ACTION_CARDS = 4
"""The most action cards that a player may have claimed (UC-6.43)."""


@dataclass(frozen=True, eq=False)
class ClaimedCards:
    """The claimed cards of a player, and everything that follows from them alone."""

    cards: tuple[Card, ...]
    """The cards in the order in which they were claimed."""

    @cached_property
    def terms(self) -> CostChanges:
        """Their changes to costs."""
        return terms_of(self.cards)

    @cached_property
    def triggers(self) -> tuple[tuple[Card, On], ...]:
        """Their triggers."""
        found = ((card, part) for card in self.cards for part in card.effect)
        return tuple((card, part) for card, part in found if isinstance(part, On))

    @cached_property
    def responses(self) -> tuple[tuple[Card, On], ...]:
        """The triggers that have an effect of their own; the others change the rules of a slot."""
        return tuple(each for each in self.triggers if not isinstance(each[1].then, Boost))

    @cached_property
    def boosts(self) -> tuple[tuple[Family, Boost], ...]:
        """The changes to the rules of slots, by slot family."""
        found = ((on.event, on.then) for _, on in self.triggers)
        return tuple(
            (event.family, boost)
            for event, boost in found
            if isinstance(boost, Boost) and isinstance(event, SlotUsed)
        )

    @cached_property
    def abilities(self) -> tuple[tuple[Card, Ability], ...]:
        """Their abilities."""
        found = ((card, part) for card in self.cards for part in card.effect)
        return tuple((card, part) for card, part in found if isinstance(part, Ability))

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The action cards among them, used or not."""
        return tuple(card.id for card in self.cards if card.type == "action")

    @cached_property
    def more_cards(self) -> int:
        """The increase of the hand limit."""
        return sum(
            part.hand for card in self.cards for part in card.effect if isinstance(part, Limit)
        )


NO_CARDS = ClaimedCards(())


@remembered(1024)
def _claimed(pack: UnderwaterCitiesPack, names: tuple[str, ...]) -> ClaimedCards:
    return ClaimedCards(tuple([pack.cards[name] for name in names]))


def claimed(state: UnderwaterCitiesState, seat: int) -> ClaimedCards:
    """Return the claimed cards of a seat; the same cards always give the same object."""
    return _claimed(state.pack, state.players[seat].claimed)


@remembered(16)
def claims_of(claimed: ClaimedCards, paid: int) -> Claims:
    """Return the number of cards of each type; `paid` counts the instant Special cards paid for."""
    types = [card.type for card in claimed.cards]
    return Claims(
        permanent=types.count("permanent"),
        production=types.count("production"),
        ending=types.count("end"),
        action=types.count("action"),
        assistant=sum(card.id == ASSISTANT for card in claimed.cards),
        special=paid + sum(card.special for card in claimed.cards),
    )


def claimed_cards(state: UnderwaterCitiesState, seat: int) -> tuple[Card, ...]:
    """Return the claimed cards of a seat, in the order in which they were claimed."""
    return claimed(state, seat).cards


def tile_colours(state: UnderwaterCitiesState, seat: int) -> tuple[Colour, ...]:
    """Return the colours of the slots with the seat's action tiles this round (UC-6.68)."""
    slots = state.pack.slots(state.seats)
    found: list[Colour] = []
    for name, lying in state.tiles.items():
        colour = slots[name].colour
        if colour is not None and seat in lying:
            found.append(colour)
    return tuple(found)


def holdings(state: UnderwaterCitiesState, seat: int) -> Holdings:
    """Return everything that counts and conditions may depend on."""
    player = state.players[seat]
    return Holdings(
        survey_of(state, seat),
        player.stock,
        claims_of(claimed(state, seat), len(player.paid)),
        state.space_of(seat),
        tile_colours(state, seat),
    )


def terms(state: UnderwaterCitiesState, seat: int) -> CostChanges:
    """Return the changes that claimed cards make to costs for the rest of this turn."""
    all_ = claimed(state, seat).terms
    if not all_.cuts:
        return all_
    return remaining(all_, [name.removeprefix("turn:") for name in state.players[seat].once])


def hand_limit(state: UnderwaterCitiesState, seat: int) -> int:
    """Return how many cards a seat may keep (UC-5.27)."""
    return HAND_LIMIT + claimed(state, seat).more_cards


def excess(state: UnderwaterCitiesState, seat: int) -> int:
    """Return how many cards a seat holds over its hand limit."""
    return len(state.players[seat].hand) - hand_limit(state, seat)


def triggers(state: UnderwaterCitiesState, seat: int) -> tuple[tuple[Card, On], ...]:
    """Return the triggers of claimed cards, in the order in which the cards were claimed."""
    return claimed(state, seat).triggers


def abilities(state: UnderwaterCitiesState, seat: int) -> tuple[tuple[Card, Ability], ...]:
    """Return the abilities of claimed cards."""
    return claimed(state, seat).abilities


def action_cards(state: UnderwaterCitiesState, seat: int) -> tuple[str, ...]:
    """Return the claimed action cards, used or not."""
    return claimed(state, seat).actions


def has_room(state: UnderwaterCitiesState, seat: int) -> bool:
    """Return whether another action card can be claimed without discarding one (UC-6.43)."""
    return len(action_cards(state, seat)) < MOST_ACTION_CARDS
