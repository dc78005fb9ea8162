"""The names and texts of all components of all games."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg
from engine.registry import GAMES
from tests.game_facts import facts_of


@cache
def names(game: str) -> tuple[Msg, ...]:
    """Return the names of a game's components."""
    return tuple(facts_of(game).names())


@cache
def texts() -> tuple[tuple[object, Msg], ...]:
    """Return the texts on components, each with a key that distinguishes it."""
    return tuple(text for game in GAMES for text in facts_of(game).texts())
