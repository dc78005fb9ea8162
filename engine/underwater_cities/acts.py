"""Statements as effects of the kernel: what can be done now, and what follows from it.

Each statement has its two answers in the module it belongs to: `offers`, all ways to do it now,
and `outlook`, whether there is one. A statement that says "up to n" is done one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias

from engine.core.by_kind import ByKind
from engine.core.decision import Nature, Option
from engine.core.effects import SKIP, Do, Doer, Effect, Prospect
from engine.core.frames import Frame, Lapse, Menu
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged
from engine.underwater_cities.labels import label, text, texts
from engine.underwater_cities.state import UnderwaterCitiesState
from engine.underwater_cities.statements import (
    All,
    Build,
    Choose,
    Convert,
    Draw,
    Exchange,
    Gain,
    If,
    Pay,
    Per,
    Refresh,
    Statement,
    TakeSpecial,
    Then,
    Tier,
    Upgrade,
    Use,
    in_one,
)
from engine.underwater_cities.statements import Effect as Parts

State: TypeAlias = UnderwaterCitiesState
STOP = "stop"


@ByKind
def offers(statement: Statement, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    """Every way to do a statement once; with `due`, at least a part of it must be done."""
    raise TypeError(statement)


@ByKind
def outlook(statement: Statement, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    """Whether a statement can be done now."""
    raise TypeError(statement)


@ByKind
def wording(statement: Statement, state: State, doer: Doer) -> Msg:  # noqa: ARG001
    """A statement in a few words, as it is now for whoever does it."""
    return label(statement)


@ByKind
def question(statement: Statement, state: State, doer: Doer, due: bool) -> Msg:  # noqa: ARG001, FBT001
    """What is asked where a statement has several ways."""
    return msg("ask-effect", effect=text(statement))


@ByKind
def foresee(frame: Frame, state: State) -> bool:  # noqa: ARG001
    """Do to a copy what a frame does to resources; false where that cannot be told in advance."""
    return False


def helpful(state: State, doer: Doer, parts: Parts) -> tuple[Option, ...]:
    """What stands by and could make one of these parts possible that none of them is now.

    It may be done between any two steps (UC-6.53), so also where nothing could be done without it.
    """
    if not any(map(can_fail, parts)):
        return ()
    beside = doer.beside(state, ())
    return tuple(each for each in beside if opens(each, state, lambda s: best(parts, s, doer)))


def opens(option: Option, state: State, judge: Callable[[State], Prospect]) -> bool:
    """Whether something could be possible after an option, as far as that can be foreseen."""
    copy = state.clone()
    foreseen = all(foresee(frame, copy) for frame in option.then)
    return not foreseen or judge(copy) is not Prospect.NONE


@cache
def split(statement: Statement) -> tuple[Statement, Statement | None]:
    """A statement that may be done several times: once, and what is left of it then."""
    match statement:
        case Upgrade(differ=True):
            return statement, None
        case (
            Build(most=n)
            | Upgrade(most=n)
            | Use(most=n)
            | Refresh(most=n)
            | Convert(most=n)
            | Pay(most=n)
            | Exchange(most=n)
        ) if n > 1:
            return replace(statement, most=1), replace(statement, most=n - 1)
        case TakeSpecial(count=n) if n > 1:
            return TakeSpecial(1), TakeSpecial(n - 1)
        case _:
            return statement, None


@cache
def optional(statement: Statement) -> bool:
    """Whether it may be left out although it could be done: all but gains may."""
    match statement:
        case Gain() | Tier() | Draw() | All():
            return False
        case Choose(ways=ways):
            return all(map(optional, ways))
        case If(then=then, otherwise=otherwise):
            return optional(then) and (otherwise is None or optional(otherwise))
        case Per(then=first) | Then(first=first):
            return optional(first)
        case _:
            return True


@cache
def can_fail(statement: Statement) -> bool:
    """Whether what is done before it could make it impossible."""
    match statement:
        case Gain() | Tier() | Draw():
            return False
        case Choose(ways=parts) | All(parts=parts):
            return all(map(can_fail, parts))
        case _:
            return True


@cache
def needs_payment(statement: Statement) -> bool:
    """Whether no part of it can be done without paying, as far as its words tell (D7)."""
    match statement:
        case Build(price=price) | Upgrade(price=price):
            return price != "free"
        case Choose(ways=parts) | All(parts=parts):
            return all(map(needs_payment, parts))
        case If(then=then, otherwise=otherwise):
            return needs_payment(then) and (otherwise is None or needs_payment(otherwise))
        case Per(then=first) | Then(first=first):
            return needs_payment(first)
        case _:
            return isinstance(statement, Pay | Exchange)


@cache
def whole(effect: Parts) -> Statement:
    """An effect as a single statement."""
    return effect[0] if len(effect) == 1 else All(effect)


@dataclass(frozen=True, slots=True)
class Act(Effect[State]):
    """Do what a statement says."""

    statement: Statement

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Every way to do it once; if there is none, what stands by and could make it possible."""
        none = True
        for way in self._ways(state, doer, due=False):
            none = False
            yield way
        if none and optional(self.statement):
            yield from helpful(state, doer, (self.statement,))

    def due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """The same, with at least a part of it."""
        return self._ways(state, doer, due=True)

    def _ways(self, state: State, doer: Doer, *, due: bool) -> Iterable[Option]:
        return ways_of(self.statement, state, doer, due=due)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Whether it can be done now."""
        return outlook(self.statement, state, doer)

    def optional(self) -> bool:
        """Whether it may be left out."""
        return optional(self.statement)

    def default(self, options: Sequence[Option], *, due: bool) -> str:
        """Of ways the first that needs no payment (D7); what is for nothing is taken (D14, D18)."""
        match self.statement:
            case Choose(ways=ways) if due or not self.optional():
                free = {f"way:{n}" for n, way in enumerate(ways, 1) if not needs_payment(way)}
                return next((o.key for o in options if o.key in free), options[0].key)
            case Refresh() | TakeSpecial():
                return options[0].key
            case _:
                return SKIP if self.optional() and not due else options[0].key

    def costs(self) -> bool:
        """Whether something may have to be paid."""
        return can_fail(self.statement)

    def can_fail(self) -> bool:
        """Whether it could become impossible."""
        return can_fail(self.statement)

    def words(self) -> Msg:
        """What it does."""
        return text(self.statement)

    def question(self, state: State, doer: Doer, *, due: bool) -> Msg:
        """Which of its ways, as it is best asked for a statement of its kind."""
        return question(self.statement, state, doer, due)


def ways_of(statement: Statement, state: State, doer: Doer, *, due: bool) -> Iterable[Option]:
    """Every way to do a statement once, wherever it stands; the rest of it follows."""
    once, rest = split(statement)
    for way in offers(once, state, doer, due):
        yield way.leading_to(*way.then, Do(Act(rest), doer)) if rest else way


def act(effect: Parts) -> Act:
    """A whole effect, as something to be done."""
    return Act(whole(effect))


@dataclass(frozen=True, slots=True)
class NextPart(Menu[State]):
    """Which part of an effect comes next, or whether to leave the rest out (D6)."""

    binding: ClassVar[bool] = True

    parts: Parts
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """One of the parts must still be done."""

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Who chooses."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """What may be done in any order."""
        return msg("ask-next-part", parts=texts(self.parts))

    def options(self, state: State) -> Sequence[Option]:
        """The parts that can be done now, and the way out when the duty is met or lapses."""
        found = self._doable(state)
        if not found and not self.due:
            found = [*helpful(state, self.doer, self.parts)]
            if not found:
                return ()
        if not self.due:
            found.append(Option(STOP, msg("option-stop"), nature=Nature.NOTHING))
        elif not found:
            found.append(Option(STOP, msg("option-stop"), (Lapse(),), nature=Nature.NOTHING))
        return (*found, *self.doer.beside(state, found))

    def _doable(self, state: State) -> list[Option]:
        found = []
        for place, part in enumerate(self.parts):
            if part in self.parts[:place]:
                continue
            prospect = outlook(part, state, self.doer)
            if prospect is not Prospect.NONE:
                unsure = prospect is Prospect.UNSURE
                once, rest = split(part)
                first = Do(Act(once), self.doer, due=self.due or unsure)
                then = (first, *self._then(place, rest))
                hint = text(part)
                found.append(
                    Option(
                        f"part:{place + 1}",
                        wording(part, state, self.doer),
                        then,
                        hint=hint,
                        unsure=unsure,
                    )
                )
        return found

    def _then(self, place: int, rest: Statement | None) -> tuple[Frame, ...]:
        """What is left of the parts after one of them."""
        left = (rest,) if rest else ()
        parts = (*self.parts[:place], *left, *self.parts[place + 1 :])
        return remaining(parts, self.doer)

    def default(self, state: State, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Take what is gained, leave out the rest if that is possible."""
        for place, part in enumerate(self.parts):
            if isinstance(part, Gain) and any(o.key == f"part:{place + 1}" for o in options):
                return f"part:{place + 1}"
        return options[0].key if self.due else STOP

    def demanded(self) -> bool:
        """Whether something has to be done."""
        return self.due

    def at_stake(self, state: Any) -> bool:  # noqa: ANN401 - as the kernel calls it
        """Whether that could become impossible."""
        return self.due and not any(
            not can_fail(part) and outlook(part, state, self.doer) for part in self.parts
        )

    def torn(self, state: State, options: Sequence[Option]) -> bool:
        """Whether something else can be chosen that makes the duty impossible."""
        return self.due and any(option.again for option in options) and self.at_stake(state)


