"""What resources and Productions are worth to an automatic player, in points."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.underwater_cities.production import Output
from engine.underwater_cities.stock import Stock

CREDIT = 0.4
WORTH = (CREDIT, 0.6, 0.8, 0.9, 1.3)
"""What each resource is worth while it can be used, in the order of a stock."""
SCORED = (0.25, 0.25, 0.25, 0.25, 0.5)
"""What each is worth at final scoring (UC-7.29)."""
PLENTY = 3
"""So many of a resource can be used soon; the rest counts as at final scoring."""
INCOME = 1.0
"""How much of its worth is left of a resource that will be made only later."""
FOOD = 0.9
"""What it costs to get the food for a city that the network does not feed."""
HUNGER_NEAR = 1.5
"""What a city that would go hungry is worth to feed in the last round before it."""


class Clock(NamedTuple):
    """How much of the game a seat has before it."""

    turns: int
    """Own turns that are still to begin."""
    productions: int
    """The one that runs included."""
    rounds: int
    """Rounds before the next Production beyond the running one."""

    @property
    def eras(self) -> int:
        """Eras that begin after this one."""
        return max(self.productions - 1, 0)

    @property
    def next_era(self) -> float:
        """How likely what can be done once before the next Production will be done."""
        return 1.0 if self.rounds or self.turns % 3 else 0.3


@lru_cache(maxsize=4096)
def stock_worth(stock: Stock, clock: Clock) -> float:
    """Resources: those that can still be used are worth most, and nothing is lost in the end."""
    usable = min(PLENTY, clock.turns)
    return sum(
        each * min(owned, usable) + scored * max(owned - usable, 0)
        for owned, each, scored in zip(stock, WORTH, SCORED, strict=True)
    )


def output_worth(made: Output, clock: Clock) -> float:
    """What it is worth to make this in every Production that is left."""
    if not clock.productions:
        return 0.0
    later = last = 0.0
    for count, each, scored in zip(made.stock, WORTH, SCORED, strict=True):
        later += INCOME * each * count
        last += scored * count
    return clock.productions * made.points + (clock.productions - 1) * later + last


def food_cost(cities: int, made: Output, clock: Clock) -> float:
    """What it costs to feed so many cities in every Production that is left."""
    if not clock.productions:
        return 0.0
    eaten = min(cities, made.stock.kelp)
    kelp = INCOME * WORTH[1] * (clock.productions - 1) + SCORED[1]
    return eaten * kelp + FOOD * clock.productions * (cities - eaten)


def hunger(cities: int, made: Output, stock: Stock, clock: Clock) -> float:
    """What it costs beyond that to own too little food before the next Production."""
    if not clock.productions:
        return 0.0
    unfed = cities - made.stock.kelp - stock.kelp - stock.biomatter
    return HUNGER_NEAR * max(0, unfed) / (1 + clock.rounds)
