"""The availability of people, on days of 23, 24 and 25 hours."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.timing.availability import (
    ALWAYS,
    Availability,
    add_reachable_time,
    awake_between,
    moment_at,
    next_reachable,
)

NIGHT = (22 * 60, 7 * 60)
ROME = Availability("Europe/Rome", NIGHT)
FORWARD, BACK = date(2026, 3, 29), date(2026, 10, 25)
"""The days on which clocks in Rome go forward from 2 to 3, and back from 3 to 2."""
HOUR = timedelta(hours=1)


def utc(*when: int) -> datetime:
    return datetime(*when, tzinfo=UTC)  # type: ignore[arg-type, misc]


def test_who_has_set_nothing_is_always_awake() -> None:
    now = utc(2026, 1, 1, 3)
    assert next_reachable(ALWAYS, now) == now
    assert awake_between(ALWAYS, now, now + 9 * HOUR) == 9 * HOUR
    assert add_reachable_time(ALWAYS, now, 9 * HOUR) == now + 9 * HOUR


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (utc(2026, 1, 10, 20, 59), utc(2026, 1, 10, 20, 59)),
        (utc(2026, 1, 10, 21, 0), utc(2026, 1, 11, 6)),
        (utc(2026, 1, 11, 0, 30), utc(2026, 1, 11, 6)),
        (utc(2026, 1, 11, 5, 59), utc(2026, 1, 11, 6)),
        (utc(2026, 1, 11, 6, 0), utc(2026, 1, 11, 6)),
    ],
)
def test_quiet_hours_go_past_midnight(now: datetime, then: datetime) -> None:
    assert next_reachable(ROME, now) == then


def test_quiet_hours_may_lie_within_a_day() -> None:
    noon = Availability("UTC", (12 * 60, 14 * 60))
    assert next_reachable(noon, utc(2026, 1, 1, 13)) == utc(2026, 1, 1, 14)
    assert next_reachable(noon, utc(2026, 1, 1, 23)) == utc(2026, 1, 1, 23)


def test_a_night_in_which_clocks_are_put_forward_is_an_hour_shorter() -> None:
    evening, morning = utc(2026, 3, 28, 21), utc(2026, 3, 29, 5)
    assert next_reachable(ROME, evening) == morning
    assert awake_between(ROME, evening - HOUR, morning + HOUR) == 2 * HOUR
    assert add_reachable_time(ROME, evening - HOUR, 2 * HOUR) == morning + HOUR


def test_a_night_in_which_clocks_are_put_back_is_an_hour_longer() -> None:
    evening, morning = utc(2026, 10, 24, 20), utc(2026, 10, 25, 6)
    assert next_reachable(ROME, evening) == morning
    assert awake_between(ROME, evening - HOUR, morning + HOUR) == 2 * HOUR
    assert add_reachable_time(ROME, evening - HOUR, 2 * HOUR) == morning + HOUR


def test_an_hour_that_is_left_out_begins_and_ends_when_clocks_are_put_forward() -> None:
    assert moment_at("Europe/Rome", FORWARD, 2 * 60 + 30) == utc(2026, 3, 29, 1)
    assert next_reachable(Availability("Europe/Rome", (150, 420)), utc(2026, 3, 29, 1)) == utc(
        2026, 3, 29, 5
    )
    assert next_reachable(Availability("Europe/Rome", (0, 150)), utc(2026, 3, 29, 0)) == utc(
        2026, 3, 29, 1
    )


def test_an_hour_that_is_there_twice_is_quiet_both_times() -> None:
    assert moment_at("Europe/Rome", BACK, 150) == utc(2026, 10, 25, 0, 30)
    assert moment_at("Europe/Rome", BACK, 150, last=True) == utc(2026, 10, 25, 1, 30)
    quiet = Availability("Europe/Rome", (120, 150))
    assert next_reachable(quiet, utc(2026, 10, 25, 0, 10)) == utc(2026, 10, 25, 1, 30)


def test_a_day_that_a_country_left_out_stops_nobody() -> None:
    # Samoa skipped 30 December 2011 to move across the date line.
    samoa = Availability("Pacific/Apia", NIGHT)
    before = utc(2011, 12, 30, 8)
    assert next_reachable(samoa, before) == utc(2011, 12, 30, 17)
    assert awake_between(samoa, before, before + timedelta(days=2)) == 30 * HOUR


def test_nobody_is_awake_while_away() -> None:
    away = Availability("UTC", None, (utc(2026, 5, 1), utc(2026, 5, 8)))
    assert next_reachable(away, utc(2026, 5, 3)) == utc(2026, 5, 8)
    assert awake_between(away, utc(2026, 5, 2), utc(2026, 5, 9)) == timedelta(days=1)
    assert add_reachable_time(away, utc(2026, 5, 2), HOUR) == utc(2026, 5, 8, 1)


def test_time_that_passed_before_an_absence_has_passed() -> None:
    away = Availability("UTC", None, (utc(2026, 5, 1), utc(2026, 5, 8)))
    assert awake_between(away, utc(2026, 4, 29), utc(2026, 5, 9)) == timedelta(days=3)
    assert add_reachable_time(away, utc(2026, 4, 29), timedelta(days=3)) == utc(2026, 5, 9)
    assert next_reachable(away, utc(2026, 4, 29)) == utc(2026, 4, 29)


def test_an_absence_that_ends_at_night_lasts_until_the_morning() -> None:
    away = Availability("Europe/Rome", NIGHT, (utc(2026, 1, 1), utc(2026, 1, 5)))
    assert next_reachable(away, utc(2026, 1, 2)) == utc(2026, 1, 5, 6)


def test_an_absence_that_begins_at_night_goes_on_from_it() -> None:
    away = Availability("Europe/Rome", NIGHT, (utc(2026, 1, 1, 23), utc(2026, 1, 5, 12)))
    assert next_reachable(away, utc(2026, 1, 1, 22)) == utc(2026, 1, 5, 12)
    assert awake_between(away, utc(2026, 1, 1, 20), utc(2026, 1, 5, 13)) == 2 * HOUR


def test_no_time_is_over_at_once() -> None:
    assert add_reachable_time(ROME, utc(2026, 1, 1, 23), timedelta()) == utc(2026, 1, 1, 23)


@pytest.mark.parametrize("zone", ["Europe/Rome", "America/Sao_Paulo", "Australia/Lord_Howe"])
@pytest.mark.parametrize("quiet", [NIGHT, (60, 180), (110, 150), (13 * 60, 60)])
def test_time_awake_is_added_up_as_it_is_counted(zone: str, quiet: tuple[int, int]) -> None:
    hours = Availability(zone, quiet)
    for start in (utc(2026, 3, 27, 5, 17), utc(2026, 4, 3, 1), utc(2026, 10, 2), utc(2026, 10, 24)):
        for spent in (HOUR / 3, 11 * HOUR, 60 * HOUR):
            end = add_reachable_time(hours, start, spent)
            assert awake_between(hours, start, end) == spent
