"""The stages in which players are reminded."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.timing.availability import Availability
from bot.timing.escalation import (
    EscalationStage,
    ReminderPolicy,
    ReminderStep,
    due_now,
    next_step_after,
)

THEN = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
USUAL = ReminderPolicy(Availability(), 8 * HOUR)
SILENT = replace(USUAL, reminders=False)
WITH_CLOCK = replace(USUAL, deadline=THEN + 20 * HOUR)


def climbed(policy: ReminderPolicy, start: datetime = THEN) -> list[ReminderStep]:
    """Return all steps, each taken as soon as it is due."""
    steps: list[ReminderStep] = []
    done, last = 0, start
    while (step := next_step_after(done, last, policy)) is not None:
        steps.append(step)
        done, last = step.stage, step.at
        assert len(steps) < 10
    return steps


def test_escalation_leads_from_the_person_over_the_channel_to_the_table_and_ends() -> None:
    assert climbed(USUAL) == [
        ReminderStep(EscalationStage.PERSON, THEN + 8 * HOUR),
        ReminderStep(EscalationStage.CHANNEL, THEN + 16 * HOUR),
        ReminderStep(EscalationStage.CHOICES, THEN + 24 * HOUR),
    ]


def test_who_does_not_want_to_be_reminded_never_is() -> None:
    assert climbed(SILENT) == [ReminderStep(EscalationStage.CHOICES, THEN + 24 * HOUR)]
    assert next_step_after(1, THEN, SILENT) == ReminderStep(
        EscalationStage.CHOICES, THEN + 16 * HOUR
    )


def test_a_reminder_waits_until_the_night_is_over() -> None:
    policy = replace(USUAL, hours=Availability("UTC", (20 * 60, 7 * 60)))
    assert next_step_after(0, THEN, policy) == ReminderStep(
        EscalationStage.PERSON, THEN + 19 * HOUR
    )


def test_when_the_time_is_up_the_table_may_choose_at_once() -> None:
    early = replace(USUAL, deadline=THEN + 3 * HOUR)
    assert climbed(early) == [ReminderStep(EscalationStage.CHOICES, THEN + 3 * HOUR)]
    assert climbed(WITH_CLOCK) == [
        ReminderStep(EscalationStage.PERSON, THEN + 8 * HOUR),
        ReminderStep(EscalationStage.CHANNEL, THEN + 16 * HOUR),
        ReminderStep(EscalationStage.CHOICES, THEN + 20 * HOUR),
    ]


def test_when_the_time_is_up_after_the_table_was_asked_only_the_post_says_so() -> None:
    late = replace(USUAL, deadline=THEN + 50 * HOUR)
    assert climbed(late)[2:] == [
        ReminderStep(EscalationStage.CHOICES, THEN + 24 * HOUR),
        ReminderStep(EscalationStage.TIME_UP, THEN + 50 * HOUR),
    ]


def test_a_time_that_is_up_sets_nothing_off_twice() -> None:
    assert next_step_after(EscalationStage.CHOICES, THEN + 20 * HOUR, WITH_CLOCK) is None
    assert next_step_after(EscalationStage.TIME_UP, THEN + 30 * HOUR, WITH_CLOCK) is None


@pytest.mark.parametrize("done", [EscalationStage.CHOICES, EscalationStage.TIME_UP])
def test_at_the_end_nothing_follows(done: EscalationStage) -> None:
    assert next_step_after(done, THEN, USUAL) is None
    assert due_now(done, THEN, USUAL, THEN + 99 * HOUR) is None


def test_what_was_missed_is_one_step() -> None:
    now = THEN + 90 * HOUR
    assert due_now(0, THEN, USUAL, now) == ReminderStep(EscalationStage.PERSON, now)
    assert due_now(1, THEN, USUAL, now) == ReminderStep(EscalationStage.CHANNEL, now)
    assert due_now(0, THEN, WITH_CLOCK, now) == ReminderStep(EscalationStage.CHOICES, now)


def test_who_was_asleep_when_they_were_mentioned_is_called_when_they_wake_up() -> None:
    policy = replace(USUAL, hours=Availability("UTC", (11 * 60, 14 * 60)))
    assert climbed(policy) == [
        ReminderStep(EscalationStage.PERSON, THEN + 2 * HOUR),
        ReminderStep(EscalationStage.CHANNEL, THEN + 10 * HOUR),
        ReminderStep(EscalationStage.CHOICES, THEN + 18 * HOUR),
    ]
    silent = replace(policy, reminders=False)
    assert climbed(silent) == [ReminderStep(EscalationStage.CHOICES, THEN + 26 * HOUR)]


@pytest.mark.parametrize("deadline", [None, THEN - 2 * HOUR, THEN, THEN + HOUR])
def test_a_nudge_reminds_at_once_and_escalation_begins_anew(deadline: datetime | None) -> None:
    policy = replace(USUAL, deadline=deadline)
    assert next_step_after(EscalationStage.NUDGE, THEN, policy) == ReminderStep(
        EscalationStage.PERSON, THEN
    )
    assert due_now(EscalationStage.NUDGE, THEN, policy, THEN + 3 * HOUR) == ReminderStep(
        EscalationStage.PERSON, THEN + 3 * HOUR
    )


def test_a_nudge_waits_until_the_night_is_over_too() -> None:
    policy = replace(USUAL, hours=Availability("UTC", (11 * 60, 14 * 60)))
    assert due_now(EscalationStage.NUDGE, THEN, policy, THEN) == ReminderStep(
        EscalationStage.PERSON, THEN + 2 * HOUR
    )


def test_a_nudge_reminds_nobody_who_never_wants_to_be() -> None:
    assert next_step_after(EscalationStage.NUDGE, THEN, SILENT) == ReminderStep(
        EscalationStage.CHOICES, THEN + 24 * HOUR
    )


@pytest.mark.parametrize("policy", [USUAL, SILENT, WITH_CLOCK])
def test_whatever_is_missed_escalation_ends_and_calls_a_person_twice_at_most(
    policy: ReminderPolicy,
) -> None:
    for late in (timedelta(), HOUR, 30 * HOUR, timedelta(days=400)):
        done, last, rungs = 0, THEN, list[EscalationStage]()
        while (step := due_now(done, last, policy, last + late)) is not None:
            rungs.append(step.stage)
            done, last = step.stage, max(step.at, last + late)
        assert len(rungs) == len(set(rungs)) <= 4
        assert not (
            rungs
            and not policy.reminders
            and {EscalationStage.PERSON, EscalationStage.CHANNEL} & set(rungs)
        )


def test_what_is_due_later_is_not_due_now() -> None:
    assert due_now(0, THEN, USUAL, THEN + HOUR) == ReminderStep(
        EscalationStage.PERSON, THEN + 8 * HOUR
    )


def test_what_was_missed_is_not_made_up_for_in_the_night() -> None:
    policy = replace(USUAL, hours=Availability("UTC", (20 * 60, 7 * 60)))
    midnight = THEN + 36 * HOUR
    assert due_now(0, THEN, policy, midnight) == ReminderStep(
        EscalationStage.PERSON, midnight + 7 * HOUR
    )
