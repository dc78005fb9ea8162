"""A gateway session, with its intents and the events it was sent."""

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
"""The number of seconds for which a disconnected session can be resumed."""


@dataclass(slots=True)
class Session:
    """The session of one shard, which outlives its connection."""

    shard: tuple[int, int]
    intents: Intent
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_MOST_KEPT))
    outbox: asyncio.Queue[str] | None = None
    """The queue of the current connection, if any."""
    left_at: float | None = None

    @property
    def connected(self) -> bool:
        """True while the bot is connected."""
        return self.outbox is not None

    @property
    def alive(self) -> bool:
        """True while the bot is connected or can still resume."""
        return self.left_at is None or monotonic() - self.left_at < _LIFE

    def send_if_subscribed(self, news: GatewayEvent, guild_id: str) -> None:
        """Send an event if it belongs to this shard and the session has the intent for it."""
        number, count = self.shard
        shard = (int(guild_id) >> 22) % count if news.in_guild else 0
        if shard != number or (news.intent and not self.intents & news.intent):
            return
        data = news.data
        if news.has_content and not self.intents & Intent.MESSAGE_CONTENT:
            data = without_words(data)
        self.send(news.event, data)

    def send(self, event: str, data: Json) -> None:
        """Send an event, and keep it in case the bot has to resume."""
        self.seq += 1
        text = json.dumps({"op": 0, "t": event, "s": self.seq, "d": data}, ensure_ascii=False)
        self.kept.append((self.seq, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def missed(self, since: int) -> list[str] | None:
        """Return the events after this sequence number, or None if not all of them are kept."""
        if since > self.seq:
            return None
        oldest = self.kept[0][0] if self.kept else self.seq + 1
        if since + 1 < oldest:
            return None
        return [text for number, text in self.kept if number > since]

    def connect(self) -> asyncio.Queue[str]:
        """Attach a new connection and return the queue of what it has to send."""
        self.outbox, self.left_at = asyncio.Queue(), None
        return self.outbox

    def disconnect(self) -> None:
        """Detach the connection; the bot may resume later."""
        self.outbox, self.left_at = None, monotonic()
