"""Games that were played by other rules: they continue from where today's rules still fit."""

from __future__ import annotations

import asyncio

import pytest

from db.errors import BrokenGame
from db.records import TOOK_BACK_CHANGED, AnswerOrigin
from db.store import Store
from engine.core.rng import Rng
from engine.core.table import Table
from tests.db.backends import Home, dump, new_game, play_one, play_some

GONE = "update moves set answer = 'no-longer-asked' where ply = ?"
"""Makes it look as if the answer was to a question that the rules no longer ask."""


async def in_mid_turn(store: Store, game_id: int, moves: int = 3) -> Table:
    """Play until the current turn has at least this many moves, and return the table."""
    rng = Rng(5)
    await play_some(store, game_id, 40)
    while len((table := (await store.games.load(game_id)).table).since_checkpoint) < moves:
        await play_one(store, game_id, rng)
    return table


def outdate(home: Home, ply: int) -> None:
    assert home.run(GONE, ply) == 1


async def test_only_what_does_not_fit_is_taken_back(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    first, second, *_ = table.since_checkpoint
    expected = await store.history.position_at(game_id, second[0])
    outdate(home, second[0])
    with pytest.raises(BrokenGame):
        await store.games.load(game_id)
    assert await store.repairs.repair(game_id)
    stored = await store.games.load(game_id)
    assert dump(stored.table) == dump(expected)
    assert stored.table.since_checkpoint == [first]
    assert stored.table.ply == stored.record.ply == table.ply + 1
    assert stored.record.awaits == tuple(asked.seat for asked in stored.table.pending)


async def test_of_several_who_mend_a_game_at_once_one_does(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    outdate(home, table.since_checkpoint[1][0])
    mended = await asyncio.gather(*(store.repairs.repair(game_id) for _ in range(4)))
    assert sorted(mended) == [False, False, False, True]
    assert (await store.games.load(game_id)).record.ply == table.ply + 1


async def test_it_is_played_on_and_can_be_taken_back(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    first, second, *_ = table.since_checkpoint
    outdate(home, second[0])
    await store.repairs.repair(game_id)
    undone = await store.moves.undo(game_id, first[1].seat, table.ply + 1, agreed=True)
    assert undone.table is not None
    assert undone.table.since_checkpoint == []
    later = await play_some(store, game_id, 60, seed=9)
    assert dump((await store.games.load(game_id)).table) == dump(later)


async def test_everybody_is_told_and_the_log_keeps_what_there_was(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    (first, *_), (last, *_) = table.since_checkpoint[0], table.since_checkpoint[-1]
    await store.posts.mark_public(game_id, table.ply)
    outdate(home, first)
    await store.repairs.repair(game_id)
    entries = await store.games.log(game_id)
    assert len(entries) == table.ply + 1
    assert [entry.undone_by for entry in entries[first : last + 1]] == [table.ply] * (
        last + 1 - first
    )
    assert entries[-1].events[0].name == TOOK_BACK_CHANGED
    assert entries[-1].told_up_to == table.ply
    assert (entries[-1].by, entries[-1].user_id) == (AnswerOrigin.RULES, None)
    assert (await store.games.record(game_id)).announced == table.ply + 1


async def test_what_stays_private_is_not_told(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    first, second, *_ = table.since_checkpoint
    await store.posts.mark_public(game_id, first[0])
    outdate(home, second[0])
    await store.repairs.repair(game_id)
    assert (await store.games.record(game_id)).announced == first[0]


async def test_a_game_that_fits_is_left_alone(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await in_mid_turn(store, game_id)
    before = home.everything()
    assert not await store.repairs.repair(game_id)
    assert home.everything() == before


async def test_a_game_without_any_position_is_left_as_it_is(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    outdate(home, table.since_checkpoint[0][0])
    home.run("update snapshots set state = 'no'")
    before = home.everything()
    with pytest.raises(BrokenGame):
        await store.repairs.repair(game_id)
    assert home.everything() == before


async def test_what_was_outdated_before_a_kept_position_costs_nothing(
    home: Home, store: Store
) -> None:
    game_id = await new_game(store)
    table = await in_mid_turn(store, game_id)
    outdate(home, 3)
    assert not await store.repairs.repair(game_id)
    assert dump((await store.games.load(game_id)).table) == dump(table)


async def test_only_games_that_are_played_are_looked_at(home: Home, store: Store) -> None:
    ended, running = await new_game(store), await new_game(store)
    await play_some(store, ended, 4)
    await store.games.end(ended, "stuck")
    assert await store.repairs.running() == [running]
    outdate(home, 2)
    assert not await store.repairs.repair(ended)
    assert home.rows("select count(*) from moves where kind = 'undo'") == [(0,)]
