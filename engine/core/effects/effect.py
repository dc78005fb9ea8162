"""Effects, the doers they are done for, and the frames that carry them out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Generic, Self

from engine.core.decision import Nature, Option, Pick
from engine.core.event import Cause
from engine.core.frames import Frame, Menu, S
from engine.core.msg import Msg, msg
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Stored, Tagged

SKIP = "skip"
_SKIP = Option(SKIP, msg("option-skip"), nature=Nature.NOTHING)


@dataclass(frozen=True, slots=True)
class Doer(Stored):
    """The seat that an effect is done for, and what caused it."""

    seat: int
    cause: Cause

    def using(self, kind: str, name: str) -> Self:
        """Return the same doer acting through another component, set to work by this one."""
        return replace(self, cause=Cause(kind, name, self.cause))

    def side_actions(self, _state: Any, _asked: Sequence[Option], /) -> Iterable[Option]:
        """Return the side actions allowed between two steps: options that ask `again`.

        A game that grants its players such actions subclasses `Doer` to list them, and every effect
        done by that doer offers them, however deeply it is nested. Where nothing may come between,
        the plain doer is used.
        """
        return ()

    def enabling(self, _state: Any, _effects: Sequence[Effect[Any]], /) -> Iterable[Option]:
        """Return the side actions that could make one of these possible when none of them is."""
        return ()


class Prospect(IntEnum):
    """The likelihood that an effect can be done now."""

    NONE = 0
    UNSURE = 1
    """Only a try can tell."""
    SURE = 2


class Statement(Stored, abstract=True):
    """One statement of a component: an effect, or a rule that lasts while the component does.

    It has no `__slots__`, so that results that depend on it alone can be kept with it.
    """

    @abstractmethod
    def words(self) -> Msg:
        """Return what it says, in words for players."""

    def inside(self) -> Iterable[Statement]:
        """Return the statements directly inside it."""
        return ()


def walk(statements: Iterable[Statement]) -> Iterator[Statement]:
    """Yield statements and everything inside them, each before those nested in it."""
    for statement in statements:
        yield statement
        yield from walk(statement.inside())


class Effect(Statement, Generic[S], abstract=True):
    """Something that can be done for a seat."""

    @abstractmethod
    def ways(self, state: S, doer: Doer, /) -> Iterable[Option]:
        """Return every complete way to do it now, the safest first; none if it has no effect."""

    def due_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Return the ways that do at least part of it, for when leaving it out is not allowed."""
        return self.ways(state, doer)

    def split(self) -> tuple[Effect[S], Effect[S] | None]:
        """Return it done once, and what is left of it after that, if it is done one at a time."""
        return self, None

    def label(self) -> Msg:
        """Return what it does in a few words, for a button."""
        return msg("effect-option", effect=self.words())

    def label_now(self, _state: S, _doer: Doer, /) -> Msg:
        """Return the label with the values that hold for its doer now."""
        return self.label()

    def question(self, _state: S, _doer: Doer, /) -> Msg:
        """Return the question asked when it has several ways."""
        return msg("ask-effect", effect=self.words())

    def due_question(self, state: S, doer: Doer, /) -> Msg:
        """Return the question asked where it can no longer be left out."""
        return self.question(state, doer)

    def optional(self) -> bool:
        """Return whether it may be left out although it is possible, like anything bought."""
        return False

    def skipped_by_default(self) -> bool:
        """Return whether the safe answer leaves it out where that is allowed."""
        return self.optional()

    def default(self, options: Sequence[Option], /) -> str:
        """Return the key of the safest way to do it: the first."""
        return options[0].key

    def has_price(self) -> bool:
        """Return whether it has a price.

        If so, whether it can be done is judged only when it is reached.
        """
        return False

    def can_fail(self) -> bool:
        """Return whether something done before it could make it impossible, as with any price."""
        return self.has_price()

    def needs_payment(self) -> bool:
        """Return whether nothing of it can be done without a payment."""
        return False

    def automatic(self) -> bool:
        """Return whether it is done without a choice or a payment."""
        return False

    def safe(self) -> bool:
        """Return whether it only brings something, so that doing it is a safe answer."""
        return False

    def dominates(self, _state: S, _doer: Doer, /) -> bool:
        """Return whether it may as well be done before anything else that could be done instead.

        It is never worse then, as with gains that only make more possible; True must be certain.
        """
        return False

    def leading_ways(self) -> Iterable[str]:
        """Return the key of its only way that is not done without a further choice, if it is one.

        What that way asks can be asked together with the others.
        """
        return ()

    def waits_for_help(self) -> bool:
        """Return whether side actions that could make it possible are offered in its place."""
        return self.optional()

    def prospect(self, state: S, doer: Doer, /) -> Prospect:
        """Return whether at least part of it can take effect now."""
        best = Prospect.NONE
        for way in self.ways(state, doer):
            if not way.unsure:
                return Prospect.SURE
            best = Prospect.UNSURE
        return best

    def is_lost(self, _state: S, _doer: Doer, _above: Sequence[Frame], /) -> bool:
        """Return whether no part of it can be possible after these frames, if that is certain."""
        return False

    def doable(self, state: S, doer: Doer) -> bool:
        """Return whether part of it can take effect now, as far as one can tell without trying."""
        return self.prospect(state, doer) is not Prospect.NONE

    @classmethod
    def merged(cls, _effects: Sequence[Effect[S]], /) -> Effect[S] | None:
        """Return effects of this class as a single one, if they can be added up."""
        return None

    @classmethod
    def choice_words(cls, _effects: Sequence[Effect[S]], _count: int, /) -> Msg | None:
        """Return a choice of some of these in words, if there is a short form for this class."""
        return None


