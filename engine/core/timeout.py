"""What becomes of a seat that does not answer in time: the safe answers are given for it."""

from __future__ import annotations

from engine.core.table import Entry, Freedom, Move, Table


def time_out(table: Table, seat: int) -> tuple[Entry, ...]:
    """Answer for a seat: in its own turn to the end of it, otherwise only what it is asked.

    What it has announced without doing anything of it yet is taken back first, as far as it could
    have taken that back itself; what it has done stands. The entries come in the order of the log.
    """
    entries = [*_taken_back(table, seat)]
    turn, own = table.state.turns, table.game.turn_of(table.state) == seat
    while (asked := table.awaited(seat)) is not None:
        table.submit(seat, asked.default, table.ply)
        entries.append(Move(seat, asked.default))
        if not own or _is_over(table, seat, turn):
            break
    return tuple(entries)


def _taken_back(table: Table, seat: int) -> list[Entry]:
    """Take back what was announced but not begun."""
    entries: list[Entry] = []
    while table.game.not_begun(table.state, seat):
        freedom = table.freedom(seat)
        if freedom is Freedom.FREE:
            entries.append(table.undo(seat, table.ply))
        elif freedom is Freedom.APART:
            entries += table.undo_apart(seat, table.ply)
        else:
            break
    return entries


def _is_over(table: Table, seat: int, turn: int) -> bool:
    """Whether the turn of that number, which was the seat's, is over."""
    return table.state.turns != turn or table.game.turn_of(table.state) != seat
