"""Mapping between database rows and records, in both directions."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import Row

from db.errors import BrokenGame, NotBegun
from db.records import AnswerOrigin, GameRecord, Lobby, Player, ToldEntry
from db.schema import NAME_KEPT, GameState
from engine.core.errors import BadSnapshot
from engine.core.event import Event
from engine.core.game import AnyGame, Setup
from engine.core.log import Checkpoint, Entry, Move, Undo
from engine.core.msg import msg
from engine.core.table import Table
from engine.core.transcript import read_answer, write_answer

T = TypeVar("T")

_logger = logging.getLogger(__name__)
_EVENTS = TypeAdapter(tuple[Event, ...])


def record_of(row: Row[Any]) -> GameRecord:
    """Return the record in a row of `games`; raise `BrokenGame` if it is damaged."""
    try:
        return _record_of(row)
    except (TypeError, ValueError) as wrong:
        raise BrokenGame(row.id, msg("error-broken-record")) from wrong


def readable(rows: Iterable[Row[Any]], read: Callable[[Row[Any]], T]) -> Iterator[T]:
    """Yield the games in these rows, logging and skipping damaged ones."""
    for row in rows:
        try:
            yield read(row)
        except BrokenGame as wrong:
            _logger.warning("%s", wrong)


def _record_of(row: Row[Any]) -> GameRecord:
    return GameRecord(
        id=row.id,
        game=row.game,
        seats=row.seats,
        setup=_setup_in(row),
        host_id=row.host_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        state=GameState(row.state),
        ply=row.ply,
        announced=row.announced,
        awaits=tuple(map(int, row.awaits.split())),
        computer_seat=row.computer_seat,
        created_at=row.created_at,
        updated_at=row.updated_at,
        ended=row.ended,
        scores=None if row.scores is None else tuple(row.scores),
        pace=row.pace,
        rules=row.rules,
        ruled_from=row.ruled_from,
        chain=row.chain,
    )


def _setup_in(row: Row[Any]) -> Setup | None:
    """Return the setup of a game, or None if it never got beyond a lobby."""
    options = _options(row)
    if not row.seed and row.state in (GameState.LOBBY, GameState.ENDED):
        return None
    return Setup(row.game, row.seats, int(row.seed, 16), options, row.pack)


def _options(row: Row[Any]) -> tuple[tuple[str, str], ...]:
    return tuple((str(name), str(value)) for name, value in row.options)


def setup_of(record: GameRecord) -> Setup:
    """Return the setup of a game; raise `NotBegun` if it has not started."""
    if record.setup is None:
        raise NotBegun(record.id)
    return record.setup


def setup_columns(setup: Setup) -> dict[str, Any]:
    """Return the columns of `games` that hold a setup."""
    return {
        "game": setup.game,
        "pack": setup.pack,
        "seats": setup.seats,
        "options": options_column(setup.options),
        "seed": f"{setup.seed:032x}",
    }


def options_column(options: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Return a game's options as they are stored in a column of `games`."""
    return [list(option) for option in options]


def lobby_of(row: Row[Any], players: tuple[Player, ...]) -> Lobby:
    """Return the lobby in a row of `games`; raise `BrokenGame` if it is damaged."""
    record = record_of(row)
    if record.host_id is None or record.channel_id is None:
        raise BrokenGame(record.id, msg("error-broken-record"))
    return Lobby(
        id=record.id,
        game=record.game,
        options=_options(row),
        host_id=record.host_id,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        players=players,
        created_at=record.created_at,
        updated_at=record.updated_at,
        pack=row.pack,
        pace=row.pace,
    )


def seat_rows(game_id: int, players: Sequence[Player]) -> list[dict[str, Any]]:
    """Return the rows of `seats` for these players, in seat order."""
    return [
        {
            "game_id": game_id,
            "seat": seat,
            "user_id": player.user_id,
            "kind": player.kind,
            "name": player.name[:NAME_KEPT],
            "stand_in": player.stand_in,
        }
        for seat, player in enumerate(players)
    ]


def players_of(rows: Iterable[Row[Any]]) -> tuple[Player, ...]:
    """Return the players in these rows of `seats`."""
    return tuple(
        Player(
            *(row.kind, row.user_id, row.name, row.stand_in),
            stand_in_asked=bool(row.stand_in_asked),
            left_by=row.left_by,
        )
        for row in rows
    )


def awaited(table: Table) -> tuple[int, ...]:
    """Return the seats that have a pending question, in order."""
    return tuple(sorted({asked.seat for asked in table.pending}))


def computer_among(seats: Iterable[int], players: Sequence[Player]) -> int | None:
    """Return the first of these seats that a computer player answers for, if any."""
    return next((seat for seat in seats if players[seat].computer), None)


def awaits_column(seats: Iterable[int]) -> str:
    """Return these seats as they are stored in the column `awaits` of `games`."""
    return " ".join(map(str, seats))


def entry_columns(entry: Entry) -> dict[str, Any]:
    """Return the columns of `moves` that hold a log entry."""
    if isinstance(entry, Undo):
        return {"kind": "undo", "seat": entry.seat, "answer": str(entry.kept)}
    return {"kind": "move", "seat": entry.seat, "answer": write_answer(entry.answer)}


def entry_of(record: GameRecord, row: Row[Any]) -> Entry:
    """Return the log entry in a row of `moves`; raise `BrokenGame` if it is damaged."""
    if row.entry_seat not in range(record.seats):
        raise BrokenGame(record.id, msg("error-broken-entry", ply=row.entry_ply))
    try:
        if row.entry_kind == "undo":
            return Undo(row.entry_seat, _count(row.entry_answer))
        return Move(row.entry_seat, read_answer(row.entry_answer))
    except ValueError as wrong:
        raise BrokenGame(record.id, msg("error-broken-entry", ply=row.entry_ply)) from wrong


def entry_told(game_id: int, row: Row[Any]) -> ToldEntry:
    """Return the log entry in a row of `moves`, for display; raise `BrokenGame` if damaged."""
    try:
        return ToldEntry(
            ply=row.ply,
            seat=row.seat,
            kind=row.kind,
            events=read_events(row.events),
            undone_by=row.undone_by,
            by=AnswerOrigin(row.answered_by),
            user_id=row.user_id,
            at=row.at,
        )
    except ValueError as wrong:
        raise BrokenGame(game_id, msg("error-broken-entry", ply=row.ply)) from wrong


def _count(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def moves_of(record: GameRecord, rows: Iterable[Row[Any]]) -> list[Move]:
    """Return the moves in these rows of `moves`, leaving out undos."""
    entries = (entry_of(record, row) for row in rows)
    return [entry for entry in entries if isinstance(entry, Move)]


def snapshot_columns(game: AnyGame, checkpoint: Checkpoint) -> dict[str, Any]:
    """Return the columns of `snapshots` or `ends` that hold a position."""
    return {
        "moves": checkpoint.moves,
        "last": " ".join(map(str, checkpoint.last)),
        "state": game.codec.dump(checkpoint.state),
    }


def checkpoint_of(game: AnyGame, row: Row[Any], seats: int) -> Checkpoint:
    """Return the position in a snapshot; raise `BadSnapshot` if it is missing or unreadable."""
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
    """Return events as JSON."""
    return _EVENTS.dump_json(events, exclude_defaults=True).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """Return the events in this JSON."""
    return _EVENTS.validate_json(text)
