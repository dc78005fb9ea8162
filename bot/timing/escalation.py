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

    rung: EscalationStage
    at: datetime


def following(done: int, last: datetime, manner: ReminderPolicy) -> Step | None:
    """What follows when so many rungs were done, the last at this moment; nothing at the end.

    It is the table's choices as soon as the clock has run out, unless that was before `last`:
    then the table has chosen already.
    """
    if _is_nudged(done, manner):
        return Step(EscalationStage.PERSON, waking(manner.hours, last))
    usual = _usual(max(done, EscalationStage.MENTION), last, manner)
    deadline = manner.deadline
    if deadline is None or deadline <= last or done >= EscalationStage.TIME_UP:
        return usual
    if done >= EscalationStage.CHOICES:
        return Step(EscalationStage.TIME_UP, deadline)
    if usual is None or deadline <= usual.at:
        return Step(EscalationStage.CHOICES, waking(manner.hours, deadline))
    return usual


def due_now(done: int, last: datetime, manner: ReminderPolicy, now: datetime) -> Step | None:
    """What is to be done at this moment, or later, though nothing may have been done for long.

    What was missed in the meantime is not made up for: it is one step, and the clock's if that
    has run out. Nobody is called while they cannot be reached.
    """
    step = following(done, last, manner)
    if step is None or step.rung is EscalationStage.TIME_UP:
        return step
    deadline = manner.deadline
    if deadline is not None and last < deadline <= now and not _is_nudged(done, manner):
        step = Step(EscalationStage.CHOICES, deadline)
    return Step(step.rung, waking(manner.hours, max(step.at, now))) if step.at <= now else step


def _is_nudged(done: int, manner: ReminderPolicy) -> bool:
    """Whether they are to be reminded at once, whatever the clock says."""
    return done == EscalationStage.NUDGE and manner.reminders


def _usual(done: int, last: datetime, manner: ReminderPolicy) -> Step | None:
    """What follows where there is no clock."""
    if done >= EscalationStage.CHOICES:
        return None
    rung, intervals = EscalationStage(done + 1), 1
    if not manner.reminders and rung in PERSONAL:
        rung, intervals = EscalationStage.CHOICES, EscalationStage.CHOICES - done
    heard = waking(manner.hours, last)
    if rung is EscalationStage.PERSON and heard > last:
        # They were asleep when they were mentioned, and heard nothing of it.
        return Step(rung, heard)
    return Step(rung, waking(manner.hours, last + intervals * manner.interval))
