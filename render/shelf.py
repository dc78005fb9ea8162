"""What was made lately and may be wanted again, up to so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Keeps what it is asked for; what was not wanted for longest makes room.

    Threads may share one. Should two of them want the same new thing at once, both make it: that is
    cheaper than having one wait for the other.
    """

    def __init__(self, limit: int, weigh: Callable[[K, V], int]) -> None:
        """Keep at most `limit` bytes, as reckoned by `weigh`."""
        self.limit = limit
        self._weigh = weigh
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()
        self._bytes = 0

    @property
    def weight(self) -> int:
        """How much is kept now."""
        return self._bytes

    def get(self, key: K, make: Callable[[], V]) -> V:
        """What stands under this key, made if it is not there."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        self._put(key, made)
        return made

    def _put(self, key: K, made: V) -> None:
        """Keep it, unless it alone would be too much."""
        weight = self._weigh(key, made)
        if weight > self.limit:
            return
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._bytes += weight
            while self._bytes > self.limit:
                self._bytes -= self._weigh(*self._kept.popitem(last=False))
