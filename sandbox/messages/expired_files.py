"""Files that were removed from their messages but that a page may still be loading."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from datetime import datetime, timedelta

from sandbox.clock import Clock
from sandbox.model import Attachment
from sandbox.store import Store

_A_WHILE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class _Left:
    channel_id: str
    file: Attachment
    when: datetime


class ExpiredFiles:
    """Removed files that, as on a CDN, stay available a little longer."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._left: deque[_Left] = deque()

    def drop(self, channel_id: str, file: Attachment) -> None:
        """Schedule the deletion of a file that no longer belongs to a message."""
        self._left.append(_Left(channel_id, file, self._clock.now()))
        self.remove_old()

    def find(self, channel_id: str, key: str, name: str) -> Attachment | None:
        """Return the file at this address if it was removed only a moment ago."""
        self.remove_old()
        for one in self._left:
            if (one.channel_id, one.file.id, one.file.filename) == (channel_id, key, name):
                return one.file
        return None

    def close(self) -> None:
        """Delete all remaining files."""
        while self._left:
            self._remove_first()

    def remove_old(self) -> None:
        """Delete the files that were removed long enough ago."""
        while self._left and self._clock.now() - self._left[0].when >= _A_WHILE:
            self._remove_first()

    def _remove_first(self) -> None:
        one = self._left.popleft()
        self._store.drop_file(one.channel_id, one.file.id)
