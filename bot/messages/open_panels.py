"""The open private panels, kept in memory so that they can be updated without a press.

Discord lets a private message be edited only through an interaction with it, and only for a quarter
of an hour. Until then, a panel whose question has passed is drawn anew; just before, one that waits
says that it cannot do so any longer. The next press updates a panel in any case, even if it is too
old to edit or was opened before a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone
from bot.messages.game_text import heading
from bot.messages.menu import FIRST_PAGE, Page
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE, Reply
from bot.table.standing import Standing
from engine.core.msg import Msg, msg

FRESH = timedelta(minutes=14)
"""The time for which a panel can be edited."""
LAST_WORD = timedelta(seconds=45)
"""The time after that in which a panel can still say that it no longer changes."""
MOST = 1000
"""The most panels kept before those that can no longer be edited are dropped."""

Show: TypeAlias = Callable[[Standing, Msg | None], Awaitable[None]]
"""A function that shows the panel for a standing, with a note, if any, at the top."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PanelState:
    """The content and position shown on a panel."""

    content: MessageContent
    head: str
    """The game, and how far it had come."""
    seat: int
    ply: int
    """The length of the log."""
    asks: bool
    """True if it asks a question, even just for confirmation."""
    over: bool = False
    """True if it shows the end of the game."""
    mark: int = -1
    """The mark of its question."""
    page: Page = FIRST_PAGE
    """The part of the options that it shows, and the selection so far."""

    @classmethod
    def of(
        cls, content: MessageContent, standing: Standing, seat: int, page: Page = FIRST_PAGE
    ) -> PanelState:
        """Return the state of a panel, without its pictures, which Discord keeps."""
        bare = tuple(replace(picture, png=b"") for picture in content.pictures)
        asks = standing.asked(seat) is not None
        over = standing.ended_early or standing.table.result is not None
        bare_content, mark = replace(content, pictures=bare), standing.mark(seat)
        head = heading(standing.seen_by(seat), content.words)
        return cls(bare_content, head, seat, standing.ply, asks, over, mark, page)

    def is_out_of_date(self, standing: Standing) -> bool:
        """Return whether the game has moved on and the panel's question is no longer open."""
        still = self.asks and standing.asked(self.seat) is not None
        if still and standing.is_current(self.seat, self.ply):
            return False
        return standing.record.announced > self.ply or (standing.ended_early and not self.over)

    def as_old(self, game_id: int, why: Msg, tone: ButtonTone) -> MessageContent:
        """Return the panel without its question, and with nothing but a button to play on."""
        words, content = self.content.words, self.content
        press = Press(Verb.PLAY, game_id, self.seat, self.ply)
        row = (Button(press, msg("bot-play"), tone),)
        texts = (f"⚠️ {words.say(why)}", self.head)
        return replace(content, texts=texts, below=(), rows=(row,))


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
    is_renewed: bool = False
    """True if it has changed since the last press on it."""
    renewing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while it is drawn anew, so that an earlier standing never replaces a later one."""

    @property
    def waits(self) -> bool:
        """True if it shows that it is another's turn."""
        return self.is_there and not (self.shown.asks or self.shown.over or self.is_old)


