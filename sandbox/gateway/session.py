"""A bot's session: what it asked to hear, and what it has been told."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from time import monotonic

from sandbox.event_bus import GatewayEvent, Intent
from sandbox.messages.serializers import without_words
from sandbox.model import Json

_MOST_KEPT = 5000
_LIFE = 180.0
"""Seconds for which a session waits for its bot to come back."""


@dataclass(slots=True)
class Session:
    """One shard of the bot; it outlives its connection."""

    shard: tuple[int, int]
    intents: Intent
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_MOST_KEPT))
    outbox: asyncio.Queue[str] | None = None
    """To the connection, while there is one."""
    left_at: float | None = None

    @property
    def connected(self) -> bool:
        """Whether somebody listens right now."""
        return self.outbox is not None

    @property
    def alive(self) -> bool:
        """Whether the bot listens or can still come back."""
        return self.left_at is None or monotonic() - self.left_at < _LIFE

    def hear(self, news: GatewayEvent, guild_id: str) -> None:
        """Be told of something, if it was asked for and belongs to this shard."""
        number, count = self.shard
        shard = (int(guild_id) >> 22) % count if news.in_guild else 0
        if shard != number or (news.intent and not self.intents & news.intent):
            return
        data = news.data
        if news.guarded and not self.intents & Intent.MESSAGE_CONTENT:
            data = without_words(data)
        self.tell(news.event, data)

    def tell(self, event: str, data: Json) -> None:
        """Be told of something."""
        self.seq += 1
        text = json.dumps({"op": 0, "t": event, "s": self.seq, "d": data}, ensure_ascii=False)
        self.kept.append((self.seq, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def missed(self, since: int) -> list[str] | None:
        """What came after this number; nothing at all if that is no longer known."""
        if since > self.seq:
            return None
        oldest = self.kept[0][0] if self.kept else self.seq + 1
        if since + 1 < oldest:
            return None
        return [text for number, text in self.kept if number > since]

    def connect(self) -> asyncio.Queue[str]:
        """The bot is here."""
        self.outbox, self.left_at = asyncio.Queue(), None
        return self.outbox

    def disconnect(self) -> None:
        """The bot is gone, perhaps to come back."""
        self.outbox, self.left_at = None, monotonic()
