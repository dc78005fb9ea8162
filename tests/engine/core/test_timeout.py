from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.game import AnyGame
from engine.core.lapsing import LAPSE
from engine.core.log import Move
from engine.core.machine import Lane, Together
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.timeout import time_out
from engine.core.transcript import replay, transcript_of, write
from engine.registry import GAMES, find_game
from tests.conformance.random_walk import dumped, play, setup_of
from tests.engine.core.toy import Toy, ToyState

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


# ---------------------------------------------------------------- what lapses


class Hasty(Toy):
    """Tidepool in which a trick that was begun lapses when the time is up."""

    def lapsed(self, state: ToyState, seat: int) -> Lane | None:
        *below, top = state.stack
        own = state.turn == seat and below and not isinstance(top, Together)
        return tuple(below) if own else None


def begun() -> tuple[Table, int]:
    """A table at which the trick of the seat's turn asks something."""
    for moves in range(1, 30):
        table = somewhere(Hasty(), moves)
        seat = table.pending[0].seat
        if Hasty().lapsed(table.state, seat) is not None:
            return table, seat
    raise AssertionError("no trick asks anything")


def test_what_lapses_is_an_entry_of_the_log_and_played_again_from_it() -> None:
    table, seat = begun()
    entries = time_out(table, seat)
    assert Move(seat, LAPSE) in entries
    again = Table.resume(Hasty(), table.setup, table.log, None)
    assert dumped(again) == dumped(table)


def test_what_lapses_stands_in_a_transcript() -> None:
    table, seat = begun()
    time_out(table, seat)
    text = write(transcript_of(table))
    assert f"\n{seat + 1} lapse\n" in text
    assert dumped(replay(text, lambda _: Hasty())) == dumped(table)


def test_what_has_lapsed_can_be_taken_back_like_a_move() -> None:
    table, seat = begun()
    before = dumped(table)
    table.lapse(seat, table.ply)
    table.undo(seat, table.ply, agreed=True)
    assert dumped(table) == before


def test_nobody_can_answer_that_something_shall_lapse() -> None:
    table, seat = begun()
    before = dumped(table)
    with pytest.raises(IllegalAnswer):
        table.submit(seat, LAPSE, table.ply)
    assert dumped(table) == before


def test_nothing_of_a_seat_that_is_not_asked_lapses() -> None:
    table, seat = begun()
    before = dumped(table)
    with pytest.raises(NotAwaited):
        table.lapse(1 - seat, table.ply)
    assert dumped(table) == before
