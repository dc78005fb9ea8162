"""Appending to a game's log, which also updates undone moves, the game's row and its snapshots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import EarlierRules
from db.games import sql
from db.games.loading import Loaded, load_from
from db.games.mapping import (
    awaited,
    awaits_column,
    entry_columns,
    record_of,
    snapshot_columns,
    write_events,
)
from db.integrity.rules_version import is_earlier, next_log_digest, rules_columns
from db.records import (
    TOOK_BACK,
    TOOK_BACK_AGREED,
    TOOK_BACK_LAST,
    TOOK_BACK_SEEN,
    UNNAMED,
    AnswerOrigin,
    EntryOrigin,
    GameRecord,
)
from db.schema import GameState
from db.stats.results import add_results, drop_results
from engine.core.errors import Stale
from engine.core.event import Event
from engine.core.game import Result
from engine.core.log import Checkpoint, Entry, Undo
from engine.core.msg import msg
from engine.core.table import Freedom, Table

LATEST_KEPT = 3
"""The number of latest snapshots kept for each game, besides the one of its opening position."""
PRUNED_EVERY = 4
"""The number of turns between prunings of a game's snapshots, which need not happen every turn."""


@dataclass(frozen=True, slots=True)
class LogEntryData:
    """The data stored with a log entry."""

    entry: Entry
    interaction: str | None
    now: datetime
    events: tuple[Event, ...] = ()
    hand: EntryOrigin = UNNAMED
    public: bool = False
    """True if the channel may be told of everything up to and including this entry."""


async def append(connection: AsyncConnection, loaded: Loaded, line: LogEntryData) -> GameRecord:
    """Store the entry that was just played at a loaded table, and return the updated game."""
    await _add(connection, loaded, line)
    if isinstance(line.entry, Undo):
        after = await _take_back(connection, loaded, line.entry)
    else:
        after = replace(loaded, plies=(*loaded.plies, loaded.table.ply - 1))
    record = await _go_on(connection, loaded, line)
    await _keep_snapshots(connection, after, line.now)
    return record


def public_undo_events(loaded: Loaded, undo: Entry) -> tuple[Event, ...]:
    """Return the events of an undo that may be shown: none, unless the undone move was public."""
    assert isinstance(undo, Undo)  # noqa: S101 - only a move is taken back
    ply = loaded.plies[undo.kept - loaded.base]
    return (Event(TOOK_BACK, undo.seat),) if ply < loaded.record.announced else ()


def public_agreed_undo_events(
    loaded: Loaded, undo: Undo, *, asked: bool = True
) -> tuple[Event, ...]:
    """Return the public events of an agreed undo that has not been made yet.

    Nobody is `asked` about a move since which nobody has acted. They record the ply up to
    which the channel was told: what was private then stays private.
    """
    seen = loaded.table.revealed_after(undo.kept)
    key = (TOOK_BACK_SEEN if seen else TOOK_BACK_AGREED) if asked else TOOK_BACK_LAST
    return (Event(msg(key, told=loaded.record.announced), undo.seat),)


def has_unannounced_moves(loaded: Loaded, undo: Undo) -> bool:
    """Return whether any move that the channel was not told of still counts after an undo."""
    left = loaded.plies[: undo.kept - loaded.base]
    return any(ply >= loaded.record.announced for ply in left)


async def undo_last_move(
    connection: AsyncConnection,
    loaded: Loaded,
    line: LogEntryData,
    *,
    agreed: bool,
    asked: bool = True,
) -> tuple[Loaded, LogEntryData]:
    """Undo a seat's last move and all moves since; return the table and the updated log entry.

    `line` contains the undo. If all players had to agree to it, the undo becomes public at once,
    unless private moves remain.
    """
    undo, table = line.entry, loaded.table
    if not (agreed and table.freedom(undo.seat) is Freedom.CONSENT):
        table.undo(undo.seat, table.ply, agreed=agreed)
        return loaded, replace(line, events=public_undo_events(loaded, undo))
    assert isinstance(undo, Undo)  # noqa: S101 - only a move is taken back
    told = public_agreed_undo_events(loaded, undo, asked=asked)
    before = await rewound_to(connection, loaded, undo.kept)
    before.table.undo(undo.seat, table.ply, agreed=True)
    return before, replace(line, events=told, public=not has_unannounced_moves(before, undo))


async def rewound_to(connection: AsyncConnection, loaded: Loaded, kept: int) -> Loaded:
    """Return the same table as it was after the first `kept` moves.

    Raises `EarlierRules` if the earlier position, replayed under today's rules, is a different one.
    """
    table = loaded.table
    before = await load_from(connection, loaded.record, table.game, kept=kept)
    dump = table.game.codec.dump
    if is_earlier(loaded.record) and dump(before.table.state) != dump(table.state):
        raise EarlierRules(loaded.record.id)
    return before


async def undo_keeping_others(
    connection: AsyncConnection, loaded: Loaded, line: LogEntryData
) -> GameRecord:
    """Undo a seat's last move, and enter again the answers that others have given since.

    `line` contains the undo, which has not been made at the table yet.
    """
    undo, table = line.entry, loaded.table
    assert isinstance(undo, Undo)  # noqa: S101 - only a move is taken back
    known = undo.kept - loaded.base
    again = list(zip(loaded.plies, table.moves, strict=True))[known + 1 :]
    hands = await _hands(connection, loaded.record.id, [ply for ply, _ in again])
    table.undo(undo.seat, table.ply, agreed=True)
    record = await append(connection, loaded, line)
    for ply, move in again:
        before = replace(loaded, record=record, plies=tuple(at for at, _ in table.entered))
        outcome = table.submit(move.seat, move.answer, table.ply)
        entered = LogEntryData(move, None, line.now, outcome.events, hands[ply])
        record = await append(connection, before, entered)
    return record


