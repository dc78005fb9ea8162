"""`/help`: how to begin, what the commands are, where the rules are from."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.messages.message_view import MessageContent
from bot.messages.responses import reporting_errors
from bot.services import Services
from engine.core.msg import msg

Interaction = discord.Interaction[Any]
PARTS = ("begin", "turn", "habits", "warnings", "days", "look", "back", "together", "fair")


class HelpCog(commands.Cog):
    """Help, also in direct messages."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("help")
    async def help(self, interaction: Interaction) -> None:
        """How to play with Fathom."""
        async with reporting_errors(self.services.reply(interaction)) as reply:
            await reply.defer()
            texts = tuple(reply.words.inner(msg(f"help-{part}"), None) for part in PARTS)
            await reply.show(MessageContent(words=reply.words, texts=texts))
