from __future__ import annotations

import discord
import pytest

from tests.sandbox.small_bot import SmallBot


async def test_a_message_can_be_pinned_and_loosened(channel: discord.TextChannel) -> None:
    message = await channel.send("keep this")
    await message.pin()
    assert [pinned.content async for pinned in channel.pins()] == ["keep this"]
    await message.unpin()
    assert [pinned async for pinned in channel.pins()] == []


async def test_reactions_come_and_go(channel: discord.TextChannel, bot: SmallBot) -> None:
    message = await channel.send("vote")
    await message.add_reaction("👍")
    reaction = (await channel.fetch_message(message.id)).reactions[0]
    assert (reaction.emoji, reaction.count, reaction.me) == ("👍", 1, True)
    assert [user.id async for user in reaction.users()] == [bot.application_id]
    await message.clear_reactions()
    assert (await channel.fetch_message(message.id)).reactions == []


async def test_a_reaction_must_be_an_emoji(channel: discord.TextChannel) -> None:
    message = await channel.send("vote")
    with pytest.raises(discord.HTTPException) as refused:
        await message.add_reaction("x")
    assert refused.value.code == 10014
