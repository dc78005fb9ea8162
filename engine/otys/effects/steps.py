"""Steps: how they log what they do, and how points are scored."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.event import Cause, Event
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Arg, msg
from engine.otys.state import Board, OtysState

Run: TypeAlias = CoreRun[OtysState]
Step = CoreStep[OtysState]


def tell(run: Run, key: str, seat: int | None, cause: Cause | None = None, /, **facts: Arg) -> None:
    """Log something that everyone may read."""
    run.emit(Event(msg(f"otys-log-{key}", **facts), seat, cause))


def tell_only(run: Run, key: str, seat: int, /, **facts: Arg) -> None:
    """Log something that only one seat may read."""
    run.emit(Event(msg(f"otys-log-{key}", **facts), seat, to=(seat,)))


def board_of(run: Run, seat: int) -> Board:
    """Return a seat's board."""
    return run.state.boards[seat]


def score(run: Run, seat: int, points: int) -> None:
    """Gain points; reaching 18 makes this the last round (OT-12.1, OT-12.5)."""
    state, board = run.state, board_of(run, seat)
    board.points += points
    state.scored = state.scored or points > 0
    if board.points >= state.pack.start["end_trigger_points"] and not state.last_round:
        state.last_round = True
        left = len(state.order) - 1 - state.order.index(state.running.seat)
        tell(run, "last-round", seat, turns=left)
