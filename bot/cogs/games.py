"""`/games`: all of one's own games, from anywhere."""

from __future__ import annotations

from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.me import my_games
from bot.messages.responses import Reply
from bot.services import Services


class GamesCog(commands.Cog):
    """The command for one's own games, which also works in direct messages."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("games")
    async def games(self, reply: Reply) -> None:
        """Show whose turn it is in each of one's games."""
        await my_games.show_games(self.services, reply)
