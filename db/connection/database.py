"""The database under the store: how it is opened, read and written."""

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
from db.connection.engine import WRITES, Place, engine_for
from db.connection.migrate import upgrade
from db.errors import NoSuchGame
from db.games import sql
from db.games.appending import asked_columns
from db.games.loading import Find, load_latest
from db.games.packs import PackCache
from db.instance.file_lock import FileLock
from db.instance.hold import InstanceLock
from db.instance.lease import Lease
from db.schema import GameState, games, now
from engine.core.errors import FathomError
from engine.core.pack_own import OwnPack

_logger = logging.getLogger(__name__)

Clock: TypeAlias = Callable[[], datetime]
"""Says what time it is."""


@dataclass(slots=True)
class ChangeWatch:
    """What is known of changes since somebody began to watch for them."""

    something: bool = False
    """Whether anything was, or may have been, kept."""


_watching: ContextVar[ChangeWatch | None] = ContextVar("watching", default=None)


@contextmanager
def watching(kept: ChangeWatch) -> Iterator[None]:
    """Find out whether what is done inside changes anything, also in tasks that it begins."""
    token = _watching.set(kept)
    try:
        yield
    finally:
        _watching.reset(token)


class Database:
    """One database, and the two ways into it."""

    def __init__(
        self, engine: AsyncEngine, place: Place, packs: PackCache, clock: Clock = now
    ) -> None:
        """Use an engine whose database is up to date; `open` does all that."""
        self.now = clock
        """What time it is, for everything that is kept and for whoever uses the store."""
        self.engine = engine
        self.writer = engine.execution_options(**{WRITES: True})
        self._place = place
        self.packs = packs
        # SQLite has one writer at a time: queue here, in order, instead of trying again there.
        # Elsewhere each writer locks the row of its game.
        alone = engine.dialect.name == "sqlite"
        self.locks_rows = not alone
        self.queue: AbstractAsyncContextManager[Any] = asyncio.Lock() if alone else nullcontext()
        self.hold: InstanceLock | None = None
        """The right to act for these games, of a program that does."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        create: bool = True,
        own: Iterable[OwnPack] = (),
        clock: Clock = now,
        alone: float | None = None,
    ) -> Self:
        """The store at this address, made and brought up to date where necessary.

        New games may be begun with the packs in `own`, besides those of the project. Of all that
        want to act `alone`, one can have it open; it is waited for so many seconds to leave.
        """
        place = Place(url)
        with place.address_trouble_told():
            database = cls(engine_for(url, create=create), place, PackCache(own), clock)
        try:
            with place.address_trouble_told():
                # Some of what is wrong with an address is only seen by who follows it.
                async with database.engine.connect():
                    pass
            if alone is not None:
                database.hold = _hold_on(url, place)
            await database._bring_up_to_date(alone or 0.0)
        except BaseException:
            await database.close()
            raise
        return database

    async def _bring_up_to_date(self, seconds: float) -> None:
        """Run what migrations are missing, if possible only once nobody else acts any more."""
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
        """Close all connections, and let another act."""
        if self.hold is not None:
            await self.hold.give_back()
        await self.engine.dispose()

    async def _make_sure(self) -> None:
        """Nobody who was displaced reads or writes any more, and so does nothing at all."""
        if self.hold is not None:
            await self.hold.make_sure()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        await self._make_sure()
        with self._place.trouble_told():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are kept when it is left, all or none."""
        async with self.queue:
            await self._make_sure()
            with self._place.trouble_told():
                async with self.writer.begin() as connection:
                    yield connection
                    # If what follows fails, nobody can say which side of the commit it was.
                    if (kept := _watching.get()) is not None:
                        kept.something = True


def _hold_on(url: str, place: Place) -> InstanceLock:
    """The right to act for the database at this address, still to be taken."""
    at = read_address(url).url
    if at.get_backend_name() == "sqlite":
        return FileLock(place, Path(at.database or ""))
    return Lease(place, engine_for(url, spare=True))


async def rows_of(
    connection: AsyncConnection, statement: sql.Query, game_id: int, **more: str | None
) -> Sequence[Row[Any]]:
    """The rows of a game, at least one."""
    rows = (await connection.execute(statement, {"of_game": game_id, **more})).all()
    if not rows:
        raise NoSuchGame(game_id)
    return rows


async def locked(connection: AsyncConnection, game_id: int) -> Row[Any]:
    """The row of a game, which nobody else may write until this transaction ends."""
    return (await rows_of(connection, sql.LOCKED, game_id))[0]


async def ensure(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Add a row unless there is one with its key, whoever else is adding it just now."""
    same = [column == row[column.name] for column in table.primary_key]
    if (await connection.execute(select(*table.primary_key).where(*same))).first():
        return
    # Where writers do not queue, another may have been quicker; the transaction survives that.
    with suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(table), row)


async def _work_out_awaits(connection: AsyncConnection, find: Find) -> None:
    """Note whom each running game awaits; a database of an earlier version does not say it."""
    running = select(games.c.id).where(games.c.state == GameState.RUNNING)
    for game_id in (await connection.execute(running)).scalars().all():
        rows = await rows_of(connection, sql.LATEST, game_id)
        try:
            loaded = await load_latest(connection, rows, find)
        except FathomError as wrong:
            _logger.warning("game %s: whom it awaits cannot be said: %s", game_id, wrong)
            continue
        await connection.execute(sql.AWAIT, asked_columns(game_id, loaded.table))
