"""A simple estimate of a seat's position for computer players; no rule depends on it.

Everything is measured in points: the seat's current score, its final scoring if the game ended now,
and what its components will probably still bring.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core.frames import Ask
from engine.core.storage.kept import cached_method, remembered
from engine.underwater_cities.board.counters import Holdings
from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.possessions import ClaimedCards, claimed, claims_of
from engine.underwater_cities.board.production import network, plain_lines, total_output
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.board.survey import Survey, survey_of
from engine.underwater_cities.effects.lasting import Feed
from engine.underwater_cities.effects.slot import DoSlot
from engine.underwater_cities.ending import score_of
from engine.underwater_cities.pack.components import MetropolisTile, UnderwaterCitiesPack
from engine.underwater_cities.players.value_board import (
    FARTHER,
    METROPOLIS,
    joined,
    missing_tunnels,
    prospects,
)
from engine.underwater_cities.players.value_cards import (
    IN_HAND,
    PLAYED,
    card_worth,
    claimed_worth,
    plainly_made,
    produced,
)
from engine.underwater_cities.players.value_goods import (
    Clock,
    food_cost,
    hunger,
    output_worth,
    stock_worth,
)
from engine.underwater_cities.scoring import (
    RESOURCES_FOR_A_POINT,
    Sale,
    best_sales,
    city_scores,
    conversion_value,
    end_effect,
    points_without_payment,
    sales,
)
from engine.underwater_cities.state import (
    LAPS,
    LAST_ROUND,
    LAST_ROUNDS,
    Player,
    UnderwaterCitiesState,
)
from engine.underwater_cities.turn.declaring import ChooseOrder

UNCONNECTED = 0.5
"""The share of a city's benefits that counts while its tunnels are missing."""
FEDERATION = 0.1
"""The value of a space of the Federation track, for the next play order."""
NEAR = 0.5
"""The share of a metropolis's benefits that counts one tunnel before it is connected."""
SLOT = 2.0
"""The value of the chosen slot while its action is pending."""
UNDONE = 0.3
"""The value of any other pending step, so that what is paid for is also taken."""
AHEAD = 0.25
"""The weight of the best opponent's points against one's own."""


def value(state: UnderwaterCitiesState, seat: int) -> float:
    """Return what the seat has and can expect, minus a little of what the others have."""
    mine = worth(state, seat)
    others = [player.points for other, player in enumerate(state.players) if other != seat]
    return mine - AHEAD * max(others, default=0)


def worth(state: UnderwaterCitiesState, seat: int) -> float:
    """Return the seat's score, with what its components will probably still bring."""
    if state.over:
        return float(score_of(state, seat).total)
    player, clock = state.players[seat], clock_of(state)
    table = _weighed(
        state.pack,
        survey_of(state, seat),
        claimed(state, seat),
        len(player.paid),
        player.used,
        clock,
    )
    return (
        player.points
        + table.worth
        + stock_worth(player.stock, clock)
        - hunger(table.hungry, table.made, player.stock, clock)
        + _sold(state.pack, player, table, clock)
        + _card_worth(state, seat, table.held, clock)
        + FEDERATION * (5 - state.space_of(seat))
    )


def clock_of(state: UnderwaterCitiesState) -> Clock:
    """Return how much of the game is left."""
    return _clock(state.round, state.lap, producing=state.phase == "production")


@cache
def _clock(round_: int, lap: int, *, producing: bool) -> Clock:
    productions = sum(round_ <= last for last in LAST_ROUNDS) - producing
    turns = LAPS * (LAST_ROUND - round_) + LAPS - lap
    next_one = next((last for last in LAST_ROUNDS if last >= round_ + producing), LAST_ROUND)
    return Clock(turns, productions, next_one - round_)


class BoardWorth(NamedTuple):
    """The value of a seat's board and claimed cards."""

    held: Holdings
    worth: float
    made: Output
    """The production of network and cards."""
    hungry: int
    """The number of cities that need food."""
    offers: tuple[Sale, ...]
    """The sales offered by end-scoring cards."""


