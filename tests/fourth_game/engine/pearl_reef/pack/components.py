"""The components of Pearl Reef."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.storage.stored import Shared

REEFS = range(3)


@dataclass(frozen=True)
class PearlReefPack(Shared):
    """The components of the game."""

    name: str
    nights: Mapping[str, int]
    """The number of nights in a game, by the value of its option."""
    shells: Mapping[str, int]
    """The pearls in each shell."""
