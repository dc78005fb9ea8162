"""Stalls of an event loop."""

from __future__ import annotations

import asyncio
from time import perf_counter, thread_time

BEAT = 0.002
"""Seconds between two beats."""


class Pulse:
    """Wakes regularly and notes how late."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.busiest = 0.0
        """The most processor time of the event loop between two beats."""

    async def beat(self) -> None:
        """Note the delay of every beat."""
        while True:
            began, worked = perf_counter(), thread_time()
            await asyncio.sleep(BEAT)
            self.longest = max(self.longest, perf_counter() - began - BEAT)
            self.busiest = max(self.busiest, thread_time() - worked)

    def since_last(self) -> tuple[float, float]:
        """Return the longest stall and the most work at once since the last call."""
        found = self.longest, self.busiest
        self.longest = self.busiest = 0.0
        return found
