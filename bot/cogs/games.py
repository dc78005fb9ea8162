"""`/games`: all games of one's own, from anywhere."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.naming import command
from bot.house import House
from bot.messages.replies import answering
from bot.own import mine

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
            await mine.show_games(self.house, reply)
