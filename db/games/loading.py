"""Loading a game from its latest snapshot and the moves since that were not undone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias, cast

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import EarlierRules
from db.games import sql
from db.games.mapping import checkpoint_of, entry_of, moves_of, record_of, setup_of
from db.integrity.rules_version import check_end, is_earlier, replay_errors
from db.records import GameRecord
from db.schema import GameState
from engine.core.decision import Decision
from engine.core.errors import BadSnapshot, FathomError, Refused
from engine.core.game import AnyGame, Setup
from engine.core.log import Checkpoint, Move, Undo
from engine.core.machine import pending
from engine.core.table import Table

Find: TypeAlias = Callable[[AsyncConnection, Setup], Awaitable[AnyGame]]
"""A function that returns the game that a setup names, with the components of its pack."""

REMEMBERED = 64
"""The number of stored positions whose pending questions are cached."""
_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table loaded from a snapshot, with what is needed to append to its log."""

    record: GameRecord
    table: Table
    plies: tuple[int, ...]
    """The plies of the moves that the table knows."""
    start: int = -1
    """The ply of the snapshot; -1 if none was usable."""
    start_moves: int = -1
    """The number of moves before the snapshot; -1 if none was usable."""
    repaired: bool = False
    """True if the latest snapshot was unusable, so that more of the log was replayed."""
    ended: bool = False
    """True if only the final position is known, not the moves that led to it."""

    @property
    def base(self) -> int:
        """The number of moves that precede those the table knows."""
        return max(self.start_moves, 0)

    def ply_after(self, moves: int) -> int:
        """Return the length of the log right after this many moves that were not undone."""
        known = moves - self.base
        return self.plies[known - 1] + 1 if known else max(self.start, 0)


async def load_latest(connection: AsyncConnection, rows: Sequence[Row[Any]], find: Find) -> Loaded:
    """Load a game from the rows that `sql.LATEST` or `sql.TO_PLAY` returned for it."""
    record = record_of(rows[0])
    game = await find(connection, setup_of(record))
    since = [row for row in rows if row.entry_kind == "move" and row.undone_by is None]
    try:
        return _pick_up(record, game, rows[0], since)
    except (BadSnapshot, Refused) as wrong:
        if not (isinstance(wrong, Refused) and _is_over_earlier(record)):
            _tell(record, rows[0], wrong)
            return await load_from(connection, record, game, repaired=True)
    # The refused moves come after every snapshot, so an earlier one would not help.
    return await _load_end(connection, record, game)


async def load_from(
    connection: AsyncConnection,
    record: GameRecord,
    game: AnyGame,
    *,
    kept: int | None = None,
    repaired: bool = False,
) -> Loaded:
    """Load the game from its latest usable snapshot, or by a replay of its log if there is none.

    Snapshots of more than `kept` moves, if that is given, are left out.
    """
    number = {"of_game": record.id}
    for row in await connection.execute(sql.SNAPSHOTS, number):
        if kept is not None and row.snapshot_moves > kept:
            continue
        since = number | {"since": row.snapshot_ply}
        standing = (await connection.execute(sql.STANDING, since)).all()
        try:
            return replace(_pick_up(record, game, row, standing), repaired=repaired)
        except (BadSnapshot, Refused) as wrong:
            _tell(record, row, wrong)
            repaired = True
    return replace(await load_whole(connection, record, game), repaired=True)


async def load_whole(connection: AsyncConnection, record: GameRecord, game: AnyGame) -> Loaded:
    """Load the game by replaying its whole log."""
    rows = (await connection.execute(sql.LOG, {"of_game": record.id})).all()
    entries = [entry_of(record, row) for row in rows]
    plies: list[int] = []
    for row, entry in zip(rows, entries, strict=True):
        if isinstance(entry, Undo):
            del plies[entry.kept :]
        else:
            plies.append(row.entry_ply)
    with replay_errors(record):
        table = Table.resume(game, setup_of(record), entries, None)
    check_end(record, table)
    return Loaded(record, table, tuple(plies))


def _is_over_earlier(record: GameRecord) -> bool:
    """Return whether a game is over and part of it may have been played under earlier rules."""
    return record.state is GameState.OVER and is_earlier(record)


async def _load_end(connection: AsyncConnection, record: GameRecord, game: AnyGame) -> Loaded:
    """Load a finished game's stored final position, before which nothing can be undone.

    Raises `EarlierRules` if there is none.
    """
    row = (await connection.execute(sql.END, {"of_game": record.id})).one_or_none()
    if row is None:
        raise EarlierRules(record.id)
    ended = checkpoint_of(game, row, record.seats)
    ended.state.sealed = ended.moves
    table = Table.pick_up(game, setup_of(record), ended, (), record.ply)
    return Loaded(record, table, (), record.ply, ended.moves, ended=True)


def _pick_up(
    record: GameRecord, game: AnyGame, row: Row[Any], standing: Sequence[Row[Any]]
) -> Loaded:
    """Load the game from the snapshot in a row and the later moves that were not undone."""
    checkpoint = checkpoint_of(game, row, record.seats)
    plies = tuple(move.entry_ply for move in standing)
    moves = zip(plies, moves_of(record, standing), strict=True)
    table = _played_from(checkpoint, row.snapshot_state, record, game, moves)
    return Loaded(record, table, plies, row.snapshot_ply, checkpoint.moves)


def _played_from(
    checkpoint: Checkpoint,
    snapshot: str,
    record: GameRecord,
    game: AnyGame,
    moves: Iterable[tuple[int, Move]],
) -> Table:
    try:
        start = replace(checkpoint, asked=_asked(cast("Hashable", game), snapshot))
        table = Table.pick_up(game, setup_of(record), start, moves, record.ply)
    except Refused:
        raise
    except Exception as wrong:
        if _is_over_earlier(record):
            raise EarlierRules(record.id) from wrong
        # The snapshot is readable, but the rules fail on its contents.
        raise BadSnapshot(repr(wrong)) from wrong
    check_end(record, table)
    return table


@lru_cache(REMEMBERED)
def _asked(game: Any, snapshot: str) -> tuple[Decision, ...]:  # noqa: ANN401 - any game
    """Return the pending questions of a stored position.

    They are cached because every press during a turn starts from the same position. What their
    options do is worked out once, as damage may show only there.
    """
    state = game.codec.load(snapshot)
    asked = pending(state, game)
    for each in asked:
        game.explained(state, each)
    return asked


def _tell(record: GameRecord, row: Row[Any], wrong: FathomError) -> None:
    _logger.warning(
        "game %s: the snapshot at ply %s cannot be used, playing more of the log again: %s",
        record.id,
        row.snapshot_ply,
        wrong,
    )
