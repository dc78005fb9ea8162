"""The value of resources and Productions to a computer player, in points."""

from __future__ import annotations

from typing import NamedTuple

from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.stock import Stock

CREDIT = 0.4
WORTH = (CREDIT, 0.6, 0.8, 0.9, 1.3)
"""The value of each resource while it can be used, in the order of a stock."""
SCORED = (0.25, 0.25, 0.25, 0.25, 0.5)
"""The value of each at final scoring (UC-7.29)."""
PLENTY = 3
"""The number of a resource that can soon be used; the rest counts as at final scoring."""
INCOME = 1.0
"""The weight of a resource that will be produced only later."""
FOOD = 0.9
"""The cost of the food for a city that the network does not feed."""
HUNGER_NEAR = 1.5
"""The value of feeding a city that would go hungry, in the last round before feeding."""


class Clock(NamedTuple):
    """The part of the game that a seat has ahead of it."""

    turns: int
    """The seat's turns that have yet to begin."""
    productions: int
    """Productions left, including the current one."""
    rounds: int
    """Rounds before the next Production after the current one."""

    @property
    def eras(self) -> int:
        """Eras that begin after this one."""
        return max(self.productions - 1, 0)

    @property
    def next_era(self) -> float:
        """The probability that something possible once before the next Production is done."""
        return 1.0 if self.rounds or self.turns % 3 else 0.3


def stock_worth(stock: Stock, clock: Clock) -> float:
    """Return the value of resources: usable ones are worth most, and nothing is lost at the end."""
    usable = min(PLENTY, clock.turns)
    return sum(
        each * min(owned, usable) + scored * max(owned - usable, 0)
        for owned, each, scored in zip(stock, WORTH, SCORED, strict=True)
    )


def output_worth(made: Output, clock: Clock) -> float:
    """Return the value of producing this in every Production left."""
    if not clock.productions:
        return 0.0
    later = last = 0.0
    for count, each, scored in zip(made.stock, WORTH, SCORED, strict=True):
        later += INCOME * each * count
        last += scored * count
    return clock.productions * made.points + (clock.productions - 1) * later + last


def food_cost(cities: int, made: Output, clock: Clock) -> float:
    """Return the cost of feeding this many cities in every Production left."""
    if not clock.productions:
        return 0.0
    eaten = min(cities, made.stock.kelp)
    kelp = INCOME * WORTH[1] * (clock.productions - 1) + SCORED[1]
    return eaten * kelp + FOOD * clock.productions * (cities - eaten)


def hunger(cities: int, made: Output, stock: Stock, clock: Clock) -> float:
    """Return the additional cost of owning too little food before the next Production."""
    if not clock.productions:
        return 0.0
    unfed = cities - made.stock.kelp - stock.kelp - stock.biomatter
    return HUNGER_NEAR * max(0, unfed) / (1 + clock.rounds)
