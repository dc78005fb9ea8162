"""Damaged snapshots and logs: nothing is lost that can be replayed."""

from __future__ import annotations

import logging

import pytest

from db.errors import BrokenGame
from db.games.loading import Loaded, load_from
from db.integrity.verify import check
from db.store import Store
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.transcript import transcript_of
from tests.db.backends import OTYS, Home, dump, new_game, on_a_file, otys, play_one, play_some
from tests.db.rows import record


async def test_a_table_lacks_its_log_unless_the_whole_was_wanted(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 40)
    stored = await store.games.load(game_id)
    with pytest.raises(LookupError):
        transcript_of(stored.table)
    whole = await store.games.load(game_id, whole=True)
    assert (len(whole.table.log), dump(whole.table)) == (40, dump(stored.table))
    assert not whole.repaired


def damage(home: Home, change: str) -> None:
    change = change.replace("the latest", "ply = (select max(ply) from snapshots)")
    assert home.run(change)


@on_a_file
@pytest.mark.parametrize(
    "change",
    [
        "update snapshots set state = '' where the latest",
        "update snapshots set state = '{}' where the latest",
        "update snapshots set state = replace(state, '\"sponsor_', '\"ghost_') where the latest",
        "update snapshots set state = replace(state, '{\"seat\":', '{\"seat\":9') where the latest",
        "update snapshots set last = 'x y' where the latest",
        "update snapshots set last = '1' where the latest",
        "update snapshots set moves = 3 where the latest",
        "delete from snapshots where the latest",
        "update snapshots set state = 'no' where ply > 0",
        "update snapshots set state = 'no'",
        "delete from snapshots",
    ],
)
async def test_a_game_is_played_on_from_an_earlier_position(
    home: Home, store: Store, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 50)
    damage(home, change)
    stored = await store.games.load(game_id)
    assert (dump(stored.table), stored.table.ply) == (dump(table), 50)
    assert stored.repaired is ("delete" not in change or "where" not in change)
    told = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert bool(told) is stored.repaired
    await play_some(store, game_id, 20)
    assert not (await store.games.load(game_id)).repaired
    assert await check(store, game_id) == []


@on_a_file
async def test_a_repaired_game_can_be_taken_back(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 50)
    damage(home, "update snapshots set state = '' where the latest")
    own = await store.games.load(game_id, whole=True)
    await store.moves.undo(game_id, 0, table.ply, agreed=True)
    own.table.undo(0, table.ply, agreed=True)
    assert dump((await store.games.load(game_id)).table) == dump(own.table)
    await play_some(store, game_id, 20, seed=4)
    assert await check(store, game_id) == []


@on_a_file
async def test_a_log_that_is_no_legal_game_is_refused_and_kept(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 20)
    damage(home, "update moves set answer = 'nothing-like-it'")
    damage(home, "delete from snapshots where ply > 0")
    with pytest.raises(BrokenGame) as refused:
        await store.games.load(game_id)
    assert refused.value.reason.key == "error-no-such-option"
    with pytest.raises(BrokenGame):
        await play_one(store, game_id, Rng(1))
    assert len(home.rows("select * from moves")) == 20


def test_a_table_that_was_picked_up_knows_where_its_moves_were_entered() -> None:
    table = Table(OTYS, otys())
    whole = Loaded(record(), table, (0, 1, 4))
    assert whole.base == 0
    assert [whole.ply_after(moves) for moves in range(4)] == [0, 1, 2, 5]
    later = Loaded(record(), table, (11, 14), start=10, start_moves=6)
    assert later.base == 6
    assert [later.ply_after(moves) for moves in (6, 7, 8)] == [10, 12, 15]


@on_a_file
async def test_a_game_is_loaded_from_a_position_that_still_counts_after_an_undo(
    home: Home, store: Store
) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 30)
    found = await store.games.load(game_id)
    stored = [moves for (moves,) in home.rows("select moves from snapshots")]
    assert len(stored) > 2
    for kept in (0, max(stored) - 1, 30):
        async with store.database.reading() as connection:
            loaded = await load_from(connection, found.record, OTYS, kept=kept)
        assert loaded.start_moves == max(moves for moves in stored if moves <= kept)
        assert (dump(loaded.table), loaded.repaired) == (dump(table), False)
