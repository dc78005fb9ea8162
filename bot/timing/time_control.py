"""How fast a game is to be played: when people are reminded, and how much time they have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import TypeAlias

from bot.timing.availability import Availability, after_awake, awake_between
from bot.timing.durations import span_words
from db.messaging.waits import ClockReading
from db.records import NO_PACE
from engine.core.msg import Msg, msg

NONE = timedelta()
Times: TypeAlias = Mapping[int, Msg]
"""What is said of the time that each awaited seat has left, in a game that has clocks."""
NO_TIMES: Times = MappingProxyType({})
Absences: TypeAlias = Mapping[int, datetime]
"""Until when awaited seats are away, of those whose people have said so."""
NO_ABSENCES: Absences = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time each seat has."""

    bank: timedelta
    """At the start, and at most at any time."""
    increment: timedelta
    """What is added when a wait is over."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a game is to be played."""

    interval: timedelta
    """After how long somebody is reminded who has set nothing else."""
    clock: TimeControl | None = None


PACES: Mapping[str, Pace] = MappingProxyType(
    {
        NO_PACE: Pace(timedelta(hours=24)),
        "relaxed": Pace(timedelta(hours=24), TimeControl(timedelta(days=10), timedelta(days=2))),
        "daily": Pace(timedelta(hours=8), TimeControl(timedelta(days=3), timedelta(days=1))),
        "fast": Pace(timedelta(hours=1), TimeControl(timedelta(hours=24), timedelta(hours=4))),
    }
)
"""The paces there are, by the names under which they are stored."""


def pace_of(name: str) -> Pace:
    """The pace of this name; one that is not known any more counts as none."""
    return PACES.get(name, PACES[NO_PACE])


@dataclass(frozen=True, slots=True)
class RunningClock:
    """The clock of a seat while a game waits for it."""

    clock: TimeControl
    hours: Availability
    """When its person can be reached: the clock stands still at other times."""
    left: timedelta
    """What it showed when it began to run by these hours."""
    since: datetime
    """When that was."""

    @classmethod
    def of(
        cls, clock: TimeControl, hours: Availability, seconds: int | None, since: datetime
    ) -> RunningClock:
        """The clock as it is stored; one that never ran shows all that there is."""
        left = clock.bank if seconds is None else min(timedelta(seconds=seconds), clock.bank)
        return cls(clock, hours, left, since)

    @property
    def deadline(self) -> datetime:
        """When it will have run out."""
        return after_awake(self.hours, self.since, self.left)

    def shown(self, now: datetime) -> ClockReading:
        """What it shows now; of one that has run out, when it had."""
        if (over := self.deadline) <= now:
            return ClockReading(0, over)
        return ClockReading(
            int((self.left - self._spent(now)).total_seconds()), max(now, self.since)
        )

    def stopped(self, now: datetime) -> int:
        """The seconds it shows when the wait is over, with what is added then."""
        left = max(self.left - self._spent(now), NONE) + self.clock.increment
        return int(min(left, self.clock.bank).total_seconds())

    def _spent(self, now: datetime) -> timedelta:
        """How much of the time since then counts; a clock that is set back takes nothing away."""
        return awake_between(self.hours, self.since, max(now, self.since))


def pace_words(pace: Pace) -> Msg:
    """What a pace means for those who play."""
    reminded = span_words(pace.interval)
    if pace.clock is None:
        return msg("bot-pace-without-clock", interval=reminded)
    bank, increment = span_words(pace.clock.bank), span_words(pace.clock.increment)
    return msg("bot-pace-with-clock", interval=reminded, bank=bank, increment=increment)


def time_words(deadline: datetime, now: datetime) -> Msg:
    """How much time somebody has left, as Discord counts it down."""
    if deadline <= now:
        return msg("bot-time-up")
    return msg("bot-time-ends", moment=from_now(deadline))


def from_now(moment: datetime) -> str:
    """A moment that everybody reads as the time until then or since, in their own language."""
    return f"<t:{int(moment.timestamp())}:R>"


def on_day(moment: datetime) -> str:
    """A moment of which everybody reads the day, in their own language."""
    return f"<t:{int(moment.timestamp())}:D>"
