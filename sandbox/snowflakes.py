"""IDs like Discord's: timestamps, made unique by a counter."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.clock import Clock

_EPOCH_MS = 1_420_070_400_000
"""Discord's epoch, the first millisecond of 2015, in Unix time."""


class Snowflakes:
    """A generator of ever larger IDs."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def start_after(self, *kept: Iterable[str]) -> None:
        """Make all new IDs larger than these, which are already in use."""
        self._last = max([self._last, *(int(one) for ids in kept for one in ids)])

    def next(self) -> str:
        """Return a new ID."""
        now_ms = int(self._clock.now().timestamp() * 1000)
        self._last = max(self._last + 1, now_ms - _EPOCH_MS << 22)
        return str(self._last)
