"""Automatic players: they answer decisions through the same protocol as people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.players.greedy import Greedy
from engine.players.planning import Spent
from engine.players.player import Player, UnknownPlayer
from engine.players.strong import Strong
from engine.players.uniform import Uniform

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": Uniform(), "greedy": Greedy(), "strong": Strong()}
)


def find_player(name: str) -> Player:
    """The automatic player of that name."""
    if name not in PLAYERS:
        raise UnknownPlayer(name, tuple(PLAYERS))
    return PLAYERS[name]


def patient_player(name: str, begin: Callable[[], Spent]) -> Player:
    """The same, who takes as long as that allows, if it is one who needs time to think."""
    player = find_player(name)
    return Strong(begin) if isinstance(player, Strong) else player
