"""Availability of users: quiet hours and absences, computed across daylight saving changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from typing import TypeAlias
from zoneinfo import ZoneInfo

Span: TypeAlias = tuple[datetime, datetime]
"""A period, from one moment to another."""

DAY = 24 * 60
"""The number of minutes in a day."""
NONE = timedelta()
STEP = timedelta(seconds=1)
"""Clocks change on a whole second."""


@dataclass(frozen=True, slots=True)
class Availability:
    """The times at which someone does not want to hear from the bot."""

    zone: str = "UTC"
    """The time zone, such as Europe/Rome."""
    quiet: tuple[int, int] | None = None
    """The minutes of the day at which quiet hours start and end, possibly on the next day."""
    away: Span | None = None
    """The absence, from the moment it was set until its end."""


ALWAYS = Availability()
"""The availability of someone who can always be reached."""


def next_reachable(hours: Availability, moment: datetime) -> datetime:
    """Return the first moment, not before this one, that is outside quiet hours and absences."""
    moment = moment.astimezone(UTC)
    for begin, end in _pauses(hours, moment):
        if begin > moment:
            break
        moment = max(moment, end)
    return moment


def awake_between(hours: Availability, start: datetime, end: datetime) -> timedelta:
    """Return the part of the time between two moments in which someone can be reached."""
    awake = NONE
    for begin, over in _pauses(hours, start):
        if begin >= end:
            break
        awake += max(begin - start, NONE)
        start = max(start, over)
    return awake + max(end - start, NONE)


def add_reachable_time(hours: Availability, start: datetime, span: timedelta) -> datetime:
    """Return the moment at which someone will have been reachable for this long."""
    if span <= NONE:
        return start
    start = start.astimezone(UTC)
    for begin, over in _pauses(hours, start):
        awake = max(begin - start, NONE)
        if span <= awake:
            break
        span -= awake
        start = max(start, over)
    return start + span


def moment_at(zone: str, day: date, minute: int, *, last: bool = False) -> datetime:
    """Return the moment at which clocks in a zone show this minute: the first one, or the last.

    A minute that is skipped when clocks go forward is the moment at which they do.
    """
    place = ZoneInfo(zone)
    shown = datetime.combine(day, time(minute // 60, minute % 60), place)
    first, second = shown.astimezone(UTC), shown.replace(fold=1).astimezone(UTC)
    if first > second:
        return _put_forward(place, second, first)
    return second if last else first


def _put_forward(place: ZoneInfo, before: datetime, after: datetime) -> datetime:
    """Return the moment between these two at which clocks go forward."""
    old = before.astimezone(place).utcoffset()
    while after - before > STEP:
        seconds = (after - before) // STEP
        middle = before + seconds // 2 * STEP
        if middle.astimezone(place).utcoffset() == old:
            before = middle
        else:
            after = middle
    return after


def _pauses(hours: Availability, since: datetime) -> Iterator[Span]:
    """Yield the absence and quiet hours that end after a moment, in order; they may overlap."""
    absence = [hours.away] if hours.away and hours.away[1] > since else []
    return merge(_nights(hours, since), absence)


def _nights(hours: Availability, since: datetime) -> Iterator[Span]:
    """Yield the quiet hours of each day that end after a moment, indefinitely.

    A time that occurs twice when clocks go back is quiet both times, and so is the time in between.
    """
    start, end = hours.quiet or (0, 0)
    if start == end:
        return
    # Where the date line moved, quiet hours from two calendar days ago may still be running.
    day = since.astimezone(ZoneInfo(hours.zone)).date() - timedelta(days=2)
    while True:
        morning = day + timedelta(days=start > end)
        over = moment_at(hours.zone, morning, end, last=True)
        if over > since:
            yield moment_at(hours.zone, day, start), over
        day += timedelta(days=1)
