from __future__ import annotations

import discord

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot


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


async def test_what_the_bot_learns_of_an_interaction(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    seen: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    await one.command("try buttons")
    (interaction,) = seen
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    assert interaction.guild_id == int(sandbox.world.guild.id)
    assert interaction.channel == channel
    assert interaction.user.id == int(one.id)
    assert interaction.locale is discord.Locale.american_english
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.app_permissions == channel.permissions_for(channel.guild.me)
    assert interaction.permissions.administrator
    assert interaction.context.guild


async def test_the_locale_is_that_of_the_person(bot: SmallBot, two: Person) -> None:
    locales: list[discord.Locale] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        locales.append(interaction.locale)

    await two.command("try buttons")
    assert locales == [discord.Locale.german]
