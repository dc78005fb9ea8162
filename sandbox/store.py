"""Storing a session in one small database and a folder of files."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (kind, id)
) WITHOUT ROWID
"""


class CannotOpen(Exception):
    """Raised if the session's folder cannot be used."""


class Store:
    """The data of a session, stored at every change so that it survives however the server ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = _opened(folder / "sandbox.db")
        except (OSError, sqlite3.Error) as error:
            busy = "locked" in str(error)
            why = "another stand-in uses it" if busy else str(error)
            raise CannotOpen(f"The folder {folder} cannot be used: {why}.") from error

    def close(self) -> None:
        """Release the folder for another server."""
        self._connection.close()

    def put(self, kind: str, key: str, body: bytes) -> None:
        """Store a record, replacing any of the same kind and ID."""
        self._connection.execute(
            "INSERT INTO things VALUES (?, ?, ?)"
            " ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body",
            (kind, key, body),
        )

    def drop(self, kind: str, key: str) -> None:
        """Delete a record."""
        self._connection.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[bytes]:
        """Yield all records of a kind, oldest ID first."""
        for (body,) in self._connection.execute(
            "SELECT body FROM things WHERE kind = ? ORDER BY length(id), id", (kind,)
        ):
            yield body

    def file(self, channel_id: str, key: str, name: str) -> Path:
        """Return the path of an attached file."""
        return self.folder / "attachments" / channel_id / key / name

    def keep_file(self, channel_id: str, key: str, name: str, content: bytes) -> None:
        """Write an attached file."""
        path = self.file(channel_id, key, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def drop_file(self, channel_id: str, key: str) -> None:
        """Delete an attached file."""
        shutil.rmtree(self.folder / "attachments" / channel_id / key, ignore_errors=True)


def _opened(path: Path) -> sqlite3.Connection:
    """Return an exclusive connection to the database, creating its table if necessary."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=0.1)
    try:
        # Exclusive: two servers in one folder would overwrite each other's data.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(_SCHEMA)
    except sqlite3.Error:
        connection.close()
        raise
    return connection
