"""Resources in a supply, a cost or a gain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.terms.glossary import Bundle


class Stock(NamedTuple):
    """A count of each resource, in the order of `RESOURCES`."""

    credit: int = 0
    kelp: int = 0
    steelplast: int = 0
    science: int = 0
    biomatter: int = 0

    def plus(self, other: Stock) -> Stock:
        """Return the sum of both."""
        return Stock(
            self.credit + other.credit,
            self.kelp + other.kelp,
            self.steelplast + other.steelplast,
            self.science + other.science,
            self.biomatter + other.biomatter,
        )

    def minus(self, other: Stock) -> Stock:
        """Return the difference; this must cover the other."""
        return Stock(
            self.credit - other.credit,
            self.kelp - other.kelp,
            self.steelplast - other.steelplast,
            self.science - other.science,
            self.biomatter - other.biomatter,
        )

    def times(self, factor: int) -> Stock:
        """Return this stock multiplied."""
        return Stock(
            factor * self.credit,
            factor * self.kelp,
            factor * self.steelplast,
            factor * self.science,
            factor * self.biomatter,
        )

    def lacks(self, other: Stock) -> frozenset[str]:
        """Return the resources of which there is less."""
        pairs = zip(self._fields, self, other, strict=True)
        return frozenset(name for name, owned, due in pairs if owned < due)


NOTHING = Stock()


def stock_of(bundle: Bundle) -> Stock:
    """Return the resources in a bundle."""
    count = dict[str, int](bundle).get
    return Stock(*[count(resource, 0) for resource in RESOURCES])


def total(stocks: Iterable[Stock]) -> Stock:
    """Return the sum of all stocks."""
    return Stock(*map(sum, zip(NOTHING, *stocks, strict=True)))
