"""Spans of time and dates in words, and as people type them."""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta

from engine.core.errors import Refused
from engine.core.msg import Msg, msg

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
MINUTES = 60
_TIME = re.compile(r"(\d{1,2})(?:[:.hH](\d{2})?)? ?(?:h|uhr)?", re.IGNORECASE)
_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_OTHER_DATE = re.compile(r"(\d{1,2})[./](\d{1,2})[./](\d{4})?")
_DAYS = re.compile(r"\d{1,3}")


class InvalidTime(Refused):
    """What was typed is no time of day, or no day there is."""


def span_words(span: timedelta) -> Msg:
    """A span as so many days, or hours where it is not whole days."""
    if not span % DAY:
        return msg("bot-days", count=span // DAY)
    return msg("bot-hours", count=span // HOUR)


def minute_words(minute: int) -> str:
    """A minute of the day as clocks show it."""
    return f"{minute // MINUTES:02}:{minute % MINUTES:02}"


def read_minute(typed: str) -> int:
    """The minute of the day that was typed, such as 22:30; refused if there is none like it."""
    found = _TIME.fullmatch(typed.strip())
    if found is None:
        raise InvalidTime(msg("bot-error-no-time", text=typed))
    hour, minute = int(found[1]), int(found[2] or 0)
    if hour == 24 and not minute:  # noqa: PLR2004 - as midnight is written by some
        hour = 0
    if hour >= 24 or minute >= MINUTES:  # noqa: PLR2004 - the hours of a day
        raise InvalidTime(msg("bot-error-no-time", text=typed))
    return hour * MINUTES + minute


def read_day(typed: str, today: date) -> date:
    """The day that was typed: a date, a day and a month to come, or in how many days.

    Refused if there is no such day.
    """
    text = typed.strip()
    try:
        if found := _DATE.fullmatch(text):
            return date(*map(int, found.groups()))
        if _DAYS.fullmatch(text):
            return today + int(text) * DAY
        if found := _OTHER_DATE.fullmatch(text):
            return _day_of(found, today)
    except (ValueError, OverflowError):
        pass
    raise InvalidTime(msg("bot-error-no-date", text=typed))


def _day_of(found: re.Match[str], today: date) -> date:
    """The day and month that were typed, in the year that was or in the one that comes."""
    day, month = int(found[1]), int(found[2])
    if found[3]:
        return date(int(found[3]), month, day)
    years = (today.year, today.year + 1)
    # There may be a 29 February in the one and not in the other.
    days = [date(year, month, day) for year in years if day <= monthrange(year, month)[1]]
    return min(each for each in days if each >= today)
