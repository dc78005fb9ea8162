"""Databases written by an earlier version."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from db.connection.migrate import MIGRATIONS
from db.errors import DatabaseTooNew
from db.integrity.verify import check_all
from db.records import AnswerOrigin
from db.schema import GameState
from db.store import Store
from engine.core.rng import Rng
from tests.db.backends import behind, columns, everything, new_game, play_one, rows, url_of

REVISION_0001 = Path(__file__).parents[1] / "earlier" / "revision_0001.sql.gz"
"""Written by that version: a game against a computer, a finished one, one that has just begun."""
TABLES = ("games", "seats", "moves", "snapshots", "members", "guilds")


@pytest.fixture
def old(file: Path) -> Path:
    with behind(file) as connection:
        connection.executescript(gzip.decompress(REVISION_0001.read_bytes()).decode())
        connection.execute('insert into members values (7, \'{"locale": "de"}\')')
    return file


@pytest.fixture
async def upgraded(old: Path) -> AsyncIterator[Store]:
    store = await Store.open(url_of(old))
    yield store
    await store.close()


async def test_all_that_an_earlier_version_kept_is_kept(old: Path) -> None:
    queries = [f"select {', '.join(columns(old, table))} from {table}" for table in TABLES]  # noqa: S608 - known names
    before = [rows(old, query) for query in queries]
    assert [len(kept) for kept in before[:2]] == [3, 7]
    await (await Store.open(url_of(old))).close()
    assert [rows(old, query) for query in queries] == before


async def test_games_of_an_earlier_version_are_sound_and_played_on(
    old: Path, upgraded: Store
) -> None:
    with behind(old) as connection:
        # Later rules may read a stored position differently; only the log defines the game.
        connection.execute("delete from snapshots")
    assert [wrong async for _, wrong in check_all(upgraded)] == [[], [], []]
    for game_id in (1, 3):
        ply = (await upgraded.games.load(game_id)).table.ply
        assert (await play_one(upgraded, game_id, Rng(1))).ply == ply + 1
    assert [wrong async for _, wrong in check_all(upgraded)] == [[], [], []]
    assert await upgraded.settings.member(7) == {"locale": "de"}


async def test_whom_games_of_an_earlier_version_await_is_worked_out(upgraded: Store) -> None:
    games = [await upgraded.games.load(game_id) for game_id in (1, 2, 3)]
    assert [game.record.state for game in games] == [
        GameState.RUNNING,
        GameState.OVER,
        GameState.RUNNING,
    ]
    assert [game.record.awaits for game in games] == [
        tuple(asked.seat for asked in game.table.pending) for game in games
    ]
    assert games[0].record.awaits
    assert [game.record.announced for game in games] == [0, 0, 0]


async def test_the_moves_of_computers_are_told_as_such_after_the_upgrade(
    upgraded: Store,
) -> None:
    assert {(one.seat, one.by) for one in await upgraded.games.log(1)} == {
        (0, AnswerOrigin.PERSON),
        (1, AnswerOrigin.COMPUTER),
    }
    assert {one.by for one in await upgraded.games.log(2)} == {AnswerOrigin.COMPUTER}


async def test_a_game_that_cannot_be_loaded_does_not_stop_the_upgrade(
    old: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with behind(old) as connection:
        connection.execute("update games set pack = 'lost@1' where id = 1")
    store = await Store.open(url_of(old))
    assert "game 1: whom it awaits cannot be said" in caplog.text
    assert (await store.games.load(3)).record.awaits
    await store.close()


def to(file: Path, revision: str) -> None:
    """Upgrade a database to this revision and no further."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def test_of_the_waits_of_an_earlier_version_those_count_as_called_that_the_post_knows(
    tmp_path: Path,
) -> None:
    file = tmp_path / "old.db"
    to(file, "0005")
    with behind(file) as connection:
        for game in (1, 2, 3):
            connection.execute(
                "insert into games (id, game, pack, seats, options, seed, state, ply, created_at,"
                " updated_at) values (?, 'otys', '', 2, '[]', '7', 'running', 9, 0, 0)",
                (game,),
            )
            connection.execute(
                "insert into waits (game_id, seat, user_id, ply, since, step)"
                " values (?, 0, 100, 5, 0, 0)",
                (game,),
            )
        connection.execute("insert into posts values (1, 'status', 2, 11, 5, 0)")
        connection.execute("insert into posts values (2, 'status', 2, 12, 4, 0)")
        connection.execute("insert into posts values (3, 'next-0', 2, 13, 9, 0)")
    to(file, "0008")
    assert rows(file, "select game_id, called from waits order by game_id") == [
        (1, 1),
        (2, 0),
        (3, 0),
    ]


async def test_a_database_of_a_later_version_is_refused_and_left_alone(file: Path) -> None:
    store = await Store.open(url_of(file))
    await new_game(store)
    await store.close()
    with behind(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    before = everything(file)
    with pytest.raises(DatabaseTooNew) as wrong:
        await Store.open(url_of(file))
    assert wrong.value.msg["revision"] == "9999"
    assert everything(file) == before
