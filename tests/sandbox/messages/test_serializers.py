from __future__ import annotations

import discord

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot, connected
from tests.sandbox.small_world import until


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
