"""The games there are; everything but a terminal sketch finds them here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

from engine.antarctica import load as antarctica
from engine.antarctica.game import Antarctica
from engine.core.errors import BadSetup, UnknownGame
from engine.core.game import AnyGame, Setup
from engine.core.msg import msg
from engine.otys import load as otys
from engine.otys.game import Otys


def _otys(pack: str | None) -> AnyGame | None:
    components = otys.default_pack() if pack is None else otys.kept_pack(pack)
    return Otys(components) if components else None


def _antarctica(pack: str | None) -> AnyGame | None:
    components = antarctica.default_pack() if pack is None else antarctica.kept_pack(pack)
    return Antarctica(components) if components else None


GAMES: Mapping[str, Callable[[str | None], AnyGame | None]] = MappingProxyType(
    {"otys": _otys, "antarctica": _antarctica}
)
"""Each game, to be had with its default components or with an older pack by its name."""


@cache
def find_game(name: str) -> AnyGame:
    """A game with its default components."""
    if name not in GAMES:
        raise UnknownGame(name, tuple(GAMES))
    game = GAMES[name](None)
    assert game is not None  # noqa: S101 - the default components are always there
    return game


def game_for(setup: Setup) -> AnyGame:
    """The game with the components that a set-up was made with, so that it goes on with them."""
    game = find_game(setup.game)
    if setup.pack == game.pack_name:
        return game
    older = _with_pack(setup.game, setup.pack)
    if older is None:
        raise BadSetup(msg("error-unknown-pack", name=setup.pack, known=game.pack_name))
    return older


@lru_cache(maxsize=16)
def _with_pack(name: str, pack: str) -> AnyGame | None:
    return GAMES[name](pack)
