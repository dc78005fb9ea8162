"""What an effect is, for whom it is done, and the frames that do it.

`engine.core.effects` hands all of it on, beside the ways to combine effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Generic, Self

from engine.core.decision import Nature, Option
from engine.core.event import Cause
from engine.core.frames import Frame, Menu, Run, S, Step
from engine.core.msg import Msg, msg
from engine.core.stored import Stored, Tagged

SKIP = "skip"
_SKIP = Option(SKIP, msg("option-skip"), nature=Nature.NOTHING)


@dataclass(frozen=True, slots=True)
class Doer(Stored):
    """For whom an effect is done, and what caused it."""

    seat: int
    cause: Cause

    def using(self, kind: str, name: str) -> Self:
        """The same doer with another component, which the cause of now has do its part."""
        return replace(self, cause=Cause(kind, name, self.cause))

    def beside(self, state: Any, asked: Sequence[Option]) -> Iterable[Option]:  # noqa: ARG002
        """What may be done besides what is asked, between two steps: options that ask `again`.

        A game whose players have such a right makes a kind of doer that lists it, and every effect
        done by it offers it, however deep it lies. Where nothing may come between, the plain doer
        is asked.
        """
        return ()


class Prospect(IntEnum):
    """Whether an effect can be done now."""

    NONE = 0
    UNSURE = 1
    """It shows only when it is tried."""
    SURE = 2


class Effect(Stored, Generic[S], abstract=True):
    """Something that can be done for a seat."""

    __slots__ = ()

    def ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Every complete way to do it now, the safest first; none if nothing would happen."""
        raise NotImplementedError

    def due_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """The ways in which at least a part of it is done, where leaving it out is no choice."""
        return self.ways(state, doer)

    def words(self) -> Msg:
        """What it does, for the player to read."""
        raise NotImplementedError

    def question(self, state: S, doer: Doer, *, due: bool) -> Msg:  # noqa: ARG002
        """What is asked when it has several ways; with `due`, it cannot be left out."""
        return msg("ask-effect", effect=self.words())

    def optional(self) -> bool:
        """Whether it may be left out although it could be done: all that is bought may."""
        return False

    def default(self, options: Sequence[Option], *, due: bool) -> str:
        """The key of the safe answer: to leave out what nothing forces, else the first way."""
        return SKIP if self.optional() and not due else options[0].key

    def costs(self) -> bool:
        """Whether something has to be paid in it: then it is judged when its turn comes."""
        return False

    def can_fail(self) -> bool:
        """Whether what is done before it could make it impossible: all that costs can fail."""
        return self.costs()

    def prospect(self, state: S, doer: Doer) -> Prospect:
        """Whether at least a part of it has an effect now."""
        best = Prospect.NONE
        for way in self.ways(state, doer):
            if not way.unsure:
                return Prospect.SURE
            best = Prospect.UNSURE
        return best

    def doable(self, state: S, doer: Doer) -> bool:
        """Whether a part of it has an effect now, as far as one can see without trying."""
        return self.prospect(state, doer) is not Prospect.NONE


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

    binding: ClassVar[bool] = True

    effect: Effect[Any]
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """It was chosen as a part that must be done, so it cannot be left out any more."""

    def seat_of(self, state: Any) -> int:  # noqa: ARG002
        """Who chooses."""
        return self.doer.seat

    def prompt(self, state: Any) -> Msg:
        """What is to be done."""
        return self.effect.question(state, self.doer, due=self.due)

    def options(self, state: Any) -> Iterable[Option]:
        """The ways of the effect, to leave it out where nothing forces it, and what stands by."""
        listed = self.effect.due_ways if self.due else self.effect.ways
        found = []
        for way in listed(state, self.doer):
            found.append(way)
            yield way
        if not found:
            return
        if self.effect.optional() and not self.due:
            found.append(_SKIP)
            yield _SKIP
        yield from self.doer.beside(state, found)

    def default(self, state: Any, options: Sequence[Option]) -> str:  # noqa: ARG002
        """What the effect says is safe."""
        return self.effect.default(options, due=self.due)

    def demanded(self) -> bool:
        """Whether it must be done."""
        return self.due

    def at_stake(self, state: Any) -> bool:  # noqa: ARG002
        """Whether it must be done and could become impossible."""
        return self.due and self.effect.can_fail()

    def torn(self, state: Any, options: Sequence[Option]) -> bool:
        """Whether something beside its ways can be chosen that makes them impossible."""
        return any(option.again for option in options) and self.at_stake(state)


