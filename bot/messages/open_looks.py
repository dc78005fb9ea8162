"""The private looks at a game, kept in memory so that the next one replaces the one before.

Discord lets a private message be deleted only through an interaction of the last quarter of an
hour. An older look, or one from before a restart, simply stays.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.messages.responses import UNREACHABLE, Reply

FRESH = timedelta(minutes=14)
"""The time for which a look can be deleted."""
MOST = 1000
"""The most looks kept before those that can no longer be deleted are dropped."""

_log = logging.getLogger(__name__)


class OpenLooks:
    """The latest look that each user has opened at each game."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], tuple[Reply, datetime]] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def register(self, game_id: int, reply: Reply, now: datetime) -> None:
        """Remember a look that was just shown, and delete the user's one before it."""
        key = game_id, reply.interaction.user.id
        before, until = self._open.get(key, (None, now))
        if len(self._open) >= MOST:
            self._open = {key: each for key, each in self._open.items() if each[1] > now}
        self._open[key] = reply, now + FRESH
        if before is None or until <= now or before.message_id in (None, reply.message_id):
            return
        try:
            await before.delete()
        except UNREACHABLE as wrong:
            # It was dismissed, or Discord rejected the request: there is just one look more.
            _log.info("game %s: a look could not be deleted: %s", game_id, wrong)

    def overwritten(self, reply: Reply) -> None:
        """Note that a reply's message no longer shows the look it may have shown."""
        user = reply.interaction.user.id
        same = [
            key
            for key, (look, _) in self._open.items()
            if key[1] == user and look.message_id == reply.message_id
        ]
        for key in same:
            del self._open[key]
