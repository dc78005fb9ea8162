"""`/habits`: one's standing answers at a table, and the warnings one does not want."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.messages.responses import reporting_errors
from bot.panels.habit_panel import show_habits, show_warnings
from bot.services import NoGameHere, Services

Interaction = discord.Interaction[Any]


class HabitsCog(commands.Cog):
    """What somebody always answers."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("habits", "number")
    async def habits(self, interaction: Interaction, number: int | None = None) -> None:
        """See, set and clear them."""
        async with reporting_errors(self.services.reply(interaction)) as reply:
            await reply.defer()
            try:
                record = await self.services.game_of(interaction, number)
            except NoGameHere:
                if number is not None:
                    raise
                await show_warnings(self.services, reply)
                return
            await show_habits(self.services, reply, await self.services.tables.standing(record.id))
