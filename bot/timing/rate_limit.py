"""A rate limiter for expensive requests, per user; its figures are in `bot.timing.quotas`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.timing.time_control import from_now
from engine.core.errors import Refused
from engine.core.msg import msg

MOST_PEOPLE = 1000
"""The number of users kept before those with a full allowance are dropped."""


class RateLimited(Refused):
    """Too many recent requests; says when the next is possible."""

    def __init__(self, key: str, moment: datetime) -> None:
        super().__init__(msg(key, moment=from_now(moment)))


class RateLimiter:
    """A rate limiter that allows a burst of requests, then one per interval."""

    def __init__(self, at_once: int, every: timedelta, refusal: str = "bot-error-too-soon") -> None:
        self._refusal = refusal
        self._at_once = at_once
        self._every = every
        self._rested: dict[int, datetime] = {}
        """The time at which each user has their full allowance again."""
        self._latest = datetime.min.replace(tzinfo=UTC)
        """The time of the last request, to notice that the clock was set back."""

    def __len__(self) -> int:
        return len(self._rested)

    def consume(self, user_id: int, now: datetime) -> None:
        """Count a request; refuse it if there were too many recently."""
        self._follow(now)
        rested = max(self._rested.get(user_id, now), now)
        granted = rested - self._every * (self._at_once - 1)
        if granted > now:
            raise RateLimited(self._refusal, granted)
        if len(self._rested) >= MOST_PEOPLE:
            self._rested = {user: at for user, at in self._rested.items() if at > now}
        self._rested[user_id] = rested + self._every

    def _follow(self, now: datetime) -> None:
        """Move all times back with the clock, so that nobody has to wait longer."""
        if (back := self._latest - now) > timedelta():
            self._rested = {user: at - back for user, at in self._rested.items()}
        self._latest = now

    def give_back(self, user_id: int) -> None:
        """Return a request to the user's allowance, as nothing came of it."""
        if user_id in self._rested:
            self._rested[user_id] -= self._every
