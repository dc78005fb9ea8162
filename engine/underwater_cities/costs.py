"""The costs of building, upgrading and Special cards, and their payment (UC-6.1 to 6.8).

A cost is computed in the order of UC-6.5: usual, specified or alternative cost; discounts; the
surcharge of the site; then biomatter for kelp and steelplast, if something is built.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from engine.underwater_cities.components import Card
from engine.underwater_cities.effects.lasting import AltCost, Discount
from engine.underwater_cities.effects.purchases import Builds, Purchase, SpecialCards, Upgrades
from engine.underwater_cities.glossary import Amount, Bundle, Price, SingleKind
from engine.underwater_cities.stock import NOTHING, Stock, stock_of

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


@dataclass(frozen=True, slots=True)
class Cut:
    """A discount of a claimed card."""

    card: str
    what: Purchase
    less: Stock
    once: bool
    """True if it applies to the first purchase of a turn to which it makes a difference."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The changes that a player's claimed cards make to costs."""

    cuts: tuple[Cut, ...] = ()
    swaps: tuple[tuple[Purchase, tuple[Stock, ...]], ...] = ()
    """The alternative costs (UC-6.2)."""


USUAL_TERMS = Terms()


@dataclass(frozen=True, slots=True)
class Cost:
    """A possible cost, complete except for the payment itself."""

    stock: Stock
    spends: tuple[str, ...] = ()
    """The cards whose discount is used up for this turn."""
    biomatter: bool = False
    """True if biomatter may replace kelp and steelplast (UC-6.6, UC-6.7)."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A cost, and the exact payment for it."""

    cost: Cost
    paid: Stock


# ---------------------------------------------------------------- changes by cards


@lru_cache(maxsize=1024)
def terms_of(claimed: tuple[Card, ...]) -> Terms:
    """Return the discounts and alternative costs of claimed cards, in claiming order."""
    cuts: list[Cut] = []
    swaps: list[tuple[Purchase, tuple[Stock, ...]]] = []
    for card in claimed:
        for statement in card.effect:
            match statement:
                case Discount(what=what, bundle=bundle, once=once):
                    cuts.append(Cut(card.id, what, stock_of(bundle), once is not None))
                case AltCost(what=what, prices=prices):
                    swaps.append((what, _stocks(prices)))
    return Terms(tuple(cuts), tuple(swaps)) if cuts or swaps else USUAL_TERMS


def still(terms: Terms, spent: Iterable[str]) -> Terms:
    """Return the terms for the rest of a turn in which these cards have given their discount."""
    if not spent:
        return terms
    cuts = tuple(cut for cut in terms.cuts if not (cut.once and cut.card in spent))
    return Terms(cuts, terms.swaps)


# ---------------------------------------------------------------- costs


def build_costs(
    kind: SingleKind,
    price: Price = "usual",
    less: Bundle = (),
    terms: Terms = USUAL_TERMS,
    surcharge: Stock = NOTHING,
) -> tuple[Cost, ...]:
    """Return the costs of building one thing of a kind, the first printed one in front.

    `less` is the discount that the effect itself gives.
    """
    bases = _bases(price, USUAL_COSTS[kind])
    return tuple(
        Cost(stock.plus(surcharge), spends, biomatter=True)
        for stock, spends in _bargains(Builds((kind,)), bases, terms, stock_of(less))
    )


def upgrade_costs(price: Price, kind: SingleKind, terms: Terms = USUAL_TERMS) -> tuple[Cost, ...]:
    """Return the costs of upgrading one structure of a kind, the first printed one in front."""
    bases = _bases(price, USUAL_UPGRADE)
    return tuple(
        Cost(stock, spends) for stock, spends in _bargains(Upgrades((kind,)), bases, terms)
    )


def special_costs(credits_: int, terms: Terms = USUAL_TERMS) -> tuple[Cost, ...]:
    """Return the costs of playing a Special card (UC-6.55)."""
    bases = (Stock(credit=credits_),)
    return tuple(Cost(stock, spends) for stock, spends in _bargains(SpecialCards(), bases, terms))


