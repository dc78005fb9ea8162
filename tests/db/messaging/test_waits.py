"""Waits for players, and their reminders."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from db.errors import NoSuchGame
from db.messaging.posts import STATUS
from db.messaging.waits import NOBODY, ClockReading, Reminder, Wait, Waiting
from db.records import Post
from db.store import Store
from tests.db.backends import Home, new_game, on_a_file

THEN = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
POST = Post(channel_id=2, message_id=9, ply=0, at=THEN)


def wait(game: int, seat: int = 0, hours: float | None = 8, ply: int = 0) -> Wait:
    due = None if hours is None else THEN + hours * HOUR
    return Wait(game, seat, 100 + seat, ply, THEN, due_at=due)


async def held(store: Store, *waits: Wait) -> list[Wait]:
    return await store.waits.set_awaited(waits[0].game_id, Waiting(waits))


async def test_whom_a_post_calls_is_noted_with_it(store: Store) -> None:
    game = await new_game(store)
    called = wait(game)
    assert await store.posts.put(game, STATUS, POST, Waiting((called,))) == []
    noted = replace(called, called=True)
    assert await store.waits.of_game(game) == [noted]
    assert await store.waits.of_user(100) == [noted]
    assert await store.waits.of_user(101) == []


async def test_a_post_that_says_nothing_about_waits_leaves_them(store: Store) -> None:
    game = await new_game(store)
    await held(store, wait(game))
    await store.posts.put(game, "lobby", POST)
    assert await store.waits.of_game(game) == [wait(game)]


async def test_whoever_was_noted_without_a_post_is_called_by_the_next_one(store: Store) -> None:
    game = await new_game(store)
    await held(store, wait(game))
    assert await store.waits.of_game(game) == [wait(game)]
    await held(store, wait(game), replace(wait(game, 1), called=True))
    assert [each.called for each in await store.waits.of_game(game)] == [False, True]
    await store.posts.put(game, STATUS, POST, Waiting((wait(game), wait(game, 1))))
    assert [each.called for each in await store.waits.of_game(game)] == [True, True]
    await held(store, wait(game), wait(game, 1))
    assert [each.called for each in await store.waits.of_game(game)] == [True, True]


async def test_a_wait_that_is_over_is_told_and_forgotten(store: Store) -> None:
    game = await new_game(store)
    first, second = wait(game), wait(game, 1)
    await held(store, first)
    assert await store.posts.put(game, STATUS, POST, Waiting((second,))) == [first]
    assert await store.waits.of_game(game) == [replace(second, called=True)]


async def test_a_wait_that_goes_on_keeps_how_far_it_came(store: Store) -> None:
    game = await new_game(store)
    await held(store, wait(game))
    later = replace(wait(game), step=1, sent_at=THEN + HOUR, reminder=Reminder(3, 4))
    assert await store.waits.advance(wait(game), later)
    assert await held(store, wait(game, hours=1), wait(game, 1)) == []
    assert await store.waits.of_game(game) == [later, wait(game, 1)]


@pytest.mark.parametrize("change", [{"ply": 4}, {"user_id": 999}])
async def test_another_question_or_person_is_another_wait(
    store: Store, change: dict[str, int]
) -> None:
    game = await new_game(store)
    await held(store, wait(game))
    another = replace(wait(game), **change)  # type: ignore[arg-type]
    assert await held(store, another) == [wait(game)]
    assert await store.waits.of_game(game) == [another]


async def test_only_a_game_that_is_there_waits(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await held(store, wait(99))


async def test_a_clock_is_set_when_the_wait_is_over(store: Store) -> None:
    game = await new_game(store)
    assert await store.waits.clocks(game) == {}
    await held(store, wait(game))
    await store.waits.set_awaited(game, Waiting((wait(game, 1),), {0: 7200, 1: 60}))
    assert await store.waits.clocks(game) == {0: 7200}


async def test_what_a_running_clock_shows_is_kept_with_the_wait(store: Store) -> None:
    game = await new_game(store)
    await held(store, wait(game), wait(game, 1))
    shown = ClockReading(90, THEN + HOUR)
    await store.waits.mark_clock(wait(game), shown)
    marked = replace(wait(game), clock=shown)
    assert await store.waits.of_game(game) == [marked, wait(game, 1)]
    later = replace(marked, step=1, due_at=None)
    assert await store.waits.advance(marked, later)
    assert await store.waits.of_game(game) == [later, wait(game, 1)]
    await store.waits.mark_clock(replace(marked, ply=7), ClockReading(5, THEN))
    assert await store.waits.of_game(game) == [later, wait(game, 1)]


async def test_the_clock_of_somebody_who_was_replaced_is_not_set(store: Store) -> None:
    game = await new_game(store)
    await held(store, replace(wait(game), user_id=999))
    await store.waits.set_awaited(game, Waiting((), {0: 7200}))
    assert await store.waits.clocks(game) == {}


async def test_the_next_reminder_of_all_games_is_known(store: Store) -> None:
    assert await store.waits.next_due() is None
    first, second, third = [await new_game(store) for _ in range(3)]
    await held(store, wait(first, hours=5))
    await held(store, wait(second, hours=3), wait(second, 1, hours=9))
    await held(store, wait(third, hours=None))
    assert await store.waits.next_due() == THEN + 3 * HOUR


async def test_what_is_due_comes_by_how_long_it_is_due(store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    await held(store, wait(first, hours=5), wait(first, 1, hours=9))
    await held(store, wait(second, hours=3), wait(second, 1, hours=None))
    assert await store.waits.due(THEN, 10) == []
    assert await store.waits.due(THEN + 3 * HOUR, 10) == [wait(second, hours=3)]
    assert [each.game_id for each in await store.waits.due(THEN + 9 * HOUR, 10)] == [
        second,
        first,
        first,
    ]
    assert await store.waits.due(THEN + 9 * HOUR, 1) == [wait(second, hours=3)]


async def test_of_two_who_remind_at_once_one_does(store: Store) -> None:
    game = await new_game(store)
    await held(store, wait(game))
    after = replace(wait(game), step=1, due_at=None)
    assert await store.waits.advance(wait(game), after)
    assert not await store.waits.advance(wait(game), after)


async def test_a_wait_that_is_over_comes_no_further(store: Store) -> None:
    game = await new_game(store)
    await held(store, wait(game))
    await store.waits.set_awaited(game, NOBODY)
    assert not await store.waits.advance(wait(game), replace(wait(game), step=1))
    assert await store.waits.of_game(game) == []


async def test_waits_go_with_their_game(home: Home, store: Store) -> None:
    await held(store, wait(await new_game(store)))
    home.run("delete from games")
    assert home.rows("select * from waits") == []


@on_a_file
async def test_what_is_due_is_found_without_reading_all_waits(home: Home, store: Store) -> None:
    await held(store, wait(await new_game(store)))
    for query in (
        "select min(due_at) from waits where due_at is not null",
        "select * from waits where due_at <= '2027' order by due_at limit 5",
    ):
        plan = [str(row[3]) for row in home.rows(f"explain query plan {query}")]
        assert all("ix_waits_due_at" in step for step in plan), plan
