from __future__ import annotations

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import until


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
