"""Origins of answers, awaited seats, the log as displayed, and ending games early."""

from __future__ import annotations

import pytest

from db.errors import AlreadyOver, BrokenGame, NoSuchGame
from db.integrity.verify import check
from db.records import AnswerOrigin, EntryOrigin, Player
from db.schema import GameState
from db.simulate import play_on
from db.store import Store
from engine.core.errors import NotAwaited
from engine.core.rng import Rng
from engine.core.table import Freedom
from tests.db.backends import Home, any_answer, new_game, new_lobby, otys, play_one, play_some


async def test_whose_hand_it_was_is_kept(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    hands = [
        EntryOrigin(user_id=1 << 62),
        EntryOrigin(AnswerOrigin.COMPUTER),
        EntryOrigin(AnswerOrigin.STAND_IN),
        EntryOrigin(AnswerOrigin.TIMEOUT, 5),
    ]
    for hand in hands:
        table = (await store.games.load(game_id)).table
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
    told = await store.games.log(game_id)
    assert [EntryOrigin(one.by, one.user_id) for one in told] == hands


async def test_who_took_a_move_back_is_kept(store: Store) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 5)
    seat = next(seat for seat in (0, 1) if table.freedom(seat) is not Freedom.NOTHING)
    await store.moves.undo(game_id, seat, 5, agreed=True, hand=EntryOrigin(user_id=42))
    last = (await store.games.log(game_id))[-1]
    assert (last.kind, last.seat, last.by, last.user_id) == ("undo", seat, AnswerOrigin.PERSON, 42)


async def test_nobody_named_is_a_person(store: Store) -> None:
    game_id = await new_game(store)
    await play_one(store, game_id, Rng(1))
    (told,) = await store.games.log(game_id)
    assert (told.by, told.user_id) == (AnswerOrigin.PERSON, None)


async def test_the_log_tells_what_happened_and_what_was_taken_back(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    played = [await play_one(store, game_id, rng) for _ in range(6)]
    table = played[-1].table
    assert table is not None
    seat = max((0, 1), key=table.last)
    kept = table.last(seat) - 1
    await store.moves.undo(game_id, seat, 6, agreed=True)
    told = await store.games.log(game_id)
    assert [one.ply for one in told] == [*range(7)]
    assert [one.kind for one in told] == ["move"] * 6 + ["undo"]
    assert [one.events for one in told] == [*(one.events for one in played), ()]
    assert [one.undone_by for one in told] == [None] * kept + [6] * (6 - kept) + [None]
    assert [one.at for one in told] == sorted(one.at for one in told)


async def test_events_keep_their_audience_in_the_log(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 60)
    audiences = {event.to for one in await store.games.log(game_id) for event in one.events}
    assert None in audiences
    assert len(audiences) > 1


@pytest.mark.parametrize(
    ("start", "stop", "newest", "plies"),
    [
        (0, None, None, range(10)),
        (7, None, None, range(7, 10)),
        (2, 5, None, range(2, 5)),
        (0, None, 3, range(7, 10)),
        (2, 6, 2, range(4, 6)),
        (8, None, 5, range(8, 10)),
        (10, None, None, range(0)),
        (0, 0, None, range(0)),
    ],
)
async def test_a_part_of_the_log_can_be_told(
    store: Store, start: int, stop: int | None, newest: int | None, plies: range
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 10)
    told = await store.games.log(game_id, start, stop, newest=newest)
    assert [one.ply for one in told] == [*plies]


async def test_a_lobby_has_nothing_to_tell_and_no_game_is_an_error(store: Store) -> None:
    assert await store.games.log(await new_lobby(store)) == []
    with pytest.raises(NoSuchGame):
        await store.games.log(99)


@pytest.mark.parametrize("change", ["answered_by = 'ghost'", "events = '{'"])
async def test_a_damaged_entry_is_not_told_but_blamed(
    home: Home, store: Store, change: str
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 5)
    home.run(f"update moves set {change} where ply = 3")  # noqa: S608 - known columns
    with pytest.raises(BrokenGame) as refused:
        await store.games.log(game_id)
    assert refused.value.reason["ply"] == 3
    assert len(await store.games.log(game_id, 0, 3)) == 3


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


async def test_a_finished_game_awaits_nobody_and_cannot_be_given_up(
    home: Home, store: Store
) -> None:
    game_id = await new_game(store)
    await play_on(store, game_id, Rng(1))
    assert (await store.games.load(game_id)).record.awaits == ()
    before = home.everything()
    with pytest.raises(AlreadyOver):
        await store.games.end(game_id, "given-up")
    assert home.everything() == before


async def test_a_game_given_up_is_kept_and_awaits_nobody(store: Store) -> None:
    game_id = await store.lobbies.create(otys(), [Player("random")] * 2, channel_id=2)
    table = await play_some(store, game_id, 20)
    record = await store.games.end(game_id, "given-up")
    stored = await store.games.load(game_id)
    assert stored.record == record
    assert (record.state, record.ended, record.scores) == (GameState.ENDED, "given-up", None)
    assert (record.awaits, record.computer_seat, record.ply) == ((), None, table.ply)
    assert await store.posts.computers_awaited() == []
    assert await check(store, game_id) == []


async def test_a_game_given_up_is_not_played_on(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 5)
    table = (await store.games.load(game_id)).table
    await store.games.end(game_id, "given-up")
    before = home.everything()
    answer = any_answer(table, table.pending[0], Rng(1))
    for attempt in (
        store.moves.play(game_id, table.pending[0].seat, answer, 5),
        store.moves.undo(game_id, 0, 5, agreed=True),
    ):
        with pytest.raises(NotAwaited) as refused:
            await attempt
        assert refused.value.msg.key == "error-game-over"
    assert home.everything() == before


async def test_a_game_is_given_up_once(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await store.games.end(game_id, "given-up")
    before = home.everything()
    with pytest.raises(AlreadyOver) as refused:
        await store.games.end(game_id, "again")
    assert refused.value.msg["game"] == game_id
    assert home.everything() == before
