"""A simple guess how well a seat stands, for automatic players; no rule depends on it."""

from __future__ import annotations

from functools import lru_cache

from engine.underwater_cities.counters import Holdings
from engine.underwater_cities.ending import score_of
from engine.underwater_cities.production import (
    HUNGER,
    Output,
    network,
    plain_lines,
    total_output,
)
from engine.underwater_cities.production_phase import production_effects
from engine.underwater_cities.standing import claimed_cards, holdings, survey_of
from engine.underwater_cities.state import UnderwaterCitiesState
from engine.underwater_cities.stock import Stock
from engine.underwater_cities.survey import Survey

PRODUCTIONS = {1: 3, 2: 2, 3: 1}
"""How often there is still Production, by era."""
WORTH = Stock(credit=4, kelp=6, steelplast=9, science=10, biomatter=14)
"""What resources are worth while they can be used, in tenths of a point."""
SPARE = 0.1
"""How much of that those are worth of which there are plenty."""
PLENTY = 3
CARD = 0.3
"""A card in hand; more than a few are worth little."""
USEFUL_CARDS = 4
PERMANENT, ACTION_CARD, PRODUCTION_CARD = 0.9, 1.3, 0.5
"""Claimed cards, for each Production that is left."""
CITY = 2.0
"""A connected city beyond what it scores, for each Production that is left."""
UNCONNECTED = 2.5
"""A city that waits for its tunnel."""
WAITING_BUILDING = 0.8
BUILDING = 0.6
"""A connected building beyond what it makes: it can be upgraded, and cards count it."""
UPGRADED = 1.3
"""An upgraded structure beyond what it makes."""
TUNNEL = 0.6
"""A tunnel leads on to metropolises and further sites."""
ON_THE_WAY = 2.0
"""A metropolis is worth more, the nearer its tunnels come."""
FEDERATION = 0.15
AHEAD = 0.25
"""How much what the best of the others has counts against one."""


def value(state: UnderwaterCitiesState, seat: int) -> float:
    """What the seat has and can expect, and a little what the others have."""
    mine = worth(state, seat)
    others = [state.players[other].points for other in range(state.seats) if other != seat]
    return mine - AHEAD * max(others, default=0)


def worth(state: UnderwaterCitiesState, seat: int) -> float:
    """What the seat would score now, and what its things will still bring."""
    final = score_of(state, seat)
    if state.over:
        return float(final.total)
    left = productions_left(state)
    player, held = state.players[seat], holdings(state, seat)
    return (
        final.total
        - final.resources
        + _stock_worth(player.stock, left)
        + _income_worth(state, seat, held, left)
        + _board_worth(held.survey, left)
        + _card_worth(state, seat, left)
        + FEDERATION * (5 - state.space_of(seat))
    )


def productions_left(state: UnderwaterCitiesState) -> float:
    """How often there will be Production, and a little more for what can be done before it."""
    return PRODUCTIONS[state.era] + (0.0 if state.phase is None else -1.0)


def _stock_worth(stock: Stock, left: float) -> float:
    """Resources: those that can be used soon are worth most, and nothing is lost in the end."""
    found = 0.0
    scale = 0.1 if left >= 1 else 0.04
    for owned, each in zip(stock, WORTH, strict=True):
        found += scale * each * (min(owned, PLENTY) + SPARE * max(owned - PLENTY, 0))
    return found


def _income_worth(state: UnderwaterCitiesState, seat: int, held: Holdings, left: float) -> float:
    """What each further Production brings, less the food."""
    made = total_output(network(survey_of(state, seat)))
    effects = [(cause.name, effect) for cause, effect in production_effects(state, seat)]
    made = made.plus(total_output(plain_lines(effects, held)))
    return left * (_output_worth(made) - _hunger(held, made))


def _output_worth(made: Output) -> float:
    return made.points + sum(
        each * count / 20 for each, count in zip(WORTH, made.stock, strict=True)
    )


def _hunger(held: Holdings, made: Output) -> float:
    """What feeding the cities costs, where the network does not make the kelp."""
    cities = held.survey.city.bit_count()
    food = made.stock.kelp + made.stock.biomatter
    short = max(0, cities - food)
    return 0.3 * min(cities, food) + 0.35 * HUNGER * short


@lru_cache(maxsize=4096)
def _board_worth(survey: Survey, left: float) -> float:
    """Cities, what waits for a tunnel, and the way to the metropolises."""
    nation, chart = survey.nation, survey.chart
    connected = survey.city.bit_count()
    waiting = nation.city.bit_count() - connected
    buildings = (nation.building & ~survey.building).bit_count()
    found = CITY * left * connected + UNCONNECTED * waiting + WAITING_BUILDING * buildings
    found += BUILDING * survey.building.bit_count()
    found += UPGRADED * (survey.up_building.bit_count() + survey.up_tunnel.bit_count())
    found += TUNNEL * nation.tunnel.bit_count() * min(left, 2)
    for number, needs in enumerate(chart.needs):
        if not survey.metropolis >> number & 1:
            ends = 0
            for place, tunnel_ends in enumerate(chart.ends):
                if needs >> place & 1 and tunnel_ends & survey.reached:
                    ends += 1
            found += ON_THE_WAY * ends / needs.bit_count()
        else:
            found += ON_THE_WAY * (1 + left / 2)
    return found


def _card_worth(state: UnderwaterCitiesState, seat: int, left: float) -> float:
    """Cards in hand, and what claimed ones will still do."""
    player = state.players[seat]
    found = CARD * min(len(player.hand), USEFUL_CARDS)
    for card in claimed_cards(state, seat):
        if card.type == "permanent":
            found += PERMANENT * left
        elif card.type == "action":
            ready = 0.7 if card.id not in player.used else 0.0
            found += ACTION_CARD * (left - 1 + ready)
        elif card.type == "production":
            found += PRODUCTION_CARD * left
        else:
            found += 1.0
    return found
