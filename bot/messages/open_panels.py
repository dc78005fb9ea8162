"""The open private panels, kept in memory so that they can be updated without a press.

Discord lets a private message be edited only through the interaction that created it, and only for
a quarter of an hour. Nothing is lost if a panel is not updated in time: the next press updates it
anyway, even if the panel is too old to edit or was opened before a restart.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.custom_ids import Press, Verb
from bot.messages.menu import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE, Reply
from bot.table.standing import Standing
from engine.core.msg import Msg, msg

FRESH = timedelta(minutes=14)
"""The time for which a panel can be edited."""
MOST = 1000
"""The most panels kept before those that can no longer be edited are dropped."""

Show: TypeAlias = Callable[[Standing, Msg], Awaitable[None]]
"""A function that shows the panel for a standing, with a note at the top."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PanelState:
    """The content and position shown on a panel."""

    content: MessageContent
    seat: int
    ply: int
    """The length of the log."""
    asks: bool
    """True if it asks a question, even just for confirmation."""

    @classmethod
    def of(cls, content: MessageContent, standing: Standing, seat: int) -> PanelState:
        """Return the state of a panel, without its pictures, which Discord keeps."""
        bare = tuple(replace(picture, png=b"") for picture in content.pictures)
        asks = standing.asked(seat) is not None
        return cls(replace(content, pictures=bare), seat, standing.ply, asks)

    def is_out_of_date(self, standing: Standing) -> bool:
        """Return whether the game has moved on and the panel's question is no longer open."""
        still = self.asks and standing.asked(self.seat) is not None
        if still and standing.is_current(self.seat, self.ply):
            return False
        return standing.record.announced > self.ply or standing.ended_early

    def as_old(self, game_id: int, why: Msg, tone: ButtonTone) -> MessageContent:
        """Return the panel without components except a button to refresh it."""
        words, content = self.content.words, self.content
        head = next((text.partition("\n")[0] for text in content.texts if "\n### " in text), "")
        press = Press(Verb.PLAY, game_id, self.seat, self.ply)
        row = (Button(press, msg("bot-look-again"), tone),)
        return replace(content, texts=(f"⚠️ {words.say(why)}", head), rows=(row,))


@dataclass(frozen=True, slots=True)
class _Open:
    reply: Reply
    show: Show
    until: datetime
    shown: PanelState
    is_old: bool = False
    """True if it already says that it is out of date."""
    is_there: bool = True
    """True if Discord has confirmed that its message shows this panel and nothing else."""


class OpenPanels:
    """The latest panel that each user has opened at each table."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], _Open] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def register(
        self, game_id: int, reply: Reply, show: Show, now: datetime, shown: PanelState
    ) -> None:
        """Remember a panel shown after a press; showing it again does not renew its time.

        An older open panel of the same user is marked as replaced by this one.
        """
        key = game_id, reply.interaction.user.id
        known = self._open.get(key)
        if known is not None and known.reply is reply:
            self._open[key] = replace(known, shown=shown, is_old=False, is_there=reply.arrived)
            return
        if len(self._open) >= MOST:
            self._open = {key: each for key, each in self._open.items() if each.until > now}
        self._open[key] = _Open(reply, show, now + FRESH, shown, is_there=reply.arrived)
        stays = known is not None and known.until > now and known.is_there
        if known is not None and stays and known.reply.message_id != reply.message_id:
            await self._say_old(game_id, known, msg("bot-panel-newer"), ButtonTone.PLAIN)

    def overwritten(self, reply: Reply) -> None:
        """Note that a reply's message now has other content than the panel it may have shown."""
        for key, panel in self._open.items():
            same = key[1] == reply.interaction.user.id
            if same and panel.reply.message_id == reply.message_id:
                self._open[key] = replace(panel, is_there=False)

    async def refresh(self, standing: Standing, now: datetime, news: Msg) -> None:
        """Show the new standing on the open panels of the table's players."""
        for player in standing.players:
            key = standing.id, player.user_id or 0
            panel = self._changeable(key, now)
            if panel is None:
                continue
            try:
                await panel.show(standing, news)
            except UNREACHABLE as wrong:
                # The panel was closed, or Discord rejected the edit: the next press shows it.
                _log.info("game %s: an open panel could not be updated: %s", standing.id, wrong)
                self._open.pop(key, None)

    async def mark_out_of_date(self, standing: Standing, now: datetime) -> None:
        """Mark panels that are out of date; they are redrawn when their player asks.

        Redrawing them now could put another button under a finger about to press.
        """
        for player in standing.players:
            key = standing.id, player.user_id or 0
            panel = self._changeable(key, now)
            if panel is None or panel.is_old or not panel.is_there:
                continue
            if not panel.shown.is_out_of_date(standing):
                continue
            self._open[key] = replace(panel, is_old=True)
            asked = standing.asked(panel.shown.seat) is not None
            why = msg("bot-panel-asked" if asked else "bot-panel-moved-on")
            await self._say_old(
                standing.id, panel, why, ButtonTone.ON if asked else ButtonTone.PLAIN
            )

    def _changeable(self, key: tuple[int, int], now: datetime) -> _Open | None:
        """Return a user's panel at a table if it can still be edited; forget it otherwise."""
        panel = self._open.get(key)
        if panel is not None and panel.until <= now:
            del self._open[key]
            return None
        return panel

    async def _say_old(self, game_id: int, panel: _Open, why: Msg, tone: ButtonTone) -> None:
        try:
            await panel.reply.change(panel.shown.as_old(game_id, why, tone))
        except UNREACHABLE as wrong:
            _log.info("game %s: an old panel could not be updated: %s", game_id, wrong)
