"""`/games`: all games of one's own, from anywhere."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.me import my_games
from bot.messages.responses import answering
from bot.services import House

Interaction = discord.Interaction[Any]


class GamesCog(commands.Cog):
    """One's own games, also in direct messages."""

    def __init__(self, house: House) -> None:
        self.house = house

    @command("games")
    async def games(self, interaction: Interaction) -> None:
        """Show whose turn it is in all of them."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            await my_games.show_games(self.house, reply)