def _stocks(prices: Amount) -> tuple[Stock, ...]:
    return tuple(stock_of(bundle) for bundle in prices)


def _bases(price: Price, usual: Stock) -> tuple[Stock, ...] | None:
    """Return the costs before alternatives and discounts; None if it is free."""
    if price == "usual":
        return (usual,)
    return None if price == "free" else _stocks(price)


def _bargains(
    purchase: Purchase, bases: tuple[Stock, ...] | None, terms: Terms, less: Stock = NOTHING
) -> Iterable[tuple[Stock, tuple[str, ...]]]:
    """Return each cost after alternatives and discounts, with the cards whose discount it uses up.

    `less` is a discount that the effect itself gives.
    """
    if bases is None:  # neither alternatives nor discounts change what is free
        return ((NOTHING, ()),)
    if terms is USUAL_TERMS:
        return tuple((base.reduced(less), ()) for base in bases)
    swaps = (prices for what, prices in terms.swaps if what.includes(purchase))
    cuts = [cut for cut in terms.cuts if cut.what.includes(purchase)]
    lasting = [less, *(cut.less for cut in cuts if not cut.once)]
    once = tuple(cut for cut in cuts if cut.once)
    found: dict[tuple[Stock, tuple[str, ...]], None] = {}
    for base in (*bases, *(price for prices in swaps for price in prices)):
        lowered = base
        for each in lasting:
            lowered = lowered.reduced(each)
        found.update(dict.fromkeys(_lowered_once(lowered, once)))
    return found


def _lowered_once(cost: Stock, cuts: tuple[Cut, ...]) -> Iterator[tuple[Stock, tuple[str, ...]]]:
    """Yield the cost after all once-per-turn discounts that make a difference.

    Where they overlap, it is open which of them is used up: each outcome is a choice (UC-6.3).
    """
    helpful = [cut for cut in cuts if cost.reduced(cut.less) != cost]
    if not helpful:
        yield cost, ()
    for cut in helpful:
        rest = tuple(other for other in cuts if other is not cut)
        for lowered, spends in _lowered_once(cost.reduced(cut.less), rest):
            yield lowered, tuple(sorted((cut.card, *spends)))


# ---------------------------------------------------------------- payments


@lru_cache(maxsize=8192)
def splits(cost: Cost, stock: Stock) -> tuple[Stock, ...]:
    """Return every way to pay a cost, the one with the least biomatter first (UC-6.8)."""
    due = cost.stock
    if not cost.biomatter:
        return (due,) if stock.covers(due) else ()
    if stock.credit < due.credit or stock.science < due.science:
        return ()
    found = [
        Stock(due.credit, due.kelp - x, due.steelplast - y, due.science, due.biomatter + x + y)
        for x in range(max(0, due.kelp - stock.kelp), due.kelp + 1)
        for y in range(max(0, due.steelplast - stock.steelplast), due.steelplast + 1)
        if due.biomatter + x + y <= stock.biomatter
    ]
    return tuple(sorted(found, key=lambda paid: (paid.biomatter, paid.steelplast)))


def payable(costs: Iterable[Cost], stock: Stock) -> tuple[Cost, ...]:
    """Return the costs that can be paid."""
    return tuple(cost for cost in costs if splits(cost, stock))


def payments(costs: Iterable[Cost], stock: Stock) -> tuple[Payment, ...]:
    """Return every way to pay any of the costs, the safest first."""
    found: dict[tuple[Stock, tuple[str, ...]], Payment] = {}
    for cost in costs:
        for paid in splits(cost, stock):
            found.setdefault((paid, cost.spends), Payment(cost, paid))
    return tuple(found.values())


def payments_before(
    costs: Iterable[Cost], stock: Stock, gained: Stock, later: Iterable[Cost]
) -> tuple[Payment, ...]:
    """Return the payments that, with gains in between, leave enough for one of the later costs.

    So a build with an upgrade is begun only if both can be paid (UC-6.65).
    """
    after = tuple(later)
    return tuple(
        payment
        for payment in payments(costs, stock)
        if payable(after, stock.minus(payment.paid).plus(gained))
    )
