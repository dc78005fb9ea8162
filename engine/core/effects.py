"""Effects are frozen data that can be combined; each lists the complete ways to do it now.

A way is an option: it can be offered flat beside others, or asked for by a `Do` frame. An effect
without a way has no effect at the moment and is not offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Annotated, Any, Generic

from engine.core.counts import Condition, Count
from engine.core.decision import Option
from engine.core.event import Cause
from engine.core.machine import Frame, Menu, Run, S, Step
from engine.core.msg import Msg, msg
from engine.core.stored import Stored, Tagged

SKIP = "skip"


@dataclass(frozen=True, slots=True)
class Doer(Stored):
    """For whom an effect is done, and what caused it."""

    seat: int
    cause: Cause


class Effect(Stored, Generic[S], abstract=True):
    """Something that can be done for a seat."""

    __slots__ = ()

    def ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Every complete way to do it now, the safest first; none if nothing would happen."""
        raise NotImplementedError

    def words(self) -> Msg:
        """What it does, for the player to read."""
        raise NotImplementedError

    def optional(self) -> bool:
        """Whether it may be left out although it could be done: all that is bought may."""
        return False

    def costs(self) -> bool:
        """Whether something has to be paid in it: then it is judged when its turn comes."""
        return False

    def doable(self, state: S, doer: Doer) -> bool:
        """Whether at least a part of it has an effect now."""
        return any(True for _ in self.ways(state, doer))


class Cost(Stored, Generic[S], abstract=True):
    """A price; the one place that knows how it can be paid."""

    __slots__ = ()

    def payments(self, state: S, doer: Doer) -> Sequence[Option]:
        """Every way to pay it: none, it cannot be afforded; one, there is nothing to ask."""
        raise NotImplementedError

    def words(self) -> Msg:
        """The price, for the player to read."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Do(Menu[Any]):
    """Do an effect: choose among its ways, or skip it when it has none."""

    effect: Effect[Any]
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """It was chosen as a part that must be done, so it cannot be left out any more."""

    def seat_of(self, state: Any) -> int:  # noqa: ARG002
        """Who chooses."""
        return self.doer.seat

    def prompt(self, state: Any) -> Msg:  # noqa: ARG002
        """What is to be done."""
        return msg("ask-effect", effect=self.effect.words())

    def options(self, state: Any) -> Sequence[Option]:
        """The ways of the effect, and to leave it out where nothing forces it."""
        ways = tuple(self.effect.ways(state, self.doer))
        if ways and self.effect.optional() and not self.due:
            return (*ways, Option(SKIP, msg("option-skip")))
        return ways

    def default(self, state: Any, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Leave out what nothing forces."""
        return SKIP if options[-1].key == SKIP else options[0].key


def _in_turn(doer: Doer, parts: Iterable[Effect[Any]]) -> tuple[Frame, ...]:
    return tuple(Do(part, doer) for part in parts)


def _list(key: str, parts: Iterable[Effect[Any]]) -> Msg:
    return msg(key, parts=tuple(part.words() for part in parts))


@dataclass(frozen=True, slots=True)
class Seq(Effect[Any]):
    """All parts, in this order; a part without effect is skipped."""

    parts: tuple[Effect[Any], ...]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """One way, if any part has an effect."""
        if any(part.doable(state, doer) for part in self.parts):
            yield Option("all", self.words(), _in_turn(doer, self.parts))

    def costs(self) -> bool:
        """Its parts are judged one by one, each when it is done."""
        return any(part.costs() for part in self.parts)

    def words(self) -> Msg:
        """The parts, one after the other."""
        return _list("effect-sequence", self.parts)


@dataclass(frozen=True, slots=True)
class OneOf(Effect[Any]):
    """Exactly one of the parts."""

    parts: tuple[Effect[Any], ...]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """The ways of all parts side by side."""
        return _told_apart(way for part in self.parts for way in part.ways(state, doer))

    def costs(self) -> bool:
        """Whether any part asks for a price."""
        return any(part.costs() for part in self.parts)

    def optional(self) -> bool:
        """Left out only if every part may be."""
        return all(part.optional() for part in self.parts)

    def words(self) -> Msg:
        """One part or the other."""
        return _list("effect-one-of", self.parts)


