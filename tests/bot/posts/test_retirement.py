"""Old posts lose their buttons, even those whose sending went unnoticed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.custom_ids import Press, Verb
from bot.messages.components import Button
from bot.messages.message_view import MessageContent
from bot.messages.responses import NOBODY
from bot.posts.retirement import EDITED_WITHIN, GIVEN_UP, SOONEST, PostRetirer
from db.messaging.posts import STATUS
from db.records import GameRecord, Post
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.fake_guild import Sent
from tests.bot.posts.in_town import BEGIN, ClosableTown, Scene, as_sent, in_town
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL

OWN = SimpleNamespace(id=9)


class ReadableTown(ClosableTown):
    """A fake guild in whose channels the messages can be listed, newest first."""

    user = OWN

    def get_partial_messageable(self, number: int, guild_id: int | None = None) -> Any:  # noqa: ANN401
        """Return the channel with this ID."""
        room = super().get_partial_messageable(number, guild_id)
        return room if number in self.closed else _Readable(room, self)


class _Readable:
    def __init__(self, room: Any, town: ClosableTown) -> None:  # noqa: ANN401
        self.send, self.get_partial_message = room.send, room.get_partial_message
        self._id, self._town = room.id, town

    async def history(self, *, limit: int) -> AsyncIterator[object]:
        for each in self._town.there(self._id)[::-1][:limit]:
            if each.view is not None and not each.gone:
                yield as_sent(each.view, id=each.number, author=OWN, created_at=BEGIN)


@dataclass
class Channel:
    """A game in its channel, and the retirer of its posts."""

    scene: Scene
    town: ReadableTown
    record: GameRecord
    retirer: PostRetirer

    async def post(self, *verbs: Verb, game: int = 0) -> Sent:
        """Send a message with these buttons, and return it."""
        rows = tuple(Button(Press(verb, game or self.record.id), msg("bot-log")) for verb in verbs)
        content = MessageContent(
            words=Words(), texts=("<@1>, your move", "the board"), rows=(rows,) if rows else ()
        )
        room = self.town.get_partial_messageable(CHANNEL)
        await room.send(view=content.to_view(), allowed_mentions=NOBODY)
        return self.town.sent[-1]

    async def replaced(self, sent: Sent, age: timedelta = timedelta()) -> None:
        """Record that a message, sent this long ago, used to be the game's post."""
        post = Post(CHANNEL, sent.number, 0, self.scene.time - age)
        await self.scene.services.store.stale_posts.add(self.record.id, post)

    async def current(self, sent: Sent) -> None:
        """Record that a message is the game's current post."""
        post = Post(CHANNEL, sent.number, 0, self.scene.time)
        await self.scene.services.store.posts.put(self.record.id, STATUS, post)

    async def tidy(self) -> None:
        """Retire every post that can be retired."""
        await self.retirer.tidy(self.record)

    async def left(self, after: timedelta = timedelta()) -> list[int]:
        """Return the games that will have posts to retire by then."""
        return await self.scene.services.store.stale_posts.untidy(self.scene.time + after)


@pytest.fixture
async def channel(tmp_path: Path) -> AsyncIterator[Channel]:
    async with in_town(tmp_path) as scene:
        town = ReadableTown()
        record = (await scene.game(ANN, BEN)).record
        yield Channel(scene, town, record, PostRetirer(town.client, scene.services.store))


async def test_an_old_post_keeps_its_words_and_loses_its_buttons(channel: Channel) -> None:
    old = await channel.post(Verb.PLAY, Verb.LOG)
    await channel.replaced(old, EDITED_WITHIN)
    await channel.tidy()
    assert (old.text, old.ids, old.gone) == ("the board", [], False)
    assert await channel.left() == []


@pytest.mark.parametrize(("verbs", "gone"), [((Verb.PLAY,), True), ((), False)])
async def test_a_post_that_is_too_old_to_edit_is_deleted_unless_it_is_bare(
    channel: Channel, verbs: tuple[Verb, ...], *, gone: bool
) -> None:
    old = await channel.post(*verbs)
    await channel.replaced(old, EDITED_WITHIN + timedelta(seconds=1))
    await channel.tidy()
    assert old.gone is gone
    assert await channel.left() == []


async def test_a_post_that_is_gone_is_forgotten(channel: Channel) -> None:
    await channel.replaced(await channel.post(Verb.PLAY))
    channel.town.closed[CHANNEL] = failure(404)
    await channel.tidy()
    assert await channel.left(GIVEN_UP) == []


async def test_a_post_that_cannot_be_reached_is_tried_again_later_each_time(
    channel: Channel,
) -> None:
    old = await channel.post(Verb.PLAY)
    await channel.replaced(old)
    channel.town.closed[CHANNEL] = TimeoutError()
    await channel.tidy()
    assert await channel.left(SOONEST - timedelta(seconds=1)) == []
    assert await channel.left(SOONEST) == [channel.record.id]
    channel.scene.time += timedelta(hours=3)
    await channel.tidy()
    assert await channel.left(timedelta(hours=3) - SOONEST) == []
    del channel.town.closed[CHANNEL]
    await channel.tidy()
    assert old.gone, "it is too old by now to be edited"
    assert await channel.left(GIVEN_UP) == []


async def test_a_post_that_cannot_be_reached_for_a_month_is_left_alone(channel: Channel) -> None:
    await channel.replaced(await channel.post(Verb.PLAY))
    channel.town.closed[CHANNEL] = failure(403)
    channel.scene.time += GIVEN_UP
    await channel.tidy()
    assert await channel.left(GIVEN_UP) == []


async def test_a_post_that_arrived_unnoticed_is_found_and_retired(channel: Channel) -> None:
    known = await channel.post(Verb.PLAY, Verb.LOG)
    unnoticed = await channel.post(Verb.PLAY, Verb.LOG)
    other = await channel.post(Verb.PLAY, Verb.LOG, game=99)
    poll = await channel.post(Verb.BALLOT)
    current = await channel.post(Verb.PLAY, Verb.LOG)
    await channel.retirer.suspect(channel.record, Post(CHANNEL, known.number + 1, 0, BEGIN))
    await channel.current(current)
    await channel.tidy()
    assert unnoticed.ids == []
    assert all(each.ids for each in (known, other, poll, current))
    assert await channel.left() == []


@pytest.mark.parametrize(
    ("last", "suspected"),
    [
        (None, {CHANNEL}),
        (Post(CHANNEL, 5, 0, BEGIN), {CHANNEL}),
        (Post(CHANNEL + 1, 5, 0, BEGIN), {CHANNEL, CHANNEL + 1}),
    ],
)
async def test_a_post_may_have_arrived_in_the_channel_of_the_game_or_of_the_last_one(
    channel: Channel, last: Post | None, suspected: set[int]
) -> None:
    await channel.retirer.suspect(channel.record, last)
    found = await channel.scene.services.store.stale_posts.suspicions(channel.record.id)
    assert {each.channel_id for each in found} == suspected


async def test_a_channel_that_cannot_be_read_is_searched_again_later(channel: Channel) -> None:
    known = await channel.post(Verb.PLAY, Verb.LOG)
    await channel.retirer.suspect(channel.record, Post(CHANNEL, known.number, 0, BEGIN))
    # The current post is not found, so the channel's messages cannot be read at all.
    await channel.scene.services.store.posts.put(
        channel.record.id, STATUS, Post(CHANNEL, known.number + 10**6, 0, BEGIN)
    )
    await channel.tidy()
    assert known.ids
    assert await channel.left(SOONEST) == [channel.record.id]
