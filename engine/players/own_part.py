"""The limits of what a seat does in response to one question."""

from __future__ import annotations

from typing import Any

from engine.core.game import AnyGame


def goes_on(game: AnyGame, start: Any, position: Any, seat: int) -> bool:
    """Return whether the seat is still doing what it was asked about at the start.

    In its own turn that is the rest of the turn. Outside its turn, an answer may begin a turn of
    the seat, so its next turns are included until another seat's turn comes: only then can an
    answer that leads to a turn be compared with one that passes it up, no matter who is next.
    """
    on_turn = game.turn_of(position)
    if position.turns == start.turns:
        return on_turn == game.turn_of(start)
    return game.turn_of(start) != seat and on_turn == seat
