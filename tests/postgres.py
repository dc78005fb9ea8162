"""A PostgreSQL server for the tests, on a socket in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import URL, CursorResult, make_url
from sqlalchemy.ext.asyncio import create_async_engine

Result = TypeVar("Result")

_USER = "fathom"
_NAME = "postgres"
"""The database that every new server has."""
_SYSTEM_USER = "postgres"
"""The user that PostgreSQL's packages create, since it refuses to run as root."""
# Nothing here has to survive a crash, so nothing is synced to disk.
_SETTINGS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")


class Server:
    """A running server with one database, which is empty at the start of each test."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self._port = port

    @property
    def url(self) -> str:
        """The URL of the database, in the form in which Fathom takes it."""
        place = {"host": str(self.folder)} | ({"port": str(self._port)} if self._port else {})
        made = URL.create("postgresql", _USER, database=_NAME, query=place)
        return made.render_as_string(hide_password=False)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds, bypassing the store."""

        async def asked() -> list[tuple[Any, ...]]:
            async with self._said(query, values) as done:
                return [tuple(row) for row in done]

        return apart(asked())

    def run(self, statement: str, *values: object) -> int:
        """Run a statement and return the number of rows it changed."""

        async def changed() -> int:
            async with self._said(statement, values) as done:
                return done.rowcount

        return apart(changed())

    def tables(self) -> dict[str, list[str]]:
        """Return the columns of every table."""
        found: dict[str, list[str]] = {}
        for table, column in self.rows(
            "select table_name, column_name from information_schema.columns"
            " where table_schema = 'public' order by table_name, ordinal_position"
        ):
            found.setdefault(table, []).append(column)
        return found

    def empty(self) -> None:
        """Empty all tables but keep them, since creating them takes the most time."""
        filled = [f'"{table}"' for table in self.tables() if table != "alembic_version"]
        if filled:
            self.run(f"truncate {', '.join(filled)} restart identity")

    @asynccontextmanager
    async def _said(
        self, statement: str, values: tuple[object, ...]
    ) -> AsyncIterator[CursorResult[Any]]:
        url = make_url(self.url).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                yield await connection.exec_driver_sql(_numbered(statement), values)
        finally:
            await engine.dispose()


def _numbered(statement: str) -> str:
    """Return a statement with PostgreSQL's numbered placeholders: `$1` for the first `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


def apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a thread with its own event loop, and wait for its result."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """Provide a server for the whole session; skip the test if PostgreSQL is not installed."""
    programs = _programs()
    if programs is None:
        why = "PostgreSQL's programs initdb and pg_ctl are not installed."
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    # Not below pytest's folder: a socket's path is limited to 107 characters.
    folder = Path(tempfile.mkdtemp(prefix="fathom-pg-"))
    try:
        with _started(programs, folder) as running:
            yield running
    finally:
        shutil.rmtree(folder)


def _programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, which Debian does not put on the path."""
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
        """The URL of the database; a query string may be appended."""
        return f"postgresql://{_USER}@localhost:{self._port}/{_NAME}"

    @contextmanager
    def without_encryption(self) -> Iterator[str]:
        """Turn encryption off inside the `with` block, and yield the URL."""
        self.set_encryption("off")
        try:
            yield self.url
        finally:
            self.set_encryption("on")

    def set_encryption(self, value: str) -> None:
        """Set encryption for new connections."""
        self._socket.run(f"alter system set ssl = '{value}'")
        self._socket.run("select pg_reload_conf()")
        tries = (self._socket.rows("show ssl") == [(value,)] for _ in range(1000))
        assert any(tries), "the server does not take its new settings"


@pytest.fixture(scope="session")
def secure_server(server: Server) -> Iterator[SecureServer]:
    """Provide the encrypting server for the whole session; skip the test without `openssl`."""
    del server  # where that server is skipped, so is this one
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
    try:
        yield Server(folder)
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
