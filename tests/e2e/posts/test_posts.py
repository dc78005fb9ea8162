"""Posts when Discord has trouble: everyone is pinged, and exactly one post is playable."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from unittest.mock import patch

import pytest

from bot.admin.rules_upgrade import RULES
from bot.app import Fathom
from bot.custom_ids import Verb
from bot.posts.status_poster import StatusPoster
from bot.reminders.scheduler import NOTED
from db.messaging.posts import Posts
from tests.db.backends import on_both
from tests.e2e.evening import Evening, has, public, wait_until
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


# -- posts that fail


@pytest.mark.parametrize(
    ("kind", "how"),
    [("answer", {"status": 503}), ("lost", {}), ("lost", {"applied": False})],
    ids=["503", "answer lost", "cut on the way"],
)
async def test_a_post_that_fails_once_is_sent_again_at_once(
    scene: Evening, kind: str, how: dict[str, object]
) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    pings = pings_so_far(scene)
    await scene.sandbox.inject_fault(kind, **how, **POSTS)
    await end_turn(scene, person)
    await one_post(scene, game, pings)
    other = await scene.whose(game)
    assert len(other.pings) == pings[other.id] + 1
    assert not scene.told(person, "bot-error-post-failed")


async def test_a_post_that_fails_twice_follows_in_seconds(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    pings = pings_so_far(scene)
    await scene.sandbox.inject_fault("answer", status=503, times=2, **POSTS)
    await end_turn(scene, person)
    assert scene.told(person, "bot-error-post-failed")
    await scene.later(seconds=5)
    await one_post(scene, game, pings)


# -- old posts that cannot be retired


@pytest.mark.parametrize(
    "how", [{"status": 503}, {"status": 403, "code": 50001}], ids=["503", "403"]
)
async def test_an_old_post_that_could_not_be_put_away_is_later(
    scene: Evening, how: dict[str, object]
) -> None:
    game = await scene.gather(scene.ben)
    await scene.sandbox.inject_fault("answer", times=1, **how, **CHANGES)
    await turn(scene, game)
    assert len(scene.playable(scene.ann)) == 2
    await scene.later(minutes=5)
    await one_post(scene, game)


async def test_an_old_post_that_was_put_away_unnoticed_keeps_its_words(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    old = scene.status(scene.ann)
    await scene.sandbox.inject_fault("lost", times=1, **CHANGES)
    await turn(scene, game)
    words = scene.ann.look(old).text
    assert words
    await scene.later(minutes=5)
    await one_post(scene, game)
    await wait_until(lambda: scene.rows("select * from old_posts") == [], "that it is known")
    assert scene.ann.look(old).text == words


@on_both
async def test_an_old_post_that_a_crash_left_is_put_away_at_the_start(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.sandbox.inject_fault("answer", times=1, status=503, **CHANGES)
    await turn(scene, game)
    assert len(scene.playable(scene.ann)) == 2
    await scene.restart()
    await one_post(scene, game)


async def test_a_post_of_a_game_that_was_ended_is_put_away_later(scene: Evening) -> None:
    await scene.gather(scene.ben)
    await scene.sandbox.inject_fault("answer", times=1, status=503, **CHANGES)
    await end_from_outside(scene)
    assert len(scene.playable(scene.ann)) == 1
    await scene.later(minutes=5)
    await wait_until(lambda: not scene.playable(scene.ann), "the post to be put away")


# -- database outages


@asynccontextmanager
async def _away_after_a_commit(scene: Evening) -> AsyncIterator[None]:
    """Make the database fail as soon as a move is stored, before anyone is told of it."""
    tell = StatusPoster.tell
    async with AsyncExitStack() as stack:

        async def gone(*given: object, **how: object) -> None:
            await stack.enter_async_context(scene.without_database())
            await tell(*given, **how)  # type: ignore[arg-type]

        with patch.object(StatusPoster, "tell", gone):
            yield


@on_both
async def test_a_database_that_is_away_before_the_post_leaves_nobody_uncalled(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    pings = pings_so_far(scene)
    async with _away_after_a_commit(scene):
        await end_turn(scene, person)
    assert await scene.whose(game) is not person
    await scene.later(minutes=2)
    await one_post(scene, game, pings)


async def test_a_post_that_could_not_be_noted_is_not_sent_twice(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await at_the_end_of_a_turn(scene, game)
    pings = pings_so_far(scene)
    put_post = Posts.put

    async def gone(*given: object, **how: object) -> object:
        async with scene.without_database():
            return await put_post(*given, **how)  # type: ignore[arg-type]

    with patch.object(Posts, "put", gone):
        await end_turn(scene, person)
    sent = [each.id for each in scene.cleo.messages()]
    await scene.later(minutes=2)
    await one_post(scene, game, pings)
    assert [each.id for each in scene.cleo.messages()] == sent


async def test_what_was_not_told_is_found_without_a_restart(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    pings = pings_so_far(scene)

    async def crash(*_: object, **__: object) -> None:
        """Do nothing: the move is announced to nobody."""

    with patch.object(StatusPoster, "tell", crash):
        await turn(scene, game)
    for _ in range(3):
        await scene.later(minutes=4)
    await one_post(scene, game, pings)


async def test_a_start_survives_a_database_that_comes_up_late(
    scene: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    game = await scene.gather(scene.ben)
    pings = pings_so_far(scene)

    async def crash(*_: object, **__: object) -> None:
        """Do nothing: the process ended between commit and post."""

    with patch.object(StatusPoster, "tell", crash):
        await turn(scene, game)
    await scene.stop()
    scene.change("delete from facts where name in (?, ?)", RULES, NOTED)
    await _start_without_database(scene)
    assert _in_vain(caplog) == []
    await scene.later(minutes=2)
    await one_post(scene, game, pings)
    noted = "select 1 from facts where name in (?, ?)"
    await wait_until(lambda: len(scene.rows(noted, RULES, NOTED)) == 2, "what starts are for")
    await scene.later(days=2)
    awaited = await scene.whose(game)
    assert scene.rows("select step from waits where user_id = ?", int(awaited.id)) != [(0,)]


async def test_a_question_is_put_after_a_start_without_a_database(scene: Evening) -> None:
    game = await scene.gather(scene.ben)

    async def crash(*_: object, **__: object) -> None:
        raise RuntimeError("the process ends here")

    with patch("bot.polls.polls.show_poll", crash):
        asked = await scene.command(scene.ben, "game end", {"number": game})
        await scene.press(scene.ben, asked.shown(), Verb.PROPOSE_END, until="acknowledged")
    assert not _ballots(scene)
    await scene.stop()
    await _start_without_database(scene)
    await scene.later(minutes=2)
    await wait_until(lambda: _ballots(scene) == 1, "the question")


def _ballots(scene: Evening) -> int:
    """Return the number of public messages that ask for a vote."""
    seen = scene.cleo.messages(scene.room)
    return sum(has(each, Verb.BALLOT) and not each.ephemeral for each in seen)


async def test_an_end_that_nobody_was_told_of_is_found_without_a_restart(scene: Evening) -> None:
    await scene.gather(scene.ben)

    async def crash(*_: object, **__: object) -> None:
        """Do nothing: the end is announced to nobody."""

    with patch.object(StatusPoster, "tell_end", crash):
        await end_from_outside(scene)
    assert len(scene.playable(scene.ann)) == 1
    for _ in range(3):
        await scene.later(minutes=4)
    await wait_until(lambda: "was ended early" in public(scene.ben), "the end")
    await wait_until(lambda: not scene.playable(scene.ann), "the post to be put away")


def _in_vain(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the log messages about tasks whose exceptions nobody retrieved."""
    gc.collect()
    said = [record.getMessage() for record in caplog.records]
    return [each for each in said if "never retrieved" in each]


async def _start_without_database(scene: Evening) -> None:
    """Start the bot with a database that fails once the bot connects, and recovers later."""
    hook = Fathom.setup_hook
    async with AsyncExitStack() as stack:
        tried: list[object] = []

        async def then_gone(bot: Fathom) -> None:
            await hook(bot)
            tried.append(await stack.enter_async_context(scene.without_database()))

        with patch.object(Fathom, "setup_hook", then_gone):
            await scene.start_again()
        (asked,) = tried
        await wait_until(lambda: len({*asked}) >= 2, "all that a start is for to be tried")  # type: ignore[misc]
