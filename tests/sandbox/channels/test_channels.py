"""Guild channels and DM channels."""

from __future__ import annotations

import discord
import pytest

from sandbox import errors
from sandbox.channels import channels, threads
from sandbox.errors import CannotDo, Refused
from sandbox.model import TEXT, Attachment, Channel, Overwrite
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import Heard, lounge, person, said


async def test_a_direct_message_reaches_one_person(bot: SmallBot, one: Person, two: Person) -> None:
    user = await bot.fetch_user(int(one.id))
    await user.send("your turn")
    assert [seen.content for seen in one.messages(one.direct())] == ["your turn"]
    assert [ping.content for ping in one.pings] == ["your turn"]
    with pytest.raises(CannotDo, match="no such channel"):
        two.messages(one.direct())


async def test_a_channel_that_is_gone_takes_everything_along(
    bot: SmallBot, channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    message = await channel.send("a game", file=discord.File(__file__, "a.txt"))
    await message.create_thread(name="aside")
    gone = bot.wait_for("guild_channel_delete", timeout=5)
    await sandbox.inject_fault("delete_channel", channel=one.channel)
    assert (await gone).id == channel.id
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("hello?")
    assert refused.value.code == 10003
    assert [one.name for one in sandbox.world.channels.values()] == ["table-1"]
    sandbox.clock.advance(60)
    sandbox.world.leaving.remove_old()
    assert not list(sandbox.store.folder.glob("attachments/*/*"))


# -- without a server


def test_a_channel_gets_a_name_without_blanks_and_the_last_place(
    world: World, heard: Heard
) -> None:
    channel = channels.create(world, " Table Two ", "deep")
    assert (channel.name, channel.topic, channel.position) == ("table-two", "deep", 2)
    assert world.channels[channel.id] is channel
    assert heard.events() == ["CHANNEL_CREATE"]


def test_there_are_at_most_500_channels(world: World) -> None:
    for number in range(498):
        world.channels[f"c{number}"] = Channel(f"c{number}", TEXT)
    with pytest.raises(Refused) as refused:
        channels.create(world, "more")
    assert refused.value.reason == errors.TOO_MANY_CHANNELS


def test_a_direct_channel_is_made_once(world: World, heard: Heard) -> None:
    one = person(world)
    channel = channels.direct(world, one.id)
    assert channels.direct(world, one.id) is channel
    assert [shown["id"] for shown in heard.by(one, "channel")] == [channel.id]
    assert heard.bot == []


def test_a_channel_goes_with_its_threads_messages_and_files(world: World, heard: Heard) -> None:
    place = lounge(world)
    thread = threads.open_thread(world, place, threads.Opening("aside", world.bot.id))
    inside = said(world, channel=thread)
    inside.attachments = [Attachment("7", "a.txt", 1, "text/plain")]
    heard.forget()
    channels.delete(world, place)
    assert [one.name for one in world.channels.values()] == ["table-1"]
    assert world.anywhere(inside.id) is None
    assert world.leaving.find(thread.id, "7", "a.txt") is not None
    # The bot is told only of the channel.
    assert [(news.event, news.data["id"]) for news in heard.bot] == [("CHANNEL_DELETE", place.id)]
    gone = [one["id"] for one in heard.by(person(world), "channel_gone")]
    assert gone == [thread.id, place.id]


def test_an_overwrite_takes_the_place_of_another_and_an_empty_one_goes(world: World) -> None:
    place, denied = lounge(world), int(Permission.VIEW_CHANNEL)
    for deny in (denied, 0, denied):
        channels.overwrite(world, place, Overwrite(world.bot.id, 1, 0, deny))
        assert [one.deny for one in place.overwrites] == ([deny] if deny else [])


@pytest.mark.parametrize("kind", ["direct", "thread"])
def test_only_channels_of_the_server_have_overwrites(world: World, kind: str) -> None:
    opening = threads.Opening("aside", world.bot.id)
    place = (
        channels.direct(world, person(world).id)
        if kind == "direct"
        else threads.open_thread(world, lounge(world), opening)
    )
    with pytest.raises(Refused) as refused:
        channels.overwrite(world, place, Overwrite(world.bot.id, 1, 0, 1))
    assert refused.value.reason == errors.WRONG_CHANNEL_TYPE


def test_whoever_may_not_look_any_more_loses_the_channel_and_its_threads(
    world: World, heard: Heard
) -> None:
    two = person(world, 2)
    thread = threads.open_thread(world, lounge(world), threads.Opening("aside", world.bot.id))
    heard.forget()
    denied = Overwrite(two.id, 1, 0, int(Permission.VIEW_CHANNEL))
    channels.overwrite(world, lounge(world), denied)
    gone = [one["id"] for one in heard.by(two, "channel_gone")]
    assert gone == [lounge(world).id, thread.id]
    assert heard.by(person(world, 3), "channel_gone") == []
