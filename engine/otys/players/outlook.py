"""A better estimate of a seat's position for far-sighted players; no rule depends on it."""

from __future__ import annotations

from engine.otys.players.value import WON, worth
from engine.otys.scoring import standing
from engine.otys.state import OtysState

RIVAL = 0.6
"""The weight of the best opponent's position against one's own."""


def outlook(state: OtysState, seat: int) -> float:
    """Return the seat's worth against its best opponent's; at the end only the winner counts."""
    if state.over is not None:
        return WON if standing(state)[seat] == 1 else -WON
    others = (worth(state, other) for other in range(len(state.boards)) if other != seat)
    return worth(state, seat) - RIVAL * max(others)
