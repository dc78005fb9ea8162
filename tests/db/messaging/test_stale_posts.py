"""Posts that still have to be retired, and posts that went unnoticed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from db.messaging.posts import STATUS
from db.messaging.stale_posts import OldPost
from db.records import Post
from db.store import Store
from tests.db.backends import new_game

AT = datetime(2026, 3, 1, 12, tzinfo=UTC)
POST = Post(channel_id=2, message_id=1 << 62, ply=0, at=AT)
NEXT = Post(channel_id=3, message_id=(1 << 62) + 1, ply=4, at=AT)


def ids(posts: list[OldPost]) -> list[tuple[int, int]]:
    return [(post.channel_id, post.message_id) for post in posts]


async def test_a_post_whose_place_is_taken_has_to_be_put_away(store: Store) -> None:
    game_id = await new_game(store)
    await store.posts.put(game_id, STATUS, POST)
    assert await store.stale_posts.of_game(game_id) == []
    await store.posts.put(game_id, STATUS, NEXT)
    (old,) = await store.stale_posts.of_game(game_id)
    assert ids([old]) == [(POST.channel_id, POST.message_id)]
    assert old.at == AT
    assert await store.stale_posts.untidy(store.now()) == [game_id]
    await store.stale_posts.remove(old)
    assert (
        await store.stale_posts.of_game(game_id),
        await store.stale_posts.untidy(store.now()),
    ) == ([], [])


async def test_a_post_that_only_tells_more_stays(store: Store) -> None:
    game_id = await new_game(store)
    await store.posts.put(game_id, STATUS, POST)
    await store.posts.put(game_id, STATUS, replace(POST, ply=7))
    assert await store.stale_posts.of_game(game_id) == []


async def test_an_older_post_never_takes_the_place_of_a_newer_one(store: Store) -> None:
    game_id = await new_game(store)
    await store.posts.put(game_id, STATUS, NEXT)
    await store.posts.put(game_id, STATUS, POST)
    assert await store.posts.get(game_id, STATUS) == NEXT
    assert ids(await store.stale_posts.of_game(game_id)) == [(POST.channel_id, POST.message_id)]


async def test_posts_of_other_kinds_are_only_forgotten(store: Store) -> None:
    game_id = await new_game(store)
    for post in (POST, NEXT, POST):
        await store.posts.put(game_id, "quiet", post)
    assert await store.posts.get(game_id, "quiet") == POST
    assert await store.stale_posts.of_game(game_id) == []


async def test_what_is_put_off_is_due_later(store: Store) -> None:
    game_id = await new_game(store)
    await store.stale_posts.add(game_id, POST)
    await store.stale_posts.add(game_id, POST)
    (old,) = await store.stale_posts.of_game(game_id)
    later = store.now() + timedelta(hours=1)
    await store.stale_posts.put_off(old, later)
    assert await store.stale_posts.untidy(store.now()) == []
    assert await store.stale_posts.untidy(later) == [game_id]


async def test_a_suspicion_is_kept_until_it_is_cleared(store: Store) -> None:
    game_id = await new_game(store)
    assert await store.stale_posts.suspicions(game_id) == []
    for channel, after in ((5, 1 << 61), (5, 1 << 62), (6, 7)):
        await store.stale_posts.suspect(game_id, channel, after)
    found = await store.stale_posts.suspicions(game_id)
    assert [(each.channel_id, each.after) for each in found] == [(5, 1 << 61), (6, 7)]
    assert await store.stale_posts.untidy(store.now()) == [game_id]
    later = store.now() + timedelta(hours=1)
    for each in found:
        await store.stale_posts.put_off(each, later)
    assert (await store.stale_posts.untidy(store.now()), await store.stale_posts.untidy(later)) == (
        [],
        [game_id],
    )
    for each in found:
        await store.stale_posts.clear(each)
    assert (await store.stale_posts.suspicions(game_id), await store.stale_posts.untidy(later)) == (
        [],
        [],
    )
