"""Consistency checks of a stored game that need no replay of its moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from db.games.mapping import checkpoint_of, entry_of
from db.schema import GameState
from engine.core.errors import BadSnapshot
from engine.core.game import AnyGame
from engine.core.log import Move, Undo, last_moves
from engine.core.text import Words

if TYPE_CHECKING:
    from db.integrity.verify import StoredRows

_words = Words("en")


def differences(kept: StoredRows, game: AnyGame) -> Iterator[str]:
    """Yield the inconsistencies in the stored data of a game."""
    record = kept.record
    snapshots = {row.snapshot_ply: row for row in kept.snapshots}
    counting: list[tuple[int, Move]] = []
    undone: dict[int, int] = {}
    yield from _snapshot_differs(kept, game, snapshots.pop(0, None), counting)
    for ply, row in enumerate(kept.log):
        if row.entry_ply != ply:
            yield f"entry {ply} of its log is missing"
            return
        entry = entry_of(record, row)
        if isinstance(entry, Undo):
            if not (entry.kept < len(counting) and counting[entry.kept][1].seat == entry.seat):
                yield f"entry {ply} of its log is an undo of something that was not there"
                return
            undone.update(dict.fromkeys((at for at, _ in counting[entry.kept :]), ply))
            del counting[entry.kept :]
        else:
            counting.append((ply, entry))
        yield from _snapshot_differs(kept, game, snapshots.pop(ply + 1, None), counting)
    yield from (f"the snapshot at ply {ply} is beyond its log" for ply in sorted(snapshots))
    yield from marks_differ(kept.log, undone)
    yield from _standing_differs(kept)
    yield from _end_differs(kept, game, len(counting))


def marks_differ(log: Sequence[Row[Any]], undone: dict[int, int]) -> Iterator[str]:
    """Yield the differences between the entries marked as undone and the undos in the log."""
    for row in log:
        if row.undone_by != undone.get(row.entry_ply):
            yield f"entry {row.entry_ply} of its log is wrongly marked as undone or not"


def _snapshot_differs(
    kept: StoredRows, game: AnyGame, row: Row[Any] | None, counting: Sequence[tuple[int, Move]]
) -> Iterator[str]:
    """Yield the differences between a snapshot and the moves that counted when it was taken."""
    if row is None:
        return
    seats = kept.record.seats
    try:
        stored = checkpoint_of(game, row, seats)
    except BadSnapshot as wrong:
        yield f"the snapshot at ply {row.snapshot_ply} cannot be read: {_words.say(wrong.msg)}"
        return
    last = last_moves((0,) * seats, 0, (move for _, move in counting))
    if (stored.moves, stored.last) != (len(counting), last):
        yield f"the snapshot at ply {row.snapshot_ply} is a different position"


def _standing_differs(kept: StoredRows) -> Iterator[str]:
    """Yield the contradictions between facts about a game that are stored in several places."""
    record = kept.record
    if record.ply != len(kept.log):
        yield f"its ply is {record.ply}, but its log has {len(kept.log)} entries"
    over = record.state is GameState.OVER
    if over != (record.scores is not None):
        yield "its scores do not fit its state"
    if record.scores is not None and kept.results and kept.results != record.scores:
        yield "its scores are not those that count for its people"
    result = None if kept.now is None else kept.now.result
    if kept.now is not None and record.state is not GameState.ENDED and over != bool(result):
        yield f"its recorded state is wrong: {record.state}"


def _end_differs(kept: StoredRows, game: AnyGame, moves: int) -> Iterator[str]:
    """Yield the differences between a game's stored final position and its recorded result."""
    if kept.end is None:
        return
    try:
        ended = checkpoint_of(game, kept.end, kept.record.seats)
    except BadSnapshot as wrong:
        yield f"the position in which it ended cannot be read: {_words.say(wrong.msg)}"
        return
    result = game.result(ended.state)
    if ended.moves != moves or result is None or result.scores != kept.record.scores:
        yield "the position in which it ended is a different one"
