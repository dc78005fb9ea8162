"""The steps in which somebody is reminded."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.timing.availability import Hours
from bot.timing.escalation import Manner, Rung, Step, due_now, following

THEN = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
USUAL = Manner(Hours(), 8 * HOUR)
SILENT = replace(USUAL, reminders=False)
WITH_CLOCK = replace(USUAL, deadline=THEN + 20 * HOUR)


def climbed(manner: Manner, start: datetime = THEN) -> list[Step]:
    """All steps, each taken as soon as it is due."""
    steps: list[Step] = []
    done, last = 0, start
    while (step := following(done, last, manner)) is not None:
        steps.append(step)
        done, last = step.rung, step.at
        assert len(steps) < 10
    return steps


def test_the_ladder_leads_from_the_person_over_the_channel_to_the_table_and_ends() -> None:
    assert climbed(USUAL) == [
        Step(Rung.PERSON, THEN + 8 * HOUR),
        Step(Rung.CHANNEL, THEN + 16 * HOUR),
        Step(Rung.CHOICES, THEN + 24 * HOUR),
    ]


def test_who_does_not_want_to_be_reminded_never_is() -> None:
    assert climbed(SILENT) == [Step(Rung.CHOICES, THEN + 24 * HOUR)]
    assert following(1, THEN, SILENT) == Step(Rung.CHOICES, THEN + 16 * HOUR)


def test_a_reminder_waits_until_the_night_is_over() -> None:
    manner = replace(USUAL, hours=Hours("UTC", (20 * 60, 7 * 60)))
    assert following(0, THEN, manner) == Step(Rung.PERSON, THEN + 19 * HOUR)


def test_when_the_time_is_up_the_table_may_choose_at_once() -> None:
    early = replace(USUAL, deadline=THEN + 3 * HOUR)
    assert climbed(early) == [Step(Rung.CHOICES, THEN + 3 * HOUR)]
    assert climbed(WITH_CLOCK) == [
        Step(Rung.PERSON, THEN + 8 * HOUR),
        Step(Rung.CHANNEL, THEN + 16 * HOUR),
        Step(Rung.CHOICES, THEN + 20 * HOUR),
    ]


def test_when_the_time_is_up_after_the_table_was_asked_only_the_post_says_so() -> None:
    late = replace(USUAL, deadline=THEN + 50 * HOUR)
    assert climbed(late)[2:] == [
        Step(Rung.CHOICES, THEN + 24 * HOUR),
        Step(Rung.TIME_UP, THEN + 50 * HOUR),
    ]


def test_a_time_that_is_up_sets_nothing_off_twice() -> None:
    assert following(Rung.CHOICES, THEN + 20 * HOUR, WITH_CLOCK) is None
    assert following(Rung.TIME_UP, THEN + 30 * HOUR, WITH_CLOCK) is None


@pytest.mark.parametrize("done", [Rung.CHOICES, Rung.TIME_UP])
def test_at_the_end_nothing_follows(done: Rung) -> None:
    assert following(done, THEN, USUAL) is None
    assert due_now(done, THEN, USUAL, THEN + 99 * HOUR) is None


def test_what_was_missed_is_one_step() -> None:
    now = THEN + 90 * HOUR
    assert due_now(0, THEN, USUAL, now) == Step(Rung.PERSON, now)
    assert due_now(1, THEN, USUAL, now) == Step(Rung.CHANNEL, now)
    assert due_now(0, THEN, WITH_CLOCK, now) == Step(Rung.CHOICES, now)


def test_who_was_asleep_when_they_were_mentioned_is_called_when_they_wake_up() -> None:
    manner = replace(USUAL, hours=Hours("UTC", (11 * 60, 14 * 60)))
    assert climbed(manner) == [
        Step(Rung.PERSON, THEN + 2 * HOUR),
        Step(Rung.CHANNEL, THEN + 10 * HOUR),
        Step(Rung.CHOICES, THEN + 18 * HOUR),
    ]
    silent = replace(manner, reminders=False)
    assert climbed(silent) == [Step(Rung.CHOICES, THEN + 26 * HOUR)]


@pytest.mark.parametrize("deadline", [None, THEN - 2 * HOUR, THEN, THEN + HOUR])
def test_a_nudge_reminds_at_once_and_the_ladder_begins_anew(deadline: datetime | None) -> None:
    manner = replace(USUAL, deadline=deadline)
    assert following(Rung.NUDGE, THEN, manner) == Step(Rung.PERSON, THEN)
    assert due_now(Rung.NUDGE, THEN, manner, THEN + 3 * HOUR) == Step(Rung.PERSON, THEN + 3 * HOUR)


def test_a_nudge_waits_until_the_night_is_over_too() -> None:
    manner = replace(USUAL, hours=Hours("UTC", (11 * 60, 14 * 60)))
    assert due_now(Rung.NUDGE, THEN, manner, THEN) == Step(Rung.PERSON, THEN + 2 * HOUR)


def test_a_nudge_reminds_nobody_who_never_wants_to_be() -> None:
    assert following(Rung.NUDGE, THEN, SILENT) == Step(Rung.CHOICES, THEN + 24 * HOUR)


@pytest.mark.parametrize("manner", [USUAL, SILENT, WITH_CLOCK])
def test_whatever_is_missed_the_ladder_ends_and_calls_a_person_twice_at_most(
    manner: Manner,
) -> None:
    for late in (timedelta(), HOUR, 30 * HOUR, timedelta(days=400)):
        done, last, rungs = 0, THEN, list[Rung]()
        while (step := due_now(done, last, manner, last + late)) is not None:
            rungs.append(step.rung)
            done, last = step.rung, max(step.at, last + late)
        assert len(rungs) == len(set(rungs)) <= 4
        assert not (rungs and not manner.reminders and {Rung.PERSON, Rung.CHANNEL} & set(rungs))


def test_what_is_due_later_is_not_due_now() -> None:
    assert due_now(0, THEN, USUAL, THEN + HOUR) == Step(Rung.PERSON, THEN + 8 * HOUR)


def test_what_was_missed_is_not_made_up_for_in_the_night() -> None:
    manner = replace(USUAL, hours=Hours("UTC", (20 * 60, 7 * 60)))
    midnight = THEN + 36 * HOUR
    assert due_now(0, THEN, manner, midnight) == Step(Rung.PERSON, midnight + 7 * HOUR)
