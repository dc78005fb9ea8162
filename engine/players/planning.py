"""Planning a turn to its end, and imagining how the game would continue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from engine.core import machine
from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame
from engine.players.own_part import goes_on

LONGEST_TURN = 14
"""Answers of one seat in a row until its turn counts as played out."""
LONGEST_FUTURE = 30
"""The most turns, and answers outside of turns, that are imagined."""

ShouldStop: TypeAlias = Callable[[int], bool]
"""Returns whether to stop planning, given the number of positions tried so far."""


class SearchStopped(Exception):
    """Planning has to stop."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """The breadth of the search through a turn."""

    kept: int
    """Positions that are followed further at each step."""
    answers: int
    """Answers tried in each of them."""


class PlanNode(NamedTuple):
    """A point in the plan of a turn, or its end."""

    worth: float
    first: Answer | None
    """The first answer of the plan."""
    sure: tuple[Answer, ...]
    """The answers given before anything was revealed, valid whatever is hidden."""
    open: bool
    """True if nothing has been revealed so far."""
    position: Any
    pending: tuple[Decision, ...]
    asked: Decision | None = None
    """The seat's next question; None if its part is over."""

    @classmethod
    def at(cls, start: Any, asked: Decision) -> PlanNode:
        """Return the starting point of a plan."""
        return cls(0.0, None, (), open=True, position=start, pending=(asked,), asked=asked)


class TurnSearch:
    """The search for a plan for one turn; it counts the positions that it tries."""

    def __init__(self, game: AnyGame, spent: ShouldStop) -> None:
        """Search a game until `spent` says to stop."""
        self._game = game
        self._spent = spent
        self.tried = 0

    def ends(self, start: Any, asked: Decision, breadth: Breadth) -> list[PlanNode]:
        """Return ends of the seat's part, the best first, and only one of each value.

        If the search has to stop early, they are as far as it got.
        """
        found: list[PlanNode] = []
        steps, after = [PlanNode.at(start, asked)], list[PlanNode]()
        try:
            for _ in range(LONGEST_TURN):
                after = []
                for step in steps:
                    for reached in self._reached(step, breadth):
                        (found if self._is_over(start, reached) else after).append(reached)
                steps = most_promising(after, breadth.kept)
        except SearchStopped:
            steps += after
        found += [step for step in steps if step.first is not None]
        return sorted({end.worth: end for end in reversed(found)}.values(), key=_by_worth)

    def along(
        self, start: Any, asked: Decision, plan: Sequence[Answer], breadth: Breadth
    ) -> PlanNode:
        """Return the best end of the seat's part that begins with these answers.

        Raises `SearchStopped` if the search has to stop early.
        """
        step = PlanNode.at(start, asked)
        for answer in plan:
            step = self._step(step, answer)
        if step.asked is None or self._is_over(start, step):
            return step
        ends = self.ends(step.position, step.asked, breadth)
        self._check()
        return ends[0]

    def _reached(self, step: PlanNode, breadth: Breadth) -> Iterator[PlanNode]:
        """Yield the steps that follow this one."""
        assert step.asked is not None  # noqa: S101 - only unfinished steps continue
        for answer in islice(answers(step.asked), breadth.answers):
            yield self._step(step, answer)

    def _step(self, step: PlanNode, answer: Answer) -> PlanNode:
        """Return the step that an answer leads to."""
        asked = step.asked
        assert asked is not None  # noqa: S101 - only unfinished steps continue
        self._check()
        self.tried += 1
        position = self._game.clone(step.position)
        outcome = machine.submit(self._game, position, asked.seat, answer, (asked,))
        return PlanNode(
            worth=self._game.outlook(position, asked.seat),
            first=answer if step.first is None else step.first,
            sure=(*step.sure, answer) if step.open else step.sure,
            open=step.open and position.sealed == step.position.sealed,
            position=position,
            pending=outcome.pending,
            asked=next((each for each in outcome.pending if each.seat == asked.seat), None),
        )

    def _check(self) -> None:
        if self._spent(self.tried):
            raise SearchStopped

    def _is_over(self, start: Any, step: PlanNode) -> bool:
        """Return whether the seat is asked nothing more, or is now doing something else."""
        return step.asked is None or not goes_on(self._game, start, step.position, step.asked.seat)

    def future(self, end: PlanNode, seat: int, until: int, breadth: Breadth) -> float:
        """Return the value for a seat once all have played their best up to that turn.

        Raises `SearchStopped` if the search has to stop early.
        """
        for _ in range(LONGEST_FUTURE):
            if not end.pending or end.position.turns > until:
                break
            ends = self.ends(end.position, end.pending[0], breadth)
            self._check()
            end = ends[0]
        return self._game.outlook(end.position, seat)


def _by_worth(step: PlanNode) -> float:
    """Return the sort key that puts the best step first."""
    return -step.worth


def most_promising(steps: Sequence[PlanNode], count: int) -> list[PlanNode]:
    """Return the first `count` steps, those best after each first answer before all others."""
    leaders, others = list[PlanNode](), list[PlanNode]()
    seen: set[Answer | None] = set()
    for step in sorted(steps, key=_by_worth):
        (others if step.first in seen else leaders).append(step)
        seen.add(step.first)
    return (leaders + others)[:count]
