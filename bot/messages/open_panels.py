"""The private panels that lie open, so that what changes everybody's position shows on them.

Discord lets a private message be changed only through the press that it answered, for a quarter of
an hour. So these are kept in memory, and for nothing but to show earlier what a press would show
anyhow: a panel that is older, or from before a restart, is brought up to date by the next press.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.messages.replies import UNREACHABLE, Reply
from bot.table.turns import Standing
from engine.core.msg import Msg

FRESH = timedelta(minutes=14)
"""So long a panel can be changed after the press that it answered."""
MOST = 1000
"""So many panels are kept in mind before those are forgotten that cannot be changed any more."""

Show: TypeAlias = Callable[[Standing, Msg], Awaitable[None]]
"""Shows a panel as the table stands now, with something that has to be said first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Open:
    reply: Reply
    show: Show
    until: datetime


class OpenPanels:
    """The panel that each person has opened last at each table."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], _Open] = {}

    def __len__(self) -> int:
        return len(self._open)

    def note(self, game_id: int, reply: Reply, show: Show, now: datetime) -> None:
        """A panel was shown in answer to a press; that it is shown anew makes it no younger."""
        key = game_id, reply.interaction.user.id
        known = self._open.get(key)
        if known is not None and known.reply is reply:
            return
        if len(self._open) >= MOST:
            self._open = {key: each for key, each in self._open.items() if each.until > now}
        self._open[key] = _Open(reply, show, now + FRESH)

    async def refresh(self, standing: Standing, now: datetime, news: Msg) -> None:
        """Show what has changed on the panels of those who still sit at a table."""
        for player in standing.players:
            key = standing.id, player.user_id or 0
            panel = self._open.get(key)
            if panel is None:
                continue
            if panel.until <= now:
                del self._open[key]
                continue
            try:
                await panel.show(standing, news)
            except UNREACHABLE as wrong:
                # It was closed, or Discord does not take it: their next press shows it.
                _log.info("game %s: an open panel stays as it is: %s", standing.id, wrong)
                self._open.pop(key, None)
