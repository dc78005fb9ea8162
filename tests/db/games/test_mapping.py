from __future__ import annotations

import pytest

from db.errors import BrokenGame
from db.integrity.verify import check
from db.records import Player
from db.store import Store
from engine.core.errors import FathomError
from tests.db.backends import Home, new_game, on_a_file, otys, play_some


@on_a_file
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
    assert home.run(change + " where ply = 12")
    with pytest.raises(BrokenGame) as refused:
        await store.games.load(game_id, whole=True)
    assert refused.value.reason.key == "error-broken-entry"
    assert refused.value.reason["ply"] == 12
    assert await check(store, game_id)


@on_a_file
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
    assert home.run(change)
    assert [game.id for game in await store.games.by_channel(5)] == [sound]
    assert "error-broken-game" in caplog.text
    with pytest.raises(BrokenGame):
        await store.games.load(damaged)
    with pytest.raises(FathomError):
        await store.moves.play(damaged, 0, ("key:1",), 0)
    assert (await store.games.load(sound)).table.pending
