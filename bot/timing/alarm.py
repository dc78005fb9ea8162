"""Waiting until a moment, or until something is different from what was waited for."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

from db.connection.database import Clock

SLICE = timedelta(minutes=1)
"""How long is slept at a stretch: the clock may be set, or the machine may have slept itself."""


class Alarm:
    """Wakes whoever waits for a moment, as a clock tells it."""

    def __init__(self, now: Clock) -> None:
        self._now = now
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake whoever waits, or whoever waits next, to look again at how things are."""
        self._event.set()

    async def until(self, moment: datetime | None) -> None:
        """Return at this moment or as soon as it rings; without a moment only then."""
        while not self._event.is_set() and (moment is None or self._now() < moment):
            left = SLICE if moment is None else min(SLICE, moment - self._now())
            try:
                async with asyncio.timeout(left.total_seconds()):
                    await self._event.wait()
            except TimeoutError:
                continue
        self._event.clear()
