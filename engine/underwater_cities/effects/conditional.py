"""Effects that depend on conditions or counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.core.decision import Option
from engine.core.doing import Do, Doer, Prospect, Statement
from engine.core.kept import kept
from engine.core.msg import Msg, msg
from engine.core.notation import Args, Make
from engine.underwater_cities import phrases
from engine.underwater_cities.conditions import Condition
from engine.underwater_cities.counters import Holdings, count
from engine.underwater_cities.effects.base import AnyEffect, Yielding, output_now
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.glossary import Counter
from engine.underwater_cities.names import counted
from engine.underwater_cities.output import NO_OUTPUT, Output
from engine.underwater_cities.standing import holdings
from engine.underwater_cities.state import State


@dataclass(frozen=True, slots=True)
class If(Yielding):
    """Do something if a condition holds, otherwise something else, if given."""

    notation: ClassVar[str] = "if"

    condition: Condition
    then: AnyEffect
    otherwise: AnyEffect | None = None

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        otherwise = make(args.call("else")) if "else" in args else None
        return cls(phrases.condition(args.expr(0)), make(args.call(1)), otherwise)

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return the ways of the branch that applies."""
        branch = self._branch(state, doer)
        return branch.ways(state, doer) if branch else ()

    def due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return the ways that do at least part of the branch that applies."""
        branch = self._branch(state, doer)
        return branch.due_ways(state, doer) if branch else ()

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether the branch that applies can be done now."""
        branch = self._branch(state, doer)
        return branch.prospect(state, doer) if branch else Prospect.NONE

    def _branch(self, state: State, doer: Doer) -> AnyEffect | None:
        return self.branch(holdings(state, doer.seat))

    def branch(self, held: Holdings) -> AnyEffect | None:
        """Return the branch that applies now, if there is one."""
        return self.then if self.condition.met(held) else self.otherwise

    def output(self, held: Holdings) -> Output:
        """Return the output of the branch that applies."""
        branch = self.branch(held)
        return output_now(branch, held) if branch else NO_OUTPUT

    def inside(self) -> tuple[AnyEffect, ...]:
        """Return the branches."""
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def optional(self) -> bool:
        """Return whether both branches may be left out."""
        return all(branch.optional() for branch in self.inside())

    def needs_payment(self) -> bool:
        """Return whether both branches require a payment."""
        return all(branch.needs_payment() for branch in self.inside())

    def automatic(self) -> bool:
        """Return whether both branches are done without a choice or a payment."""
        return all(branch.automatic() for branch in self.inside())

    @kept
    def words(self) -> Msg:
        """Return the condition and its branches, in words."""
        condition, then = self.condition.words(), self.then.words()
        if self.otherwise is None:
            return msg("underwater-cities-do-if", condition=condition, then=then)
        key, otherwise = "underwater-cities-do-if-else", self.otherwise.words()
        return msg(key, condition=condition, then=then, otherwise=otherwise)


@dataclass(frozen=True, slots=True)
class Per(Yielding):
    """Do something for every `divisor` of a count (UC-1.6)."""

    notation: ClassVar[str] = "per"

    divisor: int
    counter: Counter
    then: AnyEffect

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        divisor, counter = phrases.counter(args, 0)
        return cls(divisor, counter, make(args.call(1)))

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield the ways to do it as often as the count says."""
        number = self.times(holdings(state, doer.seat))
        if number:
            repeated, again = self._repeated(number, doer)
            for way in repeated.ways(state, doer):
                yield way.leading_to(*way.then, *again)

    def due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield the ways that do at least part of it the first time."""
        number = self.times(holdings(state, doer.seat))
        if number:
            repeated, again = self._repeated(number, doer)
            for way in repeated.due_ways(state, doer):
                yield way.leading_to(*way.then, *again)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether there is anything to count, and it can be done."""
        if not self.times(holdings(state, doer.seat)):
            return Prospect.NONE
        return self.then.prospect(state, doer)

    def times(self, held: Holdings) -> int:
        """Return how often it is done; divisions round down (UC-1.6)."""
        return count(self.counter, held) // self.divisor

    def _repeated(self, number: int, doer: Doer) -> tuple[AnyEffect, tuple[Do, ...]]:
        """Return what is done first and what follows; a gain is simply multiplied."""
        if isinstance(self.then, Gain):
            return self.then.multiplied(number), ()
        return self.then, (Do(self.then, doer),) * (number - 1)

    def output(self, held: Holdings) -> Output:
        """Return its output as often as the count says."""
        return output_now(self.then, held).times(self.times(held))

    def inside(self) -> Iterable[Statement]:
        """Return what is repeated."""
        return (self.then,)

    def optional(self) -> bool:
        """Return whether it may be left out."""
        return self.then.optional()

    def needs_payment(self) -> bool:
        """Return whether it requires a payment."""
        return self.then.needs_payment()

    def automatic(self) -> bool:
        """Return whether it is done without a choice or a payment."""
        return self.then.automatic()

    @kept
    def words(self) -> Msg:
        """Return it with what is counted, in words."""
        what = counted(self.counter, self.divisor)
        key = "underwater-cities-do-for-each" if self.divisor == 1 else "underwater-cities-do-per"
        return msg(key, then=self.then.words(), counted=what)

    @kept
    def label(self) -> Msg:
        """Return the label of what is repeated."""
        return self.then.label()
