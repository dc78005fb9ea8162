"""Durations in words, and times and dates as people type them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.timing.durations import InvalidTime, minute_words, read_day, read_minute, span_words
from engine.core.text import Words

TODAY = date(2026, 11, 19)


@pytest.mark.parametrize(
    ("typed", "minute"),
    [("22:30", 1350), ("7", 420), ("07:05", 425), ("7.30", 450), (" 0:00 ", 0), ("24:00", 0),
     ("7h", 420), ("7h30", 450), ("22 Uhr", 1320)],
)  # fmt: skip
def test_a_time_is_read_as_people_write_it(typed: str, minute: int) -> None:
    assert read_minute(typed) == minute


@pytest.mark.parametrize("typed", ["25", "24:01", "7:60", "-1", "noon", "", "7:5", "1e3"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(InvalidTime):
        read_minute(typed)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        ("24.12.2026", date(2026, 12, 24)),
        ("24/12/2026", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24/12/", date(2026, 12, 24)),
        ("3.1.", date(2027, 1, 3)),
        ("3", date(2026, 11, 22)),
    ],
)
def test_a_day_is_read_as_people_write_it(typed: str, day: date) -> None:
    assert read_day(typed, TODAY) == day


@pytest.mark.parametrize(
    "typed", ["2027-02-29", "31.11.", "29.2.", "2027-13-01", "0000-01-01", "tomorrow", "", "9999"]
)
def test_a_day_that_does_not_exist_is_refused(typed: str) -> None:
    with pytest.raises(InvalidTime):
        read_day(typed, TODAY)


@pytest.mark.parametrize(
    ("today", "day"),
    [
        (date(2027, 3, 10), date(2028, 2, 29)),
        (date(2028, 1, 1), date(2028, 2, 29)),
        (date(2028, 2, 29), date(2028, 2, 29)),
        (date(2028, 3, 1), None),
        (date(2026, 3, 1), None),
    ],
)
def test_the_29th_of_february_is_meant_if_there_is_one_soon(today: date, day: date | None) -> None:
    if day is None:
        with pytest.raises(InvalidTime):
            read_day("29.2.", today)
    else:
        assert read_day("29.2.", today) == day


@pytest.mark.parametrize(
    ("hours", "said"),
    [(1, "1 hour"), (8, "8 hours"), (24, "1 day"), (36, "36 hours"), (72, "3 days")],
)
def test_a_duration_is_said_in_days_if_it_is_whole_days(hours: int, said: str) -> None:
    assert Words(strict=True).inner(span_words(timedelta(hours=hours)), None) == said


@pytest.mark.parametrize(
    ("minute", "shown"), [(0, "00:00"), (425, "07:05"), (1350, "22:30"), (1439, "23:59")]
)
def test_a_minute_is_shown_as_it_can_be_typed_again(minute: int, shown: str) -> None:
    assert minute_words(minute) == shown
    assert read_minute(shown) == minute
