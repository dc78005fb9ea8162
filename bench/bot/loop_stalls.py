"""Measuring how long an event loop stalls."""

from __future__ import annotations

import asyncio
from time import perf_counter, thread_time

BEAT = 0.002
"""The seconds between two beats."""


class Pulse:
    """A task that wakes up regularly, and records the longest delay of its doing so."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.busiest = 0.0
        """The most processor time that the event loop used between two beats."""

    async def beat(self) -> None:
        """Wake up at every beat and record its delay, until cancelled."""
        while True:
            began, worked = perf_counter(), thread_time()
            await asyncio.sleep(BEAT)
            self.longest = max(self.longest, perf_counter() - began - BEAT)
            self.busiest = max(self.busiest, thread_time() - worked)

    def since_last(self) -> tuple[float, float]:
        """Return the longest stall and the most processor time at once since the last call."""
        found = self.longest, self.busiest
        self.longest = self.busiest = 0.0
        return found
