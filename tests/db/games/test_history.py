"""Looking back at games: their turns, and the table after any entry of the log."""

from __future__ import annotations

import asyncio
import threading
from unittest.mock import patch

import pytest

from db.errors import NoSuchPly
from db.games import history
from db.games.history import COURSES, TABLES
from db.records import AnswerOrigin, EntryOrigin
from db.store import Store
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from tests.db.backends import any_answer, dump, new_game, on_a_file, play_one, play_some

# Positions are computed from what was read, whatever the database.
pytestmark = on_a_file


async def positions(store: Store, game_id: int, moves: int) -> list[str]:
    """Play this many moves at random, and return each position as the table had it then."""
    rng = Rng(3)
    found = [dump((await store.games.load(game_id)).table)]
    for _ in range(moves):
        played = await play_one(store, game_id, rng)
        assert played.table is not None
        found.append(dump(played.table))
    return found


async def take_back(store: Store, game_id: int) -> Table:
    """Undo a move of one seat, with everything since, and return the table."""
    table = (await store.games.load(game_id)).table
    seat = next(seat for seat in (0, 1) if table.freedom(seat) is not Freedom.NOTHING)
    played = await store.moves.undo(game_id, seat, table.ply, agreed=True)
    assert played.table is not None
    return played.table


async def test_the_table_after_any_entry_of_the_log_is_as_it_was_then(store: Store) -> None:
    game_id = await new_game(store)
    then = await positions(store, game_id, 40)
    found = [dump(await store.history.position_at(game_id, ply)) for ply in range(41)]
    assert found == then


async def test_a_position_from_long_ago_is_found_from_the_turns_that_were_played(
    store: Store,
) -> None:
    game_id = await new_game(store)
    then = await positions(store, game_id, 150)
    with patch.object(history, "FEW", 5):
        found = [dump(await store.history.position_at(game_id, ply)) for ply in (70, 150, 31)]
    assert found == [then[70], then[150], then[31]]


async def test_what_was_taken_back_later_stands_at_the_ply_at_which_it_stood(store: Store) -> None:
    game_id = await new_game(store)
    then = await positions(store, game_id, 30)
    after = await take_back(store, game_id)
    assert dump(await store.history.position_at(game_id, 30)) == then[30]
    assert dump(await store.history.position_at(game_id, after.ply)) == dump(after)


async def test_a_course_that_is_known_is_mended_when_moves_are_taken_back(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 40)
    await store.history.turns(game_id)
    await take_back(store, game_id)
    await play_some(store, game_id, 30, seed=9)
    mended = (
        await store.history.turns(game_id),
        [dump(table) for table in await store.history.stages(game_id)],
    )
    store.history._courses.clear()
    anew = (
        await store.history.turns(game_id),
        [dump(table) for table in await store.history.stages(game_id)],
    )
    assert mended == anew


async def test_turns_hold_every_move_that_counts_once_and_in_order(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 60)
    await take_back(store, game_id)
    await play_some(store, game_id, 20)
    counts = [one.ply for one in await store.games.log(game_id) if one.kind == "move"]
    taken = {one.ply for one in await store.games.log(game_id) if one.undone_by is not None}
    turns = await store.history.turns(game_id)
    assert [ply for turn in turns for ply in turn.plies] == [
        ply for ply in counts if ply not in taken
    ]
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))


async def test_a_turn_is_of_the_seat_that_moves_first_in_it(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 60)
    moved = {one.ply: one.seat for one in await store.games.log(game_id)}
    turns = await store.history.turns(game_id)
    assert len(turns) > 3
    assert [turn.seat for turn in turns] == [moved[turn.start] for turn in turns]


async def test_stages_are_the_positions_after_each_turn(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 60)
    stops = [0, *(turn.stop for turn in await store.history.turns(game_id))]
    stages = await store.history.stages(game_id)
    assert [table.ply for table in stages] == stops
    assert [dump(table) for table in stages] == [
        dump(await store.history.position_at(game_id, stop)) for stop in stops
    ]


async def test_a_game_of_which_nothing_was_played_has_no_turns(store: Store) -> None:
    game_id = await new_game(store)
    assert await store.history.turns(game_id) == ()
    assert [table.ply for table in await store.history.stages(game_id)] == [0]


@pytest.mark.parametrize("ply", [-1, 6])
async def test_a_ply_that_never_was_is_refused(store: Store, ply: int) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 5)
    with pytest.raises(NoSuchPly):
        await store.history.position_at(game_id, ply)


async def test_the_last_move_of_a_person_is_one_that_they_made_themselves_and_that_counts(
    store: Store,
) -> None:
    game_id, rng = await new_game(store), Rng(1)
    hands = [
        EntryOrigin(user_id=7),
        EntryOrigin(user_id=8),
        EntryOrigin(AnswerOrigin.STAND_IN, 7),
        EntryOrigin(user_id=7),
    ]
    for hand in hands:
        table = (await store.games.load(game_id)).table
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
    assert await store.history.last_by(game_id, 7, 4) == 3
    assert await store.history.last_by(game_id, 7, 3) == 0
    assert await store.history.last_by(game_id, 7, 0) is None
    seat = (await store.games.log(game_id))[3].seat
    await store.moves.undo(game_id, seat, 4, agreed=True)
    assert await store.history.last_by(game_id, 7, 5) == 0


async def test_looking_back_keeps_no_more_than_it_may(store: Store) -> None:
    games = [await new_game(store, seed=seed) for seed in range(COURSES + 3)]
    for game_id in games:
        await play_some(store, game_id, 3)
        await store.history.turns(game_id)
        for ply in range(4):
            await store.history.position_at(game_id, ply)
    assert len(store.history._courses) == COURSES
    assert len(store.history._tables) == TABLES


async def test_games_are_played_again_beside_the_event_loop_and_one_at_a_time(
    store: Store,
) -> None:
    games = [await new_game(store, seed=seed) for seed in range(3)]
    for game_id in games:
        await play_some(store, game_id, 10)
    threads: list[threading.Thread] = []
    running: list[int] = []
    played = history._played

    def watched(log: history._Log, known: history._Course | None) -> history._Course:
        threads.append(threading.current_thread())
        running.append(1)
        assert len(running) == 1
        course = played(log, known)
        running.pop()
        return course

    with patch.object(history, "_played", watched):
        await asyncio.gather(*(store.history.turns(game_id) for game_id in games))
    assert len(threads) == len(games)
    assert threading.main_thread() not in threads
