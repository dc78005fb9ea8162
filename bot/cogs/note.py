"""`/note`: one's own notes on a game."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.command_names import command
from bot.me import notes
from bot.messages.responses import answering
from bot.services import House

Interaction = discord.Interaction[Any]


class NotingCog(commands.Cog):
    """What one writes down for oneself."""

    def __init__(self, house: House) -> None:
        self.house = house

    @command("note", "number")
    async def note(self, interaction: Interaction, number: int | None = None) -> None:
        """Show one's notes, with a button to change them."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            record = await self.house.game_of(interaction, number)
            standing = await self.house.tables.standing(record.id)
            await notes.show_notes(self.house, reply, standing)
