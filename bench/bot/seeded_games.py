"""Databases full of running games, of which a few are played and the others are copies."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Table as Columns

from db.records import Player
from db.schema import games, moves, seats, snapshots
from db.store import Store
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.players import find_player
from engine.registry import find_game

GAME = "otys"
PLAYED = 10
"""The number of games that are actually played."""
NOWHERE = 1
"""The channel of games that nobody is looking at."""


@dataclass(frozen=True, slots=True)
class BenchGuild:
    """The guild, the channels and the players of the games."""

    guild: int
    channels: Sequence[int]
    """The channels to which the games are assigned in turn."""
    people: Sequence[int]
    """The users at each table."""


SOMEWHERE = BenchGuild(guild=1, channels=(NOWHERE,), people=(1, 2))


def url_of(file: Path) -> str:
    """Return the URL of the database in a file."""
    return f"sqlite+aiosqlite:///{file}"


async def store_running_games(
    file: Path, count: int, place: BenchGuild = SOMEWHERE, plies: int = 30
) -> None:
    """Store this many running games, each with at least `plies` moves played."""
    store = await Store.open(url_of(file))
    for seed in range(min(count, PLAYED)):
        await _play(store, place, seed, plies + 2 * seed)
    await store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in (games, seats, moves, snapshots):
            connection.execute(_copying(table), {"count": count, "played": PLAYED})
        where = [
            (place.channels[number % len(place.channels)], number + 1) for number in range(count)
        ]
        connection.executemany("UPDATE games SET channel_id = ? WHERE id = ?", where)


async def _play(store: Store, place: BenchGuild, seed: int, plies: int) -> None:
    game, rng = find_game(GAME), Rng(seed)
    setup = checked_setup(game, len(place.people), seed)
    sitting = [Player(user_id=user, name=f"Player {user}") for user in place.people]
    number = await store.lobbies.create(setup, sitting, guild_id=place.guild, channel_id=NOWHERE)
    table = (await store.games.load(number)).table
    while table.ply < plies:
        asked = table.pending[0]
        answer = find_player("random").choose(game, table.state, asked, rng)
        played = await store.moves.play(number, asked.seat, answer, table.ply, public=True)
        table = played.table or table


def _copying(table: Columns) -> str:
    """Return a statement that copies the rows of the played games until there are enough games."""
    key = "id" if table is games else "game_id"
    others = ", ".join(column.name for column in table.columns if column.name != key)
    return f"""
        WITH RECURSIVE copy (number) AS (
            SELECT :played + 1 UNION ALL SELECT number + 1 FROM copy WHERE number < :count
        )
        INSERT INTO {table.name} ({key}, {others})
        SELECT copy.number, {others} FROM copy
        JOIN {table.name} ON {table.name}.{key} = (copy.number - 1) % :played + 1
        WHERE copy.number <= :count
    """  # noqa: S608 - all names are the schema's own


def insert_posts(file: Path, behind: int = 0) -> None:
    """Insert a status post for every game, which lacks the latest `behind` moves."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "INSERT INTO posts (game_id, kind, channel_id, message_id, ply, at)"
            " SELECT id, 'status', channel_id, id, ply - ?, updated_at FROM games",
            (behind,),
        )


def insert_waits(file: Path, due: int = 0) -> None:
    """Replace all waits with one for each game; `due` of these, spread evenly, are overdue."""
    now = datetime.now(UTC)
    moments = {
        "past": _stored(now - timedelta(days=1)),
        "ago": _stored(now - timedelta(days=2)),
        "later": _stored(now + timedelta(days=1)),
        "due": due,
    }
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM waits")
        connection.execute(
            """
            INSERT INTO waits (game_id, seat, user_id, ply, since, step, due_at)
            SELECT games.id, seat, user_id, ply, :ago, 0,
                iif(:due AND games.id % max((SELECT count(*) FROM games) / max(:due, 1), 1) = 0,
                    :past, :later)
            FROM games JOIN seats ON game_id = games.id AND seat = substr(awaits, 1, 1)
            """,
            moments,
        )


def _stored(moment: datetime) -> str:
    """Return a moment in the format in which SQLite stores it."""
    return moment.strftime("%Y-%m-%d %H:%M:%S.%f")
