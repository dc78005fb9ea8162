"""Effects that depend on conditions or counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.core.effects.conditional import If as CoreIf
from engine.core.effects.conditional import Per as CorePer
from engine.core.effects.effect import Doer
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.counters import Holdings, count
from engine.underwater_cities.board.output import NO_OUTPUT, Output
from engine.underwater_cities.board.possessions import holdings
from engine.underwater_cities.effects.effect import AnyEffect, OutputEffect, output_now
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.conditions import Condition
from engine.underwater_cities.terms.glossary import Counter
from engine.underwater_cities.words.names import counted


@dataclass(frozen=True, slots=True)
class If(CoreIf[State], OutputEffect):
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

    def met(self, state: State, doer: Doer) -> bool:
        """Return whether the condition holds now."""
        return self.condition.met(holdings(state, doer.seat))

    def output(self, held: Holdings) -> Output:
        """Return the output of the branch that applies."""
        branch = self.branch(met=self.condition.met(held))
        return output_now(branch, held) if branch else NO_OUTPUT

    @cached_method
    def words(self) -> Msg:
        """Return the condition and its branches, in words."""
        condition, then = self.condition.words(), self.then.words()
        if self.otherwise is None:
            return msg("underwater-cities-do-if", condition=condition, then=then)
        key, otherwise = "underwater-cities-do-if-else", self.otherwise.words()
        return msg(key, condition=condition, then=then, otherwise=otherwise)


@dataclass(frozen=True, slots=True)
class Per(CorePer[State], OutputEffect):
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

    def number(self, state: State, doer: Doer) -> int:
        """Return how often it is done now."""
        return self.times(holdings(state, doer.seat))

    def times(self, held: Holdings) -> int:
        """Return how often it is done; divisions round down (UC-1.6)."""
        return count(self.counter, held) // self.divisor

    def output(self, held: Holdings) -> Output:
        """Return its output as often as the count says."""
        return output_now(self.then, held).times(self.times(held))

    @cached_method
    def words(self) -> Msg:
        """Return it with what is counted, in words."""
        what = counted(self.counter, self.divisor)
        key = "underwater-cities-do-for-each" if self.divisor == 1 else "underwater-cities-do-per"
        return msg(key, then=self.then.words(), counted=what)
