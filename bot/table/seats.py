"""What tells the seats of a table apart, and the computer players that can take one."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.players import PLAYERS
from render.theme import HEX

SHAPES = ("●", "▲", "■", "◆")
"""The shapes of the seats, as in the pictures."""
LEVELS = tuple(PLAYERS)
"""The computer players there are, from easy to strong."""
USUAL_LEVEL = "greedy"


def seat_colour(seat: int) -> str:
    """The colour of a seat, the same as in the pictures."""
    return HEX[f"seat-{seat + 1}"]


def level_words(level: str) -> Msg:
    """How strong a computer player is."""
    return msg(f"bot-level-{level}")
