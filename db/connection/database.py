"""The database under the store: opening it, reading and writing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Self, TypeAlias

from sqlalchemy import Row, Table, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.connection.address import read_address
from db.connection.engine import WRITES, RedactedLocation, engine_for
from db.connection.migrate import upgrade
from db.errors import NoSuchGame
from db.games import sql
from db.games.appending import asked_columns
from db.games.loading import Find, load_latest
from db.games.packs import PackCache
from db.instance.file_lock import FileLock
from db.instance.instance_lock import InstanceLock
from db.instance.lease import Lease
from db.schema import GameState, games, now
from engine.core.errors import FathomError
from engine.core.packs.own import OwnPack

_logger = logging.getLogger(__name__)

Clock: TypeAlias = Callable[[], datetime]
"""A function that returns the current time."""


@dataclass(slots=True)
class ChangeWatch:
    """A record of whether the database has been changed since watching began."""

    something: bool = False
    """True once a change has been committed or may have been."""


_watching: ContextVar[ChangeWatch | None] = ContextVar("watching", default=None)


@contextmanager
def watching(kept: ChangeWatch) -> Iterator[None]:
    """Record in `kept` whether the `with` block, or a task that it starts, changes anything."""
    token = _watching.set(kept)
    try:
        yield
    finally:
        _watching.reset(token)


class Database:
    """One database, with its two kinds of transactions: reading and writing."""

    def __init__(
        self, engine: AsyncEngine, place: RedactedLocation, packs: PackCache, clock: Clock = now
    ) -> None:
        """Use an existing engine; `open` creates one and brings the database up to date."""
        self.now = clock
        """The clock that all stored timestamps come from, also read by users of the store."""
        self.engine = engine
        self.writer = engine.execution_options(**{WRITES: True})
        self._place = place
        self.packs = packs
        # SQLite allows a single writer, so writers queue here, in order, rather than retry there.
        # On PostgreSQL each writer locks the row of its game instead.
        alone = engine.dialect.name == "sqlite"
        self.locks_rows = not alone
        self.queue: AbstractAsyncContextManager[Any] = asyncio.Lock() if alone else nullcontext()
        # By default, each statement in PostgreSQL sees whatever has been committed by then.
        snapshot = {} if alone else {"isolation_level": "REPEATABLE READ"}
        self._reader = engine.execution_options(**snapshot)
        self.hold: InstanceLock | None = None
        """The instance lock, if this process is to act for the games in the database."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        create: bool = True,
        packs: Iterable[OwnPack] = (),
        clock: Clock = now,
        lock_timeout: float | None = None,
    ) -> Self:
        """Open the database at this URL, creating and migrating it where necessary.

        New games may also use the given `packs`. If `lock_timeout` is given, this process takes the
        instance lock, waiting up to that many seconds for another process to release it.
        """
        place = RedactedLocation(url)
        with place.address_trouble_told():
            database = cls(engine_for(url, create=create), place, PackCache(packs), clock)
        try:
            with place.address_trouble_told():
                # Some faults in a URL become apparent only when connecting.
                async with database.engine.connect():
                    pass
            if lock_timeout is not None:
                database.hold = _hold_on(url, place)
            await database._bring_up_to_date(lock_timeout or 0.0)
        except BaseException:
            await database.close()
            raise
        return database

    async def _bring_up_to_date(self, seconds: float) -> None:
        """Take the instance lock, if one is wanted, and run the missing migrations.

        The lock is taken first, unless the migrations have to create the table it is kept in.
        """
        hold = self.hold
        waits = hold is not None and await hold.is_ready()
        if hold is not None and waits:
            await hold.take(seconds)
        async with self.queue:
            with self._place.trouble_told():
                async with self.writer.begin() as connection:
                    if await connection.run_sync(upgrade):
                        await _work_out_awaits(connection, self.packs.game_of)
        if hold is not None and not waits:
            await hold.take(seconds)

    async def close(self) -> None:
        """Close all connections and release the instance lock."""
        if self.hold is not None:
            await self.hold.give_back()
        await self.engine.dispose()

    async def _make_sure(self) -> None:
        """Raise `Displaced` if another instance has taken over."""
        if self.hold is not None:
            await self.hold.make_sure()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection that sees one consistent snapshot of the database."""
        await self._make_sure()
        with self._place.trouble_told():
            async with self._reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection whose changes are all committed on exit, or none if that raises."""
        async with self.queue:
            await self._make_sure()
            with self._place.trouble_told():
                async with self.writer.begin() as connection:
                    yield connection
                    # Set before the commit: if that fails, it may still have taken effect.
                    if (kept := _watching.get()) is not None:
                        kept.something = True


def _hold_on(url: str, place: RedactedLocation) -> InstanceLock:
    """Return an instance lock for the database at this URL, which has not been taken yet."""
    at = read_address(url).url
    if at.get_backend_name() == "sqlite":
        return FileLock(place, Path(at.database or ""))
    return Lease(place, engine_for(url, spare=True))


async def rows_of(
    connection: AsyncConnection, statement: sql.Query, game_id: int, **more: str | None
) -> Sequence[Row[Any]]:
    """Return the rows that a statement finds for a game; raise `NoSuchGame` if there are none."""
    rows = (await connection.execute(statement, {"of_game": game_id, **more})).all()
    if not rows:
        raise NoSuchGame(game_id)
    return rows


async def locked(connection: AsyncConnection, game_id: int) -> Row[Any]:
    """Return a game's row, locked against other writers until this transaction ends."""
    return (await rows_of(connection, sql.LOCKED, game_id))[0]


async def ensure(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Add a row unless its key exists, tolerating another writer that adds it concurrently."""
    same = [column == row[column.name] for column in table.primary_key]
    if (await connection.execute(select(*table.primary_key).where(*same))).first():
        return
    # On PostgreSQL another writer may be quicker; the savepoint lets this transaction survive.
    with suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(table), row)


async def _work_out_awaits(connection: AsyncConnection, find: Find) -> None:
    """Fill in the awaited seats of each running game after an upgrade from an earlier version."""
    running = select(games.c.id).where(games.c.state == GameState.RUNNING)
    for game_id in (await connection.execute(running)).scalars().all():
        rows = await rows_of(connection, sql.LATEST, game_id)
        try:
            loaded = await load_latest(connection, rows, find)
        except FathomError as wrong:
            _logger.warning("game %s: whom it awaits cannot be said: %s", game_id, wrong)
            continue
        await connection.execute(sql.AWAIT, asked_columns(game_id, loaded.table))
