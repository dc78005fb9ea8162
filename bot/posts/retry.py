"""Trying again what failed: at once after a cut, and then by and by."""

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
"""Seconds after which a request that failed is sent once more, the same as before."""
TRIES = (2, 60, 300, 1800, 7200)
"""Seconds after which what failed is tried again; the last of them over and over."""
AT_ONCE = 8
"""So much is tried side by side."""

Key: TypeAlias = tuple[int, str]
"""What is tried, and of which game."""
Doing: TypeAlias = Callable[[], Awaitable[None]]
Sent = TypeVar("Sent")

_log = logging.getLogger(__name__)


async def send_with_retry(send: Callable[[], Awaitable[Sent]]) -> Sent:
    """Send something, and if that fails for a moment, once more in a second or two.

    It has to be the same for both, with a nonce or an id by which Discord knows it again: the
    first may have arrived unnoticed.
    """
    try:
        return await send()
    except UNREACHABLE as wrong:
        if is_final(wrong):
            raise
        _log.info("a message is sent once more: %s", wrong)
        await asyncio.sleep(SOON)
        return await send()


@dataclass(frozen=True, slots=True)
class _Waiting:
    doing: Doing
    tries: int
    due: datetime


class RetryQueue:
    """Does again what failed, each thing by itself, until it succeeds."""

    def __init__(self, now: Clock) -> None:
        self.alarm = Alarm(now)
        """Rings when there is more to do, or less."""
        self._now = now
        self._waiting: dict[Key, _Waiting] = {}
        self._under_way: dict[asyncio.Task[None], Key] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    def is_trying(self, key: Key) -> bool:
        """Whether this failed and will be tried again."""
        return key in self._waiting or key in self._under_way.values()

    def note(self, key: Key, doing: Doing, tries: int = 0) -> None:
        """Try this again by and by, unless it is waited for already."""
        if key in self._waiting:
            return
        span = timedelta(seconds=TRIES[min(tries, len(TRIES) - 1)])
        self._waiting[key] = _Waiting(doing, tries, self._now() + span)
        self.alarm.ring()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def forget(self, key: Key) -> None:
        """This is done: it need not be tried any more."""
        if self._waiting.pop(key, None) is not None:
            self.alarm.ring()

    async def close(self) -> None:
        """Try nothing any more."""
        tasks = [task for task in (self._task, *self._under_way) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            await self.alarm.until(min(each.due for each in self._waiting.values()))
            now = self._now()
            for key in [key for key, each in self._waiting.items() if each.due <= now]:
                # One that takes long, or waits for Discord, holds up none of the others.
                task = asyncio.create_task(self._try(key, self._waiting.pop(key)))
                self._under_way[task] = key
                task.add_done_callback(self._under_way.pop)

    async def _try(self, key: Key, each: _Waiting) -> None:
        """Whatever fails meanwhile is noted anew."""
        try:
            async with self._room:
                await each.doing()
        except Exception as wrong:
            if isinstance(wrong, FathomError):
                _log.info("game %s: %s failed again: %s", *key, wrong)
            else:
                _log.exception("game %s: %s failed again", *key)
            self.note(key, each.doing, each.tries + 1)
