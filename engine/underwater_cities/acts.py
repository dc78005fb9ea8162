"""Statements as effects of the engine: what can be done now, and what follows from it.

Each statement has two functions in its own module: `offers` yields all ways to do it now, and
`outlook` says whether there is one. A statement that says "up to n" is done one at a time.
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
    """Return every way to do a statement once; with `due`, at least part of it must be done."""
    raise TypeError(statement)


@ByKind
def outlook(statement: Statement, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    """Return whether a statement can be done now."""
    raise TypeError(statement)


@ByKind
def wording(statement: Statement, state: State, doer: Doer) -> Msg:  # noqa: ARG001
    """Return a statement in a few words, with the current values for its doer."""
    return label(statement)


@ByKind
def question(statement: Statement, state: State, doer: Doer, due: bool) -> Msg:  # noqa: ARG001, FBT001
    """Return the question when a statement has several ways."""
    return msg("ask-effect", effect=text(statement))


@ByKind
def foresee(frame: Frame, state: State) -> bool:  # noqa: ARG001
    """Apply a frame's effect on resources to a copy; return False if it cannot be foreseen."""
    return False


def helpful(state: State, doer: Doer, parts: Parts) -> tuple[Option, ...]:
    """Return side actions that could make one of these parts possible when none of them is.

    They may come between any two steps (UC-6.53), even where nothing else is possible.
    """
    if not any(map(can_fail, parts)):
        return ()
    beside = doer.beside(state, ())
    return tuple(each for each in beside if opens(each, state, lambda s: best(parts, s, doer)))


def opens(option: Option, state: State, judge: Callable[[State], Prospect]) -> bool:
    """Return whether something could be possible after an option, as far as can be foreseen."""
    copy = state.clone()
    foreseen = all(foresee(frame, copy) for frame in option.then)
    return not foreseen or judge(copy) is not Prospect.NONE


@cache
def split(statement: Statement) -> tuple[Statement, Statement | None]:
    """Return a repeatable statement done once, and what is left of it after that."""
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
    """Return whether it may be left out although it could be done: anything but gains may."""
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
    """Return whether an earlier action could make it impossible."""
    match statement:
        case Gain() | Tier() | Draw():
            return False
        case Choose(ways=parts) | All(parts=parts):
            return all(map(can_fail, parts))
        case _:
            return True


@cache
def needs_payment(statement: Statement) -> bool:
    """Return whether every part of it requires a payment, judging by its wording (D7)."""
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
    """Return an effect as a single statement."""
    return effect[0] if len(effect) == 1 else All(effect)


@dataclass(frozen=True, slots=True)
class Act(Effect[State]):
    """Does a statement."""

    statement: Statement

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield every way to do it once; if there is none, side actions that could enable it."""
        none = True
        for way in self._ways(state, doer, due=False):
            none = False
            yield way
        if none and optional(self.statement):
            yield from helpful(state, doer, (self.statement,))

    def due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return the ways that do at least part of it."""
        return self._ways(state, doer, due=True)

    def _ways(self, state: State, doer: Doer, *, due: bool) -> Iterable[Option]:
        return ways_of(self.statement, state, doer, due=due)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether it can be done now."""
        return outlook(self.statement, state, doer)

    def optional(self) -> bool:
        """Return whether it may be left out."""
        return optional(self.statement)

    def default(self, options: Sequence[Option], *, due: bool) -> str:
        """Return the first way without a payment (D7); free gains are taken (D14, D18)."""
        match self.statement:
            case Choose(ways=ways) if due or not self.optional():
                free = {f"way:{n}" for n, way in enumerate(ways, 1) if not needs_payment(way)}
                return next((o.key for o in options if o.key in free), options[0].key)
            case Refresh() | TakeSpecial():
                return options[0].key
            case _:
                return SKIP if self.optional() and not due else options[0].key

    def costs(self) -> bool:
        """Return whether it might involve a payment."""
        return can_fail(self.statement)

    def can_fail(self) -> bool:
        """Return whether it could become impossible."""
        return can_fail(self.statement)

    def words(self) -> Msg:
        """Return the effect in words."""
        return text(self.statement)

    def question(self, state: State, doer: Doer, *, due: bool) -> Msg:
        """Ask for one of its ways, in the form that suits its kind of statement."""
        return question(self.statement, state, doer, due)


def ways_of(statement: Statement, state: State, doer: Doer, *, due: bool) -> Iterable[Option]:
    """Yield every way to do a statement once, anywhere; the rest of it follows."""
    once, rest = split(statement)
    for way in offers(once, state, doer, due):
        yield way.leading_to(*way.then, Do(Act(rest), doer)) if rest else way


def act(effect: Parts) -> Act:
    """Return a whole effect as an `Act`."""
    return Act(whole(effect))


@dataclass(frozen=True, slots=True)
class NextPart(Menu[State]):
    """Asks which part of an effect comes next, or whether to leave out the rest (D6)."""

    binding: ClassVar[bool] = True

    parts: Parts
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """True if one of the parts must still be done."""

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Return the seat that chooses."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """Ask for the next part, in any order."""
        return msg("ask-next-part", parts=texts(self.parts))

    def options(self, state: State) -> Sequence[Option]:
        """Return the parts possible now, and a way out once the requirement is met or lapses."""
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
        """Return the frames for the parts left after one of them."""
        left = (rest,) if rest else ()
        parts = (*self.parts[:place], *left, *self.parts[place + 1 :])
        return remaining(parts, self.doer)

    def default(self, state: State, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Return a part that is a gain, otherwise the way out if there is one."""
        for place, part in enumerate(self.parts):
            if isinstance(part, Gain) and any(o.key == f"part:{place + 1}" for o in options):
                return f"part:{place + 1}"
        return options[0].key if self.due else STOP

    def demanded(self) -> bool:
        """Return whether a part must be done."""
        return self.due

    def at_stake(self, state: Any) -> bool:  # noqa: ANN401 - as the engine calls it
        """Return whether that could become impossible."""
        return self.due and not any(
            not can_fail(part) and outlook(part, state, self.doer) for part in self.parts
        )

    def torn(self, state: State, options: Sequence[Option]) -> bool:
        """Return whether something else could be chosen that makes the required part impossible."""
        return self.due and any(option.again for option in options) and self.at_stake(state)


def remaining(parts: Parts, doer: Doer) -> tuple[Frame, ...]:
    """Return the frames that ask for the remaining parts, none of which is mandatory."""
    if len(parts) > 1:
        return (NextPart(parts, doer),)
    return tuple(Do(Act(part), doer) for part in parts)


# --- compound statements -------------------------------------------------------------------------


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
    """Return the best outlook of several statements, any of which is enough."""
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
