"""SQLite in a thread of its own, with one trip there for each statement.

The driver as it is goes there four times: for a cursor, to execute, to fetch, and to close. Each
trip waits for two threads to be let on, which is most of what a statement costs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self, TypeAlias

import aiosqlite

Row: TypeAlias = tuple[Any, ...]


class Cursor:
    """One statement and all its rows, which are small and few."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Sequence[Row] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        """There is nothing to prepare."""
        return self

    async def execute(self, sql: str, parameters: Any = ()) -> Self:  # noqa: ANN401 - as the driver
        """Carry it out and fetch what it finds."""
        await self._connection.there(partial(self._run, sql, parameters))
        return self

    async def executemany(self, sql: str, parameters: Any) -> Self:  # noqa: ANN401 - as the driver
        """Carry it out once for each of these."""
        await self._connection.there(partial(self._run, sql, parameters, many=True))
        return self

    async def fetchall(self) -> Sequence[Row]:
        """What was found; it is here already."""
        return self._rows

    async def close(self) -> None:
        """It was closed right after its rows were fetched."""

    def _run(self, sql: str, parameters: Any, connection: Any, *, many: bool = False) -> None:  # noqa: ANN401 - as the driver
        execute = connection.executemany if many else connection.execute
        cursor = execute(sql, parameters)
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else ()
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()


class Connection(aiosqlite.Connection):
    """A connection whose cursors make one trip each."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A cursor, for one statement."""
        return Cursor(self)

    async def there(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do this in the connection's thread."""
        await self._execute(work, self._conn)  # type: ignore[no-untyped-call]

    def alone(self) -> Self:
        """The same, without keeping the process alive."""
        self._thread.daemon = True
        return self


def connection(database: str, **wanted: Any) -> Connection:  # noqa: ANN401 - as the driver
    """A connection to this file, still to be awaited."""
    return Connection(partial(sqlite3.connect, database, **wanted), iter_chunk_size=64).alone()
