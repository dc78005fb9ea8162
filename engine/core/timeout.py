"""Timeouts: the safe answers are given for a seat that does not answer in time."""

from __future__ import annotations

from engine.core.lapsing import LAPSE
from engine.core.log import Entry, Move
from engine.core.machine import Lane
from engine.core.table import Freedom, Table


def time_out(table: Table, seat: int) -> tuple[Entry, ...]:
    """Answer for a seat: in its own turn to the end of it, otherwise only the current question.

    An announcement of which nothing has been done is first taken back, as far as the seat could
    have done so itself; past that point it lapses. Everything that has been done stays. The entries
    come in log order.
    """
    entries = [*_taken_back(table, seat), *_lapsed(table, seat)]
    turn, own = table.state.turns, table.game.turn_of(table.state) == seat
    while (asked := table.awaited(seat)) is not None:
        table.submit(seat, asked.default, table.ply)
        entries.append(Move(seat, asked.default))
        if not own or _is_over(table, seat, turn):
            break
    return tuple(entries)


def _taken_back(table: Table, seat: int) -> list[Entry]:
    """Take back an announcement that has not been begun."""
    entries: list[Entry] = []
    while table.game.not_begun(table.state, seat) and (undone := _undone(table, seat)):
        entries += undone
    return entries


def _undone(table: Table, seat: int) -> tuple[Entry, ...]:
    """Take the seat's last move back if that is free; do nothing otherwise."""
    match table.freedom(seat):
        case Freedom.FREE:
            return (table.undo(seat, table.ply),)
        case Freedom.APART:
            return table.undo_apart(seat, table.ply)
        case _:
            return ()


def _lapsed(table: Table, seat: int) -> list[Entry]:
    """Let an announcement lapse that has not been begun and cannot be taken back."""
    entries: list[Entry] = []
    while table.awaited(seat) and (left := table.game.lapsed(table.state, seat)) is not None:
        undone = _undone(table, seat) if _was_about(table, seat, left) else ()
        entries += undone
        if not undone:
            table.lapse(seat, table.ply)
            entries.append(Move(seat, LAPSE))
            break
    return entries


def _was_about(table: Table, seat: int, left: Lane) -> bool:
    """Return whether the seat's last move only chose how to do what lapses.

    It is taken back if that is free, as anything paid for it would be wasted.
    """
    free = table.freedom(seat) in (Freedom.FREE, Freedom.APART)
    return free and table.game.lapsed(table.before_last(seat), seat) == left


def _is_over(table: Table, seat: int, turn: int) -> bool:
    """Return whether the seat's turn with that number is over."""
    return table.state.turns != turn or table.game.turn_of(table.state) != seat
