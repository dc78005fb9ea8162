"""Bills: what a price comes to, and every way to pay it.

Goods are counts in an order of the game's own: a tuple, which may name them. What something costs
is worked out in this order: the price or an alternative to it; discounts, which never go below 0 of
a good; a surcharge; then a substitute, which may be paid in place of other goods.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from operator import add, ge
from typing import Generic, NamedTuple, TypeAlias, TypeVar

Goods: TypeAlias = tuple[int, ...]
G = TypeVar("G", bound=Goods)


def covers(owned: Goods, due: Goods) -> bool:
    """Return whether there is at least as much of every good."""
    return all(map(ge, owned, due))


def reduced(price: G, less: G) -> G:
    """Return a price after a discount, which gives nothing back."""
    return _like(price, (max(0, due - off) for due, off in zip(price, less, strict=True)))


def _like(goods: G, counts: Iterable[int]) -> G:
    """Return other counts of the same goods."""
    return tuple.__new__(type(goods), counts)


# --- what a price comes to -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cut(Generic[G]):
    """A discount."""

    source: str
    less: G
    once: bool = False
    """True if the first purchase to which it makes a difference uses it up."""


class Substitute(NamedTuple):
    """A good that may be paid in place of others, one for one."""

    good: int
    replaces: tuple[int, ...]
    """The goods that it may replace, the one best replaced first."""


@dataclass(frozen=True, slots=True)
class Bill(Generic[G]):
    """The goods to be paid, and what may be paid in their place."""

    due: G
    spends: tuple[str, ...] = ()
    """The sources of the discounts that are used up when it is paid."""
    substitute: Substitute | None = None

    def payable(self, owned: G) -> bool:
        """Return whether it can be paid."""
        if covers(owned, self.due):
            return True
        if self.substitute is None:
            return False
        spare = owned[self.substitute.good] - self.due[self.substitute.good]
        for place, (have, due) in enumerate(zip(owned, self.due, strict=True)):
            if have < due:
                if place not in self.substitute.replaces:
                    return False
                spare -= due - have
        return spare >= 0

    def payments(self, owned: G) -> tuple[G, ...]:
        """Return every way to pay it, the safest first: the one that saves the substitute."""
        if not self.payable(owned):
            return ()
        if self.substitute is None:
            return (self.due,)
        good, replaces = self.substitute
        spare = owned[good] - self.due[good]
        least = (max(0, self.due[place] - owned[place]) for place in replaces)
        numbers = (
            range(self.due[place], low - 1, -1) for place, low in zip(replaces, least, strict=True)
        )
        found = (each for each in product(*numbers) if sum(each) <= spare)
        return tuple(self._with(each) for each in sorted(found, key=sum))

    def _with(self, replaced: tuple[int, ...]) -> G:
        """Return the payment in which this much of each good is replaced by the substitute."""
        assert self.substitute is not None  # noqa: S101 - nothing is replaced without one
        paid = list(self.due)
        paid[self.substitute.good] += sum(replaced)
        for place, number in zip(self.substitute.replaces, replaced, strict=True):
            paid[place] -= number
        return _like(self.due, paid)


def bills(
    prices: Iterable[G],
    cuts: Sequence[Cut[G]] = (),
    surcharge: G | None = None,
    substitute: Substitute | None = None,
) -> tuple[Bill[G], ...]:
    """Return the bills that alternative prices come to, those of the first price first."""
    lasting = [cut.less for cut in cuts if not cut.once]
    once = tuple(cut for cut in cuts if cut.once)
    found: dict[Bill[G], None] = {}
    for price in prices:
        lowered = price
        for less in lasting:
            lowered = reduced(lowered, less)
        for left, spends in _lowered_once(lowered, once):
            due = left if surcharge is None else _like(left, map(add, left, surcharge))
            found[Bill(due, spends, substitute)] = None
    return tuple(found)


def _lowered_once(price: G, cuts: tuple[Cut[G], ...]) -> Iterator[tuple[G, tuple[str, ...]]]:
    """Yield a price after all one-time discounts that make a difference, and their sources.

    Where they overlap, it is open which of them is used up: each outcome is a choice.
    """
    helpful = [cut for cut in cuts if reduced(price, cut.less) != price]
    if not helpful:
        yield price, ()
    for cut in helpful:
        rest = tuple(other for other in cuts if other is not cut)
        for lowered, spends in _lowered_once(reduced(price, cut.less), rest):
            yield lowered, tuple(sorted((cut.source, *spends)))


# --- payments ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Payment(Generic[G]):
    """A bill, and the exact payment for it."""

    bill: Bill[G]
    paid: G


def payable(alternatives: Iterable[Bill[G]], owned: G) -> tuple[Bill[G], ...]:
    """Return the bills that can be paid."""
    return tuple(bill for bill in alternatives if bill.payable(owned))


def payments(alternatives: Iterable[Bill[G]], owned: G) -> tuple[Payment[G], ...]:
    """Return every way to pay any of the bills, the safest first."""
    found: dict[tuple[G, tuple[str, ...]], Payment[G]] = {}
    for bill in alternatives:
        for paid in bill.payments(owned):
            found.setdefault((paid, bill.spends), Payment(bill, paid))
    return tuple(found.values())
