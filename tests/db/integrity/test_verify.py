"""Snapshots and logs that were damaged: nothing is lost that can be played again."""

from __future__ import annotations

import logging

import pytest

from db.errors import BrokenGame
from db.integrity.verify import check, check_all
from db.records import Player
from db.store import Store
from engine.core.errors import FathomError
from engine.core.rng import Rng
from tests.db.backends import Home, dump, new_game, on_a_file, otys, play_one, play_some

# What was damaged is read alike wherever it is kept.
pytestmark = on_a_file


def damage(home: Home, change: str) -> None:
    change = change.replace("the latest", "ply = (select max(ply) from snapshots)")
    assert home.run(change)


@pytest.mark.parametrize(
    "change",
    [
        "update snapshots set state = '' where the latest",
        "update snapshots set state = '{}' where the latest",
        "update snapshots set state = replace(state, '\"spy\"', '\"ghost\"') where the latest",
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


@pytest.mark.parametrize(
    "change",
    [
        "update moves set answer = '=x'",
        "update moves set seat = 7",
        "update moves set kind = 'undo', answer = '-3'",
    ],
)
async def test_an_entry_that_cannot_be_read_is_blamed(
    home: Home, store: Store, change: str
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 20)
    damage(home, change + " where ply = 12")
    with pytest.raises(BrokenGame) as refused:
        await store.games.load(game_id, whole=True)
    assert refused.value.reason.key == "error-broken-entry"
    assert refused.value.reason["ply"] == 12
    assert await check(store, game_id)


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


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "update snapshots set state = replace(state, 'turns\":', 'turns\":1') where the latest",
            "is a different position",
        ),
        ("update snapshots set last = '1 1' where the latest", "is a different position"),
        ("update snapshots set state = '' where the latest", "cannot be read"),
        ("update snapshots set ply = 900 where the latest", "is beyond its log"),
        ("update moves set answer = 'nonsense' where ply = 5", "entry 5 of its log was rejected"),
        ("delete from moves where ply = 5", "entry 5 of its log is missing"),
        ("update moves set undone_by = 20 where ply = 5", "wrongly marked as undone"),
        ("update games set ply = 51", "its ply is 51"),
        ("update games set scores = '[1, 2]'", "its scores"),
        ("update games set state = 'over'", "its recorded state is wrong: over"),
        ("update games set awaits = '0 1'", "it is recorded as waiting for (0, 1)"),
        ("update games set awaits = 'x'", "is corrupted"),
        (
            "update games set computer_seat = 0",
            "it is recorded as waiting for the wrong computer player",
        ),
        ("update games set announced = 51", "it has been announced up to ply 51"),
        ("update games set announced = -1", "it has been announced up to ply -1"),
        ("delete from seats where seat = 1", "2 seats, but 1 players"),
        ("update games set pack = 'lost@1'", "lost@1"),
        ("update games set seed = 'xyz'", "is corrupted"),
    ],
)
async def test_every_kind_of_tampering_is_found(
    home: Home, store: Store, change: str, told: str
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 50)
    assert await check(store, game_id) == []
    damage(home, change)
    assert told in "; ".join(await check(store, game_id))


async def test_a_move_changed_into_another_legal_one_is_found(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = (await store.games.load(game_id)).table
    first, second = table.pending[0].options[:2]  # type: ignore[union-attr]
    await store.moves.play(game_id, table.pending[0].seat, (first.key,), 0)
    await play_some(store, game_id, 30)
    home.run("update moves set answer = ? where ply = 0", second.key)
    assert await check(store, game_id)


async def test_one_bad_game_does_not_hide_the_others(home: Home, store: Store) -> None:
    ids = [await new_game(store) for _ in range(3)]
    for game_id in ids:
        await play_some(store, game_id, 10)
    damage(home, "update games set ply = 4 where id = 2")
    found = [(game_id, bool(wrong)) async for game_id, wrong in check_all(store)]
    assert found == [(ids[0], False), (ids[1], True), (ids[2], False)]


async def test_a_game_that_is_gone_is_told(store: Store) -> None:
    assert await check(store, 5) == ["There’s no game 5"]


@pytest.mark.parametrize(
    "change",
    [
        "update games set seed = 'pearl' where id = 1",
        "update games set options = '[1]' where id = 1",
        "update games set options = '7' where id = 1",
        "update games set state = 'sunk' where id = 1",
        "update games set scores = '7' where id = 1",
    ],
)
async def test_a_damaged_game_does_not_hide_the_others(
    home: Home, store: Store, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    setup = otys()
    damaged, sound = [
        await store.lobbies.create(setup, [Player()] * 2, channel_id=5) for _ in range(2)
    ]
    damage(home, change)
    assert [game.id for game in await store.games.by_channel(5)] == [sound]
    assert "error-broken-game" in caplog.text
    with pytest.raises(BrokenGame):
        await store.games.load(damaged)
    with pytest.raises(FathomError):
        await store.moves.play(damaged, 0, ("key:1",), 0)
    assert (await store.games.load(sound)).table.pending
