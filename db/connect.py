"""Connections: which driver, how SQLite is set up, and what goes wrong in one sentence."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.errors import DatabaseUnavailable
from db.trips import connection

WRITES = "fathom_writes"
"""The execution option of a connection that is going to write."""
READERS = 5
"""Connections to a file that are open at once."""

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)


@contextmanager
def trouble_told(place: str) -> Iterator[None]:
    """Tell whatever the database complains of as an error of our own."""
    try:
        yield
    except DBAPIError as wrong:
        raise DatabaseUnavailable(place, str(wrong.orig)) from wrong
    except (OSError, PoolTimeout) as wrong:  # no such server, or it does not answer
        raise DatabaseUnavailable(place, str(wrong)) from wrong


@contextmanager
def address_trouble_told(place: str) -> Iterator[None]:
    """Tell what is wrong with an address or its file as an error of our own."""
    try:
        yield
    except OSError as wrong:
        raise DatabaseUnavailable(place, wrong.strerror or str(wrong)) from wrong
    except (SQLAlchemyError, ImportError, ValueError, sqlite3.Error) as wrong:
        raise DatabaseUnavailable(place, str(wrong)) from wrong


def place_of(url: str) -> str:
    """The address as it may be shown: without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return re.sub(r"//.*@", "//***@", url)


def engine_for(url: str, *, create: bool = True) -> AsyncEngine:
    """An engine for this address; nothing is connected yet."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.get_backend_name() != "sqlite":
        # A server may have been restarted since a connection was used last.
        return create_async_engine(parsed, pool_pre_ping=True)
    _prepare_file(parsed, create=create)
    # Without an isolation level the driver begins nothing by itself, so `_begin` can.
    wanted = {"isolation_level": None, "async_creator_fn": connection}
    # More readers than these would only wait for one another's threads.
    engine = create_async_engine(parsed, connect_args=wanted, pool_size=READERS, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare_file(url: URL, *, create: bool) -> None:
    """Make the file where it may be made, and see that it can be used at all.

    The asynchronous driver leaves its thread behind when it cannot open a file, so it is not the
    one to try.
    """
    if not url.database or url.database == ":memory:":
        raise FileNotFoundError(2, "games are kept in a file, and none is named")
    file = Path(url.database)
    if create:
        file.parent.mkdir(parents=True, exist_ok=True)
    elif not file.is_file():
        raise FileNotFoundError(2, "there is no such file")
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # the file remembers this


def _set_up(connection: DBAPIConnection, record: object) -> None:
    """Prepare a fresh connection to a file."""
    del record
    cursor = connection.cursor()
    try:
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Begin; whoever is going to write takes the lock at once, so what it read stays true."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
