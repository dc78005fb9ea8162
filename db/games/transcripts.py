"""Exporting games as transcripts, and importing games that were played elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import rows_of
from db.games import sql
from db.games.appending import add_end, add_snapshot
from db.games.mapping import (
    awaited,
    awaits_column,
    entry_columns,
    entry_of,
    record_of,
    seat_rows,
    setup_columns,
    setup_of,
    write_events,
)
from db.integrity.rules_version import EMPTY_LOG, current_fingerprint, next_log_digest
from db.messaging.posts import STATUS
from db.records import TOOK_BACK, AnswerOrigin, Player
from db.repository import Repository
from db.schema import GameState, games, moves, posts, seats
from engine.core.event import Event
from engine.core.game import AnyGame, Setup
from engine.core.log import Entry, Undo
from engine.core.table import Table
from engine.core.transcript import Transcript

AT_ONCE = 200
"""The number of log entries inserted at once; between such batches other tasks can run."""


@dataclass(frozen=True, slots=True)
class ImportDestination:
    """The guild and channel into which a game is imported, and its host there."""

    guild_id: int | None
    channel_id: int
    host_id: int


@dataclass(frozen=True, slots=True)
class _Told:
    """A replayed log, ready to be stored."""

    opening: Table
    table: Table
    snapshot_ply: int
    """The length of the log at the start of the current turn."""
    rows: list[dict[str, Any]]
    """The rows of `moves` for the log, still without the game's number and the time."""


class Transcripts(Repository):
    """The export of games as transcripts, and the import of transcripts as games."""

    async def get(self, game_id: int) -> Transcript:
        """Return the transcript of a game.

        It contains the seed, so players of an unfinished game must not see it.
        """
        number = {"of_game": game_id}
        async with self.database.reading() as connection:
            record = record_of((await rows_of(connection, sql.GAME, game_id))[0])
            rows = (await connection.execute(sql.LOG, number)).all()
        log = tuple(entry_of(record, row) for row in rows)
        return Transcript(setup_of(record), log, record.scores)

    async def game_of(self, setup: Setup) -> AnyGame:
        """Return the game for a setup; raise `UnknownPack` if its pack is not available."""
        async with self.database.reading() as connection:
            return await self.database.packs.game_of(connection, setup)

    async def is_under_way(self, setup: Setup) -> bool:
        """Return whether a game with the same seed is running here.

        An import would then reveal what is hidden in that game.
        """
        seed = setup_columns(setup)["seed"]
        wanted = select(games.c.id).where(games.c.state == GameState.RUNNING, games.c.seed == seed)
        async with self.database.reading() as connection:
            return (await connection.execute(wanted.limit(1))).first() is not None

    async def discard(self, game_id: int) -> None:
        """Delete an imported game that could not be shown."""
        async with self.database.writing() as connection:
            await connection.execute(delete(games).where(games.c.id == game_id))

    async def add(self, game: AnyGame, transcript: Transcript, place: ImportDestination) -> int:
        """Store a game played elsewhere, with nobody seated, and return its number."""
        told = await asyncio.to_thread(_play_again, game, transcript.setup, transcript.log)
        moment = self.database.now()
        async with self.database.writing() as connection:
            added = await connection.execute(
                insert(games).returning(games.c.id), _game_row(told, place, moment)
            )
            number: int = added.scalar_one()
            await self.database.packs.store_pack(connection, transcript.setup)
            nobody = [Player()] * transcript.setup.seats
            await connection.execute(insert(seats), seat_rows(number, nobody))
            await _write_log(connection, number, told, moment)
            await connection.execute(insert(posts), _unshown(number, place, told, moment))
        return number


def _play_again(game: AnyGame, setup: Setup, log: Sequence[Entry]) -> _Told:
    """Return the replay of a log that is known to be playable."""
    opening, table = Table(game, setup), Table(game, setup)
    events: list[tuple[Event, ...]] = []
    standing: list[int] = []
    undone: dict[int, int] = {}
    for ply, entry in enumerate(log):
        events.append(_enter(table, entry))
        if isinstance(entry, Undo):
            undone.update(dict.fromkeys(standing[entry.kept :], ply))
            del standing[entry.kept :]
        else:
            standing.append(ply)
    begun = table.checkpoint.moves
    snapshot_ply = standing[begun - 1] + 1 if begun else 0
    rows = [
        {
            "ply": ply,
            **entry_columns(entry),
            "events": write_events(events[ply]),
            "undone_by": undone.get(ply),
            "answered_by": AnswerOrigin.IMPORT,
        }
        for ply, entry in enumerate(log)
    ]
    return _Told(opening, table, snapshot_ply, rows)


def _enter(table: Table, entry: Entry) -> tuple[Event, ...]:
    """Apply one log entry to the table and return its events."""
    if isinstance(entry, Undo):
        table.apply(entry)
        return (Event(TOOK_BACK, entry.seat),)
    return table.submit(entry.seat, entry.answer, table.ply).events


def _game_row(told: _Told, place: ImportDestination, moment: datetime) -> dict[str, Any]:
    """Return the row of `games` for an imported game, whose whole log is public."""
    table, result = told.table, told.table.result
    return {
        **setup_columns(table.setup),
        "host_id": place.host_id,
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "state": GameState.OVER if result else GameState.RUNNING,
        "ply": table.ply,
        "announced": table.ply,
        "awaits": awaits_column(awaited(table)),
        "ended": result.reason if result else None,
        "scores": list(result.scores) if result else None,
        "created_at": moment,
        "updated_at": moment,
        "rules": current_fingerprint(),
        "chain": reduce(next_log_digest, told.rows, EMPTY_LOG),
    }


def _unshown(
    number: int, place: ImportDestination, told: _Told, moment: datetime
) -> dict[str, Any]:
    """Return the row of a placeholder status post, so that the log is not announced as news."""
    return {
        "game_id": number,
        "kind": STATUS,
        "channel_id": place.channel_id,
        "message_id": 0,
        "ply": told.table.ply,
        "at": moment,
    }


async def _write_log(
    connection: AsyncConnection, number: int, told: _Told, moment: datetime
) -> None:
    """Insert the log, and the snapshots from which the game can be continued."""
    for start in range(0, len(told.rows), AT_ONCE):
        some = told.rows[start : start + AT_ONCE]
        rows = [{"game_id": number, "at": moment, **row} for row in some]
        await connection.execute(insert(moves), rows)
    if told.table.result is not None:
        await add_end(connection, number, told.table)
    await add_snapshot(connection, number, told.opening, 0, moment)
    if told.snapshot_ply:
        await add_snapshot(connection, number, told.table, told.snapshot_ply, moment)
