"""One bot for one database: who comes second waits, and leaves if the first one stays."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from abc import ABC, abstractmethod
from time import monotonic

from db.connection.engine import Place
from db.errors import InUse

LOOKS_AGAIN = 0.5
"""Seconds after which who waits tries again."""

_logger = logging.getLogger(__name__)


def own_name() -> str:
    """What this program is called where another one reads who is there; no two are called alike."""
    return f"{socket.gethostname()[:60]}, process {os.getpid()}, {secrets.token_hex(4)}"


class InstanceLock(ABC):
    """The right to act for a database, which one program has at a time."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.lost = asyncio.Event()
        """Set when another has got it without being given it."""

    @abstractmethod
    async def is_ready(self) -> bool:
        """Whether it can be asked for already: a new database may still lack what that needs."""

    @abstractmethod
    async def try_to_take(self) -> bool:
        """Take it, if nobody else has it."""

    @abstractmethod
    async def holder(self) -> str:
        """Who has it, as far as that can be said."""

    @abstractmethod
    async def make_sure(self) -> None:
        """See that it is still had; raises `Displaced` if another has got it."""

    @abstractmethod
    async def give_back(self) -> None:
        """Let another have it; without a word if it was not had."""

    async def take(self, seconds: float) -> None:
        """Take it; whoever has it is given so many seconds to leave."""
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
