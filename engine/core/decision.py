"""The decisions a seat can face: picking among options, or naming an amount."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.core.errors import IllegalAnswer
from engine.core.msg import Msg, msg

if TYPE_CHECKING:
    from engine.core.machine import Frame

Answer: TypeAlias = tuple[str, ...] | int
"""Keys of the options picked, or the amount."""


THEN = ">"
"""Joins the keys of answers to questions that follow one another, given as a single answer."""


def chain(first: str, second: str) -> str:
    """Return the answers to a question and to the one that follows it as a single key."""
    return f"{first}{THEN}{second}"


def links(answer: Answer) -> tuple[Answer, ...]:
    """Return the answers to successive questions that an answer stands for; mostly just itself."""
    if isinstance(answer, tuple) and len(answer) == 1 and isinstance(answer[0], str):
        return tuple((key,) for key in answer[0].split(THEN))
    return (answer,)


class Nature(StrEnum):
    """The kind of an option, shown by a panel as the colour of its button."""

    ACTION = "action"
    NOTHING = "nothing"
    """Declines, continues or does nothing."""
    LOSS = "loss"
    """Something is given up for good."""
    END = "end"
    """Only ends the turn, so it needs no confirmation."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal answer, with the frames that follow when it is chosen."""

    key: str
    """Stable and readable, unique within its decision."""
    label: Msg
    then: tuple[Frame, ...] = field(default=(), compare=False, repr=False)
    """Played in this order."""
    again: bool = False
    """The same question is asked again afterwards."""
    group: Msg | None = None
    """A heading for options of one kind, for a panel that must ask in two steps."""
    spot: str | None = None
    """A place on the board that a picture can mark."""
    effect: Msg | None = None
    """Its effect, cost and gain; None only if its label says all of that."""
    nature: Nature = Nature.ACTION
    unsure: bool = False
    """True if its consequences could fail, so it is offered only if a try on a copy succeeds."""
    tells: Callable[[Any], Msg | None] | None = field(default=None, compare=False, repr=False)
    """Works its effect out from the position, once somebody reads it: random play never does."""

    def leading_to(self, *then: Frame, again: bool | None = None) -> Option:
        """Return this option with other frames; written out because it is called very often."""
        return Option(
            self.key,
            self.label,
            then,
            self.again if again is None else again,
            self.group,
            self.spot,
            self.effect,
            self.nature,
            self.unsure,
            self.tells,
        )

    def worded(self, label: Msg, effect: Msg | None) -> Option:
        """Return this option in other words; written out because it is called very often."""
        return Option(
            self.key,
            label,
            self.then,
            self.again,
            self.group,
            self.spot,
            effect,
            self.nature,
            self.unsure,
            self.tells,
        )


@dataclass(frozen=True)
class Pick:
    """Choose from `least` to `most` of the options."""

    seat: int
    prompt: Msg
    options: tuple[Option, ...]
    default: tuple[str, ...]
    """The safe answer for a player who does not answer at all."""
    least: int = 1
    most: int = 1
    also: tuple[Option, ...] = ()
    """Answers that are no longer offered, as another does the same, but that stored games hold."""

    @cached_property
    def by_key(self) -> dict[str, Option]:
        """The options by their keys, with those no longer offered."""
        return {option.key: option for option in (*self.options, *self.also)}

    def find(self, key: str) -> Option | None:
        """Return the option with this key; quicker than `by_key` for a single lookup."""
        for option in self.options:
            if option.key == key:
                return option
        return next((option for option in self.also if option.key == key), None)

    def check(self, answer: Answer) -> Answer:
        """Return the answer if it is legal; raise otherwise."""
        if not isinstance(answer, tuple):
            raise IllegalAnswer(msg("error-not-an-amount"))
        for key in answer:
            # Input from outside may be anything, whatever the types say.
            if not isinstance(key, str) or self.find(key) is None:  # type: ignore[redundant-expr]
                raise IllegalAnswer(msg("error-no-such-option", key=str(key)))
        if not self.least <= len(answer) <= self.most or len(set(answer)) < len(answer):
            raise IllegalAnswer(self._how_many)
        return answer

    def offers_default(self) -> bool:
        """Return whether the safe answer is among the options."""
        return {option.key for option in self.options}.issuperset(self.default)

    @property
    def _how_many(self) -> Msg:
        """The error for a wrong number of picks."""
        if self.least == self.most:
            return msg("error-wrong-number-exactly", count=self.most)
        return msg("error-wrong-number", least=self.least, most=self.most)

    def forced(self) -> Answer | None:
        """Return the only possible answer, if any; nobody is forced into a side action."""
        if self.least < len(self.options) or any(option.again for option in self.options):
            return None
        return tuple(option.key for option in self.options)


@dataclass(frozen=True)
class Amount:
    """Name a number from `low` to `high`."""

    seat: int
    prompt: Msg
    low: int
    high: int
    default: int
    """The safe answer for a player who does not answer at all."""

    def check(self, answer: Answer) -> Answer:
        """Return the answer if it is legal; raise otherwise."""
        if type(answer) is not int:  # True is an int, but not an amount
            raise IllegalAnswer(msg("error-not-a-pick"))
        if not self.low <= answer <= self.high:
            raise IllegalAnswer(msg("error-amount-out-of-range", low=self.low, high=self.high))
        return answer

    def forced(self) -> Answer | None:
        """Return the only possible answer, if any."""
        return self.low if self.low == self.high else None


Decision: TypeAlias = Pick | Amount


def explained(asked: Decision, state: object) -> Decision:
    """Return a question whose options all carry their effects."""
    if isinstance(asked, Amount) or all(option.tells is None for option in asked.options):
        return asked
    options = tuple(
        replace(option, effect=option.tells(state), tells=None) if option.tells else option
        for option in asked.options
    )
    return replace(asked, options=options)


def answers(decision: Decision) -> Iterator[Answer]:
    """Yield every answer offered, ignoring the order of several picks; the safe one first."""
    if not isinstance(decision, Pick) or not decision.also or decision.offers_default():
        yield decision.default
    yield from (answer for answer in _in_order(decision) if answer != decision.default)


def _in_order(decision: Decision) -> Iterator[Answer]:
    if isinstance(decision, Amount):
        yield from range(decision.low, decision.high + 1)
        return
    keys = [option.key for option in decision.options]
    for count in range(decision.least, min(decision.most, len(keys)) + 1):
        yield from combinations(keys, count)


def keys_of(answer: Answer) -> tuple[str, ...]:
    """Return the keys of the options picked; none for an amount."""
    return answer if isinstance(answer, tuple) else ()
