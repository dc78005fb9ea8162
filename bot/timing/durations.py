"""Durations and dates, put into words and parsed from what people type."""

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
    """Input that is not a time of day, or not an existing date."""


def span_words(span: timedelta) -> Msg:
    """Return a duration in words: in days, or in hours if it is not whole days."""
    if not span % DAY:
        return msg("bot-days", count=span // DAY)
    return msg("bot-hours", count=span // HOUR)


def minute_words(minute: int) -> str:
    """Return a minute of the day as a clock shows it, such as 22:30."""
    return f"{minute // MINUTES:02}:{minute % MINUTES:02}"


def read_minute(typed: str) -> int:
    """Return the minute of the day that was typed, such as 22:30; refuse anything else."""
    found = _TIME.fullmatch(typed.strip())
    if found is None:
        raise InvalidTime(msg("bot-error-no-time", text=typed))
    hour, minute = int(found[1]), int(found[2] or 0)
    if hour == 24 and not minute:  # noqa: PLR2004 - one way to write midnight
        hour = 0
    if hour >= 24 or minute >= MINUTES:  # noqa: PLR2004 - hours in a day
        raise InvalidTime(msg("bot-error-no-time", text=typed))
    return hour * MINUTES + minute


def read_day(typed: str, today: date) -> date:
    """Return the date that was typed: a full date, a day and month, or a number of days.

    Refuse a date that does not exist.
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
    """Return the date with this day and month: in the year typed, or the next such date."""
    day, month = int(found[1]), int(found[2])
    if found[3]:
        return date(int(found[3]), month, day)
    years = (today.year, today.year + 1)
    # 29 February may exist in only one of them.
    days = [date(year, month, day) for year in years if day <= monthrange(year, month)[1]]
    return min(each for each in days if each >= today)
