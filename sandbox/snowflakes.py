"""Ids as Discord makes them: the time, and a counter so that no two are equal."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.clock import Clock

_EPOCH_MS = 1_420_070_400_000
"""The first second of 2015, from which Discord counts."""


class Snowflakes:
    """Each id is larger than all before it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def start_after(self, *kept: Iterable[str]) -> None:
        """Never repeat an id that is already in use."""
        self._last = max([self._last, *(int(one) for ids in kept for one in ids)])

    def next(self) -> str:
        """A new id."""
        now_ms = int(self._clock.now().timestamp() * 1000)
        self._last = max(self._last + 1, now_ms - _EPOCH_MS << 22)
        return str(self._last)
