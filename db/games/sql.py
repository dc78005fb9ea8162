"""The SQL statements that are needed for every move, built only once."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import (
    BindParameter,
    Select,
    String,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from db.schema import ends, games, moves, seats, snapshots

_GAME: BindParameter[int] = bindparam("of_game")
Query: TypeAlias = Select[*tuple[Any, ...]]

_told = moves.alias("told")
_any = snapshots.alias("any_snapshot")
_latest = select(func.max(_any.c.ply)).where(_any.c.game_id == games.c.id).scalar_subquery()
_stands = and_(moves.c.kind == "move", moves.c.undone_by.is_(None))

_ENTRY = (
    moves.c.ply.label("entry_ply"),
    moves.c.kind.label("entry_kind"),
    moves.c.seat.label("entry_seat"),
    moves.c.answer.label("entry_answer"),
    moves.c.undone_by,
)
_SNAPSHOT = (
    snapshots.c.ply.label("snapshot_ply"),
    snapshots.c.moves.label("snapshot_moves"),
    snapshots.c.last.label("snapshot_last"),
)

GAME: Query = select(games).where(games.c.id == _GAME)

LOCKED: Query = GAME.with_for_update()
"""Selects a game's row and locks it against other writers; a join could not be locked."""

# The log has no gaps, so the first row is that of the entry right after the snapshot, even if that
# entry has been undone since. Only that row contains the position, which is long.
_position = case((moves.c.ply > snapshots.c.ply, null()), else_=snapshots.c.state)
_with_snapshot = games.outerjoin(
    snapshots, and_(snapshots.c.game_id == games.c.id, snapshots.c.ply == _latest)
).outerjoin(
    moves,
    and_(
        moves.c.game_id == games.c.id,
        moves.c.ply >= snapshots.c.ply,
        or_(moves.c.ply == snapshots.c.ply, _stands),
    ),
)

LATEST: Query = (
    select(games, *_SNAPSHOT, _position.label("snapshot_state"), *_ENTRY)
    .select_from(_with_snapshot)
    .where(games.c.id == _GAME)
    .order_by(moves.c.ply)
)
"""Selects a game, its latest snapshot and the later moves that count, one row for each move.

The first row is that of the entry right after the snapshot, even if it is an undo or was undone.
"""

_is_told = and_(
    _told.c.game_id == games.c.id, _told.c.interaction_id == bindparam("interaction", type_=String)
)
TO_PLAY: Query = LATEST.add_columns(
    _told.c.ply.label("told_ply"), _told.c.events.label("told_events")
).select_from(_with_snapshot.outerjoin(_told, _is_told))
"""Selects the rows of `LATEST`, with the outcome of this interaction if it was handled before."""

SNAPSHOTS: Query = (
    select(*_SNAPSHOT, snapshots.c.state.label("snapshot_state"))
    .where(snapshots.c.game_id == _GAME)
    .order_by(snapshots.c.ply.desc())
)

_END = (
    ends.c.moves.label("snapshot_moves"),
    ends.c.last.label("snapshot_last"),
    ends.c.state.label("snapshot_state"),
)
END: Query = select(*_END).where(ends.c.game_id == _GAME)
"""Selects the position in which a game ended."""

STANDING: Query = (
    select(*_ENTRY)
    .where(moves.c.game_id == _GAME, moves.c.ply >= bindparam("since"), _stands)
    .order_by(moves.c.ply)
)
"""Selects the moves from ply `since` on that were not undone."""

NUMBERED: Query = (
    select(moves.c.ply)
    .where(moves.c.game_id == _GAME, _stands)
    .order_by(moves.c.ply)
    .limit(1)
    .offset(bindparam("before"))
)
"""Selects the ply of the move that follows the first `before` moves, not counting undone ones."""

HANDS: Query = select(moves.c.ply, moves.c.answered_by, moves.c.user_id).where(
    moves.c.game_id == _GAME, moves.c.ply >= bindparam("since")
)
"""Selects the origins of the log entries from ply `since` on."""

LOG: Query = select(*_ENTRY).where(moves.c.game_id == _GAME).order_by(moves.c.ply)

SEATS: Query = (
    select(
        *(seats.c.user_id, seats.c.kind, seats.c.name),
        *(seats.c.stand_in, seats.c.stand_in_asked, seats.c.left_by),
    )
    .where(seats.c.game_id == _GAME)
    .order_by(seats.c.seat)
)

ADD_MOVE = insert(moves)

MARK_UNDONE = update(moves).where(
    moves.c.game_id == _GAME, moves.c.ply >= bindparam("since"), _stands
)

_computer_asked = (
    select(func.min(seats.c.seat))
    .where(seats.c.game_id == _GAME)
    .where(or_(seats.c.kind != "human", seats.c.stand_in.is_not(None)))
    # Seat numbers have a single digit.
    .where(bindparam("asked", type_=String).contains(cast(seats.c.seat, String)))
    .scalar_subquery()
)
COMPUTER_ASKED = (
    update(games).where(games.c.id == _GAME).values(computer_seat=_computer_asked).returning(games)
)
"""Stores the first of the seats in `asked` that a computer player answers for, if any."""

GO_ON = update(games).where(games.c.id == _GAME).returning(games)
"""Updates a game's row and returns it."""

AWAIT = GO_ON.values(computer_seat=_computer_asked)
"""Updates a game's row after a change of the awaited seats, which are given in `asked`."""

ADD_SNAPSHOT = insert(snapshots)

ADD_END = insert(ends)

DROP_END = delete(ends).where(ends.c.game_id == _GAME)

DROP_SNAPSHOTS = delete(snapshots).where(
    snapshots.c.game_id == _GAME, snapshots.c.ply > bindparam("after")
)

_oldest_kept = (
    select(_any.c.ply)
    .where(_any.c.game_id == _GAME)
    .order_by(_any.c.ply.desc())
    .limit(1)
    .offset(bindparam("older"))
    .scalar_subquery()
)
PRUNE = delete(snapshots).where(
    snapshots.c.game_id == _GAME, snapshots.c.ply > 0, snapshots.c.ply < _oldest_kept
)
"""Deletes all snapshots except that of the opening and the latest `older` + 1."""