class Combination(Effect[S], abstract=True):
    """An effect made of others, any of which may be what is done."""

    @abstractmethod
    def inside(self) -> Iterable[Effect[S]]:
        """Return the effects it is made of."""

    def has_price(self) -> bool:
        """Return whether any of them has a price."""
        return any(part.has_price() for part in self.inside())

    def can_fail(self) -> bool:
        """Return whether none of them is sure to be possible later."""
        return all(part.can_fail() for part in self.inside())

    def optional(self) -> bool:
        """Return whether each of them may be left out."""
        return all(part.optional() for part in self.inside())

    def needs_payment(self) -> bool:
        """Return whether each of them requires a payment."""
        return all(part.needs_payment() for part in self.inside())

    def automatic(self) -> bool:
        """Return whether each of them is done without a choice or a payment."""
        return all(part.automatic() for part in self.inside())


class Repeated(Effect[S], abstract=True):
    """An effect that may be done up to `most` times, one at a time."""

    most: int

    @abstractmethod
    def single_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Return every way to do it once."""

    def single_due_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Return the ways to do at least part of it once."""
        return self.single_ways(state, doer)

    def ways(self, state: S, doer: Doer, /) -> Iterable[Option]:
        """Yield every way to do it once, each followed by the rest."""
        once, rest = self.split()
        return _followed(once.single_ways(state, doer), rest, doer)

    def due_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Yield the ways to do at least part of it once, each followed by the rest."""
        once, rest = self.split()
        return _followed(once.single_due_ways(state, doer), rest, doer)

    @cached_method
    def split(self) -> tuple[Repeated[S], Repeated[S] | None]:
        """Return it done once, and what is left of it after that."""
        if self.most == 1:
            return self, None
        return self.at_most(1), self.at_most(self.most - 1)

    def at_most(self, number: int) -> Self:
        """Return the same effect for this many times."""
        effect: Any = self
        same: Self = replace(effect, most=number)
        return same


def _followed(ways: Iterable[Option], rest: Effect[Any] | None, doer: Doer) -> Iterable[Option]:
    """Return ways, each of them followed by the rest of the effect."""
    if rest is None:
        return ways
    return (way.leading_to(*way.then, Do(rest, doer)) for way in ways)


class Cost(Stored, Generic[S], abstract=True):
    """A price, which alone knows how it can be paid."""

    __slots__ = ()

    @abstractmethod
    def payments(self, state: S, doer: Doer) -> Sequence[Option]:
        """Return every way to pay it; none if it cannot be afforded.

        A single one needs no question.
        """

    @abstractmethod
    def words(self) -> Msg:
        """Return the price, in words for players."""


class DoerMenu(Menu[S], abstract=True):
    """A question to the doer of an effect."""

    __slots__ = ()
    doer: Annotated[Doer, Tagged]

    def seat_of(self, _state: S, /) -> int:
        """Return the seat of the doer."""
        return self.doer.seat


@dataclass(frozen=True, slots=True)
class Do(DoerMenu[Any]):
    """Does an effect: asks for one of its ways, or skips it if it has none."""

    may_be_mandatory: ClassVar[bool] = True

    effect: Effect[Any]
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """It was chosen as a mandatory part, so it can no longer be left out."""

    def prompt(self, state: Any, /) -> Msg:
        """Return the question of the effect."""
        question = self.effect.due_question if self.due else self.effect.question
        return question(state, self.doer)

    def options(self, state: Any) -> Iterable[Option]:
        """Yield the ways of the effect, skipping it where that is allowed, and any side actions."""
        listed = self.effect.due_ways if self.due else self.effect.ways
        found = []
        for way in listed(state, self.doer):
            found.append(way)
            yield way
        if not found and not self.due and self.effect.waits_for_help():
            found = list(self.doer.enabling(state, (self.effect,)))
            yield from found
        if not found:
            return
        if self.effect.optional() and not self.due:
            found.append(_SKIP)
            yield _SKIP
        yield from self.doer.side_actions(state, found)

    def default(self, _state: Any, options: Sequence[Option], /) -> str:
        """Return the answer that the effect considers safe."""
        if self.effect.skipped_by_default() and not self.due:
            return SKIP
        return self.effect.default(options)

    def leads(self, _state: Any, _asked: Pick, /) -> Iterable[str]:
        """Return the only way that asks something further, if the effect is a choice with one."""
        return self.effect.leading_ways()

    def beside(self, option: Option) -> Option:
        """Return an option; a way is labelled as what is chosen instead."""
        if not option.key.startswith("way:"):
            return option
        return replace(option, label=msg("option-instead", what=option.label))

    def demanded(self) -> bool:
        """Return whether it must be done."""
        return self.due

    def is_lost(self, state: Any, above: Sequence[Frame], /) -> bool:
        """Return whether it must be done and is certain to be impossible."""
        return self.due and self.effect.is_lost(state, self.doer, above)

    def says(self) -> tuple[Effect[Any], ...]:
        """Return its effect."""
        return (self.effect,)

    def at_stake(self, _state: Any, /) -> bool:
        """Return whether it must be done and could become impossible."""
        return self.due and self.effect.can_fail()

    def endangers_itself(self, state: Any, options: Sequence[Option], /) -> bool:
        """Return whether a side action could make its ways impossible."""
        return any(option.again for option in options) and self.at_stake(state)


@dataclass(frozen=True, slots=True)
class Arrange(Menu[Any]):
    """Lets a seat do several things, each with its own cause, in any order."""

    todo: tuple[Do, ...]

    def seat_of(self, _state: Any, /) -> int:
        """Return the seat that does them."""
        return self.todo[0].doer.seat

    def prompt(self, _state: Any, /) -> Msg:
        """Ask for the next thing to do."""
        return msg("ask-next-part", parts=tuple(each.effect.words() for each in self.todo))

    def options(self, state: Any) -> Sequence[Option]:
        """Return the things that can be done now, in the order given and without duplicates."""
        offered: list[Effect[Any]] = []
        found = []
        for place, each in enumerate(self.todo):
            if each.effect not in offered and each.effect.doable(state, each.doer):
                offered.append(each.effect)
                then = (each, *self._without(place))
                found.append(Option(f"next:{place}", each.effect.words(), then))
        return found

    def dominant(self, state: Any, asked: Pick) -> str | None:
        """Return something that may as well come first."""
        for place, each in enumerate(self.todo):
            if asked.find(f"next:{place}") and each.effect.dominates(state, each.doer):
                return f"next:{place}"
        return None

    def says(self) -> tuple[Effect[Any], ...]:
        """Return all of them."""
        return tuple(each.effect for each in self.todo)

    def _without(self, place: int) -> tuple[Frame, ...]:
        rest = (*self.todo[:place], *self.todo[place + 1 :])
        return (Arrange(rest),) if rest else ()
