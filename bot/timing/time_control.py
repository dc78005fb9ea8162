"""The pace of a game: reminder intervals, time banks and clocks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import TypeAlias

from bot.timing.availability import Availability, add_reachable_time, awake_between
from bot.timing.durations import span_words
from db.messaging.waits import ClockReading
from db.records import NO_PACE
from engine.core.msg import Msg, msg

NONE = timedelta()
Times: TypeAlias = Mapping[int, Msg]
"""The remaining time of each seat to move, in words; empty in a game without clocks."""
NO_TIMES: Times = MappingProxyType({})
Absences: TypeAlias = Mapping[int, datetime]
"""The end of the absence of each seat to move whose player is away."""
NO_ABSENCES: Absences = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time that each seat has to move."""

    bank: timedelta
    """The time at the start, which is also the most that can be accumulated."""
    increment: timedelta
    """The time added after each wait."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of a game: its reminder interval and its clock, if any."""

    interval: timedelta
    """The reminder interval for players who have set none."""
    clock: TimeControl | None = None


PACES: Mapping[str, Pace] = MappingProxyType(
    {
        NO_PACE: Pace(timedelta(hours=24)),
        "relaxed": Pace(timedelta(hours=24), TimeControl(timedelta(days=10), timedelta(days=2))),
        "daily": Pace(timedelta(hours=8), TimeControl(timedelta(days=3), timedelta(days=1))),
        "fast": Pace(timedelta(hours=1), TimeControl(timedelta(hours=24), timedelta(hours=4))),
    }
)
"""The available paces, by the names under which they are stored."""


def pace_of(name: str) -> Pace:
    """Return the pace with this name, or the pace without a clock if the name is unknown."""
    return PACES.get(name, PACES[NO_PACE])


@dataclass(frozen=True, slots=True)
class RunningClock:
    """The clock of a seat while a game waits for it."""

    clock: TimeControl
    hours: Availability
    """The player's availability: the clock is paused while they cannot be reached."""
    left: timedelta
    """The time left at `since`."""
    since: datetime
    """The time at which the clock started, or the player's availability last changed."""

    @classmethod
    def of(
        cls, clock: TimeControl, hours: Availability, seconds: int | None, since: datetime
    ) -> RunningClock:
        """Return the clock from its stored form; one that never ran has its full time bank."""
        left = clock.bank if seconds is None else min(timedelta(seconds=seconds), clock.bank)
        return cls(clock, hours, left, since)

    @property
    def deadline(self) -> datetime:
        """The time at which it runs out."""
        return add_reachable_time(self.hours, self.since, self.left)

    def shown(self, now: datetime) -> ClockReading:
        """Return the current reading or, once it has run out, the time at which it did."""
        if (over := self.deadline) <= now:
            return ClockReading(0, over)
        return ClockReading(
            int((self.left - self._spent(now)).total_seconds()), max(now, self.since)
        )

    def stopped(self, now: datetime) -> int:
        """Return the seconds left after the wait, including the increment."""
        left = max(self.left - self._spent(now), NONE) + self.clock.increment
        return int(min(left, self.clock.bank).total_seconds())

    def _spent(self, now: datetime) -> timedelta:
        """Return the time used up since then; none if the system clock was set back."""
        return awake_between(self.hours, self.since, max(now, self.since))


def pace_words(pace: Pace) -> Msg:
    """Return a pace in words."""
    reminded = span_words(pace.interval)
    if pace.clock is None:
        return msg("bot-pace-without-clock", interval=reminded)
    bank, increment = span_words(pace.clock.bank), span_words(pace.clock.increment)
    return msg("bot-pace-with-clock", interval=reminded, bank=bank, increment=increment)


def time_words(deadline: datetime, now: datetime) -> Msg:
    """Return the time left in words, with Discord's countdown."""
    if deadline <= now:
        return msg("bot-time-up")
    return msg("bot-time-ends", moment=from_now(deadline))


def from_now(moment: datetime) -> str:
    """Return a Discord timestamp shown as the time until or since, in the reader's language."""
    return f"<t:{int(moment.timestamp())}:R>"


def on_day(moment: datetime) -> str:
    """Return a Discord timestamp shown as a date, in the reader's language."""
    return f"<t:{int(moment.timestamp())}:D>"
