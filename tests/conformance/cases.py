"""The cases of the conformance suite: every registered game with all seat counts and options.

A game joins the suite just by being in the registry.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.core.game import AnyGame, Setup
from engine.core.table import Table
from engine.registry import GAMES, find_game
from tests.conformance.walk import Walk, setup_of, variants

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> AnyGame:
        """The game with its default components."""
        return find_game(self.name)

    @property
    def everybody(self) -> tuple[int | None, ...]:
        """All seats, and a spectator."""
        return (*range(self.seats), None)

    def setup(self, seed: int = 1) -> Setup:
        """The set-up with this seed."""
        return setup_of(self.game, self.seats, seed, dict(self.options))

    def table(self, walk: Walk) -> Table:
        """The table at which a walk stops."""
        return walk.table(self.game, self.seats, dict(self.options))

    def __str__(self) -> str:
        return "-".join((self.name, str(self.seats), *(value for _, value in self.options)))


def _cases() -> Iterator[Case]:
    for name in GAMES:
        game = find_game(name)
        for seats in game.seat_counts:
            for variant in variants(game, seats):
                yield Case(name, seats, tuple(variant.items()))


each_case = pytest.mark.parametrize("case", list(_cases()), ids=str)
each_game = pytest.mark.parametrize("name", list(GAMES))
