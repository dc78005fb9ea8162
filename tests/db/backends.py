"""Stores for tests, and ways to read and change their contents directly."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from db.records import AppendResult, Player
from db.store import Store
from engine.core.decision import Answer, Decision
from engine.core.game import Setup, checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import find_game
from tests.postgres import Server

OTYS = find_game("otys")
HOST = Player("human", 100, "Host")


on_a_file = pytest.mark.parametrize("home", ["sqlite"], indirect=True)
"""A mark for tests of SQLite's own features, or of what does not depend on the database."""

on_both = pytest.mark.parametrize("home", ["sqlite", "postgresql"], indirect=True)
"""A mark for tests of the whole program that are to run with every kind of database."""


_EMPTY: list[bytes] = []
"""The content of an empty database after it was first created, since copying it is quicker."""


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def lay_out(file: Path) -> None:
    """Create a database file without any games."""
    if not _EMPTY:
        await (await Store.open(url_of(file))).close()
        _EMPTY.append(content_of(file))
    fill(file, _EMPTY[0])


def content_of(file: Path) -> bytes:
    """Return the content of a database that nobody has open."""
    return file.read_bytes()


def fill(file: Path, content: bytes) -> None:
    """Write this content to a file."""
    file.write_bytes(content)


def otys(seats: int = 2, seed: int = 7) -> Setup:
    return checked_setup(OTYS, seats, seed)


async def new_game(store: Store, seats: int = 2, seed: int = 7, *, game: str = "otys") -> int:
    players = [Player(user_id=100 + seat) for seat in range(seats)]
    setup = checked_setup(find_game(game), seats, seed)
    return await store.lobbies.create(setup, players, guild_id=1, channel_id=2)


async def new_short_game(store: Store, seed: int = 7) -> int:
    """Start a game that is soon over when played at random, and return its number."""
    return await new_game(store, seed=seed, game="antarctica")


async def new_lobby(store: Store, host: Player = HOST) -> int:
    return await store.lobbies.open("otys", host, guild_id=1, channel_id=2)


def any_answer(table: Table, asked: Decision, rng: Rng) -> Answer:
    return find_player("random").choose(table.game, table.state, asked, rng)


def dump(table: Table) -> str:
    return table.game.codec.dump(table.state)


async def play_one(
    store: Store, game_id: int, rng: Rng, interaction: str | None = None
) -> AppendResult:
    """Give one random answer for the first awaited seat."""
    table = (await store.games.load(game_id)).table
    asked = table.pending[0]
    answer = any_answer(table, asked, rng)
    return await store.moves.play(game_id, asked.seat, answer, table.ply, interaction)


async def play_some(store: Store, game_id: int, moves: int, seed: int = 1) -> Table:
    rng = Rng(seed)
    table = (await store.games.load(game_id)).table
    for _ in range(moves):
        table = (await play_one(store, game_id, rng)).table or table
    return table


class Home(ABC):
    """The place where a store keeps its games, with direct access to it."""

    @property
    @abstractmethod
    def url(self) -> str:
        """The URL of the database."""

    @abstractmethod
    async def lay_out(self) -> None:
        """Create all tables, without rows."""

    @abstractmethod
    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds; `?` is a placeholder for a value."""

    @abstractmethod
    def run(self, statement: str, *values: object) -> int:
        """Run a statement and return the number of rows it changed."""

    @abstractmethod
    def tables(self) -> dict[str, list[str]]:
        """Return the columns of every table."""

    def everything(self) -> list[str]:
        """Return the whole content, for checking that nothing has changed."""
        return [
            f"{table} {row}"
            for table in self.tables()
            for row in sorted(map(str, self.rows(f'select * from "{table}"')))  # noqa: S608
        ]


class FileHome(Home):
    """An SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def url(self) -> str:
        return url_of(self.file)

    async def lay_out(self) -> None:
        if not self.file.exists():
            await lay_out(self.file)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return rows(self.file, query, *values)

    def run(self, statement: str, *values: object) -> int:
        with behind(self.file) as connection:
            return connection.execute(statement, values).rowcount

    def tables(self) -> dict[str, list[str]]:
        named = "select name from sqlite_master where type = 'table' order by name"
        columns = "select name from pragma_table_info(?)"
        return {
            table: [name for (name,) in self.rows(columns, table)] for (table,) in self.rows(named)
        }


class ServerHome(Home):
    """The database of a PostgreSQL server."""

    def __init__(self, server: Server) -> None:
        self._server = server

    @property
    def url(self) -> str:
        return self._server.url

    async def lay_out(self) -> None:
        """Do nothing, since the store creates the tables, and tests leave them behind empty."""

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._server.rows(query, *values)

    def run(self, statement: str, *values: object) -> int:
        return self._server.run(statement, *values)

    def tables(self) -> dict[str, list[str]]:
        return self._server.tables()


@contextmanager
def behind(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection to the file that bypasses the store."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("pragma foreign_keys = on")
        yield connection


def rows(file: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    with behind(file) as connection:
        return connection.execute(query, values).fetchall()


def everything(file: Path) -> str:
    """Return the whole content of a database, for checking that nothing has changed."""
    with behind(file) as connection:
        return "\n".join(connection.iterdump())


def columns(file: Path, table: str) -> list[str]:
    """Return the columns of a table, for reading the same ones after an upgrade."""
    return [str(name) for (name,) in rows(file, "select name from pragma_table_info(?)", table)]
