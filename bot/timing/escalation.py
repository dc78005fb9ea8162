"""Escalation of reminders: the steps for a player who does not move, and their times."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

from bot.timing.availability import Availability, next_reachable


class EscalationStage(IntEnum):
    """The steps taken, one after the other, while a player does not move."""

    NUDGE = -1
    """Someone at the table wants them reminded at once."""
    MENTION = 0
    """The status post mentions them."""
    PERSON = 1
    """They get a reminder, at the place of their choice."""
    CHANNEL = 2
    """They are reminded in public."""
    CHOICES = 3
    """The table may choose what to do."""
    TIME_UP = 4
    """The status post says that their time is up."""


PERSONAL = (EscalationStage.PERSON, EscalationStage.CHANNEL)
"""The steps skipped for those who do not want reminders."""


@dataclass(frozen=True, slots=True)
class ReminderPolicy:
    """The conditions under which a player is reminded."""

    hours: Availability
    interval: timedelta
    reminders: bool = True
    deadline: datetime | None = None
    """The time at which their clock runs out, if the game has clocks."""


@dataclass(frozen=True, slots=True)
class ReminderStep:
    """The next step, and its time."""

    stage: EscalationStage
    at: datetime


def next_step_after(done: int, last: datetime, policy: ReminderPolicy) -> ReminderStep | None:
    """Return the step that follows `done`, which was taken at `last`; None after the last step.

    Once the clock has run out, the table may choose what to do, unless it ran out before `last`:
    then the table has already been asked.
    """
    if _is_nudged(done, policy):
        return ReminderStep(EscalationStage.PERSON, next_reachable(policy.hours, last))
    usual = _usual(max(done, EscalationStage.MENTION), last, policy)
    deadline = policy.deadline
    if deadline is None or deadline <= last or done >= EscalationStage.TIME_UP:
        return usual
    if done >= EscalationStage.CHOICES:
        return ReminderStep(EscalationStage.TIME_UP, deadline)
    if usual is None or deadline <= usual.at:
        return ReminderStep(EscalationStage.CHOICES, next_reachable(policy.hours, deadline))
    return usual


def due_now(
    done: int, last: datetime, policy: ReminderPolicy, now: datetime
) -> ReminderStep | None:
    """Return the next step, to be taken now or later, also after the bot has long been stopped.

    Missed steps are not made up for: only one step is taken, or the table's choices if the clock
    has run out. Nobody is pinged while they cannot be reached.
    """
    step = next_step_after(done, last, policy)
    if step is None or step.stage is EscalationStage.TIME_UP:
        return step
    deadline = policy.deadline
    if deadline is not None and last < deadline <= now and not _is_nudged(done, policy):
        step = ReminderStep(EscalationStage.CHOICES, deadline)
    return (
        ReminderStep(step.stage, next_reachable(policy.hours, max(step.at, now)))
        if step.at <= now
        else step
    )


def _is_nudged(done: int, policy: ReminderPolicy) -> bool:
    """Return whether the player is to be reminded at once, whatever the clock says."""
    return done == EscalationStage.NUDGE and policy.reminders


def _usual(done: int, last: datetime, policy: ReminderPolicy) -> ReminderStep | None:
    """Return the next step as in a game without clocks."""
    if done >= EscalationStage.CHOICES:
        return None
    stage, intervals = EscalationStage(done + 1), 1
    if not policy.reminders and stage in PERSONAL:
        stage, intervals = EscalationStage.CHOICES, EscalationStage.CHOICES - done
    heard = next_reachable(policy.hours, last)
    if stage is EscalationStage.PERSON and heard > last:
        # The mention came during their quiet hours and went unheard.
        return ReminderStep(stage, heard)
    return ReminderStep(stage, next_reachable(policy.hours, last + intervals * policy.interval))
