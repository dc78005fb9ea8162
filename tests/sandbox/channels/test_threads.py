"""Channels, threads, direct channels, and who may do what in them."""

from __future__ import annotations

import discord
import pytest

from sandbox.errors import CannotDo
from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.wait_until import until


@pytest.fixture
def channel(bot: SmallBot, one: Person) -> discord.TextChannel:
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    return channel


# -- threads


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


async def test_whoever_is_mentioned_in_a_thread_is_in_it(
    channel: discord.TextChannel, two: Person
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    allowed = discord.AllowedMentions.all()
    await thread.send(two.mention, allowed_mentions=allowed)
    assert int(two.id) in {member.id for member in await thread.fetch_members()}


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


async def test_messages_in_a_sleeping_thread_cannot_be_changed(
    channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    message = await thread.send("before")
    await sandbox.inject_fault("archive", channel=str(thread.id))
    for change in (message.edit(content="after"), message.delete()):
        with pytest.raises(discord.HTTPException) as refused:
            await change
        assert refused.value.code == 50083


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


@pytest.mark.parametrize(
    ("form", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "x", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "x", "type": 0}, "type"),
        ({"name": "x", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
    ],
)
async def test_what_is_wrong_with_a_thread_is_told_by_its_place(
    caller: Caller, form: Json, path: str
) -> None:
    assert (await caller("POST", f"{caller.channel}/threads", form)).problem(path)


async def test_there_is_no_thread_in_a_thread(channel: discord.TextChannel, caller: Caller) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    form = {"name": "deeper", "type": 11}
    assert (await caller("POST", f"/channels/{thread.id}/threads", form)).code == 50024


# -- direct channels


async def test_a_direct_message_reaches_one_person(bot: SmallBot, one: Person, two: Person) -> None:
    user = await bot.fetch_user(int(one.id))
    await user.send("your turn")
    assert [seen.content for seen in one.messages(one.direct())] == ["your turn"]
    assert [ping.content for ping in one.pings] == ["your turn"]
    with pytest.raises(CannotDo, match="no such channel"):
        two.messages(one.direct())


async def test_commands_and_buttons_work_in_a_direct_channel(bot: SmallBot, one: Person) -> None:
    seen: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    message = (await one.command("try buttons", channel=one.direct())).shown()
    outcome = await one.press(message, "Change")
    assert outcome.shown().content == "changed"
    assert [interaction.guild_id for interaction in seen] == [None, None]
    assert isinstance(seen[0].channel, discord.DMChannel)
    assert seen[0].context.dm_channel
    assert seen[0].user.id == int(one.id)


async def test_the_bot_reads_what_it_is_told_in_private(bot: SmallBot, one: Person) -> None:
    await one.say("a secret", one.direct())
    await until(lambda: bot.heard)
    assert [message.content for message in bot.heard] == ["a secret"]


async def test_nobody_can_be_reached_who_has_left(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    user = await bot.fetch_user(int(one.id))
    await sandbox.inject_fault("leave", person=one.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("your turn")
    assert refused.value.code == 50007
    await sandbox.inject_fault("join", person=one.id)
    await user.send("your turn")


# -- permissions


@pytest.mark.parametrize(
    "denied",
    [[], ["SEND_MESSAGES"], ["ATTACH_FILES", "EMBED_LINKS"], ["MANAGE_THREADS", "PIN_MESSAGES"]],
)
async def test_the_library_reckons_permissions_to_the_same_end(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person, denied: list[str]
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=denied)
    ours = int(
        sandbox.world.permissions_of(sandbox.world.bot.id, sandbox.world.channels[one.channel])
    )

    def theirs() -> int:
        return channel.permissions_for(channel.guild.me).value

    await until(lambda: theirs() == ours)
    assert theirs() == ours


@pytest.mark.parametrize(
    ("denied", "form", "code"),
    [
        ("SEND_MESSAGES", {"content": "x"}, 50013),
        ("VIEW_CHANNEL", {"content": "x"}, 50001),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, 50013),
    ],
)
async def test_what_the_bot_may_not_do_is_refused(
    sandbox: Sandbox, caller: Caller, one: Person, denied: str, form: Json, code: int
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=[denied])
    assert (await caller.send(**form)).code == code
    await sandbox.inject_fault("permissions", channel=one.channel, deny=[])
    assert (await caller.send(**form)).status == 200


async def test_files_need_a_permission(sandbox: Sandbox, caller: Caller, one: Person) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["ATTACH_FILES"])
    assert (await caller.upload({}, ("a.txt", b"x"))).code == 50013


async def test_an_interaction_is_answered_where_the_bot_may_not_write(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["SEND_MESSAGES"])
    assert (await one.command("try say", text="still here")).shown().content == "still here"
    assert not bot.errors


async def test_a_bot_that_does_not_see_a_channel_does_not_hear_it(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    other = list(sandbox.world.channels)[1]
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["VIEW_CHANNEL"])
    await one.say("behind its back")
    await one.say("aloud", other)
    await until(lambda: bot.heard)
    assert [message.channel.id for message in bot.heard] == [int(other)]


# -- channels come and go


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


async def test_a_channel_that_people_make_reaches_the_bot(bot: SmallBot, sandbox: Sandbox) -> None:
    made = bot.wait_for("guild_channel_create", timeout=5)
    sandbox.chat.add_channel("Table 2", None)
    assert (await made).name == "table-2"


async def test_the_bot_makes_no_channels_without_the_permission(
    sandbox: Sandbox, caller: Caller
) -> None:
    path = f"/guilds/{sandbox.world.guild.id}/channels"
    assert (await caller("POST", path, {"name": "mine"})).code == 50013


async def test_a_bot_that_is_thrown_out_and_invited_again_knows_both(
    bot: SmallBot, sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    gone = bot.wait_for("guild_remove", timeout=5)
    await sandbox.inject_fault("kick")
    await gone
    assert (await caller.send(content="x")).code == 50001
    with pytest.raises(CannotDo, match="no command"):
        await one.command("try buttons")
    back = bot.wait_for("guild_join", timeout=5)
    await sandbox.inject_fault("invite")
    assert (await back).id == int(sandbox.world.guild.id)
    assert (await one.command("try buttons")).done
