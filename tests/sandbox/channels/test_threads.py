"""Channels, threads and DM channels, and who may do what in them."""

from __future__ import annotations

import discord
import pytest

from sandbox.errors import CannotDo
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot


async def test_a_thread_on_a_message_has_its_id_and_marks_it(
    channel: discord.TextChannel, bot: SmallBot, one: Person
) -> None:
    message = await channel.send("a game")
    thread = await message.create_thread(name="Otys 1")
    await thread.send("inside")
    assert thread.id == message.id
    assert bot.get_channel(thread.id) == thread
    assert one.messages()[0].raw["thread"]["name"] == "Otys 1"
    assert [seen.content for seen in one.messages(str(thread.id))] == ["inside"]


async def test_a_message_has_one_thread(channel: discord.TextChannel) -> None:
    message = await channel.send("a game")
    await message.create_thread(name="first")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="second")
    assert refused.value.code == 160004


async def test_a_public_thread_is_announced_in_its_channel(
    channel: discord.TextChannel, one: Person
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    (note,) = one.messages()
    assert (note.raw["type"], note.content) == (18, "aside")
    assert note.raw["message_reference"]["channel_id"] == str(thread.id)


async def test_a_private_thread_is_seen_by_those_inside(
    channel: discord.TextChannel, two: Person, sandbox: Sandbox
) -> None:
    thread = await channel.create_thread(name="hidden")
    with pytest.raises(CannotDo, match="no such channel"):
        two.messages(str(thread.id))
    await thread.add_user(discord.Object(int(two.id)))
    assert two.messages(str(thread.id)) == []
    members = {member.id for member in await thread.fetch_members()}
    assert members == {int(sandbox.world.bot.id), int(two.id)}
    await thread.remove_user(discord.Object(int(two.id)))
    with pytest.raises(CannotDo):
        two.messages(str(thread.id))


async def test_a_message_wakes_a_sleeping_thread(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    await sandbox.inject_fault("archive", channel=str(thread.id))
    assert (await thread.guild.fetch_channel(thread.id)).archived  # type: ignore[union-attr]
    await one.say("good morning", str(thread.id))
    part = sandbox.world.channels[str(thread.id)].thread
    assert part is not None
    assert not part.archived


async def test_a_locked_thread_is_opened_only_by_those_who_manage_threads(
    channel: discord.TextChannel, sandbox: Sandbox, two: Person
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    await sandbox.inject_fault("archive", channel=str(thread.id), locked=True)
    with pytest.raises(CannotDo, match="cannot write"):
        await two.say("hello?", str(thread.id))
    await sandbox.inject_fault("permissions", channel=str(channel.id), deny=["MANAGE_THREADS"])
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("hello?")
    assert refused.value.code == 160005
    await sandbox.inject_fault("permissions", channel=str(channel.id), deny=[])
    await thread.send("hello!")


async def test_an_idle_thread_falls_asleep(
    channel: discord.TextChannel, sandbox: Sandbox, caller: Caller
) -> None:
    thread = await channel.create_thread(
        name="aside", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    sandbox.clock.advance(59 * 60)
    path = f"/channels/{thread.id}"
    assert not (await caller("GET", path)).body["thread_metadata"]["archived"]
    sandbox.clock.advance(61)
    assert (await caller("GET", path)).body["thread_metadata"]["archived"]
    listed = await caller("GET", f"{caller.channel}/threads/archived/public")
    assert [one["name"] for one in listed.body["threads"]] == ["aside"]


async def test_there_is_no_thread_in_a_thread(channel: discord.TextChannel, caller: Caller) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    form = {"name": "deeper", "type": 11}
    assert (await caller("POST", f"/channels/{thread.id}/threads", form)).code == 50024
