"""Automatic players: they answer decisions through the same protocol as people."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.players.greedy import Greedy
from engine.players.player import Player, UnknownPlayer
from engine.players.uniform import Uniform

PLAYERS: Mapping[str, Player] = MappingProxyType({"random": Uniform(), "greedy": Greedy()})


def find_player(name: str) -> Player:
    """The automatic player of that name."""
    if name not in PLAYERS:
        raise UnknownPlayer(name, tuple(PLAYERS))
    return PLAYERS[name]
