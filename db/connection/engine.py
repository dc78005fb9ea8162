"""Creating engines, setting up SQLite, and describing the errors of drivers on one line."""

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
"""The execution option that marks a connection as one that will write."""
READERS = 5
"""The maximum number of connections to a file that are open at once."""

_PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    # Committed data must be on disk, whatever happens next; macOS needs a second pragma for that.
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
)


class RedactedLocation:
    """The location of a database as shown to operators, without any secrets."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.redacted = redacted(text)

    def unavailable(self, said: str) -> DatabaseUnavailable:
        """Return an error that reports this problem with the database."""
        return DatabaseUnavailable(self.redacted, without_secrets(said, self._text))

    @contextmanager
    def trouble_told(self) -> Iterator[None]:
        """Turn errors of the database into `DatabaseUnavailable`."""
        try:
            yield
        except (DBAPIError, *_FROM_THE_LINE) as wrong:
            raise self.unavailable(_said(wrong)) from wrong

    @contextmanager
    def address_trouble_told(self) -> Iterator[None]:
        """Turn errors caused by a bad URL or an unusable file into `DatabaseUnavailable`.

        The original error is not chained, because it may repeat the URL.
        """
        try:
            yield
        except (SQLAlchemyError, *_FROM_THE_LINE, *_NONSENSE) as wrong:
            raise self.unavailable(_said(wrong)) from None


_FROM_THE_LINE = (OSError, PoolTimeout)
"""The exceptions that drivers raise if a server does not exist or does not answer."""
_NONSENSE = (ImportError, ValueError, TypeError, OverflowError, sqlite3.Error)
"""The exceptions that drivers raise for a URL they cannot make sense of."""


def _said(wrong: BaseException) -> str:
    """Return a description of an error on one line."""
    if isinstance(wrong, DBAPIError) and wrong.orig is not None:
        wrong = wrong.orig
    if isinstance(wrong, TimeoutError) and not str(wrong):
        return "it does not answer"
    said = (isinstance(wrong, OSError) and wrong.strerror) or str(wrong) or repr(wrong)
    return " ".join(said.split())


def engine_for(text: str, *, create: bool = True, spare: bool = False) -> AsyncEngine:
    """Return an engine for this URL, without connecting yet.

    For a server, a `spare` engine has a single connection of its own, for tasks that must not queue
    behind others.
    """
    address = read_address(text)
    if address.url.get_backend_name() != "sqlite":
        pool = {"pool_size": 1, "max_overflow": 0} if spare else {}
        # The server may have restarted since the connection was last used.
        return create_async_engine(
            address.url, connect_args=address.arguments, pool_pre_ping=True, **pool
        )
    _prepare_file(address.url, create=create)
    # Without an isolation level the driver begins no transactions of its own; `_begin` does.
    wanted = {"isolation_level": None, "async_creator_fn": connection}
    # More readers would only wait for each other's threads.
    engine = create_async_engine(
        address.url, connect_args=wanted, pool_size=READERS, max_overflow=0
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare_file(url: URL, *, create: bool) -> None:
    """Create the file if allowed, and check that it can be opened.

    The asynchronous driver leaks its thread when it cannot open a file, so the check is made
    without it.
    """
    if not url.database or url.database == ":memory:":
        raise FileNotFoundError(2, "games are kept in a file, and none is named")
    file = Path(url.database)
    if create:
        file.parent.mkdir(parents=True, exist_ok=True)
    elif not file.is_file():
        raise FileNotFoundError(2, "there is no such file")
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # stored in the file


def _set_up(connection: DBAPIConnection, record: object) -> None:
    """Set up a new connection to a file."""
    del record
    cursor = connection.cursor()
    try:
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction; a writer takes the lock at once, so that what it reads stays true."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
