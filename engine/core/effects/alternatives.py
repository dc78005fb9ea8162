"""Effects made of others, with all ways side by side in one question.

`engine.core.effects.combinators` has those that ask for the part first. A way is an option: it can
be offered directly beside others, or asked for by a `Do` frame. An effect without a way has no
effect at the moment and is not offered. A way that is `unsure` is offered only if it succeeds when
tried (see `engine.core.ahead`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.effect import (
    Combination,
    Cost,
    Do,
    Doer,
    Effect,
    Prospect,
)
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make


def _list(key: str, parts: Iterable[Effect[Any]]) -> Msg:
    return msg(key, parts=tuple(part.words() for part in parts))


@dataclass(frozen=True, slots=True)
class OneOf(Combination[Any]):
    """Exactly one of the parts."""

    notation: ClassVar[str] = "choose"

    parts: tuple[Effect[Any], ...]

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        args.ignore_named()
        return cls(tuple(map(make, args.calls())))

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the ways of all parts side by side."""
        return _told_apart(way for part in self.parts for way in part.ways(state, doer))

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the ways that do something of the part chosen."""
        return _told_apart(way for part in self.parts for way in part.due_ways(state, doer))

    def inside(self) -> tuple[Effect[Any], ...]:
        """Return the parts."""
        return self.parts

    def words(self) -> Msg:
        """Return the parts in words, joined with "or"."""
        return _list("effect-one-of", self.parts)


@dataclass(frozen=True, slots=True)
class Both(Effect[Any]):
    """Parts that are done in one go, each of them optional and independent of the others.

    Only for parts that cannot get in each other's way; others belong in `AnyOrder`, which judges
    each part when it is done.
    """

    parts: tuple[Effect[Any], ...]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return every combination of the parts' ways, the fullest first."""
        return self._combined([part.ways(state, doer) for part in self.parts])

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the combinations in which something of each part chosen is done."""
        return self._combined([part.due_ways(state, doer) for part in self.parts])

    def _combined(self, ways: Iterable[Iterable[Option]]) -> Iterable[Option]:
        choices = [(*each, None) for each in ways]
        chosen = (self._chosen(combination) for combination in product(*choices))
        return _told_apart(_joined(ways) for ways in chosen if ways)

    def _chosen(self, combination: Iterable[Option | None]) -> list[Option]:
        """Return the ways of a combination; none if two prices would be paid from one purse."""
        taken = [
            (part, way)
            for part, way in zip(self.parts, combination, strict=True)
            if way is not None
        ]
        prices = sum(part.has_price() for part, _ in taken)
        return [way for _, way in taken] if prices <= 1 else []

    def has_price(self) -> bool:
        """Return whether any part has a price."""
        return any(part.has_price() for part in self.parts)

    def optional(self) -> bool:
        """Return True: each part is optional, so all of them together are."""
        return True

    def words(self) -> Msg:
        """Return the parts in words, one after another."""
        return _list("effect-sequence", self.parts)


def _told_apart(ways: Iterable[Option]) -> Iterator[Option]:
    """Yield the ways, numbering those that share a key so that a key names only one."""
    found = tuple(ways)
    alike = Counter(way.key for way in found)
    number: Counter[str] = Counter()
    for way in found:
        number[way.key] += 1
        yield way if alike[way.key] == 1 else replace(way, key=f"{way.key}:{number[way.key]}")


def _joined(ways: Sequence[Option]) -> Option:
    """Merge several ways into one."""
    if len(ways) == 1:
        return ways[0]
    key = "+".join(way.key for way in ways)
    label = msg("effect-sequence", parts=tuple(way.label for way in ways))
    then = tuple(frame for way in ways for frame in way.then)
    return Option(key, label, then, unsure=any(way.unsure for way in ways))


@dataclass(frozen=True, slots=True)
class May(Effect[Any]):
    """Pay, then do it, at least in part; never mandatory."""

    cost: Cost[Any]
    then: Effect[Any]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Yield each payment with each way; the price is paid in the step that accepts it."""
        payments = self.cost.payments(state, doer)
        for way in self._bought(state, doer) if payments else ():
            for payment in payments:
                key = way.key if len(payments) == 1 else f"{way.key}:{payment.key}"
                label = msg("effect-may", cost=payment.label, effect=way.label)
                then = (*payment.then, *way.then)
                yield replace(way, key=key, label=label, then=then)

    def _bought(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return what the price buys; what depends on the payment is done after it.

        If the payment could make it impossible, it is tried first, so that nobody pays for nothing.
        """
        can_fail = self.then.can_fail()
        if not can_fail and not self.then.has_price():
            return self.then.due_ways(state, doer)
        if not self.then.doable(state, doer):
            return ()
        bought = Do(self.then, doer, due=True)
        return (Option("buy", self.then.words(), (bought,), unsure=can_fail),)

    def has_price(self) -> bool:
        """Return True: it has a price."""
        return True

    def optional(self) -> bool:
        """Return True: nobody is forced to pay."""
        return True

    def words(self) -> Msg:
        """Return the price and what it buys, in words."""
        return msg("effect-may", cost=self.cost.words(), effect=self.then.words())


@dataclass(frozen=True, slots=True)
class Times(Effect[Any]):
    """Do it several times, each time in the position reached by then."""

    number: int
    part: Effect[Any]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return one way, if doing it once would have an effect."""
        return self._way(state, doer, due=False)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the same way, but the first time must be done at least in part."""
        return self._way(state, doer, due=True)

    def _way(self, state: Any, doer: Doer, *, due: bool) -> Iterable[Option]:
        prospect = self.part.prospect(state, doer) if self.number > 0 else Prospect.NONE
        if prospect is not Prospect.NONE:
            again = (Do(self.part, doer),) * (self.number - 1)
            then = (Do(self.part, doer, due), *again)
            yield Option("times", self.words(), then, unsure=prospect is Prospect.UNSURE)

    def can_fail(self) -> bool:
        """Return whether the repeated effect can fail."""
        return self.part.can_fail()

    def has_price(self) -> bool:
        """Return whether the repeated effect has a price."""
        return self.part.has_price()

    def words(self) -> Msg:
        """Return the number of times and the effect, in words."""
        return msg("effect-times", number=self.number, effect=self.part.words())
