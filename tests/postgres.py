"""A PostgreSQL server for the tests, on a socket in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

Result = TypeVar("Result")

_USER = "fathom"
_NAME = "postgres"
"""The database that a new server has."""
_SYSTEM_USER = "postgres"
"""PostgreSQL refuses to run as root; its packages create this user."""
# Nothing here has to survive a crash, so nothing waits for the disk.
_SETTINGS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")


_EMPTY = """
do $$ declare found text; begin
    -- Foreign keys and triggers sleep meanwhile, so that no table has to wait for another.
    set local session_replication_role = replica;
    for found in select quote_ident(tablename) from pg_tables
        where schemaname = 'public' and tablename <> 'alembic_version'
    loop execute 'delete from ' || found; end loop;
    for found in select quote_ident(sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null
    loop execute 'alter sequence ' || found || ' restart'; end loop;
end $$
"""
"""Deletes all rows, which with few rows is much quicker than to truncate each table."""


class Server:
    """A running server with one database, which each test finds empty."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self._port = port
        self._thread = ThreadPoolExecutor(1)
        self._loop = asyncio.Runner()
        self._opened: AsyncConnection | None = None

    @property
    def url(self) -> str:
        """The URL of the database, as given to Fathom."""
        place = {"host": str(self.folder)} | ({"port": str(self._port)} if self._port else {})
        made = URL.create("postgresql", _USER, database=_NAME, query=place)
        return made.render_as_string(hide_password=False)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds, read independently of the store."""
        return self._apart(self._rows(query, values))

    def run(self, statement: str, *values: object) -> int:
        """Run a statement and return the number of rows changed."""
        return self._apart(self._run(statement, values))

    def tables(self) -> dict[str, list[str]]:
        """Return all tables with their columns."""
        found: dict[str, list[str]] = {}
        for table, column in self.rows(
            "select table_name, column_name from information_schema.columns"
            " where table_schema = 'public' order by table_name, ordinal_position"
        ):
            found.setdefault(table, []).append(column)
        return found

    def empty(self) -> None:
        """Empty all tables but keep them, since creating them takes longest."""
        self.run(_EMPTY)

    def disconnect(self) -> None:
        """Close the connection through which all this is done; it is opened anew when needed."""
        self._apart(self._disconnect())

    def close(self) -> None:
        """Disconnect for good."""
        self.disconnect()
        self._thread.submit(self._loop.close).result()
        self._thread.shutdown()

    def _apart(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine in an event loop of its own; the caller, who may have one, waits."""
        return self._thread.submit(self._loop.run, work).result()

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        connection = await self._connection()
        found = await connection.exec_driver_sql(_numbered(query), values)
        return [tuple(row) for row in found]

    async def _run(self, statement: str, values: tuple[object, ...]) -> int:
        connection = await self._connection()
        return (await connection.exec_driver_sql(_numbered(statement), values)).rowcount

    async def _connection(self) -> AsyncConnection:
        """Return a connection that is opened once: opening one takes longer than most queries."""
        if self._opened is None:
            url = make_url(self.url).set(drivername="postgresql+asyncpg")
            # What was prepared does not survive a change of the tables.
            prepared = {"statement_cache_size": 0, "prepared_statement_cache_size": 0}
            engine = create_async_engine(url, isolation_level="AUTOCOMMIT", connect_args=prepared)
            self._opened = await engine.connect()
        return self._opened

    async def _disconnect(self) -> None:
        if self._opened is not None:
            await self._opened.close()
            await self._opened.engine.dispose()
            self._opened = None


def _numbered(statement: str) -> str:
    """Return a statement with PostgreSQL's placeholders: `$1` in place of the first `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """Start a server, once; tests that need it are skipped where PostgreSQL is not installed."""
    programs = _programs()
    if programs is None:
        why = "PostgreSQL's programs initdb and pg_ctl are not installed."
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    # Not below pytest's folder: the path of a socket is limited to 107 characters.
    folder = Path(tempfile.mkdtemp(prefix="fathom-pg-"))
    try:
        with _started(programs, folder) as running:
            yield running
    finally:
        shutil.rmtree(folder)


def _programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, which Debian leaves off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    offered = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return offered[-1].parent if offered else None


class SecureServer:
    """A server reached over TCP, encrypted or not, with a self-signed certificate."""

    def __init__(self, folder: Path, port: int) -> None:
        self.certificate = str(folder / "server.crt")
        self._socket, self._port = Server(folder, port), port

    @property
    def url(self) -> str:
        """The URL of the database; a query may be appended."""
        return f"postgresql://{_USER}@localhost:{self._port}/{_NAME}"

    def close(self) -> None:
        """Disconnect for good."""
        self._socket.close()

    @contextmanager
    def without_encryption(self) -> Iterator[str]:
        """Turn encryption off inside the `with` block, and yield the URL."""
        self.set_encryption("off")
        try:
            yield self.url
        finally:
            self.set_encryption("on")

    def set_encryption(self, value: str) -> None:
        """Switch encryption for new connections."""
        self._socket.run(f"alter system set ssl = '{value}'")
        self._socket.run("select pg_reload_conf()")
        tries = (self._seen_anew("show ssl") == [(value,)] for _ in range(1000))
        assert any(tries), "the server does not take its new settings"

    def _seen_anew(self, query: str) -> list[tuple[Any, ...]]:
        """Return the rows that a new connection finds."""
        self._socket.disconnect()
        return self._socket.rows(query)


@pytest.fixture(scope="session")
def secure_server(server: Server) -> Iterator[SecureServer]:
    """Start the encrypting server, once; skipped where `openssl` is not installed."""
    del server  # where that one is skipped, so is this
    openssl, programs = shutil.which("openssl"), _programs()
    if openssl is None or programs is None:
        why = "openssl is not installed."
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    folder = Path(tempfile.mkdtemp(prefix="fathom-pg-"))
    try:
        _certify(openssl, folder)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        safe = (
            f"ssl_cert_file={folder}/server.crt",
            f"ssl_key_file={folder}/server.key",
        )
        with _started(programs, folder, (*safe, "listen_addresses=localhost", f"port={port}")):
            running = SecureServer(folder, port)
            running.set_encryption("on")
            yield running
            running.close()
    finally:
        shutil.rmtree(folder)


def _certify(openssl: str, folder: Path) -> None:
    """Write a key and a certificate for this machine."""
    key, certificate = folder / "server.key", folder / "server.crt"
    made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
    whose = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    files = ("-keyout", key, "-out", certificate)
    subprocess.run([openssl, *made, *whose, *files], check=True, capture_output=True)
    key.chmod(0o600)
    if os.geteuid() == 0:
        shutil.chown(key, _SYSTEM_USER)


@contextmanager
def _started(programs: Path, folder: Path, more: tuple[str, ...] = ()) -> Iterator[Server]:
    user = _SYSTEM_USER if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)

    def run(program: str, *arguments: str) -> None:
        # Its output goes to a file: the server would keep a pipe open.
        with (folder / "log").open("w+") as log:
            done = subprocess.run(
                [programs / program, *arguments],
                check=False,
                stdout=log,
                stderr=log,
                user=user,
                cwd=folder,
            )
            log.seek(0)
            assert done.returncode == 0, log.read()

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    settings = " ".join(
        f"-c {one}" for one in (*_SETTINGS, *more, f"unix_socket_directories={folder}")
    )
    run("pg_ctl", "-D", data, "-w", "-o", settings, "start")
    running = Server(folder)
    try:
        yield running
    finally:
        running.close()
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
