"""Bills and the ways to pay them: discounts, surcharges and substitutes are worked out here.

A game states the price in its own goods; this module works out the possible payments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

Goods: TypeAlias = tuple[tuple[str, int], ...]
"""Goods with a count for each."""

FREE = "free"


@dataclass(frozen=True, slots=True)
class Bill:
    """The price of something, its parts in the order in which they apply."""

    cost: Goods
    discount: Goods = ()
    """Lowers the cost of each good, never below zero; any excess is lost."""
    surcharge: Goods = ()
    """Is added after the discount, which never reduces it."""
    instead: tuple[tuple[str, str], ...] = ()
    """Allowed substitutions, one for one: a good and its substitute."""

    @property
    def due(self) -> Goods:
        """The goods to be paid, before any substitution."""
        left = Counter(dict(_summed(self.cost)))
        left.subtract(dict(_summed(self.discount)))
        return _summed((*(+left).items(), *self.surcharge))


@dataclass(frozen=True, slots=True)
class Payment:
    """The exact goods of a payment, sorted by name so that equal payments compare equal."""

    goods: Goods

    @property
    def key(self) -> str:
        """The key that identifies it among other payments: `2-steelplast+1-credit`."""
        return "+".join(f"{count}-{good}" for good, count in self.goods) or FREE

    def saves(self, other: Payment) -> bool:
        """Return whether it costs less of some good than the other payment, and more of none."""
        mine, others = Counter(dict(self.goods)), Counter(dict(other.goods))
        return mine != others and mine <= others


def payments(bills: Iterable[Bill], purse: Mapping[str, int]) -> tuple[Payment, ...]:
    """Return every payment that settles one of the bills out of a purse, the safest first.

    Bills come in the order given. Within one bill, payments with fewer substitutions come first;
    among equals, those that replace what `instead` names first. Duplicates are left out, and so are
    payments that another one undercuts, as they only waste goods. No payment means that it cannot
    be afforded; a single one, that there is nothing to ask.
    """
    found = dict.fromkeys(
        payment for bill in bills for payment in _splits(bill) if _covers(purse, payment)
    )
    return tuple(payment for payment in found if not any(other.saves(payment) for other in found))


def _splits(bill: Bill) -> Iterator[Payment]:
    """Yield the payments for every combination of substitutions."""
    due = bill.due
    asked = dict(due)
    choices = [range(asked.get(good, 0) + 1) for good, _ in bill.instead]
    for replaced in sorted(product(*choices), key=_least_first):
        split = _split(due, bill.instead, replaced)
        if split is not None:
            yield Payment(split)


def _least_first(replaced: tuple[int, ...]) -> tuple[int, ...]:
    return (sum(replaced), *(-count for count in replaced))


def _split(
    due: Goods, instead: tuple[tuple[str, str], ...], replaced: tuple[int, ...]
) -> Goods | None:
    """Return the goods with these substitutions made; None if they exceed what is due."""
    goods = Counter(dict(due))
    for (good, substitute), count in zip(instead, replaced, strict=True):
        goods[good] -= count
        goods[substitute] += count
        if goods[good] < 0:
            return None
    return tuple((good, count) for good, count in sorted(goods.items()) if count)


def _covers(purse: Mapping[str, int], payment: Payment) -> bool:
    return all(purse.get(good, 0) >= count for good, count in payment.goods)


def _summed(goods: Goods) -> Goods:
    """Return the goods merged by name, zero counts dropped."""
    counts: Counter[str] = Counter()
    for good, count in goods:
        counts[good] += count
    return tuple((good, count) for good, count in counts.items() if count)
