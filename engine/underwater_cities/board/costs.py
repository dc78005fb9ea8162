"""The costs of building, upgrading and Special cards (UC-6.1 to 6.8).

How a bill is worked out and paid (UC-6.5, UC-6.8) is the same in every game; this module has the
costs of this one, and the changes that a player's cards make to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType
from typing import TypeAlias

from engine.core.effects.bill import Bill, Cut, Payment, Substitute, bills, payments
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of
from engine.underwater_cities.effects.lasting import AltCost, Discount
from engine.underwater_cities.pack.components import RESOURCES, Card
from engine.underwater_cities.terms.glossary import Bundle, Price, SingleKind
from engine.underwater_cities.terms.purchases import Builds, Purchase, SpecialCards, Upgrades

Costs: TypeAlias = tuple[Bill[Stock], ...]
"""Alternative costs, the first printed one first."""

USUAL_COSTS: Mapping[SingleKind, Stock] = MappingProxyType(
    {
        "tunnel": Stock(steelplast=1, credit=1),
        "farm": Stock(kelp=1),
        "desal": Stock(credit=1),
        "lab": Stock(steelplast=1),
        "white": Stock(steelplast=2, kelp=1, credit=1),
        "purple": Stock(steelplast=1, kelp=1, biomatter=1, credit=2),
    }
)
"""The usual cost of each kind of thing (UC-6.1)."""
USUAL_UPGRADE = Stock(science=1)
BIOMATTER = Substitute(
    RESOURCES.index("biomatter"), (RESOURCES.index("steelplast"), RESOURCES.index("kelp"))
)
"""Biomatter may replace these when something is built (UC-6.6, UC-6.7)."""


@dataclass(frozen=True, slots=True)
class CostChanges:
    """The changes that a player's claimed cards make to costs."""

    cuts: tuple[tuple[Purchase, Cut[Stock]], ...] = ()
    """The discounts (UC-6.3)."""
    swaps: tuple[tuple[Purchase, tuple[Stock, ...]], ...] = ()
    """The alternative costs (UC-6.2)."""

    def cuts_on(self, purchase: Purchase) -> list[Cut[Stock]]:
        """Return the discounts on a purchase."""
        return [cut for what, cut in self.cuts if what.includes(purchase)]

    def prices_of(self, purchase: Purchase, price: Price, usual: Stock) -> tuple[Stock, ...]:
        """Return the printed costs of a purchase, and those that may be paid in their place."""
        if price == "free":  # neither alternatives nor discounts change what is free
            return (NOTHING,)
        printed = (usual,) if price == "usual" else tuple(map(stock_of, price))
        swaps = (prices for what, prices in self.swaps if what.includes(purchase))
        return (*printed, *chain.from_iterable(swaps))


USUAL_TERMS = CostChanges()


def terms_of(claimed: tuple[Card, ...]) -> CostChanges:
    """Return the discounts and alternative costs of claimed cards, in claiming order."""
    cuts: list[tuple[Purchase, Cut[Stock]]] = []
    swaps: list[tuple[Purchase, tuple[Stock, ...]]] = []
    for card in claimed:
        for statement in card.effect:
            match statement:
                case Discount(what=what, bundle=bundle, once=once):
                    cuts.append((what, Cut(card.id, stock_of(bundle), once is not None)))
                case AltCost(what=what, prices=prices):
                    swaps.append((what, tuple(map(stock_of, prices))))
    return CostChanges(tuple(cuts), tuple(swaps)) if cuts or swaps else USUAL_TERMS


def remaining(terms: CostChanges, spent: Iterable[str]) -> CostChanges:
    """Return the terms for the rest of a turn in which these cards have given their discount."""
    if not spent:
        return terms
    cuts = ((what, cut) for what, cut in terms.cuts if not (cut.once and cut.source in spent))
    return CostChanges(tuple(cuts), terms.swaps)


def build_costs(
    kind: SingleKind,
    price: Price = "usual",
    less: Bundle = (),
    terms: CostChanges = USUAL_TERMS,
    surcharge: Stock = NOTHING,
) -> Costs:
    """Return the costs of building one thing of a kind.

    `less` is the discount that the effect itself gives.
    """
    what = Builds((kind,))
    cuts = (Cut("", stock_of(less)), *terms.cuts_on(what))
    return bills(terms.prices_of(what, price, USUAL_COSTS[kind]), cuts, surcharge, BIOMATTER)


def upgrade_costs(price: Price, kind: SingleKind, terms: CostChanges = USUAL_TERMS) -> Costs:
    """Return the costs of upgrading one structure of a kind."""
    what = Upgrades((kind,))
    return bills(terms.prices_of(what, price, USUAL_UPGRADE), terms.cuts_on(what))


def special_costs(credits_: int, terms: CostChanges = USUAL_TERMS) -> Costs:
    """Return the costs of playing a Special card (UC-6.55)."""
    return bills((Stock(credit=credits_),), terms.cuts_on(SpecialCards()))


def payments_before(
    costs: Costs, stock: Stock, later: Costs
) -> Iterator[tuple[Payment[Stock], frozenset[str]]]:
    """Yield each payment with the resources that it leaves lacking for one of the later costs.

    A build with an upgrade is begun only if both can be paid (UC-6.65).
    """
    for payment in payments(costs, stock):
        left = stock.minus(payment.paid)
        yield from ((payment, left.lacks(bill.due)) for bill in later)
