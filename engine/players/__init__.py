"""Computer players, which answer decisions through the same protocol as people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.players.greedy import Greedy
from engine.players.planning import ShouldStop
from engine.players.player import Player, UnknownPlayer
from engine.players.strong import Strong
from engine.players.uniform import Uniform

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": Uniform(), "greedy": Greedy(), "strong": Strong()}
)


def find_player(name: str) -> Player:
    """Return the computer player of that name."""
    if name not in PLAYERS:
        raise UnknownPlayer(name, tuple(PLAYERS))
    return PLAYERS[name]


def patient_player(name: str, begin: Callable[[], ShouldStop]) -> Player:
    """Return the player of that name; if it needs time to think, `begin` sets its limit."""
    player = find_player(name)
    return Strong(begin) if isinstance(player, Strong) else player
