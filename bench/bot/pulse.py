"""How long an event loop is held up."""

from __future__ import annotations

import asyncio
from time import perf_counter, thread_time

BEAT = 0.002
"""Seconds between two beats."""


class Pulse:
    """Beats for as long as nothing holds up the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.busiest = 0.0
        """The most processor time that the event loop itself took between two beats."""

    async def beat(self) -> None:
        """Note by how much each beat comes late."""
        while True:
            began, worked = perf_counter(), thread_time()
            await asyncio.sleep(BEAT)
            self.longest = max(self.longest, perf_counter() - began - BEAT)
            self.busiest = max(self.busiest, thread_time() - worked)

    def since_last(self) -> tuple[float, float]:
        """The longest stall and the most that was done at once, since this was asked last."""
        found = self.longest, self.busiest
        self.longest = self.busiest = 0.0
        return found
