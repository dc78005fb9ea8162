"""Resources and points produced."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of, total
from engine.underwater_cities.terms.glossary import Bundle


class Output(NamedTuple):
    """Resources and points produced."""

    stock: Stock = NOTHING
    points: int = 0

    def plus(self, other: Output) -> Output:
        """Return the sum of both."""
        return Output(self.stock.plus(other.stock), self.points + other.points)

    def times(self, factor: int) -> Output:
        """Return this output multiplied."""
        return Output(self.stock.times(factor), self.points * factor)


NO_OUTPUT = Output()


def output_of(bundle: Bundle) -> Output:
    """Return the resources and points in a bundle."""
    points = sum(number for thing, number in bundle if thing == "point")
    return Output(stock_of(bundle), points)


def sum_of(outputs: Iterable[Output]) -> Output:
    """Return several outputs as one."""
    found = tuple(outputs)
    return Output(total(each.stock for each in found), sum(each.points for each in found))