@dataclass(frozen=True, slots=True)
class DoInTurn(Step[Any]):
    """Do these effects in this order; the first that can be done cannot be left out."""

    effects: tuple[Effect[Any], ...]
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run[Any]) -> None:
        """Find the first that can be done now; the others follow as they may."""
        for place, effect in enumerate(self.effects):
            if effect.doable(run.state, self.doer):
                rest = (Do(other, self.doer) for other in self.effects[place + 1 :])
                run.push(Do(effect, self.doer, due=True), *rest)
                return
        run.missed = True


@dataclass(frozen=True, slots=True)
class Arrange(Menu[Any]):
    """Do several things of one seat, each with its own cause, in the order the seat likes."""

    todo: tuple[Do, ...]

    def seat_of(self, state: Any) -> int:  # noqa: ARG002
        """Whose things they are."""
        return self.todo[0].doer.seat

    def prompt(self, state: Any) -> Msg:  # noqa: ARG002
        """What comes next."""
        return msg("ask-next-part", parts=tuple(each.effect.words() for each in self.todo))

    def options(self, state: Any) -> Sequence[Option]:
        """What can be done now, in the order given; of equal things only the first."""
        offered: list[Effect[Any]] = []
        found = []
        for place, each in enumerate(self.todo):
            if each.effect not in offered and each.effect.doable(state, each.doer):
                offered.append(each.effect)
                then = (each, *self._without(place))
                found.append(Option(f"next:{place}", each.effect.words(), then))
        return found

    def _without(self, place: int) -> tuple[Frame, ...]:
        rest = (*self.todo[:place], *self.todo[place + 1 :])
        return (Arrange(rest),) if rest else ()


@dataclass(frozen=True, slots=True)
class EachSeat(Step[Any]):
    """Let these seats do an effect one after the other, in this order."""

    seats: tuple[int, ...]
    effect: Effect[Any]
    cause: Cause

    def run(self, run: Run[Any]) -> None:
        """Ask the first seat, then the others."""
        run.push(*(Do(self.effect, Doer(seat, self.cause)) for seat in self.seats))


@dataclass(frozen=True, slots=True)
class Source:
    """A component that an effect can have do its part."""

    kind: str
    name: str
    effect: Effect[Any]
    option: Option
    """How it is offered; what it plays comes before the effect, such as to mark a used card."""


class Perform(Effect[S], abstract=True):
    """Do what another component says: use a card, perform a slot, copy somebody's diver.

    At least a part of it must be done. Components can have one another do their parts to any
    depth; one that is already at work further up is not judged in advance, but tried.
    """

    __slots__ = ()

    def sources(self, state: S, doer: Doer) -> Iterable[Source]:
        """The components that it can be now."""
        raise NotImplementedError

    def ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """A way for each component that could do anything."""
        for source in self.sources(state, doer):
            inner = doer.using(source.kind, source.name)
            prospect = self._prospect_of(state, source, inner)
            if prospect is not Prospect.NONE:
                then = (*source.option.then, Do(source.effect, inner, due=True))
                unsure = prospect is Prospect.UNSURE or source.option.unsure
                yield replace(source.option, then=then, unsure=unsure)

    def _prospect_of(self, state: S, source: Source, inner: Doer) -> Prospect:
        """What can be said of a component without going round in circles."""
        behind = inner.cause.by
        if behind and any(each.names(source.kind, source.name) for each in behind.chain()):
            return Prospect.UNSURE
        return source.effect.prospect(state, inner)

    def can_fail(self) -> bool:
        """Whether it could become impossible: what it can be is not known before."""
        return True
