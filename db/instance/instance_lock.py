"""The instance lock: only one bot acts for a database, and a second one waits or gives up."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from abc import ABC, abstractmethod
from time import monotonic

from db.connection.engine import RedactedLocation
from db.errors import InUse

LOOKS_AGAIN = 0.5
"""The seconds between two attempts to take the lock."""

_logger = logging.getLogger(__name__)


def own_name() -> str:
    """Return a unique name for this process, shown to others that wait for the lock."""
    return f"{socket.gethostname()[:60]}, process {os.getpid()}, {secrets.token_hex(4)}"


class InstanceLock(ABC):
    """The right to act for a database, held by one process at a time."""

    def __init__(self, place: RedactedLocation) -> None:
        self.place = place
        self.lost = asyncio.Event()
        """Set when another process has taken it over."""

    @abstractmethod
    async def is_ready(self) -> bool:
        """Return whether it can be taken yet: a new database may still lack its table."""

    @abstractmethod
    async def try_to_take(self) -> bool:
        """Take it if it is free, and return whether that worked."""

    @abstractmethod
    async def holder(self) -> str:
        """Return the name of the holder, if it can be read."""

    @abstractmethod
    async def make_sure(self) -> None:
        """Check that it is still held; raise `Displaced` if another process has it."""

    @abstractmethod
    async def give_back(self) -> None:
        """Release it; do nothing if it is not held."""

    async def take(self, seconds: float) -> None:
        """Take it, waiting up to this many seconds for its holder; raise `InUse` after that."""
        until = monotonic() + seconds
        waits = False
        while not await self.try_to_take():
            holder = await self.holder()
            if monotonic() >= until:
                raise InUse(self.place.redacted, holder)
            if not waits:
                waits = True
                said = "another Fathom (%s) uses the database %s; waiting up to %.0f s for its end"
                _logger.warning(said, holder, self.place.redacted, seconds)
            await asyncio.sleep(LOOKS_AGAIN)
