"""The shapes and colours of the seats, and the levels of computer players."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.players import PLAYERS
from render.theme import HEX

SHAPES = ("●", "▲", "■", "◆")
"""The shapes of the seats, as in the pictures."""
LEVELS = tuple(PLAYERS)
"""The levels of computer players, from easy to strong."""
USUAL_LEVEL = "greedy"


def seat_colour(seat: int) -> str:
    """Return the colour of a seat, as in the pictures."""
    return HEX[f"seat-{seat + 1}"]


def level_words(level: str) -> Msg:
    """Return the name of a computer player's level."""
    return msg(f"bot-level-{level}")
