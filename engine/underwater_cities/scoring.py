"""The final scoring of a player, with the source of each point (UC-7.24 to UC-7.32)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.core.game import places
from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.counters import Holdings
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.effects.effect import output_now
from engine.underwater_cities.effects.lasting import End
from engine.underwater_cities.effects.pay import Pay
from engine.underwater_cities.pack.components import Card, MetropolisTile, Statements
from engine.underwater_cities.terms.glossary import BuildingKind

CITY_POINTS = (2, 3, 4, 6)
"""The score of a connected city, by its number of kinds of buildings (UC-7.28)."""
CREDITS_FOR_BIOMATTER = 2
RESOURCES_FOR_A_POINT = 4


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a metropolis tile or an end-scoring card."""

    source: str
    points: int
    spent: Stock = NOTHING
    """The resources spent on it."""


@dataclass(frozen=True, slots=True)
class CityScore:
    """The score of a connected city."""

    site: str
    kinds: tuple[BuildingKind, ...]
    points: int


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The whole final scoring of a player, in its order (UC-7.24)."""

    before: int
    """The score before the final scoring."""
    tiles: tuple[Scored, ...]
    cards: tuple[Scored, ...]
    cities: tuple[CityScore, ...]
    left: Stock
    """The resources left after the cards."""
    resources: int
    """The points for the resources left."""

    @property
    def total(self) -> int:
        """The final score."""
        scored = sum(part.points for part in (*self.tiles, *self.cards))
        return self.before + scored + sum(city.points for city in self.cities) + self.resources


def final_score(
    holdings: Holdings, before: int, tiles: Sequence[MetropolisTile], cards: Sequence[Card]
) -> FinalScore:
    """Return the final scoring of a player with these metropolises and cards."""
    on_tiles = [(tile.id, tile.end) for tile in tiles if tile.end]
    on_cards = [(card.id, effect) for card in cards if (effect := end_effect(card))]
    offers = [sale for of, effect in (*on_tiles, *on_cards) for sale in sales(of, effect, holdings)]
    sold = best_sales(offers, holdings.stock)
    left = holdings.stock
    for sale in sold:
        left = left.minus(sale.spent)
    return FinalScore(
        before,
        tuple(_scored(of, effect, holdings, sold) for of, effect in on_tiles),
        tuple(_scored(of, effect, holdings, sold) for of, effect in on_cards),
        city_scores(holdings.survey),
        left,
        conversion_value(left) // RESOURCES_FOR_A_POINT,
    )


@cached_method
def end_effect(card: Card) -> Statements:
    """Return the effect of a card at final scoring."""
    return tuple(
        part for statement in card.effect if isinstance(statement, End) for part in statement.parts
    )


def _scored(source: str, effect: Statements, holdings: Holdings, sold: Iterable[Scored]) -> Scored:
    """Return the score of a tile or card, including its sales."""
    points = points_without_payment(effect, holdings)
    spent = NOTHING
    for sale in sold:
        if sale.source == source:
            points += sale.points
            spent = spent.plus(sale.spent)
    return Scored(source, points, spent)


def points_without_payment(effect: Statements, holdings: Holdings) -> int:
    """Return the points that an effect gives without a payment."""
    gains = (part for part in effect if not isinstance(part, Pay))
    return sum(output_now(part, holdings).points for part in gains)


def city_scores(survey: Survey) -> tuple[CityScore, ...]:
    """Return the score of each connected city for the variety of its buildings (UC-7.28)."""
    kinds = ((city, survey.kinds_at(city)) for city in survey.cities)
    return tuple(CityScore(city, found, CITY_POINTS[len(found)]) for city, found in kinds)


def conversion_value(stock: Stock) -> int:
    """Return the value of resources when they are converted into points (UC-7.29)."""
    return sum(stock) + (CREDITS_FOR_BIOMATTER - 1) * stock.biomatter


def standing(totals: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each seat; the final play order breaks ties (UC-7.31, UC-7.32)."""
    return places([(total, -order.index(seat)) for seat, total in enumerate(totals)])


# ---------------------------------------------------------------- spending at the end


class Sale(NamedTuple):
    """A payment that an end-scoring effect accepts for points."""

    source: str
    prices: tuple[Stock, ...]
    points: int
    most: int


class _Lot(NamedTuple):
    """One price of a sale."""

    sale: Sale
    price: Stock

    @property
    def worth(self) -> int:
        """The net value of one sale at this price, in quarters of a point.

        Everything left is converted into points at the end, and only rounded then; so the best
        total is the one with the highest sum of these values.
        """
        return RESOURCES_FOR_A_POINT * self.sale.points - conversion_value(self.price)

    def affordable(self, stock: Stock) -> int:
        """Return how often the price could be paid from the stock."""
        often = [owned // due for owned, due in zip(stock, self.price, strict=True) if due]
        return min((self.sale.most, *often))

    def contends_with(self, other: _Lot) -> bool:
        """Return whether one of them may use up what the other needs."""
        shared = any(mine and theirs for mine, theirs in zip(self.price, other.price, strict=True))
        return shared or self.sale is other.sale


_Plan: TypeAlias = tuple[int, tuple[tuple[_Lot, int], ...]]
"""The gain, in quarters of a point, and how often each lot is sold."""


def sales(source: str, effect: Statements, holdings: Holdings) -> Iterator[Sale]:
    """Yield the sales that an end-scoring effect offers."""
    for part in effect:
        if isinstance(part, Pay):
            points = output_now(part.then, holdings).points
            yield Sale(source, tuple(map(stock_of, part.prices)), points, part.most)


def best_sales(offers: Iterable[Sale], stock: Stock) -> tuple[Scored, ...]:
    """Return the sales that lead to the highest total (UC-7.27)."""
    found = (_Lot(sale, price) for sale in offers for price in sale.prices)
    lots = tuple(lot for lot in found if lot.worth > 0)
    contested = [any(map(lot.contends_with, lots[n + 1 :])) for n, lot in enumerate(lots)]

    @cache
    def best(n: int, owned: Stock, sold: int) -> _Plan:
        """Return the best plan from the n-th lot on; `sold` counts its sale at other prices."""
        if n == len(lots):
            return 0, ()
        lot = lots[n]
        most = min(lot.affordable(owned), lot.sale.most - sold)
        goes_on = n + 1 < len(lots) and lots[n + 1].sale is lot.sale
        plans: list[_Plan] = []
        for number in range(most, -1 if contested[n] else most - 1, -1):
            left = owned.minus(lot.price.times(number))
            gained, rest = best(n + 1, left, sold + number if goes_on else 0)
            plans.append((gained + number * lot.worth, ((lot, number), *rest)))
        return max(plans, key=lambda plan: plan[0])

    return tuple(
        Scored(lot.sale.source, number * lot.sale.points, lot.price.times(number))
        for lot, number in best(0, stock, 0)[1]
        if number
    )
