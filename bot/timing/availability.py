"""When somebody can be reached: their quiet hours and absence, whatever summer time does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from typing import TypeAlias
from zoneinfo import ZoneInfo

Span: TypeAlias = tuple[datetime, datetime]
"""From one moment to another."""

DAY = 24 * 60
"""The minutes of a day."""
NONE = timedelta()
STEP = timedelta(seconds=1)
"""Clocks are put forward at a whole second."""


@dataclass(frozen=True, slots=True)
class Availability:
    """When somebody does not want to hear from the bot."""

    zone: str = "UTC"
    """Where their clock hangs, such as Europe/Rome."""
    quiet: tuple[int, int] | None = None
    """From which minute of their day to which, past midnight if the second is the smaller one."""
    away: Span | None = None
    """From when they said so until they are back."""


ALWAYS = Availability()
"""Of somebody who can be reached at any time."""


def waking(hours: Availability, moment: datetime) -> datetime:
    """The first moment from this one on that is neither in quiet hours nor in an absence."""
    moment = moment.astimezone(UTC)
    for begin, end in _pauses(hours, moment):
        if begin > moment:
            break
        moment = max(moment, end)
    return moment


def awake_between(hours: Availability, start: datetime, end: datetime) -> timedelta:
    """How much of the time between two moments somebody can be reached."""
    awake = NONE
    for begin, over in _pauses(hours, start):
        if begin >= end:
            break
        awake += max(begin - start, NONE)
        start = max(start, over)
    return awake + max(end - start, NONE)


def after_awake(hours: Availability, start: datetime, span: timedelta) -> datetime:
    """The first moment until which somebody could be reached for so long."""
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
    """When clocks there show this minute of this day: the first time, or the last, if it is twice.

    A minute that is left out when clocks are put forward is the moment at which they are.
    """
    place = ZoneInfo(zone)
    shown = datetime.combine(day, time(minute // 60, minute % 60), place)
    first, second = shown.astimezone(UTC), shown.replace(fold=1).astimezone(UTC)
    if first > second:
        return _put_forward(place, second, first)
    return second if last else first


def _put_forward(place: ZoneInfo, before: datetime, after: datetime) -> datetime:
    """When clocks are put forward between these two moments."""
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
    """The absence and the quiet hours that end after a moment, as they begin; they may overlap."""
    absence = [hours.away] if hours.away and hours.away[1] > since else []
    return merge(_nights(hours, since), absence)


def _nights(hours: Availability, since: datetime) -> Iterator[Span]:
    """The quiet hours of each day that end after a moment, without end.

    What clocks show twice when they are put back is quiet both times, and so is what lies between.
    """
    start, end = hours.quiet or (0, 0)
    if start == end:
        return
    # Where the date line was moved, what began two days ago by the calendar may not be over.
    day = since.astimezone(ZoneInfo(hours.zone)).date() - timedelta(days=2)
    while True:
        morning = day + timedelta(days=start > end)
        over = moment_at(hours.zone, morning, end, last=True)
        if over > since:
            yield moment_at(hours.zone, day, start), over
        day += timedelta(days=1)
