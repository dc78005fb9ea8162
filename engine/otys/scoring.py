"""The winner and the places (OT-12)."""

from __future__ import annotations

from engine.core.game import Result, places
from engine.otys.state import OtysState


def standing(state: OtysState) -> tuple[int, ...]:
    """Return the place of each seat: by points, then by cubes on its board (OT-12.3)."""
    return places([(board.points, board.all_cubes()) for board in state.boards])


def result(state: OtysState) -> Result | None:
    """Return the result once the game is over."""
    if state.over is None:
        return None
    return Result(tuple(board.points for board in state.boards), standing(state), state.over)
