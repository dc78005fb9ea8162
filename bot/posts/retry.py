"""Retries of failed requests: once right after a failure, then at growing intervals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeAlias, TypeVar

from bot.messages.responses import UNREACHABLE, is_final
from bot.timing.alarm import Alarm
from db.connection.database import Clock
from engine.core.errors import FathomError

SOON = 1.5
"""Seconds before a failed request is sent a second time, unchanged."""
TRIES = (2, 60, 300, 1800, 7200)
"""Seconds before each retry of a failed task; the last is repeated."""
AT_ONCE = 8
"""The most tasks retried concurrently."""

Key: TypeAlias = tuple[int, str]
"""A game, and a task that belongs to it."""
Doing: TypeAlias = Callable[[], Awaitable[None]]
Sent = TypeVar("Sent")

_log = logging.getLogger(__name__)


async def send_with_retry(send: Callable[[], Awaitable[Sent]]) -> Sent:
    """Send a message; if that fails temporarily, send it once more a moment later.

    Both attempts must carry the same nonce or ID, by which Discord recognizes a duplicate: the
    first may have arrived without our knowing.
    """
    try:
        return await send()
    except UNREACHABLE as wrong:
        if is_final(wrong):
            raise
        _log.info("a message is sent again: %s", wrong)
        await asyncio.sleep(SOON)
        return await send()


@dataclass(frozen=True, slots=True)
class _Waiting:
    doing: Doing
    tries: int
    due: datetime


class RetryQueue:
    """A queue that retries failed tasks, each independently, until they succeed."""

    def __init__(self, now: Clock) -> None:
        self.alarm = Alarm(now)
        """An alarm that rings when a task is added or removed."""
        self._now = now
        self._waiting: dict[Key, _Waiting] = {}
        self._under_way: dict[asyncio.Task[None], Key] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    def is_trying(self, key: Key) -> bool:
        """Return whether this task has failed and will be retried."""
        return key in self._waiting or key in self._under_way.values()

    def note(self, key: Key, doing: Doing, tries: int = 0) -> None:
        """Retry this task later, unless it is already queued."""
        if key in self._waiting:
            return
        span = timedelta(seconds=TRIES[min(tries, len(TRIES) - 1)])
        self._waiting[key] = _Waiting(doing, tries, self._now() + span)
        self.alarm.ring()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def forget(self, key: Key) -> None:
        """Drop this task, as it has been done."""
        if self._waiting.pop(key, None) is not None:
            self.alarm.ring()

    async def close(self) -> None:
        """Cancel all retries."""
        tasks = [task for task in (self._task, *self._under_way) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            await self.alarm.until(min(each.due for each in self._waiting.values()))
            now = self._now()
            for key in [key for key, each in self._waiting.items() if each.due <= now]:
                # A task that takes long, or waits for Discord, must not delay the others.
                task = asyncio.create_task(self._try(key, self._waiting.pop(key)))
                self._under_way[task] = key
                task.add_done_callback(self._under_way.pop)

    async def _try(self, key: Key, each: _Waiting) -> None:
        """Run a task, and queue it again if it fails."""
        try:
            async with self._room:
                await each.doing()
        except Exception as wrong:
            if isinstance(wrong, FathomError):
                _log.info("game %s: %s failed again: %s", *key, wrong)
            else:
                _log.exception("game %s: %s failed again", *key)
            self.note(key, each.doing, each.tries + 1)
