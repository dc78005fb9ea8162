"""Posts that arrived although Discord's response was lost: none of them keeps its buttons."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NoReturn
from unittest.mock import patch

import aiohttp
import discord
import pytest

from bot.posts import send
from bot.posts.retirement import PostRetirer
from bot.posts.status_poster import StatusPoster
from bot.table.tables import Actor
from engine.core.decision import Answer, Decision, Pick
from tests.e2e.evening import Evening, wait_until
from tests.e2e.lost_posts import (
    CHANGES,
    POSTS,
    at_the_end_of_a_turn,
    end_turn,
    one_post,
    pings_so_far,
    turn,
)
from tests.e2e.poll_actions import end_from_outside


@pytest.fixture(autouse=True)
def hurry() -> Iterator[None]:
    """Retry failed requests at once."""
    with patch("bot.posts.retry.SOON", 0.01):
        yield


async def test_a_post_that_arrived_unnoticed_is_put_away_when_the_next_player_has_moved(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    with patch("bot.posts.retry.TRIES", (3600,)):
        person = await at_the_end_of_a_turn(scene, game)
        await scene.sandbox.inject_fault("lost", times=2, **POSTS)
        await end_turn(scene, person)
        pings = pings_so_far(scene)
        assert await turn(scene, game) is not person
        await one_post(scene, game, pings)


async def test_a_post_that_arrived_unnoticed_is_looked_for_until_it_is_found(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)

    async def nothing(*_: object, **__: object) -> None:
        """Do nothing, so that nothing is announced before the turn is over."""

    async def unreadable(*_: object) -> NoReturn:
        """Time out, since Discord never answers."""
        raise TimeoutError

    with patch("bot.posts.retry.TRIES", (3600,)):
        person = await at_the_end_of_a_turn(scene, game)
        await scene.sandbox.inject_fault("lost", times=2, **POSTS)
        await end_turn(scene, person)
        with patch.object(StatusPoster, "tell", nothing):
            other = await at_the_end_of_a_turn(scene, game)
        with patch.object(PostRetirer, "_since", unreadable):
            await end_turn(scene, other)
        assert len(scene.playable(person)) == 2
        await scene.later(minutes=5)
        await one_post(scene, game)


async def test_a_post_that_arrived_unnoticed_is_found_after_a_crash(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    with patch("bot.posts.retry.TRIES", (3600,)):
        await scene.sandbox.inject_fault("lost", times=2, **POSTS)
        await end_turn(scene, person)
    await scene.stop()
    # By then Discord no longer recognizes the nonce.
    scene.sandbox.clock.advance(3600)
    await scene.start_again()
    await one_post(scene, game)


async def test_a_post_that_was_asked_for_and_arrived_unnoticed_is_put_away(
    scene: Evening,
) -> None:
    """By the time of the retry there is nothing new to post, but there is a post to retire."""
    await scene.gather(scene.ben)
    await scene.sandbox.inject_fault("lost", times=2, **POSTS)
    await scene.command(scene.ann, "game status", {})
    assert len(scene.playable(scene.ann)) == 2
    await scene.later(seconds=5)
    await wait_until(lambda: len(scene.playable(scene.ann)) == 1, "one post")
    assert scene.rows("select * from lost_posts") == []


async def test_a_post_in_place_of_one_that_could_not_be_changed_is_put_away(
    scene: Evening,
) -> None:
    """A solo player has one post, which is edited; a failure in between leaves no second one."""
    game = await scene.gather(computers=1)
    person = await at_the_end_of_a_turn(scene, game)
    await scene.sandbox.inject_fault("answer", times=2, status=503, **CHANGES)
    await scene.sandbox.inject_fault("lost", times=2, **POSTS)
    await end_turn(scene, person)
    assert len(scene.playable(person)) == 2
    await scene.later(seconds=5)
    await one_post(scene, game)


def _anything(asked: Decision) -> Answer:
    """Return a legal answer."""
    if isinstance(asked, Pick):
        return tuple(option.key for option in asked.options[: max(1, asked.least)])
    return asked.low


async def _turn_behind_the_scenes(scene: Evening, game: int) -> int:
    """Play a whole turn that is not announced, and return the user ID of the player."""
    tables = scene.bot.services.tables
    standing = await tables.standing(game)
    seat = standing.awaited[0]
    user = standing.players[seat].user_id
    assert user is not None
    while seat in standing.awaited:
        await tables.answer(game, seat, _anything, standing.ply, Actor(user, None, ends_turn=True))
        standing = await tables.standing(game)
    return user


async def test_who_posts_right_after_a_failure_knows_that_it_may_have_arrived(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    tasks: list[asyncio.Task[None]] = []

    async def cut(*news: object) -> discord.Message:
        """Lose the response to the first post, while another player moves on."""
        sent = await send.send_update(*news)  # type: ignore[arg-type]
        if not tasks:
            user = await _turn_behind_the_scenes(scene, game)
            tasks.append(asyncio.create_task(scene.bot.services.status_poster.tell(game, user)))
            await asyncio.sleep(0.01)
            raise aiohttp.ServerDisconnectedError
        return sent

    with patch("bot.posts.status_poster.send_update", cut):
        await end_turn(scene, person)
        await asyncio.gather(*tasks)
    await one_post(scene, game)


async def test_a_game_that_was_ended_leaves_no_post_that_arrived_unnoticed(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    with patch("bot.posts.retry.TRIES", (3600,)):
        await scene.sandbox.inject_fault("lost", times=2, **POSTS)
        await end_turn(scene, person)
        await end_from_outside(scene)
    await wait_until(lambda: not scene.playable(scene.ann), "the posts to be put away")


@pytest.mark.parametrize("restarts", [False, True], ids=["goes on", "is restarted"])
async def test_a_game_that_moved_is_shown_in_its_new_channel_by_and_by(
    scene: Evening, *, restarts: bool
) -> None:
    game = await scene.gather(scene.ben)
    room = scene.sandbox.chat.add_channel("elsewhere", None).id
    await scene.sandbox.inject_fault("answer", times=2, status=503, **POSTS)
    await scene.command(scene.ann, "game here", {"number": game}, room)
    assert not scene.playable(scene.ann, room)
    if restarts:
        await scene.restart()
    else:
        await scene.later(seconds=5)
    await wait_until(lambda: len(scene.playable(scene.ann, room)) == 1, "the post there")
    await wait_until(lambda: not scene.playable(scene.ann), "the post here to be put away")


async def test_a_post_without_buttons_keeps_its_words_however_old_it_is(scene: Evening) -> None:
    """The post about the end is retried for hours; the post about the last turn keeps its text."""
    game = await scene.gather(scene.ben)
    await turn(scene, game)
    post = scene.status(scene.ann)
    await scene.sandbox.inject_fault("answer", times=10, status=503, **POSTS)
    await end_from_outside(scene)
    # A try that is slow to fail is only repeated after the jump that follows the next one.
    for seconds in (5, 65, 305, 1805, *[7205] * 12):
        await scene.later(seconds=seconds)
        await asyncio.sleep(0.2)
        if not scene.rows("select * from posts where kind = 'end'"):
            break
    await wait_until(lambda: not scene.rows("select * from posts where kind = 'end'"), "the end")
    assert post.id in [each.id for each in scene.ann.messages()]
