"""What follows from what a player has on the table: counts, costs, limits and permanents."""

from __future__ import annotations

from functools import lru_cache

from engine.underwater_cities.components import ASSISTANT, Card
from engine.underwater_cities.costs import Terms, still, terms_of
from engine.underwater_cities.counters import Claims, Holdings
from engine.underwater_cities.state import UnderwaterCitiesState
from engine.underwater_cities.statements import Ability, Boost, Colour, Limit, On, Statement
from engine.underwater_cities.survey import Survey, survey

HAND_LIMIT = 3
"""Cards that a player may keep, without any increases (UC-5.27)."""
MOST_ACTION_CARDS = 4
"""Action cards that a player may have claimed (UC-6.43)."""


def claimed_cards(state: UnderwaterCitiesState, seat: int) -> tuple[Card, ...]:
    """The claimed cards of a seat, in the order in which they were claimed."""
    cards = state.pack.cards
    return tuple([cards[name] for name in state.players[seat].claimed])


@lru_cache(maxsize=4096)
def _claims(cards: tuple[Card, ...], paid: int) -> Claims:
    types = [card.type for card in cards]
    return Claims(
        permanent=types.count("permanent"),
        production=types.count("production"),
        ending=types.count("end"),
        action=types.count("action"),
        assistant=sum(card.id == ASSISTANT for card in cards),
        special=paid + sum(card.special for card in cards),
    )


def survey_of(state: UnderwaterCitiesState, seat: int) -> Survey:
    """What a seat has built, and all that follows from it."""
    return survey(state.chart(seat), state.players[seat].nation)


def tile_colours(state: UnderwaterCitiesState, seat: int) -> tuple[Colour, ...]:
    """The colours of the slots on which own action tiles lie this round (UC-6.68)."""
    slots = state.pack.slots(state.seats)
    found: list[Colour] = []
    for name, lying in state.tiles.items():
        colour = slots[name].colour
        if colour is not None and seat in lying:
            found.append(colour)
    return tuple(found)


def holdings(state: UnderwaterCitiesState, seat: int) -> Holdings:
    """All that counts and conditions may look at."""
    player = state.players[seat]
    return Holdings(
        survey_of(state, seat),
        player.stock,
        _claims(claimed_cards(state, seat), len(player.paid)),
        state.space_of(seat),
        tile_colours(state, seat),
    )


def terms(state: UnderwaterCitiesState, seat: int) -> Terms:
    """What the claimed cards change about costs in the rest of this turn."""
    all_ = terms_of(claimed_cards(state, seat))
    if not all_.cuts:
        return all_
    return still(all_, [name.removeprefix("turn:") for name in state.players[seat].once])


@lru_cache(maxsize=4096)
def _more_cards(cards: tuple[Card, ...]) -> int:
    return sum(part.hand for card in cards for part in card.effect if isinstance(part, Limit))


def hand_limit(state: UnderwaterCitiesState, seat: int) -> int:
    """How many cards a seat may keep (UC-5.27)."""
    return HAND_LIMIT + _more_cards(claimed_cards(state, seat))


def excess(state: UnderwaterCitiesState, seat: int) -> int:
    """How many cards are over the hand limit."""
    return len(state.players[seat].hand) - hand_limit(state, seat)


@lru_cache(maxsize=4096)
def _triggers(cards: tuple[Card, ...]) -> tuple[tuple[Card, On], ...]:
    return tuple((card, part) for card in cards for part in card.effect if isinstance(part, On))


def triggers(state: UnderwaterCitiesState, seat: int) -> tuple[tuple[Card, On], ...]:
    """The triggers of claimed cards, in the order in which the cards were claimed."""
    return _triggers(claimed_cards(state, seat))


@lru_cache(maxsize=4096)
def _abilities(cards: tuple[Card, ...]) -> tuple[tuple[Card, Ability], ...]:
    return tuple(
        (card, part) for card in cards for part in card.effect if isinstance(part, Ability)
    )


def abilities(state: UnderwaterCitiesState, seat: int) -> tuple[tuple[Card, Ability], ...]:
    """The abilities of claimed cards."""
    return _abilities(claimed_cards(state, seat))


def is_boost(statement: Statement) -> bool:
    """Whether a trigger changes the rules of a slot instead of doing something itself."""
    return isinstance(statement, Boost)


def action_cards(state: UnderwaterCitiesState, seat: int) -> tuple[str, ...]:
    """The claimed action cards, used or not."""
    return tuple([card.id for card in claimed_cards(state, seat) if card.type == "action"])