@dataclass(frozen=True, slots=True)
class Both(Effect[Any]):
    """Parts that are done in one go, each of them optional and independent of the others.

    For parts that cannot get in each other's way; others belong into `AnyOrder`, which judges each
    part when it is done.
    """

    parts: tuple[Effect[Any], ...]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Every combination of the parts' ways, the fullest first."""
        choices = [(*part.ways(state, doer), None) for part in self.parts]
        chosen = (self._chosen(combination) for combination in product(*choices))
        return _told_apart(_joined(ways) for ways in chosen if ways)

    def _chosen(self, combination: Iterable[Option | None]) -> list[Option]:
        """The ways of a combination; none if two prices would be paid from one purse."""
        taken = [
            (part, way)
            for part, way in zip(self.parts, combination, strict=True)
            if way is not None
        ]
        prices = sum(part.costs() for part, _ in taken)
        return [way for _, way in taken] if prices <= 1 else []

    def costs(self) -> bool:
        """Whether any part asks for a price."""
        return any(part.costs() for part in self.parts)

    def optional(self) -> bool:
        """Each part is optional, so all of them together are."""
        return True

    def words(self) -> Msg:
        """The parts, each as one may like."""
        return _list("effect-sequence", self.parts)


def _told_apart(ways: Iterable[Option]) -> Iterator[Option]:
    """The same ways, those numbered whose keys are alike: a key names one way only."""
    found = tuple(ways)
    alike = Counter(way.key for way in found)
    number: Counter[str] = Counter()
    for way in found:
        number[way.key] += 1
        yield way if alike[way.key] == 1 else replace(way, key=f"{way.key}:{number[way.key]}")


def _joined(ways: Sequence[Option]) -> Option:
    """Several ways as a single one."""
    if len(ways) == 1:
        return ways[0]
    key = "+".join(way.key for way in ways)
    label = msg("effect-sequence", parts=tuple(way.label for way in ways))
    return Option(key, label, tuple(frame for way in ways for frame in way.then))


@dataclass(frozen=True, slots=True)
class AnyOrder(Effect[Any]):
    """The parts in any order, each of them optional once `least` are done."""

    parts: tuple[Effect[Any], ...]
    least: int = 0

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """One way, which then asks for the parts."""
        if any(part.doable(state, doer) for part in self.parts):
            yield Option("any-order", self.words(), (ChoosePart(self.parts, self.least, doer),))

    def costs(self) -> bool:
        """Whether any part asks for a price."""
        return any(part.costs() for part in self.parts)

    def words(self) -> Msg:
        """The parts, in whatever order, and how many of them must be done."""
        if self.least <= 0:
            return _list("effect-any-order", self.parts)
        parts = tuple(part.words() for part in self.parts)
        return msg("effect-any-order-least", parts=parts, least=self.least)


