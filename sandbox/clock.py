"""The stand-in's clock, which tests can put forward."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class Clock:
    """The time of day, plus whatever it was put forward."""

    def __init__(self) -> None:
        self._ahead = timedelta()
        self._moved = asyncio.Event()

    def now(self) -> datetime:
        """The time as everybody here sees it."""
        return datetime.now(UTC) + self._ahead

    def stamp(self) -> str:
        """The time as Discord writes it."""
        return self.now().isoformat()

    def advance(self, seconds: float) -> None:
        """Put the clock forward; whoever sleeps until then wakes."""
        self._ahead += timedelta(seconds=seconds)
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    async def sleep_until(self, moment: datetime) -> None:
        """Return when the clock shows this moment."""
        while (left := (moment - self.now()).total_seconds()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._moved.wait()
            except TimeoutError:
                continue


def parsed(stamp: str) -> datetime:
    """The moment that a time stamp names."""
    return datetime.fromisoformat(stamp)
