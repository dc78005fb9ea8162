"""The cases of the conformance suite: every registered game with all seat counts and options.

A game is covered as soon as it is in the registry.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from engine.core.game import AnyGame, Setup
from engine.core.table import Table
from engine.registry import GAMES, find_game
from tests.conformance.random_walk import setup_of, variants
from tests.conformance.recorded_games import (
    Moment,
    Recording,
    Shuffle,
    recorded,
    recorded_with_undos,
)

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
WAVERING = 150
"""The number of moves made in a game in which some moves are undone."""


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> AnyGame:
        """The game with its default components."""
        return find_game(self.name)

    @property
    def everybody(self) -> tuple[int | None, ...]:
        """All seats, and None for a spectator."""
        return (*range(self.seats), None)

    def setup(self, seed: int = 1) -> Setup:
        """Return the set-up with this seed."""
        return setup_of(self.game, self.seats, seed, dict(self.options))

    def played(self, shuffle: Shuffle) -> Recording:
        """Return a whole game played at random."""
        return _played(self, shuffle)

    def table(self, moment: Moment) -> Table:
        """Return the table at a moment of a game played at random."""
        return self.played(moment.shuffle).at(moment)

    def table_with_undos(self, moment: Moment) -> Table:
        """Return the table at a moment of a game in which some moves were undone."""
        return _played_with_undos(self, moment.shuffle).at(moment)

    def __str__(self) -> str:
        return "-".join((self.name, str(self.seats), *(value for _, value in self.options)))


@cache
def _played(case: Case, shuffle: Shuffle) -> Recording:
    return recorded(case.game, case.setup(shuffle.seed), shuffle.chance)


@cache
def _played_with_undos(case: Case, shuffle: Shuffle) -> Recording:
    setup = case.setup(shuffle.seed)
    return recorded_with_undos(case.game, setup, shuffle.chance, WAVERING)


def _cases() -> Iterator[Case]:
    for name in GAMES:
        game = find_game(name)
        for seats in game.seat_counts:
            for variant in variants(game, seats):
                yield Case(name, seats, tuple(variant.items()))


each_case = pytest.mark.parametrize("case", list(_cases()), ids=str)
each_game = pytest.mark.parametrize("name", list(GAMES))
