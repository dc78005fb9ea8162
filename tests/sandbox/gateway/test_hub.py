from __future__ import annotations

import discord

from sandbox.server import Sandbox
from tests.sandbox.small_bot import SmallBot, connected
from tests.sandbox.small_world import until


async def test_the_bot_is_seen_to_come_and_go(sandbox: Sandbox) -> None:
    async with connected(sandbox):
        assert sandbox.hub.online
    await until(lambda: not sandbox.hub.online)


async def test_a_bot_without_the_members_intent_knows_only_itself(bot: SmallBot) -> None:
    (guild,) = bot.guilds
    assert [member.id for member in guild.members] == [bot.application_id]
    assert guild.member_count == 5


async def test_a_bot_with_the_members_intent_knows_everybody(sandbox: Sandbox) -> None:
    intents = discord.Intents.default()
    intents.members = True
    async with connected(sandbox, SmallBot(intents=intents)) as bot:
        (guild,) = bot.guilds
        assert len(guild.members) == 5
        joined = bot.wait_for("member_join", timeout=5)
        sandbox.chat.add_person("Player 5", "it", "#000000")
        assert (await joined).display_name == "Player 5"
