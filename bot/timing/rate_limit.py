"""How often one person may ask for what takes the bot a while."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.timing.time_control import from_now
from engine.core.errors import Refused
from engine.core.msg import msg

MOST_PEOPLE = 1000
"""So many people are kept in mind before those are forgotten who may ask as they please again."""


class RateLimited(Refused):
    """Somebody has asked for a lot lately, and is told when they can go on."""

    def __init__(self, key: str, moment: datetime) -> None:
        super().__init__(msg(key, moment=from_now(moment)))


class RateLimiter:
    """Lets each person ask a few times at once, and then one time after the other."""

    def __init__(self, at_once: int, every: timedelta, refusal: str = "bot-error-too-soon") -> None:
        self._refusal = refusal
        self._at_once = at_once
        self._every = every
        self._rested: dict[int, datetime] = {}
        """When each person will have as much patience again as at first."""
        self._latest = datetime.min.replace(tzinfo=UTC)
        """When somebody asked last, to notice that the clock was set back."""

    def __len__(self) -> int:
        return len(self._rested)

    def ask(self, user_id: int, now: datetime) -> None:
        """Note that somebody asks; refused if they have asked too often."""
        self._follow(now)
        rested = max(self._rested.get(user_id, now), now)
        granted = rested - self._every * (self._at_once - 1)
        if granted > now:
            raise RateLimited(self._refusal, granted)
        if len(self._rested) >= MOST_PEOPLE:
            self._rested = {user: at for user, at in self._rested.items() if at > now}
        self._rested[user_id] = rested + self._every

    def _follow(self, now: datetime) -> None:
        """Set every moment back with the clock: nobody has more to wait for than before."""
        if (back := self._latest - now) > timedelta():
            self._rested = {user: at - back for user, at in self._rested.items()}
        self._latest = now

    def give_back(self, user_id: int) -> None:
        """Forget that somebody asked, for nothing came of it."""
        if user_id in self._rested:
            self._rested[user_id] -= self._every
