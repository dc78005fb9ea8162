"""Connections: which driver, how SQLite is set up, and what goes wrong in one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.connection.address import read_address, redacted, without_secrets
from db.connection.fast_sqlite import connection
from db.errors import DatabaseUnavailable

WRITES = "fathom_writes"
"""The execution option of a connection that is going to write."""
READERS = 5
"""Connections to a file that are open at once."""

_PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    # What was committed is on the disk, whatever happens then; macOS needs to be told twice.
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
)


class Place:
    """One database as those who look after it read of it: never with a secret in it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.redacted = redacted(text)

    def trouble(self, said: str) -> DatabaseUnavailable:
        """The error that says this of it."""
        return DatabaseUnavailable(self.redacted, without_secrets(said, self._text))

    @contextmanager
    def trouble_told(self) -> Iterator[None]:
        """Tell whatever the database complains of as an error of our own."""
        try:
            yield
        except (DBAPIError, *_FROM_THE_LINE) as wrong:
            raise self.trouble(_said(wrong)) from wrong

    @contextmanager
    def address_trouble_told(self) -> Iterator[None]:
        """Tell what is wrong with an address or its file as an error of our own.

        What stands behind it is not kept: it may repeat the address.
        """
        try:
            yield
        except (SQLAlchemyError, *_FROM_THE_LINE, *_NONSENSE) as wrong:
            raise self.trouble(_said(wrong)) from None


_FROM_THE_LINE = (OSError, PoolTimeout)
"""No such server, or it does not answer."""
_NONSENSE = (ImportError, ValueError, TypeError, OverflowError, sqlite3.Error)
"""What drivers raise for an address that makes no sense to them."""


def _said(wrong: BaseException) -> str:
    """What is wrong, as it is said on one line."""
    if isinstance(wrong, DBAPIError) and wrong.orig is not None:
        wrong = wrong.orig
    if isinstance(wrong, TimeoutError) and not str(wrong):
        return "it does not answer"
    said = (isinstance(wrong, OSError) and wrong.strerror) or str(wrong) or repr(wrong)
    return " ".join(said.split())


def engine_for(text: str, *, create: bool = True, spare: bool = False) -> AsyncEngine:
    """An engine for this address; nothing is connected yet.

    A `spare` one has one connection to a server, for what must not wait for the others.
    """
    address = read_address(text)
    if address.url.get_backend_name() != "sqlite":
        pool = {"pool_size": 1, "max_overflow": 0} if spare else {}
        # A server may have been restarted since a connection was used last.
        return create_async_engine(
            address.url, connect_args=address.arguments, pool_pre_ping=True, **pool
        )
    _prepare_file(address.url, create=create)
    # Without an isolation level the driver begins nothing by itself, so `_begin` can.
    wanted = {"isolation_level": None, "async_creator_fn": connection}
    # More readers than these would only wait for one another's threads.
    engine = create_async_engine(
        address.url, connect_args=wanted, pool_size=READERS, max_overflow=0
    )
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
