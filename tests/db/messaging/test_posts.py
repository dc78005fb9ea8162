"""Posts in a channel, and deliveries that are found to be due after a crash."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from db.errors import NoSuchGame
from db.messaging.posts import STATUS, UNDELIVERED, UNTOLD_ENDS
from db.messaging.waits import NOBODY, Wait, Waiting
from db.records import Player, Post
from db.schema import now
from db.simulate import play_on
from db.store import Store
from engine.core.rng import Rng
from tests.db.backends import (
    Home,
    any_answer,
    new_game,
    new_lobby,
    on_a_file,
    otys,
    play_one,
    play_some,
)

POST = Post(channel_id=2, message_id=1 << 62, ply=0, at=datetime(2026, 3, 1, 12, tzinfo=UTC))


async def show(store: Store, game_id: int, ply: int) -> None:
    await store.posts.put(game_id, STATUS, replace(POST, ply=ply, message_id=game_id))


async def with_computer(store: Store, channel_id: int | None = 2) -> int:
    """Start a game in which only computer players are awaited, and return its number."""
    return await store.lobbies.create(otys(), [Player("random")] * 2, channel_id=channel_id)


async def test_a_post_is_kept(store: Store) -> None:
    game_id = await new_game(store)
    await store.posts.put(game_id, STATUS, POST)
    assert await store.posts.get(game_id, STATUS) == POST
    assert await store.posts.get(game_id, "lobby") is None
    assert await store.posts.get(99, STATUS) is None


async def test_there_is_one_post_of_a_kind(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await store.posts.put(game_id, STATUS, POST)
    later = replace(POST, channel_id=9, message_id=5, ply=0)
    await store.posts.put(game_id, STATUS, later)
    await store.posts.put(game_id, "turn", POST)
    assert (await store.posts.get(game_id, STATUS), await store.posts.get(game_id, "turn")) == (
        later,
        POST,
    )
    assert len(home.rows("select * from posts")) == 2


async def test_a_dropped_post_is_forgotten_and_may_be_dropped_again(store: Store) -> None:
    game_id = await new_game(store)
    for kind in (STATUS, "turn"):
        await store.posts.put(game_id, kind, POST)
    for _ in range(2):
        await store.posts.drop(game_id, STATUS)
    assert await store.posts.get(game_id, STATUS) is None
    assert await store.posts.get(game_id, "turn") == POST


async def test_only_a_game_that_is_there_is_posted(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.posts.put(99, STATUS, POST)


async def test_a_message_leads_to_its_game(store: Store) -> None:
    first, second = await new_game(store), await new_lobby(store)
    await store.posts.put(first, STATUS, POST)
    await store.posts.put(second, "lobby", replace(POST, message_id=7))
    assert await store.posts.owner_of(POST.message_id) == (first, STATUS)
    assert await store.posts.owner_of(7) == (second, "lobby")
    assert await store.posts.owner_of(8) is None


async def test_a_message_that_became_another_post_is_the_later_one(store: Store) -> None:
    game_id = await new_game(store)
    await store.posts.put(game_id, "lobby", POST)
    await store.posts.put(game_id, STATUS, replace(POST, at=POST.at + timedelta(hours=1)))
    await store.posts.put(game_id, "turn", replace(POST, at=POST.at - timedelta(hours=1)))
    assert await store.posts.owner_of(POST.message_id) == (game_id, STATUS)


async def test_posts_go_with_their_game(home: Home, store: Store) -> None:
    await store.posts.put(await new_game(store), STATUS, POST)
    home.run("delete from games")
    assert home.rows("select * from posts") == []


async def test_what_is_public_never_goes_back(store: Store) -> None:
    game_id = await new_game(store)
    assert (await store.games.load(game_id)).record.announced == 0
    await play_some(store, game_id, 10)
    for ply, announced in ((4, 4), (2, 4), (10, 10), (0, 10)):
        await store.posts.mark_public(game_id, ply)
        assert (await store.games.load(game_id)).record.announced == announced
    table = (await store.games.load(game_id)).table
    seat = max((0, 1), key=table.last)
    await store.moves.undo(game_id, seat, 10, agreed=True)
    assert (await store.games.load(game_id)).record.announced == 10


async def test_a_move_can_be_made_public_as_it_is_kept(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    announced = []
    for public in (False, True, False):
        table = (await store.games.load(game_id)).table
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        await store.moves.play(game_id, asked.seat, answer, table.ply, public=public)
        announced.append((await store.games.load(game_id)).record.announced)
    assert announced == [0, 2, 2]


async def test_announcing_does_not_make_a_game_livelier(store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    await store.posts.mark_public(first, 0)
    await show(store, first, 0)
    assert [game.id for game in await store.games.by_channel(2)] == [second, first]


@pytest.mark.parametrize("ply", [-1, 4])
async def test_a_ply_that_is_not_there_cannot_be_announced(store: Store, ply: int) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 3)
    with pytest.raises(ValueError, match="no ply"):
        await store.posts.mark_public(game_id, ply)
    with pytest.raises(NoSuchGame):
        await store.posts.mark_public(99, 0)


async def test_a_game_whose_status_post_is_missing_or_behind_is_undelivered(store: Store) -> None:
    game_id = await new_game(store)
    assert await store.posts.undelivered() == [game_id]
    await show(store, game_id, 0)
    assert await store.posts.undelivered() == []
    await play_some(store, game_id, 6)
    assert await store.posts.undelivered() == []
    await store.posts.mark_public(game_id, 6)
    assert await store.posts.undelivered() == [game_id]
    await show(store, game_id, 5)
    assert await store.posts.undelivered() == [game_id]
    await show(store, game_id, 6)
    assert await store.posts.undelivered() == []
    await store.posts.drop(game_id, STATUS)
    assert await store.posts.undelivered() == [game_id]
    await store.posts.put(game_id, "turn", replace(POST, ply=6))
    assert await store.posts.undelivered() == [game_id]


async def test_a_running_game_that_is_shown_in_another_channel_is_undelivered(
    store: Store,
) -> None:
    game_id = await new_game(store)
    await show(store, game_id, 0)
    await store.games.move_channel(game_id, 4711)
    assert await store.posts.undelivered() == [game_id]
    await store.posts.put(game_id, STATUS, replace(POST, channel_id=4711))
    assert await store.posts.undelivered() == []


@pytest.mark.slow
async def test_a_finished_game_is_undelivered_until_its_end_is_shown(store: Store) -> None:
    game_id = await new_game(store)
    await show(store, game_id, 0)
    await play_on(store, game_id, Rng(1))
    ply = (await store.games.load(game_id)).record.ply
    await store.posts.mark_public(game_id, ply)
    assert await store.posts.undelivered() == [game_id]
    await show(store, game_id, ply)
    assert await store.posts.undelivered() == []


async def test_a_computer_that_has_not_gone_on_is_undelivered(store: Store) -> None:
    game_id = await with_computer(store)
    await show(store, game_id, 0)
    assert await store.posts.undelivered() == [game_id]
    await play_one(store, game_id, Rng(1))
    await store.posts.mark_public(game_id, 1)
    await show(store, game_id, 1)
    assert await store.posts.undelivered() == [game_id]


async def test_a_turn_that_was_left_to_a_computer_in_private_is_undelivered(store: Store) -> None:
    game_id = await new_game(store)
    await show(store, game_id, 0)
    seat = (await store.games.load(game_id)).table.pending[0].seat
    await play_one(store, game_id, Rng(1))
    assert await store.posts.undelivered() == []
    await store.seats.set_stand_in(game_id, seat, "greedy")
    assert await store.posts.undelivered() == [game_id]


async def test_a_game_is_undelivered_until_all_who_are_noted_were_called(store: Store) -> None:
    game_id = await new_game(store)
    await show(store, game_id, 0)
    wait = Wait(game_id, 0, 100, 0, now())
    await store.waits.set_awaited(game_id, Waiting((wait,)))
    assert await store.posts.undelivered() == [game_id]
    await store.posts.put(game_id, STATUS, POST, Waiting((wait,)))
    assert await store.posts.undelivered() == []


async def test_a_game_with_somebody_new_on_a_seat_is_undelivered_until_that_is_noted(
    store: Store,
) -> None:
    game_id = await new_game(store)
    await show(store, game_id, 0)
    for change in (
        store.seats.set_stand_in(game_id, 0, "greedy"),
        store.seats.set_stand_in(game_id, 0, None),
        store.seats.reseat(game_id, 0, Player("human", 77, "Zoe")),
    ):
        await change
        assert await store.waits.owes_call(game_id)
        assert await store.posts.undelivered() == [game_id]
        await store.waits.set_awaited(game_id, NOBODY)
        assert not await store.waits.owes_call(game_id)
    assert await store.posts.undelivered() == []


async def test_a_game_in_which_all_agreed_to_an_undo_is_undelivered_though_nothing_is_public(
    store: Store,
) -> None:
    game_id = await new_game(store)
    await show(store, game_id, 0)
    await play_some(store, game_id, 1)
    seat = (await store.games.load(game_id)).table.moves[0].seat
    assert await store.posts.undelivered() == []
    await store.moves.undo(game_id, seat, 1, agreed=True)
    assert await store.posts.undelivered() == [game_id]


async def test_a_game_is_undelivered_once_whatever_is_due(store: Store) -> None:
    ids = [await with_computer(store) for _ in range(3)]
    assert await store.posts.undelivered() == ids


async def test_lobbies_games_given_up_and_games_without_a_channel_are_not_undelivered(
    store: Store,
) -> None:
    await new_lobby(store)
    await with_computer(store, channel_id=None)
    await store.games.end(await with_computer(store), "idle")
    assert await store.posts.undelivered() == []


async def test_an_end_is_untold_until_it_is_noted(store: Store) -> None:
    game_id = await with_computer(store)
    await show(store, game_id, 0)
    assert await store.posts.untold_ends() == []
    await store.games.end(game_id, "agreed")
    assert await store.posts.untold_ends() == [game_id]
    assert not await store.posts.is_end_told(game_id)
    for _ in range(2):
        await store.posts.note_end_told(game_id)
        assert await store.posts.untold_ends() == []
    assert await store.posts.is_end_told(game_id)
    assert await store.posts.get(game_id, STATUS) is not None


async def test_of_lobbies_and_games_without_a_channel_no_end_is_told(store: Store) -> None:
    await store.games.end(await new_lobby(store), "lobby")
    await store.games.end(await with_computer(store, channel_id=None), "given-up")
    assert await store.posts.untold_ends() == []


@on_a_file
async def test_what_is_undelivered_is_found_without_reading_ten_thousand_games(
    home: Home, store: Store
) -> None:
    """Each statement reads an index of the games, and only the primary keys of the posts."""
    template = await new_game(store)
    names = "game, pack, seats, options, seed, channel_id, ply, announced, created_at, updated_at"
    home.run(
        f"with recursive n(i) as (select 2 union all select i + 1 from n where i < 10000)"  # noqa: S608 - named above
        f" insert into games (id, state, {names})"
        f" select i, case i % 9 when 0 then 'running' else 'over' end, {names}"
        f" from games, n where games.id = ?",
        template,
    )
    home.run("insert into posts select id, 'status', 2, id, announced, created_at from games")
    home.run("delete from posts where game_id = 5000")
    home.run("update games set computer_seat = 1 where id = 9000")
    assert await store.posts.undelivered() == [5000, 9000]
    async with store.database.reading() as connection:
        dialect = connection.dialect
        for statement in (UNDELIVERED, UNTOLD_ENDS):
            asked = statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
            plan = await connection.exec_driver_sql(f"explain query plan {asked}")
            steps = [row.detail for row in plan]
            assert [step for step in steps if "games" in step]
            for step in steps:
                assert not step.startswith("SCAN"), steps
                assert "games" not in step or "USING COVERING INDEX" in step or "computer" in step
