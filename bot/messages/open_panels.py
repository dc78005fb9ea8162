"""The private panels that lie open, so that what changes everybody's position shows on them.

Discord lets a private message be changed only through the press that it answered, for a quarter of
an hour. So these are kept in memory, and for nothing but to show earlier what a press would show
anyhow: a panel that is older, or from before a restart, is brought up to date by the next press.
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
"""So long a panel can be changed after the press that it answered."""
MOST = 1000
"""So many panels are kept in mind before those are forgotten that cannot be changed any more."""

Show: TypeAlias = Callable[[Standing, Msg], Awaitable[None]]
"""Shows a panel as the table stands now, with something that has to be said first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PanelState:
    """What a panel shows."""

    content: MessageContent
    seat: int
    ply: int
    """How long the log was."""
    asks: bool
    """Whether it asks something, be it only whether an answer is meant."""

    @classmethod
    def of(cls, content: MessageContent, standing: Standing, seat: int) -> PanelState:
        """What a panel shows of a table; its pictures are not kept, for they lie with Discord."""
        bare = tuple(replace(picture, png=b"") for picture in content.pictures)
        asks = standing.asked(seat) is not None
        return cls(replace(content, pictures=bare), seat, standing.ply, asks)

    def is_out_of_date(self, standing: Standing) -> bool:
        """Whether the table was told of moves since, and what was asked is not asked any more."""
        still = self.asks and standing.asked(self.seat) is not None
        if still and standing.is_current(self.seat, self.ply):
            return False
        return standing.record.announced > self.ply or standing.given_up

    def as_old(self, game_id: int, why: Msg, tone: ButtonTone) -> MessageContent:
        """The same without what can be pressed, but to see how it stands now."""
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
    """It says already that it is out of date."""
    is_there: bool = True
    """It stands in its message, and nothing else does, as far as Discord has said."""


class OpenPanels:
    """The panel that each person has opened last at each table."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], _Open] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def note(
        self, game_id: int, reply: Reply, show: Show, now: datetime, shown: PanelState
    ) -> None:
        """A panel was shown in answer to a press; that it is shown anew makes it no younger.

        Another one of the same person that still lies open says that this one is newer.
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
        """Something was put into a message: whatever panel stood there has to be noted anew."""
        for key, panel in self._open.items():
            same = key[1] == reply.interaction.user.id
            if same and panel.reply.message_id == reply.message_id:
                self._open[key] = replace(panel, is_there=False)

    async def refresh(self, standing: Standing, now: datetime, news: Msg) -> None:
        """Show what has changed on the panels of those who still sit at a table."""
        for player in standing.players:
            key = standing.id, player.user_id or 0
            panel = self._changeable(key, now)
            if panel is None:
                continue
            try:
                await panel.show(standing, news)
            except UNREACHABLE as wrong:
                # It was closed, or Discord does not take it: their next press shows it.
                _log.info("game %s: an open panel stays as it is: %s", standing.id, wrong)
                self._open.pop(key, None)

    async def move_on(self, standing: Standing, now: datetime) -> None:
        """Let panels that are out of date say so; they are drawn anew when their person wants it.

        To change them at once would put other buttons under a finger that is about to press.
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
        """Somebody's panel, as long as it can be changed."""
        panel = self._open.get(key)
        if panel is not None and panel.until <= now:
            del self._open[key]
            return None
        return panel

    async def _say_old(self, game_id: int, panel: _Open, why: Msg, tone: ButtonTone) -> None:
        try:
            await panel.reply.change(panel.shown.as_old(game_id, why, tone))
        except UNREACHABLE as wrong:
            _log.info("game %s: an old panel stays as it is: %s", game_id, wrong)
