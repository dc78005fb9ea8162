"""Rows and records of a game, without a database."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData

from db.games.mapping import record_of
from db.records import GameRecord
from db.schema import games

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
RUNNING: dict[str, Any] = {
    "id": 7,
    "game": "otys",
    "pack": "otys@1",
    "seats": 2,
    "options": [["sponsor_sides", "basic"]],
    "seed": f"{5:032x}",
    "host_id": 100,
    "guild_id": 1,
    "channel_id": 2,
    "state": "running",
    "ply": 9,
    "announced": 4,
    "awaits": "0 1",
    "computer_seat": None,
    "created_at": NOON,
    "updated_at": NOON,
    "ended": None,
    "scores": None,
    "pace": "none",
    "rules": None,
    "ruled_from": 0,
    "chain": None,
}
"""The columns of a running game."""
assert set(RUNNING) == set(games.c.keys())


def row_of(**columns: object) -> Row[Any]:
    """Return a row as a query returns it."""
    names, values = SimpleResultMetaData([*columns]), [tuple(columns.values())]
    found: IteratorResult[Any] = IteratorResult(names, iter(values))
    return found.one()


def game_row(**changes: object) -> Row[Any]:
    """Return a row of `games`."""
    return row_of(**RUNNING | changes)


def record(**changes: Any) -> GameRecord:  # noqa: ANN401 - as the fields of the record
    """Return the record of a game."""
    return replace(record_of(game_row()), **changes)


def entry_row(
    ply: int, kind: str, seat: int, answer: str, undone_by: int | None = None
) -> Row[Any]:
    """Return a row of the log, with the column names of the statements."""
    return row_of(
        entry_ply=ply, entry_kind=kind, entry_seat=seat, entry_answer=answer, undone_by=undone_by
    )
