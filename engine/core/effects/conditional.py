"""Effects that depend on conditions or counts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from engine.core.decision import Option
from engine.core.effects.effect import Combination, Do, Doer, Effect, Prospect
from engine.core.frames import S
from engine.core.msg import Msg


class If(Combination[S], abstract=True):
    """Do something if a condition holds, otherwise something else, if given."""

    then: Effect[S]
    otherwise: Effect[S] | None

    @abstractmethod
    def met(self, state: S, doer: Doer) -> bool:
        """Return whether the condition holds now."""

    def branch(self, *, met: bool) -> Effect[S] | None:
        """Return the branch that applies, if there is one."""
        return self.then if met else self.otherwise

    def ways(self, state: S, doer: Doer, /) -> Iterable[Option]:
        """Return the ways of the branch that applies."""
        branch = self.branch(met=self.met(state, doer))
        return branch.ways(state, doer) if branch else ()

    def due_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Return the ways that do at least part of the branch that applies."""
        branch = self.branch(met=self.met(state, doer))
        return branch.due_ways(state, doer) if branch else ()

    def prospect(self, state: S, doer: Doer, /) -> Prospect:
        """Return whether the branch that applies can be done now."""
        branch = self.branch(met=self.met(state, doer))
        return branch.prospect(state, doer) if branch else Prospect.NONE

    def inside(self) -> tuple[Effect[S], ...]:
        """Return the branches."""
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def can_fail(self) -> bool:
        """Return True: something done before it could change the condition."""
        return True


class Per(Combination[S], abstract=True):
    """Do something as often as a count says."""

    then: Effect[S]

    @abstractmethod
    def number(self, state: S, doer: Doer) -> int:
        """Return how often it is done now."""

    def ways(self, state: S, doer: Doer, /) -> Iterable[Option]:
        """Return the ways to do it as often as the count says."""
        return self._ways(state, doer, due=False)

    def due_ways(self, state: S, doer: Doer) -> Iterable[Option]:
        """Return the ways that do at least part of it the first time."""
        return self._ways(state, doer, due=True)

    def _ways(self, state: S, doer: Doer, *, due: bool) -> Iterable[Option]:
        number = self.number(state, doer)
        if not number:
            return
        whole = self.then.merged((self.then,) * number)
        first, again = whole or self.then, () if whole else (Do(self.then, doer),) * (number - 1)
        for way in first.due_ways(state, doer) if due else first.ways(state, doer):
            yield way.leading_to(*way.then, *again)

    def prospect(self, state: S, doer: Doer, /) -> Prospect:
        """Return whether there is anything to count, and it can be done."""
        return self.then.prospect(state, doer) if self.number(state, doer) else Prospect.NONE

    def inside(self) -> tuple[Effect[S], ...]:
        """Return what is repeated."""
        return (self.then,)

    def can_fail(self) -> bool:
        """Return True: something done before it could change the count."""
        return True

    def label(self) -> Msg:
        """Return the label of what is repeated."""
        return self.then.label()