@remembered(4096)
def _weighed(
    pack: UnderwaterCitiesPack,
    survey: Survey,
    cards: ClaimedCards,
    paid: int,
    used: tuple[str, ...],
    clock: Clock,
) -> BoardWorth:
    """Return what board, metropolises and claimed cards score, produce and may still bring."""
    held = Holdings(survey, NOTHING, claims_of(cards, paid))
    made, found = _yield(pack, held, cards, clock)
    whole = joined(survey)
    if whole is not survey:
        later = _yield(pack, Holdings(whole, NOTHING, held.claims), cards, clock)[1]
        found += UNCONNECTED * (later - found)
    for tile, tunnels in missing_tunnels(survey):
        found += FARTHER ** (tunnels - 1) * _way_worth(pack.tiles[tile], held, clock)
    for card in cards.cards:
        found += claimed_worth(card, held, clock, used=card.id in used)
    offers = tuple(
        sale
        for card in cards.cards
        if card.type == "end"
        for sale in sales(card.id, end_effect(card), held)
    )
    return BoardWorth(held, found, made, _hungry(survey, cards), offers)


def _hungry(survey: Survey, cards: ClaimedCards) -> int:
    """Return the number of cities that need food."""
    return max(0, survey.city.bit_count() - _spared(cards))


@cached_method
def _spared(cards: ClaimedCards) -> int:
    """Return how many cities production cards spare."""
    parts = (part for card in cards.cards for part in produced(card))
    return sum(part.free for part in parts if isinstance(part, Feed))


def _yield(
    pack: UnderwaterCitiesPack, held: Holdings, cards: ClaimedCards, clock: Clock
) -> tuple[Output, float]:
    """Return the production of network and metropolises, and its value with the current scoring."""
    made, scored = _built(held.survey)
    found = scored + prospects(held.survey, clock.productions)
    for name in held.survey.connected_tiles:
        tile = pack.tiles[name]
        made = made.plus(total_output(plain_lines([(name, tile.prod)], held)))
        found += points_without_payment(tile.end, held)
    for card in cards.cards:
        if card.type == "end":
            found += points_without_payment(end_effect(card), held)
        elif card.type == "production":
            made = made.plus(plainly_made(card, held))
    food = food_cost(_hungry(held.survey, cards), made, clock)
    return made, found + output_worth(made, clock) - food


@cached_method
def _built(survey: Survey) -> tuple[Output, int]:
    """Return what a network produces and scores by itself."""
    return total_output(network(survey)), sum(city.points for city in city_scores(survey))


def _way_worth(tile: MetropolisTile, held: Holdings, clock: Clock) -> float:
    """Return the value of being close to a metropolis."""
    made = total_output(plain_lines([(tile.id, tile.prod)], held))
    return METROPOLIS + NEAR * (output_worth(made, clock) + points_without_payment(tile.end, held))


def _sold(pack: UnderwaterCitiesPack, player: Player, table: BoardWorth, clock: Clock) -> float:
    """Return the value of sales by end-scoring cards after the last Production."""
    if not table.offers or clock.productions > 1:
        return 0.0
    stock = player.stock.plus(table.made.stock) if clock.productions else player.stock
    return _sale(pack, table.offers, stock)


@remembered(1024)
def _sale(_pack: UnderwaterCitiesPack, offers: tuple[Sale, ...], stock: Stock) -> float:
    """Return what the best sales bring beyond what the resources would score themselves."""
    sold = best_sales(offers, stock)
    points = sum(each.points for each in sold)
    return points - sum(conversion_value(each.spent) for each in sold) / RESOURCES_FOR_A_POINT


def _card_worth(state: UnderwaterCitiesState, seat: int, held: Holdings, clock: Clock) -> float:
    """Return the value of the cards in hand and of unfinished steps of the current turn."""
    names = state.players[seat].hand
    hand = sorted((card_worth(state.card(name), held, clock) for name in names), reverse=True)
    likely = IN_HAND[: clock.turns]
    found = sum(part * card for part, card in zip(likely, hand, strict=False))
    turn = state.turn
    if turn is None or turn.seat != seat or turn.ended:
        return found
    if turn.card is not None and turn.matched:
        found += PLAYED * card_worth(state.card(turn.card), held, clock)
    for frame in state.stack:
        if isinstance(frame, ChooseOrder | DoSlot):
            found += SLOT
        elif isinstance(frame, Ask):
            found += UNDONE
    return found
