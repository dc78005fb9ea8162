"""The cases of the conformance suite: every registered game with all seat counts and options.

A game joins the suite just by being in the registry.
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
"""So many moves are made in a game in which something is taken back now and then."""


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

    def played(self, shuffle: Shuffle) -> Recording:
        """A whole game by chance."""
        return _played(self, shuffle)

    def table(self, moment: Moment) -> Table:
        """The table at some moment of a game by chance."""
        return self.played(moment.shuffle).at(moment)

    def table_with_undos(self, moment: Moment) -> Table:
        """A table at which moves were taken back now and then."""
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
