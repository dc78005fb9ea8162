"""A wait that ends at a given time, or earlier when something has changed."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

from db.connection.database import Clock

SLICE = timedelta(minutes=1)
"""The longest single sleep: the clock may be set, or the machine suspended."""


class Alarm:
    """An alarm that wakes a task at a given time, or when it is rung."""

    def __init__(self, now: Clock) -> None:
        self._now = now
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake the waiting task, or the next one to wait, to check the situation again."""
        self._event.set()

    async def until(self, moment: datetime | None) -> None:
        """Wait until this moment or until the alarm rings; without a moment, until it rings."""
        while not self._event.is_set() and (moment is None or self._now() < moment):
            left = SLICE if moment is None else min(SLICE, moment - self._now())
            try:
                async with asyncio.timeout(left.total_seconds()):
                    await self._event.wait()
            except TimeoutError:
                continue
        self._event.clear()
