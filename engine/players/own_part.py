"""How far a seat's own doing goes on from where it is asked something."""

from __future__ import annotations

from typing import Any

from engine.core.game import AnyGame


def goes_on(game: AnyGame, start: Any, position: Any, seat: int) -> bool:
    """Whether the seat still does what it was asked about at the start.

    In its own turn that is the rest of the turn. Asked outside of it, the seat may begin a turn by
    its answer, so its next turns belong to it, up to where another one comes to its turn: only so
    an answer that leads to a turn can be told from one that lets it go, whoever is next.
    """
    on_turn = game.turn_of(position)
    if position.turns == start.turns:
        return on_turn == game.turn_of(start)
    return game.turn_of(start) != seat and on_turn == seat
