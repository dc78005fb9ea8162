"""What a seat can be asked: to pick among options, or to name an amount."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from engine.core.errors import IllegalAnswer
from engine.core.msg import Msg, msg

if TYPE_CHECKING:
    from engine.core.machine import Frame

Answer: TypeAlias = tuple[str, ...] | int
"""Keys of the options picked, or the amount."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer, with the frames that follow when it is chosen."""

    key: str
    """Stable and readable, unique within its decision."""
    label: Msg
    then: tuple[Frame, ...] = field(default=(), compare=False, repr=False)
    """Played in this order."""
    again: bool = False
    """The same question is asked again afterwards."""
    group: Msg | None = None
    """Options of one kind, for a panel that must ask in two steps."""
    spot: str | None = None
    """A place on the board that a picture can mark."""
    hint: Msg | None = None


@dataclass(frozen=True)
class Pick:
    """Choose from `least` to `most` of the options."""

    seat: int
    prompt: Msg
    options: tuple[Option, ...]
    default: tuple[str, ...]
    """The safe answer for somebody who does not answer at all."""
    least: int = 1
    most: int = 1

    @cached_property
    def by_key(self) -> dict[str, Option]:
        """The options, to be found by what was answered."""
        return {option.key: option for option in self.options}

    def check(self, answer: Answer) -> Answer:
        """The answer if it is legal; refused otherwise."""
        if not isinstance(answer, tuple):
            raise IllegalAnswer(msg("error-not-an-amount"))
        for key in answer:
            # What comes from outside may be anything, whatever the types say.
            if not isinstance(key, str) or key not in self.by_key:  # type: ignore[redundant-expr]
                raise IllegalAnswer(msg("error-no-such-option", key=str(key)))
        if not self.least <= len(answer) <= self.most or len(set(answer)) < len(answer):
            raise IllegalAnswer(msg("error-wrong-number", least=self.least, most=self.most))
        return answer

    def forced(self) -> Answer | None:
        """The answer, if there is only one."""
        if self.least == len(self.options):
            return tuple(option.key for option in self.options)
        return None


@dataclass(frozen=True)
class Amount:
    """Name a number from `low` to `high`."""

    seat: int
    prompt: Msg
    low: int
    high: int
    default: int
    """The safe answer for somebody who does not answer at all."""

    def check(self, answer: Answer) -> Answer:
        """The answer if it is legal; refused otherwise."""
        if type(answer) is not int:  # True is an int, but no amount
            raise IllegalAnswer(msg("error-not-a-pick"))
        if not self.low <= answer <= self.high:
            raise IllegalAnswer(msg("error-amount-out-of-range", low=self.low, high=self.high))
        return answer

    def forced(self) -> Answer | None:
        """The answer, if there is only one."""
        return self.low if self.low == self.high else None


Decision: TypeAlias = Pick | Amount
