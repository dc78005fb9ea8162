"""Opening a database, and its transactions."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, make_url, select

from db.connection.database import (
    ChangeWatch,
    Database,
    ensure,
    locked,
    rows_of,
    watching,
)
from db.errors import DatabaseUnavailable, NoSuchGame
from db.games import sql
from db.schema import facts
from db.store import Store
from tests.db.backends import behind, everything, new_game, on_a_file, url_of
from tests.postgres import Server

ROOT = Path(__file__).parents[3]


def written(file: Path, text: str | None = None) -> str:
    """Return the content of a file, after writing this text to it if there is any."""
    if text is not None:
        file.write_text(text)
    return file.read_text()


async def refused(url: str, *, create: bool = True) -> DatabaseUnavailable:
    with pytest.raises(DatabaseUnavailable) as wrong:
        await Store.open(url, create=create)
    return wrong.value


async def test_opening_again_changes_nothing(file: Path) -> None:
    first = await Store.open(url_of(file))
    await new_game(first)
    await first.close()
    before = everything(file)
    await (await Store.open(url_of(file))).close()
    assert everything(file) == before


async def test_a_plain_address_gets_its_driver(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.db'}")
    assert await new_game(store) == 1
    await store.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(file: Path) -> None:
    before = written(file, "The tide tables of 1911.\n" * 100)
    wrong = await refused(url_of(file))
    assert (wrong.msg["place"], wrong.msg["reason"]) == (url_of(file), "file is not a database")
    assert written(file) == before


async def test_a_database_of_something_else_is_refused_and_left_alone(file: Path) -> None:
    with behind(file) as connection:
        connection.execute("create table games (name text)")
    before = everything(file)
    assert "already exists" in str((await refused(url_of(file))).msg["reason"])
    assert everything(file) == before


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    assert "unable to open" in str((await refused(url_of(tmp_path))).msg["reason"])


async def test_a_file_in_place_of_the_folder_is_refused(file: Path) -> None:
    written(file, "")
    wrong = await refused(url_of(file / "games.db"))
    assert wrong.msg["reason"] in {"Not a directory", "File exists"}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
async def test_a_folder_without_permission_is_refused(tmp_path: Path) -> None:
    os.chmod(tmp_path, 0o500)  # noqa: PTH101
    wrong = await refused(url_of(tmp_path / "a" / "games.db"))
    assert wrong.msg["reason"] == "Permission denied"


async def test_a_folder_that_cannot_be_made_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", denied)
    assert (await refused(url_of(file))).msg["reason"] == "Permission denied"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "has to begin with sqlite:/// or postgresql://"),
        ("sqlite://", "none is named"),
        ("sqlite+aiosqlite:///:memory:", "none is named"),
        ("mysterious://somewhere", "only SQLite"),
        ("postgresql://games@127.0.0.1:1/games", "Connect call failed"),
        ("postgresql://games@/games?host=/no/such/folder", "No such file or directory"),
        ("postgresql://games@127.0.0.1:deep/games", "its port has to be a number"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused(url: str, reason: str) -> None:
    assert reason in str((await refused(url)).msg["reason"])


async def test_a_missing_file_is_refused_where_none_shall_be_made(file: Path) -> None:
    assert (await refused(url_of(file), create=False)).msg["reason"] == "there is no such file"
    assert file not in list(file.parent.iterdir())


async def test_a_server_that_has_no_such_database_says_so(server: Server) -> None:
    elsewhere = make_url(server.url).set(database="elsewhere")
    wrong = await refused(elsewhere.render_as_string(hide_password=False))
    assert wrong.msg["reason"] == 'database "elsewhere" does not exist'


# -- transactions


async def note(database: Database, wrong: Exception | None = None) -> None:
    """Store a fact, and raise this error, if any, right afterwards."""
    async with database.writing() as connection:
        await connection.execute(delete(facts))
        await connection.execute(insert(facts).values(name="depth", value="40"))
        if wrong is not None:
            raise wrong


async def depth(database: Database) -> str | None:
    """Return the fact that these tests store."""
    async with database.reading() as connection:
        wanted = select(facts.c.value).where(facts.c.name == "depth")
        return (await connection.execute(wanted)).scalar_one_or_none()


async def test_of_a_transaction_that_fails_nothing_is_kept(store: Store) -> None:
    with pytest.raises(LookupError):
        await note(store.database, LookupError())
    assert await depth(store.database) is None
    await note(store.database)
    assert await depth(store.database) == "40"


async def test_a_reader_sees_the_same_throughout(store: Store) -> None:
    async with store.database.reading() as connection:
        await connection.execute(select(facts))
        await note(store.database)
        assert (await connection.execute(select(facts))).all() == []
    assert await depth(store.database) == "40"


@on_a_file
async def test_a_change_is_noted_by_whoever_watches(store: Store) -> None:
    read, written, later = ChangeWatch(), ChangeWatch(), ChangeWatch()
    with watching(read):
        await depth(store.database)
    with watching(later):
        with watching(written):
            await note(store.database)
        assert not later.something
        await note(store.database)
    assert (read.something, written.something, later.something) == (False, True, True)


@on_a_file
async def test_a_change_in_a_task_of_the_watcher_is_noted(store: Store) -> None:
    kept = ChangeWatch()
    with watching(kept):
        task = asyncio.create_task(note(store.database))
    await task
    assert kept.something


@on_a_file
async def test_a_change_that_was_given_up_before_the_commit_is_none(store: Store) -> None:
    kept = ChangeWatch()
    with watching(kept), pytest.raises(LookupError):
        await note(store.database, LookupError())
    assert not kept.something


async def test_a_row_is_added_unless_its_key_is_there(store: Store) -> None:
    for value in ("40", "70"):
        async with store.database.writing() as connection:
            await ensure(connection, facts, {"name": "depth", "value": value})
    assert await depth(store.database) == "40"


async def test_of_writers_who_add_one_row_at_once_all_go_on(store: Store) -> None:
    async def add(number: int) -> None:
        async with store.database.writing() as connection:
            await ensure(connection, facts, {"name": "depth", "value": "40"})
            await connection.execute(insert(facts).values(name=f"diver {number}", value=""))

    await asyncio.gather(*(add(number) for number in range(4)))
    async with store.database.reading() as connection:
        assert len((await connection.execute(select(facts))).all()) == 5


async def test_a_game_is_locked_by_its_number_or_not_there(store: Store) -> None:
    game_id = await new_game(store)
    async with store.database.writing() as connection:
        assert (await locked(connection, game_id)).id == game_id
        with pytest.raises(NoSuchGame) as wrong:
            await rows_of(connection, sql.GAME, game_id + 1)
    assert wrong.value.msg["game"] == game_id + 1
