"""Rows as what they mean: games, players, log entries, snapshots, outcomes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from pydantic import TypeAdapter
from sqlalchemy import Row

from db.errors import BrokenGame
from db.schema import GameState
from engine.core.errors import BadSnapshot
from engine.core.event import Event
from engine.core.game import AnyGame, Setup
from engine.core.msg import msg
from engine.core.table import Checkpoint, Entry, Move, Table, Undo
from engine.core.transcript import read_answer, write_answer

_EVENTS = TypeAdapter(tuple[Event, ...])


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    kind: Literal["human", "random", "greedy"] = "human"
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What is known of a game without loading it."""

    id: int
    setup: Setup
    guild_id: int | None
    channel_id: int | None
    state: GameState
    ply: int
    """The length of its log."""
    created_at: datetime
    updated_at: datetime
    ended: str | None
    """The reason for which it ended."""
    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game brought back to where it stood."""

    record: GameRecord
    players: tuple[Player, ...]
    table: Table
    repaired: bool
    """A snapshot could not be used, so more of the log was played again."""


@dataclass(frozen=True, slots=True)
class Played:
    """What an entry led to; it is kept for good."""

    events: tuple[Event, ...]
    ply: int
    """The length of the log after it."""
    repeated: bool = False
    """The interaction was delivered before; this is what it led to then."""
    table: Table | None = field(default=None, compare=False)
    """The table after it, unless nothing was played now."""


def record_of(row: Row[Any]) -> GameRecord:
    """A row of `games`; refused by its number if it is damaged."""
    try:
        return _record_of(row)
    except (TypeError, ValueError) as wrong:
        raise BrokenGame(row.id, msg("error-broken-record")) from wrong


def _record_of(row: Row[Any]) -> GameRecord:
    options = tuple((str(name), str(value)) for name, value in row.options)
    return GameRecord(
        id=row.id,
        setup=Setup(row.game, row.seats, int(row.seed, 16), options, row.pack),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        state=GameState(row.state),
        ply=row.ply,
        created_at=row.created_at,
        updated_at=row.updated_at,
        ended=row.ended,
        scores=None if row.scores is None else tuple(row.scores),
    )


def setup_columns(setup: Setup) -> dict[str, Any]:
    """A set-up as columns of `games`."""
    return {
        "game": setup.game,
        "pack": setup.pack,
        "seats": setup.seats,
        "options": [list(option) for option in setup.options],
        "seed": f"{setup.seed:032x}",
    }


def entry_columns(entry: Entry) -> dict[str, Any]:
    """A log entry as columns of `moves`."""
    if isinstance(entry, Undo):
        return {"kind": "undo", "seat": entry.seat, "answer": str(entry.kept)}
    return {"kind": "move", "seat": entry.seat, "answer": write_answer(entry.answer)}


def entry_of(record: GameRecord, row: Row[Any]) -> Entry:
    """A row of `moves`; refused if it cannot be a log entry."""
    if row.entry_seat not in range(record.setup.seats):
        raise BrokenGame(record.id, msg("error-broken-entry", ply=row.entry_ply))
    try:
        if row.entry_kind == "undo":
            return Undo(row.entry_seat, _count(row.entry_answer))
        return Move(row.entry_seat, read_answer(row.entry_answer))
    except ValueError as wrong:
        raise BrokenGame(record.id, msg("error-broken-entry", ply=row.entry_ply)) from wrong


def _count(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def moves_of(record: GameRecord, rows: Iterable[Row[Any]]) -> list[Move]:
    """Rows of `moves` that all are moves."""
    entries = (entry_of(record, row) for row in rows)
    return [entry for entry in entries if isinstance(entry, Move)]


def snapshot_columns(game: AnyGame, checkpoint: Checkpoint) -> dict[str, Any]:
    """A position as columns of `snapshots`."""
    return {
        "moves": checkpoint.moves,
        "last": " ".join(map(str, checkpoint.last)),
        "state": game.codec.dump(checkpoint.state),
    }


def checkpoint_of(game: AnyGame, row: Row[Any], seats: int) -> Checkpoint:
    """The position in a snapshot; refused if there is none or it cannot be read."""
    if row.snapshot_state is None:
        raise BadSnapshot("there is none")
    try:
        last = tuple(map(int, row.snapshot_last.split()))
    except ValueError as wrong:
        raise BadSnapshot(f"last: {row.snapshot_last!r}") from wrong
    state = game.codec.load(row.snapshot_state)
    if len(last) != seats or state.moves != row.snapshot_moves:
        raise BadSnapshot("it does not fit its game")
    return Checkpoint(state, row.snapshot_moves, last)


def write_events(events: tuple[Event, ...]) -> str:
    """What was told, as JSON."""
    return _EVENTS.dump_json(events, exclude_defaults=True).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """What was told."""
    return _EVENTS.validate_json(text)
