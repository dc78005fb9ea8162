"""The Keys as they lie on a board, and those that cannot be played now."""

from __future__ import annotations

from engine.core.aids.closed import Closed, Grid
from engine.core.decision import Decision
from engine.core.msg import msg
from engine.otys.state import LEVELS, NUMBERED_KEYS, OWN_X, OtysState
from engine.otys.words.names import key_name

ASKED = "otys-ask-key"
"""The question for a Key."""


def grid(state: OtysState, asked: Decision) -> Grid:
    """Return the keys of the options to play a Key: the numbered ones, X and neutral X."""
    if asked.prompt.key != ASKED:
        return ()
    board = state.boards[asked.seat]
    own = tuple(f"key:x:{level}" for level in LEVELS) if OWN_X in board.keys else ("key:x",)
    neutral = tuple(f"key:neutral:{level}" for level in LEVELS) if board.neutral_x else ()
    rows = (tuple(f"key:{key}" for key in NUMBERED_KEYS), own, neutral)
    return tuple(row for row in rows if row)


def closed(state: OtysState, asked: Decision) -> tuple[Closed, ...]:
    """Return the Keys on the Hacker track, with when they come back."""
    if asked.prompt.key != ASKED:
        return ()
    board = state.boards[asked.seat]
    why = msg("otys-closed-key", used=len(board.track), threshold=state.threshold(asked.seat))
    return tuple(
        Closed(f"key:{key.lower()}", key_name(key), why)
        for key in (*NUMBERED_KEYS, OWN_X)
        if key not in board.keys
    )
