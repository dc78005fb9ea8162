from __future__ import annotations

import discord

from tests.driver.person import Person


async def test_whoever_is_mentioned_in_a_thread_is_in_it(
    channel: discord.TextChannel, two: Person
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    allowed = discord.AllowedMentions.all()
    await thread.send(two.mention, allowed_mentions=allowed)
    assert int(two.id) in {member.id for member in await thread.fetch_members()}
