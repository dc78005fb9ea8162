"""An LRU cache whose size is limited in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """An LRU cache: it drops the least recently used entries when it is full.

    Threads may share one. If two of them miss the same key at once, both make the value: that is
    cheaper than having one wait for the other.
    """

    def __init__(
        self, limit: int, weigh: Callable[[K, V], int], drop: Callable[[K, V], None] | None = None
    ) -> None:
        """Cache at most `limit` bytes, as measured by `weigh`; `drop` receives what is dropped."""
        self.limit = limit
        self._weigh = weigh
        self._drop = drop
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()
        self._bytes = 0

    @property
    def weight(self) -> int:
        """The number of bytes cached now."""
        return self._bytes

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Return the value under this key, making it if it is missing."""
        kept = self.find(key)
        if kept is not None:
            return kept
        made = make()
        for dropped in self._put(key, made):
            if self._drop:
                self._drop(*dropped)
        return made

    def find(self, key: K) -> V | None:
        """Return the value under this key, if any."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        return None

    def _put(self, key: K, made: V) -> list[tuple[K, V]]:
        """Store a value unless it alone exceeds the limit; return the entries dropped for it."""
        weight = self._weigh(key, made)
        dropped: list[tuple[K, V]] = []
        if weight > self.limit:
            return dropped
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._bytes += weight
            while self._bytes > self.limit:
                dropped.append(self._kept.popitem(last=False))
                self._bytes -= self._weigh(*dropped[-1])
        return dropped
