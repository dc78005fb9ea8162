"""`/habits`: one's standing answers at a table, and the warnings one does not want."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.messages.responses import answering
from bot.panels.habit_panel import show_habits, show_warnings
from bot.services import House, NoGameHere

Interaction = discord.Interaction[Any]


class HabitsCog(commands.Cog):
    """What somebody always answers."""

    def __init__(self, house: House) -> None:
        self.house = house

    @command("habits", "number")
    async def habits(self, interaction: Interaction, number: int | None = None) -> None:
        """See, set and clear them."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            try:
                record = await self.house.game_of(interaction, number)
            except NoGameHere:
                if number is not None:
                    raise
                await show_warnings(self.house, reply)
                return
            await show_habits(self.house, reply, await self.house.tables.standing(record.id))
