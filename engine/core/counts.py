"""Counts and conditions, on which effects depend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.msg import Msg, msg
from engine.core.stored import Stored


class Count(Stored, abstract=True):
    """Something of a seat's that can be counted: a noun such as `farm` or `connected city`."""

    __slots__ = ()

    def of(self, state: Any, seat: int) -> int:
        """Return how many the seat has now."""
        raise NotImplementedError

    def words(self) -> Msg:
        """Return what is counted, in words for players."""
        raise NotImplementedError


class Condition(Stored, abstract=True):
    """Something that is true or false of a seat."""

    __slots__ = ()

    def holds(self, state: Any, seat: int) -> bool:
        """Return whether it holds now."""
        raise NotImplementedError

    def words(self) -> Msg:
        """Return the condition, in words for players."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """The count has reached this number."""

    number: int
    count: Count

    def holds(self, state: Any, seat: int) -> bool:
        """Return whether it holds now."""
        return self.count.of(state, seat) >= self.number

    def words(self) -> Msg:
        """Return the condition in words: at least this many."""
        return msg("condition-at-least", number=self.number, count=self.count.words())


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    """The count has not passed this number."""

    number: int
    count: Count

    def holds(self, state: Any, seat: int) -> bool:
        """Return whether it holds now."""
        return self.count.of(state, seat) <= self.number

    def words(self) -> Msg:
        """Return the condition in words: at most this many."""
        return msg("condition-at-most", number=self.number, count=self.count.words())


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The negation of a condition."""

    condition: Condition

    def holds(self, state: Any, seat: int) -> bool:
        """Return whether it holds now."""
        return not self.condition.holds(state, seat)

    def words(self) -> Msg:
        """Return the condition in words: the other does not hold."""
        return msg("condition-not", condition=self.condition.words())


@dataclass(frozen=True, slots=True)
class Every(Condition):
    """All of these conditions at once."""

    conditions: tuple[Condition, ...]

    def holds(self, state: Any, seat: int) -> bool:
        """Return whether it holds now."""
        return all(condition.holds(state, seat) for condition in self.conditions)

    def words(self) -> Msg:
        """Return the conditions in words, joined."""
        conditions = tuple(condition.words() for condition in self.conditions)
        return msg("condition-every", conditions=conditions)


@dataclass(frozen=True, slots=True)
class Sum(Count):
    """Several counts added up."""

    counts: tuple[Count, ...]

    def of(self, state: Any, seat: int) -> int:
        """Return how many the seat has now."""
        return sum(count.of(state, seat) for count in self.counts)

    def words(self) -> Msg:
        """Return the counts in words, joined."""
        return msg("count-sum", counts=tuple(count.words() for count in self.counts))
