"""Every game says when half of it has been played, which is when leaving it early counts."""

from __future__ import annotations

import pytest

from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, find_game

pytestmark = pytest.mark.unwatched
PLAYERS = {"underwater-cities": "random"}
"""The player of each game; by default one that thinks a step ahead."""


def _played(name: str, seats: int, seed: int) -> list[tuple[bool, int]]:
    """Tell whether half was played, and the turn, after each answer of a game."""
    game = find_game(name)
    player = find_player(PLAYERS.get(name, "greedy"))
    table, luck = Table(game, checked_setup(game, seats, seed)), Rng(seed)
    course = [(game.halfway(table.state), table.state.turns)]
    while table.pending:
        asked = table.pending[0]
        table.submit(asked.seat, player.choose(game, table.state, asked, luck), table.ply)
        course.append((game.halfway(table.state), table.state.turns))
    return course


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_half_of_a_game_comes_once_in_its_middle_and_is_never_taken_back(name: str) -> None:
    for seats in (2, 3):
        course = _played(name, seats, seed=seats)
        said = [half for half, _ in course]
        assert said == sorted(said), "once played, half of it stays played"
        assert not said[0]
        assert said[-1]
        turn, last = course[said.index(True)][1], course[-1][1]
        assert last / 4 < turn < last * 9 / 10, "somewhere in the middle"
