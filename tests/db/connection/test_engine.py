"""Engines, and the messages about a database that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import QueuePool, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from db.connection.engine import WRITES, RedactedLocation, engine_for
from db.errors import DatabaseUnavailable
from db.store import Store
from tests.db.backends import on_a_file, rows, url_of

_KEEPING = ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout")
SERVER = "postgresql://diver:hunter2@sea.example/games"


@on_a_file
async def test_connections_are_set_up_to_keep_what_was_committed(file: Path, store: Store) -> None:
    async with store.database.reading() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in _KEEPING
        ]
    assert found == ["wal", 2, 1, 1, 10000]
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]


async def test_the_folder_is_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "games.db"
    await (await Store.open(url_of(file))).close()
    assert file.is_file()


async def test_writers_take_the_lock_at_once_and_readers_do_not(file: Path) -> None:
    engine, said = engine_for(url_of(file)), list[str]()
    event.listen(
        engine.sync_engine, "before_cursor_execute", lambda *args: said.append(str(args[2]))
    )
    async with engine.begin():
        pass
    async with engine.execution_options(**{WRITES: True}).begin():
        pass
    await engine.dispose()
    assert [one for one in said if one.startswith("BEGIN")] == ["BEGIN", "BEGIN IMMEDIATE"]


def test_no_file_is_made_where_none_shall_be(file: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no such file"):
        engine_for(url_of(file), create=False)
    assert not file.exists()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_games_are_not_kept_in_memory(url: str) -> None:
    with pytest.raises(FileNotFoundError, match="none is named"):
        engine_for(url)


def test_a_spare_engine_has_a_single_connection_to_the_server() -> None:
    spare, usual = (engine_for(SERVER, spare=spare).sync_engine.pool for spare in (True, False))
    assert isinstance(spare, QueuePool)
    assert isinstance(usual, QueuePool)
    assert (spare.size(), spare._max_overflow) == (1, 0)
    assert usual.size() > 1


# -- messages about errors


def told(error: Exception) -> DatabaseUnavailable:
    """Return the error with the message that operators read when the database fails."""
    with pytest.raises(DatabaseUnavailable) as wrong, RedactedLocation(SERVER).trouble_told():
        raise error
    return wrong.value


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (DatabaseError("select 1", {}, Exception("the disk\n  is full")), "the disk is full"),
        (ConnectionRefusedError(111, "Connect call failed"), "Connect call failed"),
        (TimeoutError(), "it does not answer"),
        (PoolTimeout("no connection\nis free"), "no connection is free"),
        (OSError(), "OSError()"),
    ],
)
def test_an_error_of_the_database_is_told_on_one_line(error: Exception, reason: str) -> None:
    wrong = told(error)
    assert wrong.msg["reason"] == reason
    assert wrong.__cause__ is error


def test_no_secret_is_told_with_an_error() -> None:
    wrong = told(OSError(13, "no entry for diver with hunter2"))
    assert wrong.msg["reason"] == "no entry for diver with ***"
    assert wrong.msg["place"] == "postgresql://diver:***@sea.example/games"


def test_errors_that_are_not_the_databases_pass_through() -> None:
    place = RedactedLocation(SERVER)
    with pytest.raises(ValueError, match="a mistake of ours"), place.trouble_told():
        raise ValueError("a mistake of ours")


@pytest.mark.parametrize("error", [ValueError("hunter2"), ImportError("hunter2"), OSError(2, "x")])
def test_what_is_wrong_with_an_address_is_told_without_the_error_behind_it(
    error: Exception,
) -> None:
    place = RedactedLocation(SERVER)
    with pytest.raises(DatabaseUnavailable) as wrong, place.address_trouble_told():
        raise error
    assert wrong.value.__cause__ is None
    assert wrong.value.__suppress_context__
    assert "hunter2" not in str(wrong.value)
