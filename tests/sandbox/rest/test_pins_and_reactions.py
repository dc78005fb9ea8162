"""Pins and reactions."""

from __future__ import annotations

import discord
import pytest

from sandbox import errors
from sandbox.channels import channels
from sandbox.errors import Refused
from sandbox.event_bus import Intent
from sandbox.model import Reaction
from sandbox.rest.pins_and_reactions import react, unreact
from sandbox.server import Sandbox
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import Heard, person, said


async def test_a_message_can_be_pinned_and_loosened(channel: discord.TextChannel) -> None:
    message = await channel.send("keep this")
    await message.pin()
    assert [pinned.content async for pinned in channel.pins()] == ["keep this"]
    await message.unpin()
    assert [pinned async for pinned in channel.pins()] == []


async def test_reactions_come_and_go(channel: discord.TextChannel, bot: SmallBot) -> None:
    message = await channel.send("vote")
    await message.add_reaction("👍")
    reaction = (await channel.fetch_message(message.id)).reactions[0]
    assert (reaction.emoji, reaction.count, reaction.me) == ("👍", 1, True)
    assert [user.id async for user in reaction.users()] == [bot.application_id]
    await message.clear_reactions()
    assert (await channel.fetch_message(message.id)).reactions == []


async def test_a_reaction_must_be_an_emoji(channel: discord.TextChannel) -> None:
    message = await channel.send("vote")
    with pytest.raises(discord.HTTPException) as refused:
        await message.add_reaction("x")
    assert refused.value.code == 10014


# -- without a server


def test_a_reaction_is_counted_once_for_each(world: World, heard: Heard) -> None:
    message = said(world)
    heard.forget()
    for user in (person(world).id, world.bot.id, person(world).id):
        react(world, message, "👍", user)
    (reaction,) = message.reactions
    assert reaction.users == [person(world).id, world.bot.id]
    assert heard.events() == ["MESSAGE_REACTION_ADD"] * 2
    told = heard.bot[0].data
    assert told["member"]["user"]["id"] == person(world).id
    assert (told["message_author_id"], told["guild_id"]) == (world.bot.id, world.guild.id)
    assert len(heard.by(person(world, 2), "message")) == 2


def test_a_message_has_at_most_20_reactions(world: World) -> None:
    message = said(world)
    message.reactions = [Reaction(str(number), ["1"]) for number in range(20)]
    react(world, message, "7", world.bot.id)
    with pytest.raises(Refused) as refused:
        react(world, message, "👍", world.bot.id)
    assert refused.value.reason == errors.TOO_MANY_REACTIONS


def test_a_reaction_that_is_taken_back_is_gone(world: World, heard: Heard) -> None:
    message = said(world)
    react(world, message, "👍", world.bot.id)
    heard.forget()
    unreact(world, message, "👍", world.bot.id)
    assert message.reactions == []
    assert heard.events() == ["MESSAGE_REACTION_REMOVE"]
    for user in (world.bot.id, person(world).id):
        with pytest.raises(Refused) as refused:
            unreact(world, message, "👍", user)
        assert refused.value.reason == errors.UNKNOWN_EMOJI


def test_a_reaction_in_private_is_no_news_of_the_server(world: World, heard: Heard) -> None:
    message = said(world, channel=channels.direct(world, person(world).id))
    heard.forget()
    react(world, message, "👍", person(world).id)
    (news,) = heard.bot
    assert (news.intent, news.in_guild) == (Intent.DIRECT_MESSAGE_REACTIONS, False)
    assert "guild_id" not in news.data


# -- over HTTP


async def test_reactions_of_others_need_a_permission(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    message = await one.say("vote")
    stored = sandbox.world.anywhere(message.id)
    assert stored is not None
    reactions = f"{caller.channel}/messages/{message.id}/reactions"
    for emoji in ("👍", "👎"):
        react(sandbox.world, stored, emoji, one.id)
        assert (await caller("PUT", f"{reactions}/{emoji}/@me")).status == 204
    assert (await caller("DELETE", f"{reactions}/👍/{one.id}")).status == 204
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["MANAGE_MESSAGES"])
    assert (await caller("DELETE", f"{reactions}/👎/{one.id}")).code == 50013
    assert (await caller("DELETE", reactions)).code == 50013
    assert (await caller("DELETE", f"{reactions}/👍/@me")).status == 204
    assert [reaction.emoji for reaction in stored.reactions] == ["👎"]


async def test_reactions_of_one_emoji_can_be_cleared(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    message = await one.say("vote")
    reactions = f"{caller.channel}/messages/{message.id}/reactions"
    for emoji in ("👍", "👎"):
        await caller("PUT", f"{reactions}/{emoji}/@me")
    assert (await caller("DELETE", f"{reactions}/👍")).status == 204
    assert (await caller("GET", f"{reactions}/👍")).body == []
    (user,) = (await caller("GET", f"{reactions}/👎")).body
    assert user["id"] == sandbox.world.bot.id


async def test_a_new_emoji_needs_a_permission_that_one_that_is_there_does_not(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    message = await one.say("vote")
    stored = sandbox.world.anywhere(message.id)
    assert stored is not None
    react(sandbox.world, stored, "👍", one.id)
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["ADD_REACTIONS"])
    reactions = f"{caller.channel}/messages/{message.id}/reactions"
    assert (await caller("PUT", f"{reactions}/👍/@me")).status == 204
    assert (await caller("PUT", f"{reactions}/👎/@me")).code == 50013


async def test_there_are_at_most_250_pins_the_last_first(sandbox: Sandbox, caller: Caller) -> None:
    messages = [said(sandbox.world, str(number)) for number in range(251)]
    for number, message in enumerate(messages[:-1]):
        message.pinned_at = f"2026-01-01T00:00:{number:03}"
    pins = f"{caller.channel}/messages/pins"
    assert (await caller("PUT", f"{pins}/{messages[-1].id}")).code == 30003
    assert (await caller("PUT", f"{pins}/{messages[0].id}")).status == 204
    listed = (await caller("GET", f"{pins}?limit=2")).body
    assert [one["message"]["content"] for one in listed["items"]] == ["249", "248"]
    assert listed["has_more"]
    before = listed["items"][-1]["pinned_at"]
    rest = (await caller("GET", f"{pins}?limit=1&before={before}")).body
    assert [one["message"]["content"] for one in rest["items"]] == ["247"]
