"""Random games that the laws share: each is played once and can be examined at any point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from engine.core.event import Event
from engine.core.game import AnyGame, Setup
from engine.core.log import valid_moves
from engine.core.rng import Rng
from engine.core.table import Table
from tests.conformance.random_walk import PLY_LIMIT, any_answer

GAMES = 4
"""The number of games played in each set-up."""
WHOLE = 1000
# On a developer's machine every run plays other games; in CI a failure has to be repeatable.
_DRAWN = Random(1 if os.environ.get("CI") else None)  # noqa: S311 - games, no secrets


@dataclass(frozen=True)
class Shuffle:
    """The randomness of a game: the seed of its shuffle, and that of its answers."""

    seed: int
    chance: int


SHUFFLES = tuple(Shuffle(_DRAWN.getrandbits(128), _DRAWN.getrandbits(32)) for _ in range(GAMES))


@dataclass(frozen=True)
class Moment:
    """A moment of a game played at random; the earlier, the simpler."""

    share: int
    """The fraction of the game that is over, in thousandths."""
    shuffle: Shuffle

    def place_in(self, length: int) -> int:
        """Return the index of this moment in a recording of this length."""
        return self.share * length // WHOLE


BEGINNING = Moment(0, SHUFFLES[0])
shuffles = st.sampled_from(SHUFFLES)
moments = st.builds(Moment, st.integers(0, WHOLE), shuffles)
moments_with_undos = st.builds(Moment, st.integers(0, WHOLE), st.sampled_from(SHUFFLES[:2]))
"""Moments of fewer games, since undoing old moves means replaying the game from the start."""


class Recording:
    """A game, or part of one, with the table as it was after each step."""

    def __init__(self, steps: Iterator[Table], events: list[Event]) -> None:
        """Keep a copy of the table after each step."""
        self._kept: list[tuple[int, Table]] = []
        for table in steps:
            self._kept.append((table.ply, _still(table)))
            self._log = table.log
        self.events = events
        """All events of the game, in order."""

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, place: int) -> Table:
        """Return a table after this many steps that can be played on."""
        ply, kept = self._kept[place]
        table = _still(kept)
        table._log = self._log[:ply]
        entered = valid_moves(table._log)
        table.moves, table._plies = [move for _, move in entered], [at for at, _ in entered]
        return table

    def at(self, moment: Moment) -> Table:
        """Return a table at this moment that can be played on."""
        return self[moment.place_in(len(self) - 1)]

    @property
    def steps(self) -> Iterator[Table]:
        """The tables after each step, without their logs and only for reading."""
        return (kept for _, kept in self._kept)


def _still(table: Table) -> Table:
    """Return a copy of the table that shares only its log, which takes most of the memory."""
    other = copy(table)
    other.state, other._waiting = table.game.clone(table.state), copy(table._waiting)
    return other


def recorded(game: AnyGame, setup: Setup, chance: int) -> Recording:
    """Record a game in which everyone answers at random, up to its end."""
    table = Table(game, setup)
    events = [*table.opening]
    return Recording(_played(table, events, Rng(chance)), events)


def _played(table: Table, events: list[Event], rng: Rng) -> Iterator[Table]:
    yield table
    while table.pending and table.ply < PLY_LIMIT:
        decision = rng.choice(table.pending)
        events += table.submit(decision.seat, any_answer(decision, rng), table.ply).events
        yield table


def recorded_with_undos(game: AnyGame, setup: Setup, chance: int, moves: int) -> Recording:
    """Record a game of this many steps in which moves are undone now and then."""
    return Recording(_wavering(Table(game, setup), moves, Rng(chance)), [])


def _wavering(table: Table, moves: int, rng: Rng) -> Iterator[Table]:
    yield table
    for _ in range(moves):
        if not table.pending:
            return
        decision = rng.choice(table.pending)
        table.submit(decision.seat, any_answer(decision, rng), table.ply)
        if rng.below(10) == 0:
            table.undo(rng.choice(table.moves[-4:]).seat, table.ply, agreed=True)
        yield table
