"""Posts to a game's channel, recorded by a fake channel."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, create_autospec

import aiohttp
import discord
import pytest

from bot.custom_ids import Verb, parse_custom_id
from bot.posts import retry
from bot.posts import status_poster as telling
from bot.posts.status_poster import PostFailed, StatusPoster
from bot.table.standing import Standing
from bot.table.tables import Actor, Tables
from db.messaging.posts import STATUS
from db.records import Post
from db.schema import now
from engine.core.msg import msg
from tests.bot.limits import inside, said
from tests.bot.positions import Unseen
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import (
    ANN,
    BEN,
    CHANNEL,
    answer,
    begun,
    default,
    opened,
    to_last_answer,
)


class Channel:
    """A channel that first raises the given failures and then records what is sent to it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.failures: list[Exception] = []
        self.asked, self.told, self.open = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.open.set()
        self.at_once = 0
        self.room = create_autospec(discord.PartialMessageable, instance=True, spec_set=True)
        self.room.send = AsyncMock(side_effect=self._send)
        self.old = create_autospec(discord.PartialMessage, instance=True)
        self.room.get_partial_message.return_value = self.old
        self.old.fetch.side_effect = failure(404, 10008)

    async def _send(self, content: str = "", **message: object) -> object:
        self.at_once += 1
        self.asked.set()
        assert self.at_once == 1, "one post at a time"
        await self.open.wait()
        self.at_once -= 1
        if self.failures:
            raise self.failures.pop(0)
        self.sent.append({"content": content, **message})
        self.told.set()
        return SimpleNamespace(id=1000 + len(self.sent), channel=SimpleNamespace(id=CHANNEL))

    def text(self, number: int) -> str:
        """Return the text of a message."""
        view = self.sent[number].get("view")
        return said(view) if view else str(self.sent[number]["content"])

    def pinged(self, number: int) -> list[int]:
        """Return the users pinged by a message."""
        mentions = self.sent[number]["allowed_mentions"].to_dict()
        assert mentions["parse"] == []
        return [int(user) for user in mentions.get("users", ())]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def channel() -> Channel:
    return Channel()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry failed requests at once."""
    monkeypatch.setattr(retry, "SOON", 0)


@pytest.fixture
async def status_poster(tables: Tables, channel: Channel) -> AsyncIterator[StatusPoster]:
    client = create_autospec(discord.Client, instance=True, spec_set=True)
    client.get_guild.return_value = None
    client.get_partial_messageable.return_value = channel.room
    pictures = Unseen()
    status_poster = StatusPoster(client, tables, pictures)
    yield status_poster
    await status_poster.close()
    pictures.close()


async def a_turn(tables: Tables, number: int) -> int:
    """Play a whole turn, and return the user who played it."""
    seat = (await to_last_answer(tables, number)).awaited[0]
    standing = await answer(tables, number, default)
    return standing.players[seat].user_id or 0


async def awaited_user(tables: Tables, number: int) -> int:
    standing = await tables.standing(number)
    return standing.players[standing.awaited[0]].user_id or 0


async def test_the_first_post_calls_whoever_begins(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    first = await awaited_user(tables, number)
    assert channel.pinged(0) == [first]
    assert f"<@{first}>" in channel.text(0)
    assert (await tables.standing(number)).table.commitment in channel.text(0)


async def test_after_a_turn_only_whoever_is_awaited_next_is_pinged(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    done = await a_turn(tables, number)
    await status_poster.tell(number, done)
    assert channel.pinged(1) == [await awaited_user(tables, number)]
    assert (await tables.standing(number)).table.commitment not in channel.text(1)


async def test_whoever_acted_is_not_pinged(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, "greedy")
    await status_poster.tell(number, ANN)
    assert channel.pinged(0) == []


async def test_without_news_nothing_is_sent(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    await status_poster.tell(number)
    assert len(channel.sent) == 1


async def test_a_post_sent_anew_pings_nobody(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    await status_poster.tell(number, new_post=True)
    assert channel.pinged(1) == []
    assert f"<@{await awaited_user(tables, number)}>" in channel.text(1)


async def test_a_private_turn_is_not_shown_in_the_channel(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    await to_last_answer(tables, number)
    await status_poster.tell(number, new_post=True)
    assert channel.text(1).splitlines()[0] == channel.text(0).splitlines()[0]


async def test_what_several_want_to_tell_at_once_is_told_once(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    channel.open.clear()
    waiting = [asyncio.create_task(status_poster.tell(number)) for _ in range(5)]
    await channel.asked.wait()
    channel.open.set()
    await asyncio.gather(*waiting)
    assert len(channel.sent) == 1


async def test_of_several_posts_sent_anew_there_is_only_one_at_a_time(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await asyncio.gather(*(status_poster.tell(number, new_post=True) for _ in range(4)))
    assert len(channel.sent) == 4


async def test_a_post_is_finished_though_whoever_waits_for_it_is_called_off(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    channel.open.clear()
    waiting = asyncio.create_task(status_poster.tell(number))
    await channel.asked.wait()
    waiting.cancel()
    channel.open.set()
    await status_poster.close()
    assert len(channel.sent) == 1
    assert (await tables.store.posts.get(number, STATUS)) is not None
    await status_poster.tell(number)
    assert len(channel.sent) == 1


async def test_what_was_done_is_told_in_full_however_long_it_is(
    tables: Tables, status_poster: StatusPoster, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    await a_turn(tables, number)
    said = [f"**Ann** {'dives ' * 400}{number}" for number in range(4)]
    monkeypatch.setattr(telling, "story_lines", lambda *_: said)
    await status_poster.tell(number)
    told = "".join(channel.text(number) for number in range(1, len(channel.sent)))
    assert len(channel.sent) == 5
    assert all(line in told for line in said)
    for message in channel.sent[1:-1]:
        assert not message["content"], "only components have room for so many words"
    assert [channel.pinged(number) for number in range(1, 4)] == [[], [], []]


@pytest.mark.parametrize(
    ("failure", "why"),
    [
        (failure(403, 50013), "bot-error-post-forbidden"),
        (failure(404, 10003), "bot-error-post-gone"),
        (failure(400, 50083), "bot-error-post-locked"),
        (failure(403, 160005), "bot-error-post-locked"),
        (failure(413), "bot-error-post-large"),
        (failure(500), "bot-error-post-failed"),
        (aiohttp.ServerDisconnectedError(), "bot-error-post-failed"),
        (TimeoutError(), "bot-error-post-failed"),
    ],
)
async def test_why_a_post_failed_is_said(
    tables: Tables, status_poster: StatusPoster, channel: Channel, failure: Exception, why: str
) -> None:
    number = await begun(tables, ANN, BEN)
    # A passing failure is retried once before anyone is told.
    channel.failures = [failure] * 2
    with pytest.raises(PostFailed) as wrong:
        await status_poster.tell(number)
    assert wrong.value.msg.key == why


async def test_a_post_that_failed_is_tried_again_by_and_by(
    tables: Tables, status_poster: StatusPoster, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "TRIES", (0, 0, 0))
    number = await begun(tables, ANN, BEN)
    channel.failures = [failure(500), failure(500), failure(500)]
    with pytest.raises(PostFailed):
        await status_poster.tell(number)
    await channel.told.wait()
    assert channel.room.send.await_count == 4
    assert channel.pinged(0) == [await awaited_user(tables, number)]


async def test_however_often_a_post_fails_it_is_tried_again_by_one_alone(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    before = asyncio.all_tasks()
    channel.failures = [failure(500)] * 3
    for _ in range(3):
        with pytest.raises(PostFailed):
            await status_poster.tell(number)
    (waiting,) = asyncio.all_tasks() - before
    assert not waiting.done()


async def test_a_game_that_was_given_up_is_not_shown_any_more(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await tables.store.games.end(number, "given-up")
    await status_poster.tell(number, new_post=True)
    assert channel.sent == []


async def test_an_end_that_could_not_be_told_is_told_by_and_by_as_it_was(
    tables: Tables, status_poster: StatusPoster, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "TRIES", (0, 0))
    number = await begun(tables, ANN, BEN)
    ended = await tables.store.games.end(number, "quiet")
    channel.failures = [aiohttp.ServerDisconnectedError(), TimeoutError()]
    await status_poster.tell_end(ended, msg("bot-quiet-closed", game=number, days=14), ANN)
    await channel.told.wait()
    await status_poster.close()
    assert channel.pinged(0) == [BEN]
    assert channel.text(0) == (
        f"-# <@{BEN}>: game {number} was closed because nobody had moved for 14 days"
    )
    assert await tables.store.posts.is_end_told(number)
    await status_poster.tell_end(ended)
    assert len(channel.sent) == 1


async def test_an_end_is_not_tried_to_be_told_where_nothing_can_be_written(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    ended = await tables.store.games.end(number, "agreed")
    channel.failures = [failure(403, 50001)]
    await status_poster.tell_end(ended)
    assert await tables.store.posts.is_end_told(number)
    assert channel.sent == []


async def test_an_old_post_leaves_only_its_words(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    old = create_autospec(discord.Message, instance=True)
    view = channel.sent[0]["view"]
    old.components = [discord.components._component_factory(part) for part in view.to_components()]
    channel.old.fetch.side_effect = None
    channel.old.fetch.return_value = old
    await status_poster.tell(number, new_post=True)
    left = channel.old.edit.await_args.kwargs
    assert left["attachments"] == []
    assert [part for part in inside(left["view"]) if "custom_id" in part] == []
    assert said(left["view"]).startswith("-# Otys · game")
    assert "<@" not in said(left["view"])


async def test_a_post_that_is_too_old_to_be_edited_goes(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    before = now() - timedelta(hours=2)
    await tables.store.posts.put(number, STATUS, Post(CHANNEL, 5, 0, before))
    await status_poster.tell(number, new_post=True)
    channel.old.delete.assert_awaited_once()
    channel.old.edit.assert_not_awaited()


async def test_that_an_old_post_is_gone_does_not_hinder_the_new_one(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    await status_poster.tell(number, new_post=True)
    channel.old.fetch.assert_awaited_once()
    post = await tables.store.posts.get(number, STATUS)
    assert post is not None
    assert post.message_id == 1002


async def test_buttons_of_a_post_are_for_everybody(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN)
    await status_poster.tell(number)
    view = channel.sent[0]["view"]
    ids = [part["custom_id"] for part in inside(view) if "custom_id" in part]
    presses = [press for press in map(parse_custom_id, ids) if press]
    assert [press.verb for press in presses[:4]] == [
        Verb.PLAY, Verb.SHEET, Verb.LOG, Verb.UNDO_LAST,
    ]  # fmt: skip
    assert {(press.game, press.seat) for press in presses} == {(number, -1)}


# ---------------------------------------------------------------- several who are awaited at once


def readable(channel: Channel) -> None:
    """Make the last message readable and editable."""
    old = create_autospec(discord.Message, instance=True)
    view = channel.sent[-1]["view"]
    old.components = [discord.components._component_factory(part) for part in view.to_components()]
    channel.old.fetch.side_effect = None
    channel.old.fetch.return_value = old


async def choose_hand(tables: Tables, number: int, seat: int) -> None:
    standing = await tables.standing(number)
    actor = Actor(standing.players[seat].user_id or 0)
    await tables.answer(number, seat, default, standing.ply, actor)


async def test_that_one_of_several_has_chosen_changes_the_post_and_calls_nobody(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN, game="underwater-cities")
    await status_poster.tell(number)
    assert channel.pinged(0) == [ANN, BEN]
    readable(channel)
    await choose_hand(tables, number, 0)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) == 1
    edited = channel.old.edit.await_args.kwargs
    assert edited["allowed_mentions"].to_dict() == {"parse": []}
    text = said(edited["view"])
    assert f"<@{BEN}>" in text
    assert f"<@{ANN}>" not in text
    assert (await tables.standing(number)).table.commitment in text


async def test_when_all_have_chosen_only_whoever_begins_is_called(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN, game="underwater-cities")
    await status_poster.tell(number)
    readable(channel)
    for seat in (1, 0):
        await choose_hand(tables, number, seat)
        await status_poster.tell(number)
    assert len(channel.sent) == 2
    assert channel.pinged(1) == [await awaited_user(tables, number)]


async def test_a_post_that_cannot_be_changed_stays_and_the_next_one_tells_it_all(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN, game="underwater-cities")
    await status_poster.tell(number)
    await choose_hand(tables, number, 0)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) == 1
    await choose_hand(tables, number, 1)
    await status_poster.tell(number, BEN)
    assert len(channel.sent) == 2
    assert "Round 1 starts" in channel.text(1)


async def test_what_somebody_owes_is_named_but_calls_nobody(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await begun(tables, ANN, BEN, game="underwater-cities")
    standing = await tables.standing(number)
    while not standing.owing:
        standing = await answer(tables, number, default)
    (debtor,) = standing.owing
    name, user = standing.players[debtor].name, standing.players[debtor].user_id
    await status_poster.tell(number)
    assert channel.pinged(0) == [standing.players[standing.awaited[0]].user_id]
    assert f"{name}: " in channel.text(0).partition("No rush")[2]
    assert f"<@{user}>" not in channel.text(0)
    readable(channel)
    await choose_hand(tables, number, debtor)
    await status_poster.tell(number, user)
    assert "No rush" not in said(channel.old.edit.await_args.kwargs["view"])
    assert len(channel.sent) == 1


# ---------------------------------------------------------------- one person, nobody else to call


async def alone(tables: Tables, status_poster: StatusPoster, channel: Channel, *others: str) -> int:
    """Start a game of one person, announce it, and return its number."""
    number = await begun(tables, ANN, *others, game="underwater-cities")
    await status_poster.tell(number, ANN)
    readable(channel)
    return number


async def told_on(tables: Tables, number: int) -> Standing:
    """Let the only person play until there is something to announce, and return the standing."""
    standing = await tables.standing(number)
    told = standing.record.announced
    while standing.record.announced == told:
        standing = await answer(tables, number, default)
    return standing


@pytest.mark.parametrize("others", [(), ("random",)])
async def test_what_one_person_did_is_told_in_the_post_that_stands(
    tables: Tables, status_poster: StatusPoster, channel: Channel, others: tuple[str, ...]
) -> None:
    number = await alone(tables, status_poster, channel, *others)
    standing = await told_on(tables, number)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) == 1
    edited = channel.old.edit.await_args.kwargs
    assert edited["allowed_mentions"].to_dict() == {"parse": []}
    text = said(edited["view"])
    assert "Round 1 starts" in text
    assert "Round 1 starts" not in channel.text(0)
    assert standing.table.commitment not in text
    assert "Play" in [part.get("label") for part in inside(edited["view"])]


async def test_what_was_told_in_the_post_that_stands_is_not_told_again(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await alone(tables, status_poster, channel)
    before = await tables.store.posts.get(number, STATUS)
    standing = await told_on(tables, number)
    for _ in range(2):
        await status_poster.tell(number, ANN)
    channel.old.edit.assert_awaited_once()
    assert before is not None
    post = Post(CHANNEL, before.message_id, standing.record.announced, before.at)
    assert await tables.store.posts.get(number, STATUS) == post


@pytest.mark.slow
async def test_alone_a_post_that_is_gone_is_followed_by_another(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await alone(tables, status_poster, channel)
    channel.old.edit.side_effect = failure(404, 10008)
    await told_on(tables, number)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) == 2
    assert "Round 1 starts" in channel.text(1)


async def test_alone_a_post_that_is_too_old_to_be_edited_is_followed_by_another(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await alone(tables, status_poster, channel)
    post = await tables.store.posts.get(number, STATUS)
    assert post is not None
    await tables.store.posts.put(number, STATUS, replace(post, at=now() - timedelta(hours=2)))
    await told_on(tables, number)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) == 2


async def test_one_person_who_does_not_know_yet_is_called_with_a_post(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await alone(tables, status_poster, channel)
    await told_on(tables, number)
    await status_poster.tell(number)
    assert channel.pinged(1) == [ANN]


@pytest.mark.slow
async def test_the_end_of_a_game_alone_is_told_with_a_post(
    tables: Tables, status_poster: StatusPoster, channel: Channel
) -> None:
    number = await alone(tables, status_poster, channel)
    standing = await told_on(tables, number)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) == 1
    while standing.table.result is None:
        standing = await answer(tables, number, default)
    await status_poster.tell(number, ANN)
    assert len(channel.sent) > 1
    assert f"{standing.table.seed:x}" in channel.text(-1)