async def _hands(
    connection: AsyncConnection, game_id: int, plies: Sequence[int]
) -> dict[int, EntryOrigin]:
    """Return, by ply, the origin of every log entry from the earliest of these plies on."""
    wanted = {"of_game": game_id, "since": min(plies)}
    rows = await connection.execute(sql.HANDS, wanted)
    return {row.ply: EntryOrigin(AnswerOrigin(row.answered_by), row.user_id) for row in rows}


async def _add(connection: AsyncConnection, loaded: Loaded, line: LogEntryData) -> None:
    ply = loaded.table.ply - 1
    row = {
        "game_id": loaded.record.id,
        "ply": ply,
        **entry_columns(line.entry),
        "interaction_id": line.interaction,
        "events": write_events(line.events),
        "at": line.now,
        "answered_by": line.hand.by,
        "user_id": line.hand.user_id,
    }
    try:
        await connection.execute(sql.ADD_MOVE, row)
    except IntegrityError as wrong:
        raise Stale(ply, ply + 1) from wrong


async def _take_back(connection: AsyncConnection, loaded: Loaded, entry: Undo) -> Loaded:
    """Mark the undone moves, and delete the snapshots after the one the game was loaded from.

    Those either contain undone moves or could not be read.
    """
    game = {"of_game": loaded.record.id}
    kept = loaded.plies[: entry.kept - loaded.base]
    marks = {"since": loaded.plies[len(kept)], "undone_by": loaded.table.ply - 1}
    await connection.execute(sql.MARK_UNDONE, game | marks)
    await connection.execute(sql.DROP_SNAPSHOTS, game | {"after": loaded.start})
    return replace(loaded, plies=kept)


async def _go_on(connection: AsyncConnection, loaded: Loaded, line: LogEntryData) -> GameRecord:
    """Update the game's row after an entry and return it."""
    result = loaded.table.result
    standing: dict[str, object] = {
        "of_game": loaded.record.id,
        "updated_at": line.now,
        "ply": loaded.table.ply,
    }
    if line.public:
        standing["announced"] = loaded.table.ply
    statement = sql.GO_ON
    # Unchanged columns are not written again: some of them are indexed.
    if awaited(loaded.table) != loaded.record.awaits:
        statement = sql.AWAIT
        standing |= asked_columns(loaded.record.id, loaded.table)
    standing |= rules_columns(loaded.record)
    if loaded.record.chain is not None:
        standing["chain"] = next_log_digest(loaded.record.chain, entry_columns(line.entry))
    state = GameState.OVER if result else GameState.RUNNING
    if state is not loaded.record.state:
        standing["state"] = state
        standing["ended"] = result.reason if result else None
        standing["scores"] = list(result.scores) if result else None
    record = record_of((await connection.execute(statement, standing)).one())
    if record.state is not loaded.record.state:
        await _count(connection, record, result, line.now)
        await connection.execute(sql.DROP_END, {"of_game": record.id})
        if result is not None:
            await add_end(connection, record.id, loaded.table)
    return record


async def _count(
    connection: AsyncConnection, record: GameRecord, result: Result | None, now: datetime
) -> None:
    """Store the results of a game that is over, or drop those of one that continues."""
    if result is None:
        await drop_results(connection, record)
    else:
        await add_results(connection, record, result, now)


def asked_columns(game_id: int, table: Table) -> dict[str, object]:
    """Return the columns of the awaited seats, for `sql.AWAIT`."""
    awaits = awaits_column(awaited(table))
    return {"of_game": game_id, "awaits": awaits, "asked": awaits}


async def _keep_snapshots(connection: AsyncConnection, loaded: Loaded, now: datetime) -> None:
    """Store the position at the start of the current turn if it is new; prune older snapshots."""
    game = {"of_game": loaded.record.id}
    checkpoint = loaded.table.checkpoint
    if checkpoint.moves <= loaded.start_moves:
        return
    if loaded.repaired:
        await connection.execute(sql.DROP_SNAPSHOTS, game | {"after": loaded.start})
    ply = loaded.ply_after(checkpoint.moves)
    await add_snapshot(connection, loaded.record.id, loaded.table, ply, now)
    if checkpoint.state.turns % PRUNED_EVERY == 0:
        await connection.execute(sql.PRUNE, game | {"older": LATEST_KEPT - 1})


async def add_end(connection: AsyncConnection, game_id: int, table: Table) -> None:
    """Store the position in which a game ended."""
    last = tuple(map(table.last, range(table.setup.seats)))
    columns = snapshot_columns(table.game, Checkpoint(table.state, table.state.moves, last))
    await connection.execute(sql.ADD_END, {"game_id": game_id, **columns})


async def add_snapshot(
    connection: AsyncConnection, game_id: int, table: Table, ply: int, now: datetime
) -> None:
    """Store the position at the start of the current turn."""
    columns = snapshot_columns(table.game, table.checkpoint)
    row = {"game_id": game_id, "ply": ply, "at": now, **columns}
    await connection.execute(sql.ADD_SNAPSHOT, row)
