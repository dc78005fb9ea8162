from __future__ import annotations

import pytest

from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.timeout import time_out
from engine.registry import GAMES, find_game
from tests.conformance.walk import dumped, play, setup_of
from tests.engine.core.toy import Toy

each_game = pytest.mark.parametrize(
    "game", [Toy(), *map(find_game, GAMES)], ids=lambda game: game.name
)


def somewhere(game: AnyGame, moves: int) -> Table:
    """A table after so many moves by chance."""
    return play(Table(game, setup_of(game, 2)), Rng(moves), moves)


@pytest.mark.parametrize("moves", [1, 4, 7, 10, 13])
@each_game
def test_whoever_does_not_answer_in_time_holds_up_nobody(game: AnyGame, moves: int) -> None:
    table = somewhere(game, moves)
    seat = table.game.turn_of(table.state)
    seat = table.pending[0].seat if seat is None or table.awaited(seat) is None else seat
    turns, own = table.state.turns, table.game.turn_of(table.state) == seat
    before = table.awaited(seat)
    entries = time_out(table, seat)
    if own:
        over = table.state.turns > turns or table.game.turn_of(table.state) != seat
        assert over or table.awaited(seat) is None
    else:
        assert (len(entries), table.awaited(seat) != before) == (1, True)


@pytest.mark.parametrize("moves", [3, 8, 12])
@each_game
def test_the_log_tells_all_that_came_of_it(game: AnyGame, moves: int) -> None:
    table, again = somewhere(game, moves), somewhere(game, moves)
    for entry in time_out(table, table.pending[0].seat):
        again.apply(entry)
    assert dumped(again) == dumped(table)
    assert again.log == table.log


def test_a_seat_that_is_not_asked_is_left_alone() -> None:
    table = somewhere(Toy(), 0)
    other = 1 - table.pending[0].seat
    before = dumped(table)
    assert time_out(table, other) == ()
    assert dumped(table) == before
