from __future__ import annotations

import pytest

from db.games.appending import LATEST_KEPT, PRUNED_EVERY
from db.records import Player
from db.store import Store
from engine.core.errors import Stale
from engine.core.rng import Rng
from tests.db.backends import Home, new_game, otys, play_one


async def test_an_entry_that_is_there_already_wins(home: Home, store: Store) -> None:
    """In a database that admits two writers at once, the key of the log decides."""
    game_id = await new_game(store)
    home.run(
        "insert into moves (game_id, ply, kind, seat, answer, events, undone_by, at)"
        " values (?, 0, 'move', 0, 'x', '[]', 5, '2026-01-01 00:00:00')",
        game_id,
    )
    with pytest.raises(Stale) as refused:
        await play_one(store, game_id, Rng(1))
    assert (refused.value.at, refused.value.now) == (0, 1)


async def test_snapshots_are_taken_at_turns_and_few_are_kept(home: Home, store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    turns: dict[int, int] = {0: 1}
    for _ in range(60):
        played = await play_one(store, game_id, rng)
        assert played.table is not None
        if played.table.state.turns not in turns.values():
            turns[played.ply] = played.table.state.turns
        kept = [ply for (ply,) in home.rows("select ply from snapshots order by ply")]
        taken = sorted(set(turns) - {0})
        assert kept[0] == 0
        assert kept[1:] == taken[-len(kept) + 1 :] or not taken
        assert min(len(taken), LATEST_KEPT) <= len(kept) - 1 < LATEST_KEPT + PRUNED_EVERY
    assert len(turns) > 10


async def test_a_record_always_names_those_awaited(store: Store) -> None:
    players = [Player("human", 1), Player("random"), Player("greedy")]
    game_id, rng = await store.lobbies.create(otys(3), players, channel_id=2), Rng(2)
    met = set()
    for _ in range(40):
        stored = await store.games.load(game_id)
        asked = tuple(sorted({asked.seat for asked in stored.table.pending}))
        computers = [seat for seat in asked if seat > 0]
        assert stored.record.awaits == asked
        assert stored.record.computer_seat == (computers[0] if computers else None)
        assert await store.posts.computers_awaited() == ([game_id] if computers else [])
        met.add(asked)
        await play_one(store, game_id, rng)
    assert {(0,), (1,), (2,)} <= met


async def test_an_undo_awaits_whom_it_goes_back_to(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    first = (await store.games.load(game_id)).record.awaits
    while (await store.games.load(game_id)).record.awaits == first:
        await play_one(store, game_id, rng)
    ply = (await store.games.load(game_id)).record.ply
    await store.moves.undo(game_id, first[0], ply, agreed=True)
    assert (await store.games.load(game_id)).record.awaits == first
