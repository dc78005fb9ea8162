"""Bills and how they can be paid: the one place where discounts, surcharges and substitutes meet.

A game says what it asks, in goods of its own; here it is worked out which payments that leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

Goods: TypeAlias = tuple[tuple[str, int], ...]
"""So many of each of some things."""

FREE = "free"


@dataclass(frozen=True, slots=True)
class Bill:
    """What is asked for something, in the order in which it is worked out."""

    cost: Goods
    discount: Goods = ()
    """Lowers the cost of each good, never below nothing; what is left of it is lost."""
    surcharge: Goods = ()
    """Comes on top of what the discount leaves, and no discount ever reaches it."""
    instead: tuple[tuple[str, str], ...] = ()
    """What may be paid for what, one for one: a good and its substitute."""

    @property
    def due(self) -> Goods:
        """What is to be paid, before anything is replaced."""
        left = Counter(dict(_summed(self.cost)))
        left.subtract(dict(_summed(self.discount)))
        return _summed((*(+left).items(), *self.surcharge))


@dataclass(frozen=True, slots=True)
class Payment:
    """What exactly is paid; the goods in the order of their names, so that equals are equal."""

    goods: Goods

    @property
    def key(self) -> str:
        """Its name among other payments: `2-steelplast+1-credit`."""
        return "+".join(f"{count}-{good}" for good, count in self.goods) or FREE

    def saves(self, other: Payment) -> bool:
        """Whether it costs no more of anything than another payment, and less of something."""
        mine, others = Counter(dict(self.goods)), Counter(dict(other.goods))
        return mine != others and mine <= others


def payments(bills: Iterable[Bill], purse: Mapping[str, int]) -> tuple[Payment, ...]:
    """Every payment that settles one of the bills out of a purse, the safest first.

    Bills come in the order given. Of one bill the payment that replaces least comes first; of
    those that replace as much, the one that replaces what `instead` names first. A payment that
    another one undercuts is left out, as it only wastes goods, and so is one that stands there
    already. None at all: it cannot be afforded. A single one: there is nothing to ask.
    """
    found = dict.fromkeys(
        payment for bill in bills for payment in _splits(bill) if _covers(purse, payment)
    )
    return tuple(payment for payment in found if not any(other.saves(payment) for other in found))


def _splits(bill: Bill) -> Iterator[Payment]:
    """Every way to replace goods of a bill."""
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
    """What is paid with so much replaced; None if more would be replaced than is due."""
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
    """The same goods, each named once and none of which there is nothing."""
    counts: Counter[str] = Counter()
    for good, count in goods:
        counts[good] += count
    return tuple((good, count) for good, count in counts.items() if count)
