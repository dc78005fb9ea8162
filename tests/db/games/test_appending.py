"""The effects of a log entry besides the log: snapshots, the game's row, announcements."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db.games.appending import (
    LATEST_KEPT,
    PRUNED_EVERY,
    asked_columns,
    has_unannounced_moves,
    public_agreed_undo_events,
    public_undo_events,
)
from db.games.loading import Loaded
from db.records import TOOK_BACK, TOOK_BACK_AGREED, TOOK_BACK_SEEN, Player
from db.store import Store
from engine.core.errors import Stale
from engine.core.event import Event
from engine.core.log import Undo
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from tests.db.backends import OTYS, Home, new_game, otys, play_one
from tests.db.rows import record


async def test_an_entry_that_is_there_already_wins(home: Home, store: Store) -> None:
    """In a database that admits two writers at once, the log's primary key decides."""
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


# -- undos


def loaded(announced: int) -> Loaded:
    """Return a game of five moves, of which the channel was told this many."""
    table = Table(OTYS, otys())
    player, rng = find_player("random"), Rng(1)
    while table.ply < 5:
        asked = table.pending[0]
        table.submit(asked.seat, player.choose(OTYS, table.state, asked, rng), table.ply)
    return Loaded(record(announced=announced), table, (0, 1, 2, 3, 4))


def test_an_undo_is_told_only_if_the_move_was() -> None:
    assert public_undo_events(loaded(announced=3), Undo(1, 2)) == (Event(TOOK_BACK, 1),)
    assert public_undo_events(loaded(announced=2), Undo(1, 2)) == ()


def test_an_undo_by_consent_says_how_much_had_been_told() -> None:
    (event,) = public_agreed_undo_events(loaded(announced=3), Undo(1, 2))
    assert (event.seat, event["told"]) == (1, 3)


@pytest.mark.parametrize(
    ("revealed", "key"), [(0, TOOK_BACK_AGREED), (2, TOOK_BACK_AGREED), (3, TOOK_BACK_SEEN)]
)
def test_an_undo_by_consent_says_whether_something_was_seen(revealed: int, key: str) -> None:
    game = loaded(announced=3)
    game.table.state.revealed = revealed
    (event,) = public_agreed_undo_events(game, Undo(1, 2))
    assert event.name == key


@pytest.mark.parametrize(("announced", "left"), [(0, True), (1, True), (2, False), (5, False)])
def test_moves_that_stay_private_are_left_after_an_undo(announced: int, *, left: bool) -> None:
    assert has_unannounced_moves(loaded(announced), Undo(1, 2)) is left


def test_positions_are_counted_from_the_snapshot_the_table_began_with() -> None:
    game = replace(loaded(announced=13), plies=(11, 12, 13, 15, 16), start=10, start_moves=8)
    assert public_undo_events(game, Undo(1, 9)) == (Event(TOOK_BACK, 1),)
    assert public_undo_events(game, Undo(1, 10)) == ()
    assert has_unannounced_moves(game, Undo(1, 11))
    assert not has_unannounced_moves(game, Undo(1, 10))


def test_the_columns_of_the_awaited_seats_say_whom_the_table_asks() -> None:
    table = Table(OTYS, otys())
    seats = " ".join(str(asked.seat) for asked in table.pending)
    assert asked_columns(7, table) == {"of_game": 7, "awaits": seats, "asked": seats}
