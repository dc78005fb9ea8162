"""The members of threads."""

from __future__ import annotations

import discord
import pytest

from sandbox.channels import channels, members, threads
from sandbox.event_bus import Intent
from sandbox.model import Channel, Overwrite
from sandbox.permissions import Permission
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.small_world import Heard, lounge, person


async def test_whoever_is_mentioned_in_a_thread_is_in_it(
    channel: discord.TextChannel, two: Person
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    allowed = discord.AllowedMentions.all()
    await thread.send(two.mention, allowed_mentions=allowed)
    assert int(two.id) in {member.id for member in await thread.fetch_members()}


# -- without a server


@pytest.fixture
def thread(world: World) -> Channel:
    opening = threads.Opening("aside", world.bot.id)
    return threads.open_thread(world, lounge(world), opening)


def test_only_a_thread_has_members(world: World, thread: Channel) -> None:
    assert list(members.part_of(thread).members) == [world.bot.id]
    with pytest.raises(ValueError, match="is no thread"):
        members.part_of(lounge(world))


def test_whoever_joins_twice_is_told_once(world: World, thread: Channel, heard: Heard) -> None:
    two = person(world, 2)
    for _ in range(2):
        members.join(world, thread, two.id)
    assert list(members.part_of(thread).members) == [world.bot.id, two.id]
    (news,) = heard.bot
    assert (news.event, news.intent) == ("THREAD_MEMBERS_UPDATE", Intent.GUILD_MEMBERS)
    assert [one["user_id"] for one in news.data["added_members"]] == [two.id]
    assert (news.data["member_count"], news.data["removed_member_ids"]) == (2, [])
    assert len(heard.by(two, "channel")) == 1


def test_whoever_leaves_is_told_if_they_were_in_it(
    world: World, thread: Channel, heard: Heard
) -> None:
    members.leave(world, thread, person(world).id)
    assert heard.bot == []
    members.leave(world, thread, world.bot.id)
    (news,) = heard.bot
    assert (news.data["removed_member_ids"], news.data["member_count"]) == ([world.bot.id], 0)
    # The bot hears of its own membership whatever its intents.
    assert news.intent is Intent.GUILDS


def test_whoever_is_mentioned_joins_if_they_see_the_channel(world: World, thread: Channel) -> None:
    two, three = person(world, 2).id, person(world, 3).id
    denied = Overwrite(two, 1, 0, int(Permission.VIEW_CHANNEL))
    channels.overwrite(world, lounge(world), denied)
    members.join_mentioned(world, thread, [two, three])
    assert list(members.part_of(thread).members) == [world.bot.id, three]
