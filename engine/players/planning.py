"""Thinking a turn through to its end, and how the game would go on after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from engine.core import machine
from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame

LONGEST_TURN = 14
"""Answers of one seat in a row until its turn counts as played out."""
LONGEST_FUTURE = 30
"""Turns, and answers outside of turns, that are imagined at most."""

Spent: TypeAlias = Callable[[int], bool]
"""Whether the thinking has to end now that so many positions were tried."""


class Enough(Exception):
    """The thinking has to end."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """How much of a turn is looked at."""

    kept: int
    """Positions that are followed further at each step."""
    answers: int
    """Answers tried in each of them."""


class Step(NamedTuple):
    """Where a seat stands on its way through a turn, or at the end of it."""

    worth: float
    first: Answer | None
    """The answer that led this way."""
    sure: tuple[Answer, ...]
    """All answers given until something was revealed: they hold whatever is hidden."""
    open: bool
    """Nothing was revealed so far."""
    position: Any
    pending: tuple[Decision, ...]
    asked: Decision | None = None
    """What the seat is asked next; nothing if its part is over."""

    @classmethod
    def at(cls, start: Any, asked: Decision) -> Step:
        """Where the way begins."""
        return cls(0.0, None, (), open=True, position=start, pending=(asked,), asked=asked)


class Thought:
    """The thinking about one turn; it counts the positions that it tries."""

    def __init__(self, game: AnyGame, spent: Spent) -> None:
        """Think about a game until that says it is enough."""
        self._game = game
        self._spent = spent
        self.tried = 0

    def ends(
        self, start: Any, asked: Decision, breadth: Breadth, first: tuple[Answer, ...] = ()
    ) -> dict[Answer, Step]:
        """The best end of the seat's part for each answer to begin it with, or for these only.

        Where the thinking has to end before the part does, it is as far as it was looked at.
        """
        found: dict[Answer, Step] = {}
        steps, after = [Step.at(start, asked)], list[Step]()
        try:
            for _ in range(LONGEST_TURN):
                after = []
                for step in steps:
                    for reached in self._reached(step, breadth, first):
                        if self._is_over(start, reached):
                            _keep(found, reached)
                        else:
                            after.append(reached)
                steps = _most_promising(after, breadth.kept)
        except Enough:
            steps += after
        for step in steps:
            _keep(found, step)
        return found

    def _reached(self, step: Step, breadth: Breadth, first: tuple[Answer, ...]) -> Iterator[Step]:
        """The steps that follow this one; the very first answer may be given."""
        asked = step.asked
        assert asked is not None  # noqa: S101 - only what is not over goes on
        begins = step.first is None
        tried = first if begins and first else islice(answers(asked), breadth.answers)
        for answer in tried:
            position, pending = self._after(step.position, asked, answer)
            worth = self._game.outlook(position, asked.seat)
            again = next((each for each in pending if each.seat == asked.seat), None)
            sure = (*step.sure, answer) if step.open else step.sure
            still = step.open and position.sealed == step.position.sealed
            beginning = answer if begins else step.first
            yield Step(worth, beginning, sure, still, position, pending, again)

    def _after(self, position: Any, asked: Decision, answer: Answer) -> Any:
        """The position after an answer, and what is pending then."""
        if self._spent(self.tried):
            raise Enough
        self.tried += 1
        copy = self._game.clone(position)
        outcome = machine.submit(self._game, copy, asked.seat, answer, (asked,))
        return copy, outcome.pending

    def _is_over(self, start: Any, step: Step) -> bool:
        """Whether the seat is asked nothing more, or another turn has begun."""
        if step.asked is None or step.position.turns > start.turns:
            return True
        return self._game.turn_of(step.position) != self._game.turn_of(start)

    def future(self, end: Step, seat: int, until: int, breadth: Breadth) -> float:
        """What it is worth to a seat once all have played on as suits each best, up to that turn.

        Raises `Enough` if the thinking has to end before.
        """
        for _ in range(LONGEST_FUTURE):
            if not end.pending or end.position.turns > until:
                break
            ends = self.ends(end.position, end.pending[0], breadth)
            if self._spent(self.tried):
                raise Enough
            end = max(ends.values(), key=lambda each: each.worth)
        return self._game.outlook(end.position, seat)


def _keep(found: dict[Answer, Step], end: Step) -> None:
    """Note an end, if none is better after the same first answer."""
    first = end.first
    if first is not None and (first not in found or found[first].worth < end.worth):
        found[first] = end


def _most_promising(steps: list[Step], count: int) -> list[Step]:
    """So many of the steps that are worth most; before all the best after each first answer."""
    leaders, others = list[Step](), list[Step]()
    seen: set[Answer | None] = set()
    for step in sorted(steps, key=lambda step: -step.worth):
        (others if step.first in seen else leaders).append(step)
        seen.add(step.first)
    return (leaders + others)[:count]
