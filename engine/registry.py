"""The games there are; everything but a terminal sketch finds them here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from engine.core.errors import BadSetup, UnknownGame
from engine.core.game import AnyGame, Setup
from engine.core.msg import msg
from engine.otys.game import Otys
from engine.otys.load import default_pack

GAMES: Mapping[str, Callable[[], AnyGame]] = MappingProxyType(
    {"otys": lambda: Otys(default_pack())}
)


@cache
def find_game(name: str) -> AnyGame:
    """A game with its default components."""
    if name not in GAMES:
        raise UnknownGame(name, tuple(GAMES))
    return GAMES[name]()


def game_for(setup: Setup) -> AnyGame:
    """The game and the components that a set-up asks for."""
    game = find_game(setup.game)
    if setup.pack != game.pack_name:
        raise BadSetup(msg("error-unknown-pack", name=setup.pack, known=game.pack_name))
    return game
