"""In which steps somebody is reminded for whom a game waits, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

from bot.timing.availability import Availability, waking


class EscalationStage(IntEnum):
    """What is done, one after the other, while somebody is awaited."""

    NUDGE = -1
    """Somebody at the table wants them to be reminded at once."""
    MENTION = 0
    """They are mentioned in the post that calls them."""
    PERSON = 1
    """They are reminded, where they want that."""
    CHANNEL = 2
    """They are reminded before everybody's eyes."""
    CHOICES = 3
    """The table may choose what to do."""
    TIME_UP = 4
    """The post says that their time is up."""


PERSONAL = (EscalationStage.PERSON, EscalationStage.CHANNEL)
"""What is left out for those who do not want to be reminded."""


@dataclass(frozen=True, slots=True)
class ReminderPolicy:
    """What counts for how somebody is reminded."""

    hours: Availability
    interval: timedelta
    reminders: bool = True
    deadline: datetime | None = None
    """When their clock has run out, in a game that has clocks."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be done next, and when."""

    stage: EscalationStage
    at: datetime


def following(done: int, last: datetime, policy: ReminderPolicy) -> Step | None:
    """What follows when so many rungs were done, the last at this moment; nothing at the end.

    It is the table's choices as soon as the clock has run out, unless that was before `last`:
    then the table has chosen already.
    """
    if _is_nudged(done, policy):
        return Step(EscalationStage.PERSON, waking(policy.hours, last))
    usual = _usual(max(done, EscalationStage.MENTION), last, policy)
    deadline = policy.deadline
    if deadline is None or deadline <= last or done >= EscalationStage.TIME_UP:
        return usual
    if done >= EscalationStage.CHOICES:
        return Step(EscalationStage.TIME_UP, deadline)
    if usual is None or deadline <= usual.at:
        return Step(EscalationStage.CHOICES, waking(policy.hours, deadline))
    return usual


def due_now(done: int, last: datetime, policy: ReminderPolicy, now: datetime) -> Step | None:
    """What is to be done at this moment, or later, though nothing may have been done for long.

    What was missed in the meantime is not made up for: it is one step, and the clock's if that
    has run out. Nobody is called while they cannot be reached.
    """
    step = following(done, last, policy)
    if step is None or step.stage is EscalationStage.TIME_UP:
        return step
    deadline = policy.deadline
    if deadline is not None and last < deadline <= now and not _is_nudged(done, policy):
        step = Step(EscalationStage.CHOICES, deadline)
    return Step(step.stage, waking(policy.hours, max(step.at, now))) if step.at <= now else step


def _is_nudged(done: int, policy: ReminderPolicy) -> bool:
    """Whether they are to be reminded at once, whatever the clock says."""
    return done == EscalationStage.NUDGE and policy.reminders


def _usual(done: int, last: datetime, policy: ReminderPolicy) -> Step | None:
    """What follows where there is no clock."""
    if done >= EscalationStage.CHOICES:
        return None
    stage, intervals = EscalationStage(done + 1), 1
    if not policy.reminders and stage in PERSONAL:
        stage, intervals = EscalationStage.CHOICES, EscalationStage.CHOICES - done
    heard = waking(policy.hours, last)
    if stage is EscalationStage.PERSON and heard > last:
        # They were asleep when they were mentioned, and heard nothing of it.
        return Step(stage, heard)
    return Step(stage, waking(policy.hours, last + intervals * policy.interval))