@dataclass(frozen=True, slots=True)
class ChoosePart(Menu[Any]):
    """Which part comes next, or whether to leave the rest out."""

    parts: tuple[Effect[Any], ...]
    least: int
    doer: Annotated[Doer, Tagged]

    def seat_of(self, state: Any) -> int:  # noqa: ARG002
        """Who chooses."""
        return self.doer.seat

    def prompt(self, state: Any) -> Msg:  # noqa: ARG002
        """What may be done in any order."""
        return _list("ask-next-part", self.parts)

    def options(self, state: Any) -> Sequence[Option]:
        """The parts that have an effect now, and the way out when enough is done."""
        doable = [
            Option(f"part:{number}", part.words(), (self._do(part), self._without(number)))
            for number, part in enumerate(self.parts)
            if part.doable(state, self.doer)
        ]
        if doable and self.least <= 0:
            doable.append(Option("stop", msg("option-stop")))
        return doable

    def default(self, state: Any, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Leave out what may be left out."""
        return options[-1].key if self.least <= 0 else options[0].key

    def _do(self, part: Effect[Any]) -> Frame:
        return Do(part, self.doer, due=self.least > 0)

    def _without(self, number: int) -> ChoosePart:
        rest = (*self.parts[:number], *self.parts[number + 1 :])
        return ChoosePart(rest, self.least - 1, self.doer)


@dataclass(frozen=True, slots=True)
class May(Effect[Any]):
    """Pay, then do it; never forced."""

    cost: Cost[Any]
    then: Effect[Any]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Each payment with each way, the price paid in the very step that agrees to it."""
        payments = self.cost.payments(state, doer)
        for way in self._bought(state, doer) if payments else ():
            for payment in payments:
                key = way.key if len(payments) == 1 else f"{way.key}:{payment.key}"
                label = msg("effect-may", cost=payment.label, effect=way.label)
                then = (*payment.then, *way.then)
                yield replace(way, key=key, label=label, then=then)

    def _bought(self, state: Any, doer: Doer) -> Iterable[Option]:
        """What can be had; a price within it is asked for after this one is paid."""
        if not self.then.costs():
            return self.then.ways(state, doer)
        if not self.then.doable(state, doer):
            return ()
        return (Option("buy", self.then.words(), (Do(self.then, doer),)),)

    def costs(self) -> bool:
        """It asks for a price."""
        return True

    def optional(self) -> bool:
        """Nobody is made to pay."""
        return True

    def words(self) -> Msg:
        """The price and what it buys."""
        return msg("effect-may", cost=self.cost.words(), effect=self.then.words())


@dataclass(frozen=True, slots=True)
class If(Effect[Any]):
    """Do it if the condition holds now, otherwise the other thing, if any."""

    condition: Condition
    then: Effect[Any]
    otherwise: Effect[Any] | None = None

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """The ways of the branch that applies."""
        branch = self.then if self.condition.holds(state, doer.seat) else self.otherwise
        return branch.ways(state, doer) if branch else ()

    def optional(self) -> bool:
        """Left out only if both branches may be."""
        return self.then.optional() and (self.otherwise is None or self.otherwise.optional())

    def costs(self) -> bool:
        """Whether a branch asks for a price."""
        return self.then.costs() or (self.otherwise is not None and self.otherwise.costs())

    def words(self) -> Msg:
        """The condition and both branches."""
        condition, then = self.condition.words(), self.then.words()
        if self.otherwise is None:
            return msg("effect-if", condition=condition, then=then)
        otherwise = self.otherwise.words()
        return msg("effect-if-else", condition=condition, then=then, otherwise=otherwise)


@dataclass(frozen=True, slots=True)
class Times(Effect[Any]):
    """Do it several times, each time in the position that is then."""

    number: int
    part: Effect[Any]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """One way, if the first time has an effect."""
        if self.number > 0 and self.part.doable(state, doer):
            yield Option("times", self.words(), (Do(self.part, doer),) * self.number)

    def costs(self) -> bool:
        """Whether what is repeated asks for a price."""
        return self.part.costs()

    def words(self) -> Msg:
        """How often, and what."""
        return msg("effect-times", number=self.number, effect=self.part.words())


@dataclass(frozen=True, slots=True)
class Per(Effect[Any]):
    """Do it once for every so many of a count, counted when it is done."""

    number: int
    count: Count
    part: Effect[Any]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """As `Times`, with the count of now."""
        often = self.count.of(state, doer.seat) // self.number
        return Times(often, self.part).ways(state, doer)

    def costs(self) -> bool:
        """Whether what is repeated asks for a price."""
        return self.part.costs()

    def words(self) -> Msg:
        """For how many, and what."""
        return msg(
            "effect-per",
            number=self.number,
            count=self.count.words(),
            effect=self.part.words(),
        )


@dataclass(frozen=True, slots=True)
class EachSeat(Step[Any]):
    """Let these seats do an effect one after the other, in this order."""

    seats: tuple[int, ...]
    effect: Effect[Any]
    cause: Cause

    def run(self, run: Run[Any]) -> None:
        """Ask the first seat, then the others."""
        run.push(*(Do(self.effect, Doer(seat, self.cause)) for seat in self.seats))
