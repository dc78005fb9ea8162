"""SQLite in a thread of its own, with a single round trip to it for each statement.

The stock driver makes four: to create a cursor, to execute, to fetch and to close. Each round trip
waits for two threads to be scheduled, which accounts for most of the cost of a statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self, TypeAlias

import aiosqlite

Row: TypeAlias = tuple[Any, ...]


class Cursor:
    """A cursor that fetches all rows of its statement at once, since they are few and small."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Sequence[Row] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        """Return the cursor; it needs no preparation."""
        return self

    async def execute(self, sql: str, parameters: Any = ()) -> Self:  # noqa: ANN401 - as the driver
        """Execute a statement and fetch all its rows."""
        await self._connection.there(partial(self._run, sql, parameters))
        return self

    async def executemany(self, sql: str, parameters: Any) -> Self:  # noqa: ANN401 - as the driver
        """Execute a statement once for each set of parameters."""
        await self._connection.there(partial(self._run, sql, parameters, many=True))
        return self

    async def fetchall(self) -> Sequence[Row]:
        """Return all rows, which have already been fetched."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: the underlying cursor was closed right after fetching."""

    def _run(self, sql: str, parameters: Any, connection: Any, *, many: bool = False) -> None:  # noqa: ANN401 - as the driver
        execute = connection.executemany if many else connection.execute
        cursor = execute(sql, parameters)
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else ()
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()


class Connection(aiosqlite.Connection):
    """A connection whose cursors make one round trip for each statement."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        """Return a cursor for one statement."""
        return Cursor(self)

    async def there(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run a function in the thread of this connection."""
        await self._execute(work, self._conn)  # type: ignore[no-untyped-call]

    def alone(self) -> Self:
        """Make the thread a daemon, so that it does not keep the process alive; return self."""
        self._thread.daemon = True
        return self


def connection(database: str, **wanted: Any) -> Connection:  # noqa: ANN401 - as the driver
    """Return a connection to this file, which opens once it is awaited."""
    return Connection(partial(sqlite3.connect, database, **wanted), iter_chunk_size=64).alone()