def remaining(parts: Parts, doer: Doer) -> tuple[Frame, ...]:
    """What asks for the parts that are left, none of which must be done."""
    if len(parts) > 1:
        return (NextPart(parts, doer),)
    return tuple(Do(Act(part), doer) for part in parts)


# --- statements made of others -------------------------------------------------------------------


@offers.register
def _all_offers(statement: All, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: FBT001
    prospect = outlook(statement, state, doer)
    if prospect is not Prospect.NONE:
        then = (NextPart(statement.parts, doer, due),)
        unsure = prospect is Prospect.UNSURE
        yield Option(
            "parts", wording(statement, state, doer), then, hint=text(statement), unsure=unsure
        )


@outlook.register
def _all_outlook(statement: All, state: State, doer: Doer) -> Prospect:
    return best(statement.parts, state, doer)


def best(parts: Parts, state: State, doer: Doer) -> Prospect:
    """The best outlook of several statements of which one is enough."""
    found = Prospect.NONE
    for part in parts:
        found = max(found, outlook(part, state, doer))
        if found is Prospect.SURE:
            break
    return found


@offers.register
def _choose_offers(statement: Choose, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: FBT001
    statement = in_one(statement)
    for place, way in enumerate(statement.ways):
        prospect = outlook(way, state, doer)
        if prospect is Prospect.NONE:
            continue
        then: tuple[Frame, ...] = (Do(Act(way), doer, due=True),)
        if statement.count > 1:
            others = (*statement.ways[:place], *statement.ways[place + 1 :])
            then = (*then, Do(Act(Choose(others, statement.count - 1)), doer, due=due))
        unsure = prospect is Prospect.UNSURE
        yield Option(
            f"way:{place + 1}", wording(way, state, doer), then, hint=text(way), unsure=unsure
        )


@outlook.register
def _choose_outlook(statement: Choose, state: State, doer: Doer) -> Prospect:
    return best(statement.ways, state, doer)


@offers.register
def _then_offers(statement: Then, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: FBT001
    second = Do(Act(statement.second), doer)
    for way in ways_of(statement.first, state, doer, due=due):
        yield way.leading_to(*way.then, second)


@outlook.register
def _then_outlook(statement: Then, state: State, doer: Doer) -> Prospect:
    return outlook(statement.first, state, doer)
