"""The events about channels that the bot and the pages receive."""

from __future__ import annotations

from sandbox import serializers
from sandbox.channels import channels, events, threads
from sandbox.event_bus import Intent
from sandbox.model import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Overwrite
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import Heard, lounge, person, until


async def test_the_bot_reads_what_it_is_told_in_private(bot: SmallBot, one: Person) -> None:
    await one.say("a secret", one.direct())
    await until(lambda: bot.heard)
    assert [message.content for message in bot.heard] == ["a secret"]


async def test_a_bot_that_does_not_see_a_channel_does_not_hear_it(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    other = list(sandbox.world.channels)[1]
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["VIEW_CHANNEL"])
    await one.say("behind its back")
    await one.say("aloud", other)
    await until(lambda: bot.heard)
    assert [message.channel.id for message in bot.heard] == [int(other)]


async def test_a_channel_that_people_make_reaches_the_bot(bot: SmallBot, sandbox: Sandbox) -> None:
    made = bot.wait_for("guild_channel_create", timeout=5)
    sandbox.chat.add_channel("Table 2", None)
    assert (await made).name == "table-2"


# -- without a server


def thread(world: World, kind: int = PUBLIC_THREAD) -> Channel:
    opening = threads.Opening("aside", person(world, 3).id, kind)
    return threads.open_thread(world, lounge(world), opening)


def test_a_change_is_told_by_the_kind_of_channel(world: World, heard: Heard) -> None:
    inside = thread(world)
    direct = channels.direct(world, person(world).id)
    heard.forget()
    for place in (lounge(world), inside, direct):
        events.tell_channel(world, place, "UPDATE")
    assert heard.events() == ["CHANNEL_UPDATE", "THREAD_UPDATE"]
    assert len(heard.by(person(world), "channel")) == 3
    assert len(heard.by(person(world, 2), "channel")) == 2


def test_each_page_gets_its_own_view_of_a_channel(world: World, heard: Heard) -> None:
    denied = Overwrite(person(world, 2).id, 1, 0, int(Permission.SEND_MESSAGES))
    channels.overwrite(world, lounge(world), denied)
    heard.forget()
    events.tell_pages(world, lounge(world))
    may = [heard.by(each, "channel")[0]["can_send"] for each in world.people.values()]
    assert may == [True, False, True, True]


def test_a_page_that_may_not_see_a_channel_is_told_that_it_is_gone(
    world: World, heard: Heard
) -> None:
    hidden = thread(world, PRIVATE_THREAD)
    heard.forget()
    events.tell_pages(world, hidden)
    assert heard.by(person(world, 2), "channel") == []
    assert heard.by(person(world, 2), "channel_gone") == [{"id": hidden.id}]


def test_the_end_of_a_thread_is_told_briefly(world: World, heard: Heard) -> None:
    inside = thread(world)
    body = serializers.channel(world, inside)
    heard.forget()
    events.tell_gone(world, inside, body)
    (news,) = heard.bot
    assert news.event == "THREAD_DELETE"
    assert set(news.data) == {"id", "guild_id", "parent_id", "type"}
    assert heard.by(person(world), "channel_gone") == [{"id": inside.id}]


def test_the_bot_is_told_of_threads_that_it_sees_while_it_is_there(
    world: World, heard: Heard
) -> None:
    world.guild.roles[1].permissions &= ~Permission.MANAGE_THREADS
    hidden = thread(world, PRIVATE_THREAD)
    heard.forget()
    events.tell_bot(world, hidden, "THREAD_UPDATE", {})
    assert heard.bot == []
    events.tell_bot(world, lounge(world), "CHANNEL_UPDATE", {})
    assert [news.intent for news in heard.bot] == [Intent.GUILDS]
    world.bot.present = False
    events.tell_bot(world, lounge(world), "CHANNEL_UPDATE", {})
    assert len(heard.bot) == 1
