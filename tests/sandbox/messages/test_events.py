"""The events about messages that the bot and the pages receive."""

from __future__ import annotations

import pytest

from sandbox.channels import channels
from sandbox.event_bus import Intent
from sandbox.messages import events
from sandbox.model import Message, Overwrite
from sandbox.permissions import Permission
from sandbox.world import World
from tests.sandbox.small_world import Heard, lounge, person, said


def hidden(world: World) -> Message:
    """Provide a message that only the first person sees."""
    message = said(world)
    message.ephemeral_to = person(world).id
    return message


def test_a_new_message_is_told_to_the_bot_and_to_all_who_may_look(
    world: World, heard: Heard
) -> None:
    message = said(world, "hello", by=person(world, 2).id)
    (news,) = heard.bot
    assert (news.event, news.in_guild) == ("MESSAGE_CREATE", True)
    assert news.intent is Intent.GUILD_MESSAGES
    assert (news.data["id"], news.data["guild_id"]) == (message.id, world.guild.id)
    assert news.has_content
    shown = [heard.by(each, "message")[0]["id"] for each in world.people.values()]
    assert shown == [message.id] * 4


def test_the_bot_may_read_its_own_words(world: World, heard: Heard) -> None:
    said(world)
    assert not heard.bot[0].has_content


def test_what_is_told_in_private_is_no_news_of_the_server(world: World, heard: Heard) -> None:
    one, two = person(world), person(world, 2)
    channel = channels.direct(world, one.id)
    said(world, by=one.id, channel=channel)
    news = heard.bot[-1]
    assert (news.intent, news.in_guild) == (Intent.DIRECT_MESSAGES, False)
    assert "guild_id" not in news.data
    assert (len(heard.by(one, "message")), heard.by(two, "message")) == (1, [])


def test_an_ephemeral_message_is_told_to_one_page(world: World, heard: Heard) -> None:
    message = hidden(world)
    heard.forget()
    events.tell_changed(world, message)
    events.tell_gone(world, message)
    assert heard.bot == []
    assert len(heard.by(person(world), "message")) == 1
    assert len(heard.by(person(world), "message_gone")) == 1
    assert {news.to for news in heard.page} == {frozenset({person(world).id})}


def test_a_message_that_was_put_away_is_not_shown_again(world: World, heard: Heard) -> None:
    message = hidden(world)
    message.dismissed = True
    heard.forget()
    events.tell_page(world, message)
    assert heard.page == []


def test_a_change_and_an_end_are_told(world: World, heard: Heard) -> None:
    message = said(world)
    heard.forget()
    events.tell_changed(world, message)
    events.tell_gone(world, message)
    assert heard.events() == ["MESSAGE_UPDATE", "MESSAGE_DELETE"]
    gone = {"id": message.id, "channel_id": message.channel_id}
    assert heard.bot[1].data == gone | {"guild_id": world.guild.id}
    assert heard.by(person(world), "message_gone") == [gone]


def test_a_bot_that_does_not_see_a_channel_is_told_nothing_of_it(
    world: World, heard: Heard
) -> None:
    denied = int(Permission.VIEW_CHANNEL)
    channels.overwrite(world, lounge(world), Overwrite(world.bot.id, 1, 0, denied))
    heard.forget()
    message = said(world, by=person(world).id)
    events.tell_gone(world, message)
    assert heard.bot == []
    assert len(heard.by(person(world), "message")) == 1


@pytest.mark.parametrize("pinged", [True, False])
def test_whoever_is_pinged_is_told_so(world: World, heard: Heard, *, pinged: bool) -> None:
    message = said(world)
    two = person(world, 2)
    message.mentions = [two.id] if pinged else []
    events.ping(world, message)
    news = {"message_id": message.id, "channel_id": message.channel_id}
    assert heard.by(two, "mention") == ([news] if pinged else [])
    assert [one.to for one in heard.page if one.kind == "mention"] == [frozenset({two.id})] * pinged
