"""The names and texts of everything in the box, of all games."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg
from engine.registry import GAMES
from tests.game_facts import facts_of


@cache
def names(game: str) -> tuple[Msg, ...]:
    """What the things of a game are called."""
    return tuple(facts_of(game).names())


@cache
def texts() -> tuple[tuple[object, Msg], ...]:
    """What stands on the things, each with what makes it different from its kind."""
    return tuple(text for game in GAMES for text in facts_of(game).texts())
