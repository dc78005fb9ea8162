"""The stand-in's clock, which tests can advance."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class Clock:
    """The system clock plus the time by which it has been advanced."""

    def __init__(self) -> None:
        self._ahead = timedelta()
        self._moved = asyncio.Event()

    def now(self) -> datetime:
        """Return the current time of the stand-in."""
        return datetime.now(UTC) + self._ahead

    def stamp(self) -> str:
        """Return the current time in Discord's format."""
        return self.now().isoformat()

    def advance(self, seconds: float) -> None:
        """Advance the clock and wake the tasks whose time has come."""
        self._ahead += timedelta(seconds=seconds)
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    async def sleep_until(self, moment: datetime) -> None:
        """Sleep until the clock shows this moment."""
        while (left := (moment - self.now()).total_seconds()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._moved.wait()
            except TimeoutError:
                continue


def parsed(stamp: str) -> datetime:
    """Return the moment that a timestamp in Discord's format stands for."""
    return datetime.fromisoformat(stamp)
