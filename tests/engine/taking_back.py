"""Taking a step back beside what others have answered, as the store does."""

from __future__ import annotations

from engine.core.table import Table


def undo_apart(table: Table, seat: int) -> None:
    """Take back the seat's last move alone, and enter again what the others have answered since."""
    others = table.moves[table.last(seat) :]
    table.undo(seat, table.ply, agreed=True)
    for move in others:
        table.submit(move.seat, move.answer, table.ply)
