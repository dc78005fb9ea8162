"""What was made lately and may be wanted again, up to so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Keeps what it is asked for; what was not wanted for longest makes room.

    Threads may share one. Should two of them want the same new thing at once, both make it: that is
    cheaper than having one wait for the other.
    """

    def __init__(
        self, limit: int, weigh: Callable[[K, V], int], drop: Callable[[K, V], None] | None = None
    ) -> None:
        """Keep at most `limit` bytes, as reckoned by `weigh`; `drop` gets what makes room."""
        self.limit = limit
        self._weigh = weigh
        self._drop = drop
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()
        self._bytes = 0

    @property
    def weight(self) -> int:
        """How much is kept now."""
        return self._bytes

    def get(self, key: K, make: Callable[[], V]) -> V:
        """What stands under this key, made if it is not there."""
        kept = self.find(key)
        if kept is not None:
            return kept
        made = make()
        for dropped in self._put(key, made):
            if self._drop:
                self._drop(*dropped)
        return made

    def find(self, key: K) -> V | None:
        """What stands under this key; None if it is not there."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        return None

    def _put(self, key: K, made: V) -> list[tuple[K, V]]:
        """Keep it, unless it alone would be too much; what has to make room for it."""
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
