"""Who has won (OT-12)."""

from __future__ import annotations

from engine.core.game import Result, places
from engine.otys.state import OtysState


def standing(state: OtysState) -> tuple[int, ...]:
    """The place of each seat: most points, then most cubes on the own board (OT-12.3)."""
    return places([(board.points, board.all_cubes()) for board in state.boards])


def result(state: OtysState) -> Result | None:
    """The result, once the game is over."""
    if state.over is None:
        return None
    return Result(tuple(board.points for board in state.boards), standing(state), state.over)
