"""Messages as Discord sends them, depending on the reader."""

from __future__ import annotations

import discord

from sandbox.channels import channels
from sandbox.messages import serializers
from sandbox.model import Attachment, Reaction
from sandbox.server import Sandbox
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot, connected
from tests.sandbox.small_world import person, said, until


async def test_words_of_people_are_hidden_from_a_bot_that_did_not_ask_for_them(
    sandbox: Sandbox, one: Person
) -> None:
    intents = discord.Intents.default()
    async with connected(sandbox, SmallBot(intents=intents)) as bot:
        await one.say("secret")
        await one.say(f"hello <@{sandbox.world.bot.id}>")
        await until(lambda: len(bot.heard) == 2)
        channel = bot.get_channel(int(one.channel))
        assert isinstance(channel, discord.TextChannel)
        read = [message.content async for message in channel.history(oldest_first=True)]
    expected = ["", f"hello <@{sandbox.world.bot.id}>"]
    assert [message.content for message in bot.heard] == expected
    assert read == expected


async def test_words_of_people_are_open_to_a_bot_that_asked_for_them(
    sandbox: Sandbox, one: Person
) -> None:
    intents = discord.Intents.default()
    intents.message_content = True
    async with connected(sandbox, SmallBot(intents=intents)) as bot:
        await one.say("open")
        await until(lambda: bot.heard)
    assert bot.heard[0].content == "open"


# -- without a server


def test_a_reply_shows_what_it_answers_but_not_what_that_answers(world: World) -> None:
    first = said(world, "first")
    second, third = said(world, "second"), said(world, "third")
    for reply, original in ((second, first), (third, second)):
        reply.type = serializers.REPLY
        reply.reference = {"type": 0, "message_id": original.id}
    shown = serializers.message(world, third)
    assert shown["referenced_message"]["content"] == "second"
    assert "referenced_message" not in shown["referenced_message"]
    second.reference = {"type": 0, "message_id": "1"}
    assert serializers.message(world, second)["referenced_message"] is None


def test_only_what_a_message_has_is_shown(world: World) -> None:
    message = said(world)
    plain = serializers.message(world, message)
    message.nonce, message.made_by = "7", {"id": "1"}
    message.reactions = [Reaction("👍", [world.bot.id, person(world).id])]
    shown = serializers.message(world, message)
    made = {"interaction_metadata", "application_id", "webhook_id"}
    assert {*shown} - {*plain} == made | {"nonce", "reactions"}
    (reaction,) = shown["reactions"]
    assert (reaction["emoji"]["name"], reaction["count"], reaction["me"]) == ("👍", 2, True)


def test_a_page_learns_for_whom_an_ephemeral_message_is(world: World) -> None:
    message = said(world)
    assert "ephemeral_to" not in serializers.for_page(world, message)
    message.ephemeral_to = person(world).id
    message.attachments = [Attachment("7", "a.txt", 1, "text/plain")]
    shown = serializers.for_page(world, message)
    assert shown["ephemeral_to"] == person(world).id
    assert shown["attachments"][0]["ephemeral"] is True


def test_words_of_people_are_hidden_unless_they_are_for_the_bot(world: World) -> None:
    message = said(world, "secret", by=person(world).id)
    assert serializers.for_bot(world, message)["content"] == ""
    message.mentions = [world.bot.id]
    assert serializers.for_bot(world, message)["content"] == "secret"
    message.mentions, world.bot_reads = [], True
    assert serializers.for_bot(world, message)["content"] == "secret"


def test_the_bot_reads_its_own_words_and_what_is_said_in_private(world: World) -> None:
    channel = channels.direct(world, person(world).id)
    private = said(world, by=person(world).id, channel=channel)
    assert not serializers.needs_content_intent(world, private)
    assert not serializers.needs_content_intent(world, said(world))
    assert serializers.needs_content_intent(world, said(world, by=person(world).id))


def test_an_event_of_the_server_shows_the_members(world: World) -> None:
    message = said(world, by=person(world).id)
    message.mentions = [person(world, 2).id]
    shown = serializers.in_event(world, message)
    assert shown["guild_id"] == world.guild.id
    assert "user" not in shown["member"]
    assert shown["mentions"][0]["member"]["joined_at"] == person(world, 2).joined_at
    person(world).present = False
    assert "member" not in serializers.in_event(world, message)


def test_an_event_in_private_is_the_message_alone(world: World) -> None:
    message = said(world, channel=channels.direct(world, person(world).id))
    assert serializers.in_event(world, message) == serializers.message(world, message)


def test_a_message_without_words_keeps_all_the_rest(world: World) -> None:
    shown = serializers.message(world, said(world, "secret"))
    bare = serializers.without_words(shown)
    assert {key for key in shown if shown[key] != bare[key]} == {"content"}
    assert shown["content"] == "secret"
