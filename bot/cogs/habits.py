"""`/habits`: one's automatic answers in a game, and the warnings one has turned off."""

from __future__ import annotations

from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.messages.responses import Reply
from bot.panels.habit_panel import show_habits, show_warnings
from bot.services import NoGameHere, Services


class HabitsCog(commands.Cog):
    """The command for automatic answers."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("habits", "number")
    async def habits(self, reply: Reply, number: int | None = None) -> None:
        """Show one's automatic answers and muted warnings; without a game, only the warnings."""
        try:
            record = await self.services.game_of(reply.interaction, number)
        except NoGameHere:
            if number is not None:
                raise
            await show_warnings(self.services.store, reply)
            return
        await show_habits(
            self.services.store, reply, await self.services.tables.standing(record.id)
        )