class OpenPanels:
    """The latest panel that each user has opened at each table."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], _Open] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def register(
        self,
        game_id: int,
        reply: Reply,
        show: Show,
        now: datetime,
        shown: PanelState,
        *,
        renews: bool = False,
    ) -> None:
        """Remember a panel shown after a press; showing it again does not renew its time.

        An older open panel of the same user is marked as replaced by this one; a panel that was
        only renewed, while a newer one was opened, is marked itself.
        """
        key = game_id, reply.interaction.user.id
        known = self._open.get(key)
        if known is not None and known.reply is reply:
            there = reply.arrived
            self._open[key] = replace(
                known, shown=shown, is_old=False, is_there=there, is_renewed=True
            )
            return
        if renews and known is not None:
            if known.reply.message_id != reply.message_id:
                late = _Open(reply, show, now, shown)
                await self._say_old(game_id, late, msg("bot-panel-newer"), ButtonTone.PLAIN)
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

    async def renew(self, standing: Standing, now: datetime) -> None:
        """Draw anew the panels whose question has passed, or that show that it is another's turn.

        If that fails, they say so and lead to a new one.
        """
        for player in standing.players:
            key = standing.id, player.user_id or 0
            if (panel := self._changeable(key, now)) is None:
                continue
            async with panel.renewing:
                panel = self._changeable(key, now)
                if panel is None or not panel.is_there or panel.is_old:
                    continue
                if panel.shown.is_out_of_date(standing):
                    await self._renew(standing, key, panel)

    async def _renew(self, standing: Standing, key: tuple[int, int], panel: _Open) -> None:
        try:
            await panel.show(standing, None)
        except UNREACHABLE as wrong:
            _log.info("game %s: an open panel could not be updated: %s", standing.id, wrong)
            self._open.pop(key, None)
        except Exception:  # its player is told, and the next press shows it
            _log.exception("game %s: an open panel could not be drawn anew", standing.id)
            self._open[key] = replace(panel, is_old=True)
            asked = standing.asked(panel.shown.seat) is not None
            why = msg("bot-panel-asked" if asked else "bot-panel-moved-on")
            tone = ButtonTone.ON if asked else ButtonTone.PLAIN
            await self._say_old(standing.id, panel, why, tone)

    def shows(self, game_id: int, reply: Reply) -> bool:
        """Return whether a reply's message still shows the panel that it showed."""
        panel = self._open.get((game_id, reply.interaction.user.id))
        return panel is not None and panel.reply is reply and panel.is_there

    def has_renewed(self, game_id: int, reply: Reply) -> bool:
        """Return whether the panel that was pressed has changed since the press before."""
        panel = self._open.get((game_id, reply.interaction.user.id))
        pressed = reply.interaction.message
        if panel is None or pressed is None or panel.reply.message_id != pressed.id:
            return False
        return panel.is_renewed

    def page_left(self, standing: Standing, reply: Reply) -> Page:
        """Return the page of the panel that a look, which was just pressed, has replaced."""
        panel = self._open.get((standing.id, reply.interaction.user.id))
        if panel is None or panel.is_there or panel.reply.message_id != reply.message_id:
            return FIRST_PAGE
        same = panel.shown.mark == standing.mark(panel.shown.seat)
        return panel.shown.page if same else FIRST_PAGE

    async def expire(self, now: datetime) -> None:
        """Forget the panels that can no longer be edited; those that wait for a turn say so."""
        await self._forget({key for key, panel in self._open.items() if panel.until <= now}, now)

    async def close(self, now: datetime) -> None:
        """Forget all panels, as after a shutdown; those that wait for a turn say so."""
        await self._forget(set(self._open), now)

    async def _forget(self, keys: Collection[tuple[int, int]], now: datetime) -> None:
        forgotten = [(key[0], self._open.pop(key)) for key in keys]
        await asyncio.gather(
            *(
                self._say_old(game_id, panel, msg("bot-panel-asleep"), ButtonTone.PLAIN)
                for game_id, panel in forgotten
                if panel.waits and now < panel.until + LAST_WORD
            ),
            return_exceptions=True,
        )

    def _changeable(self, key: tuple[int, int], now: datetime) -> _Open | None:
        """Return a user's panel at a table if it can still be edited."""
        panel = self._open.get(key)
        return panel if panel is not None and panel.until > now else None

    async def _say_old(self, game_id: int, panel: _Open, why: Msg, tone: ButtonTone) -> None:
        try:
            await panel.reply.change(panel.shown.as_old(game_id, why, tone))
        except UNREACHABLE as wrong:
            _log.info("game %s: an old panel could not be updated: %s", game_id, wrong)
