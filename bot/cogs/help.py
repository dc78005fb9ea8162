"""`/help`: how to begin, what the commands are, where the rules are from."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.messages.message_view import Sheet
from bot.messages.responses import answering
from bot.services import House
from engine.core.msg import msg

Interaction = discord.Interaction[Any]
PARTS = ("begin", "turn", "habits", "warnings", "days", "look", "back", "together", "fair")


class HelpCog(commands.Cog):
    """Help, also in direct messages."""

    def __init__(self, house: House) -> None:
        self.house = house

    @command("help")
    async def help(self, interaction: Interaction) -> None:
        """How to play with Fathom."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            texts = tuple(reply.words.inner(msg(f"help-{part}"), None) for part in PARTS)
            await reply.show(Sheet(words=reply.words, texts=texts))
