"""Time banks, increments, and clocks that are paused at night."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.timing.availability import Availability
from bot.timing.durations import span_words
from bot.timing.time_control import PACES, RunningClock, TimeControl, pace_of, time_words
from db.messaging.waits import ClockReading
from db.records import NO_PACE
from engine.core.text import Words

HOUR = timedelta(hours=1)
THEN = datetime(2026, 1, 1, 12, tzinfo=UTC)
DAILY = TimeControl(bank=72 * HOUR, increment=24 * HOUR)
NIGHT = Availability("UTC", (22 * 60, 6 * 60))


def seconds(span: timedelta) -> int:
    return int(span.total_seconds())


def running(shown: timedelta | None = None, hours: Availability | None = None) -> RunningClock:
    return RunningClock.of(
        DAILY, hours or Availability(), None if shown is None else seconds(shown), THEN
    )


def test_a_clock_that_never_ran_shows_the_whole_bank() -> None:
    assert running().deadline == THEN + 72 * HOUR


def test_a_clock_runs_on_from_what_it_showed() -> None:
    assert running(10 * HOUR).deadline == THEN + 10 * HOUR


def test_an_answer_adds_the_increment_to_what_is_left() -> None:
    assert running(30 * HOUR).stopped(THEN + 10 * HOUR) == seconds(44 * HOUR)


def test_no_clock_shows_more_than_the_bank() -> None:
    assert running().stopped(THEN + HOUR) == seconds(72 * HOUR)
    assert running(999 * HOUR).deadline == THEN + 72 * HOUR


def test_whoever_answers_too_late_has_the_increment_left() -> None:
    assert running(2 * HOUR).stopped(THEN + 900 * HOUR) == seconds(24 * HOUR)


def test_a_clock_stands_still_in_quiet_hours() -> None:
    assert running(11 * HOUR, NIGHT).deadline == THEN + 19 * HOUR
    assert running(30 * HOUR, NIGHT).stopped(THEN + 24 * HOUR) == seconds(38 * HOUR)


def test_a_clock_stands_still_while_its_person_is_away() -> None:
    away = Availability("UTC", None, (THEN + HOUR, THEN + 200 * HOUR))
    assert running(10 * HOUR, away).deadline == THEN + 209 * HOUR
    assert running(10 * HOUR, away).stopped(THEN + 100 * HOUR) == seconds(33 * HOUR)


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    assert running(10 * HOUR).stopped(THEN - HOUR) == seconds(34 * HOUR)


def test_a_clock_that_is_looked_at_runs_on_from_there() -> None:
    now = THEN + 10 * HOUR + timedelta(minutes=7)
    shown = running(30 * HOUR).shown(now)
    assert shown == ClockReading(seconds(30 * HOUR) - seconds(now - THEN), now)
    assert (
        RunningClock.of(DAILY, Availability(), shown.seconds, shown.at).deadline == THEN + 30 * HOUR
    )


def test_a_clock_that_had_run_out_when_it_was_looked_at_stays_so() -> None:
    shown = running(3 * HOUR).shown(THEN + 9 * HOUR)
    assert shown == ClockReading(0, THEN + 3 * HOUR)
    assert RunningClock.of(DAILY, NIGHT, shown.seconds, shown.at).deadline == THEN + 3 * HOUR


def test_a_clock_that_is_set_back_shows_what_it_showed() -> None:
    assert running(3 * HOUR).shown(THEN - HOUR) == ClockReading(seconds(3 * HOUR), THEN)


def test_a_pace_that_is_not_known_any_more_is_none() -> None:
    assert pace_of("hectic") == PACES[NO_PACE]
    assert PACES[NO_PACE].clock is None


README = Path(__file__).parents[3] / "README.md"
PACE_NAMES = {"no clock": NO_PACE, "relaxed": "relaxed", "daily": "daily", "fast": "fast"}
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in README.read_text("utf-8").splitlines()
    if line.startswith("|")
]
PROMISED = [row for row in ROWS if row[0] in PACE_NAMES]


@pytest.mark.parametrize(("name", "reminder", "bank", "increment"), PROMISED)
def test_a_pace_is_what_the_readme_promises(
    name: str, reminder: str, bank: str, increment: str
) -> None:
    words = Words(strict=True)
    pace = PACES[PACE_NAMES[name]]
    assert words.inner(span_words(pace.interval), None) == reminder
    if pace.clock is None:
        assert (bank, increment) == ("", "")
    else:
        spans = (pace.clock.bank, pace.clock.increment)
        assert tuple(words.inner(span_words(span), None) for span in spans) == (bank, increment)


def test_the_readme_promises_every_pace() -> None:
    assert len(PROMISED) == len(PACES)


@pytest.mark.parametrize("name", PACES)
def test_there_is_time_for_a_reminder_before_a_clock_has_run_out(name: str) -> None:
    pace = PACES[name]
    assert pace.clock is None or pace.interval < pace.clock.increment < pace.clock.bank


def test_the_time_is_told_as_discord_counts_it() -> None:
    deadline = THEN + HOUR
    said = time_words(deadline, THEN)
    assert (said.key, dict(said.args)) == (
        "bot-time-ends", {"moment": f"<t:{int(deadline.timestamp())}:R>"},
    )  # fmt: skip
    assert time_words(deadline, deadline).key == "bot-time-up"
