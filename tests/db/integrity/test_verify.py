"""Damage to stored games, and how it is found."""

from __future__ import annotations

import pytest

from db.integrity.verify import check, check_all
from db.store import Store
from tests.db.backends import Home, new_game, on_a_file, play_some

# Damaged data is read the same way from every database.
pytestmark = on_a_file


def damage(home: Home, change: str) -> None:
    change = change.replace("the latest", "ply = (select max(ply) from snapshots)")
    assert home.run(change)


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
