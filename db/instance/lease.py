"""A lease on the games in a PostgreSQL database, which others may take once it has expired."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from sqlalchemy import (
    ColumnElement,
    DateTime,
    Interval,
    func,
    inspect,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.connection.engine import RedactedLocation
from db.errors import DatabaseUnavailable, Displaced
from db.instance.instance_lock import InstanceLock, own_name
from db.schema import leases

EVERYTHING = "everything"
"""The name of the lease on all games."""
LASTS = timedelta(seconds=10)
"""The time after which a lease expires unless it is renewed; a killed process cannot renew it."""
RENEWED_AFTER = 3.0
"""The seconds between two renewals."""
SURE_FOR = 7.0
"""The seconds after the start of a renewal during which the lease is trusted without a check.

Work begun in that time has the rest of the lease's lifetime to finish before another process can
take over.
"""
_logger = logging.getLogger(__name__)


class Lease(InstanceLock):
    """The right to act for some of the games in a PostgreSQL database."""

    def __init__(
        self, place: RedactedLocation, engine: AsyncEngine, name: str = EVERYTHING
    ) -> None:
        super().__init__(place)
        self.number = 0
        """The number of holders up to and including this one; it only grows."""
        self._engine = engine
        self._name = name
        self._owner = own_name()
        self._sure_until = 0.0
        self._renewal: asyncio.Task[None] | None = None
        """The current or latest renewal."""
        self._renewing: asyncio.Task[None] | None = None
        self._successor = ""

    async def is_ready(self) -> bool:
        """Return whether the migrations have created the table."""
        async with self._connected() as connection:
            return await connection.run_sync(lambda there: inspect(there).has_table(leases.name))

    async def try_to_take(self) -> bool:
        """Take it if it has expired or was never held, and return whether that worked."""
        begun = _now()
        row = {"name": self._name, "owner": self._owner, "number": 1, "expires_at": _expiry()}
        mine = insert(leases).values(row)
        taken = mine.on_conflict_do_update(
            index_elements=[leases.c.name],
            set_={
                "owner": mine.excluded.owner,
                "number": leases.c.number + 1,
                "expires_at": mine.excluded.expires_at,
            },
            where=leases.c.expires_at <= func.clock_timestamp(),
        ).returning(leases.c.number)
        async with self._connected() as connection:
            number = (await connection.execute(taken)).scalar_one_or_none()
        if number is None:
            return False
        self.number, self._sure_until = number, begun + SURE_FOR
        self._renewing = asyncio.create_task(self._keep())
        return True

    async def holder(self) -> str:
        """Return the name of its current or last holder."""
        wanted = select(leases.c.owner).where(leases.c.name == self._name)
        async with self._connected() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() or "it has just left"

    async def make_sure(self) -> None:
        """Renew it if the last renewal was too long ago, for example because the machine slept.

        Raises `Displaced` if another process holds it.
        """
        if self.lost.is_set():
            raise Displaced(self.place.redacted, self._successor)
        if _now() >= self._sure_until:
            await self._renew()

    async def give_back(self) -> None:
        """Make it expire now, so that nobody has to wait for that."""
        renewing, self._renewing = self._renewing, None
        for task in filter(None, (renewing, self._renewal)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        if renewing is not None:
            over = update(leases).where(*self._is_mine())
            try:
                async with self._connected() as connection:
                    await connection.execute(over.values(expires_at=func.clock_timestamp()))
            except DatabaseUnavailable as wrong:  # it will expire by itself
                _logger.info("the lease could not be given back: %s", wrong)
        await self._engine.dispose()

    async def _keep(self) -> None:
        """Renew it periodically, and keep trying while the server is unavailable."""
        while True:
            await asyncio.sleep(RENEWED_AFTER)
            try:
                await self._renew()
            except Displaced:
                return
            except DatabaseUnavailable as wrong:
                _logger.warning("the lease could not be renewed: %s", wrong)

    async def _renew(self) -> None:
        """Renew it, or wait for the renewal in progress, whose outcome all callers share.

        That keeps callers from queueing up behind a server that does not answer.
        """
        if self._renewal is None or self._renewal.done():
            self._renewal = asyncio.create_task(self._renew_now())
        # A caller that stops waiting leaves the renewal running for the others.
        await asyncio.shield(self._renewal)

    async def _renew_now(self) -> None:
        """Renew it, however late; raise `Displaced` if another process has taken it meanwhile."""
        longer = update(leases).where(*self._is_mine()).values(expires_at=_expiry())
        begun = _now()
        async with self._connected() as connection:
            is_mine = bool((await connection.execute(longer)).rowcount)
        if is_mine:
            self._sure_until = max(self._sure_until, begun + SURE_FOR)
            return
        self._successor = await self.holder()
        self.lost.set()
        raise Displaced(self.place.redacted, self._successor)

    def _is_mine(self) -> tuple[ColumnElement[bool], ...]:
        same = (leases.c.name == self._name, leases.c.owner == self._owner)
        return (*same, leases.c.number == self.number)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection from the lease's own pool, as those of the store may all be busy."""
        with self.place.trouble_told():
            async with asyncio.timeout(LASTS.total_seconds()), self._engine.begin() as connection:
                yield connection


def _now() -> float:
    """Return the seconds on a clock that, where possible, also runs while the machine sleeps."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def _expiry() -> ColumnElement[datetime]:
    """Return the expiry time, by the database's clock, of a lease taken or renewed now."""
    return func.clock_timestamp(type_=DateTime(timezone=True)) + literal(LASTS, Interval())
