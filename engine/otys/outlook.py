"""A better guess how well a seat stands, for players who look far ahead; no rule depends on it."""

from __future__ import annotations

from engine.otys.scoring import standing
from engine.otys.state import OtysState
from engine.otys.value import WON, worth

RIVAL = 0.6
"""How much what the best of the others has and hopes for counts against one."""


def outlook(state: OtysState, seat: int) -> float:
    """What the seat has and hopes for, against the best of the others; at the end only who wins."""
    if state.over is not None:
        return WON if standing(state)[seat] == 1 else -WON
    others = (worth(state, other) for other in range(len(state.boards)) if other != seat)
    return worth(state, seat) - RIVAL * max(others)
