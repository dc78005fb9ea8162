from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.connection.fast_sqlite import Connection, Cursor, connection


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Connection]:
    made = connection(str(tmp_path / "some.db"), isolation_level=None)
    await made
    await made.cursor().execute("CREATE TABLE fish (name TEXT UNIQUE)")
    yield made
    await made.close()


async def found(opened: Connection, sql: str) -> Cursor:
    return await opened.cursor().execute(sql)


async def test_rows_are_there_after_the_one_trip_of_a_statement(
    opened: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread_calls = 0
    there = Connection.there

    async def counted(self: Connection, work: object) -> None:
        nonlocal thread_calls
        thread_calls += 1
        await there(self, work)  # type: ignore[arg-type]

    monkeypatch.setattr(Connection, "there", counted)
    cursor = await found(opened, "SELECT 1, 'two' UNION ALL SELECT 3, 'four'")
    assert list(await cursor.fetchall()) == [(1, "two"), (3, "four")]
    await cursor.close()
    assert thread_calls == 1


async def test_a_change_says_how_many_rows_it_changed_and_has_none_itself(
    opened: Connection,
) -> None:
    cursor = await opened.cursor().executemany(
        "INSERT INTO fish VALUES (?)", [("eel",), ("ray",), ("cod",)]
    )
    assert cursor.description is None
    assert list(await cursor.fetchall()) == []
    assert (await found(opened, "DELETE FROM fish WHERE name < 'e'")).rowcount == 1


async def test_what_the_database_refuses_comes_through(opened: Connection) -> None:
    await found(opened, "INSERT INTO fish VALUES ('eel')")
    with pytest.raises(sqlite3.IntegrityError):
        await found(opened, "INSERT INTO fish VALUES ('eel')")
