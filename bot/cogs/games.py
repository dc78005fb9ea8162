"""`/games`: all games of one's own, from anywhere."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.me import my_games
from bot.messages.responses import reporting_errors
from bot.services import Services

Interaction = discord.Interaction[Any]


class GamesCog(commands.Cog):
    """One's own games, also in direct messages."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("games")
    async def games(self, interaction: Interaction) -> None:
        """Show whose turn it is in all of them."""
        async with reporting_errors(self.services.reply(interaction)) as reply:
            await reply.defer()
            await my_games.show_games(self.services, reply)
