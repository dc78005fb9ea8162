"""`/note`: one's own notes on a game."""

from __future__ import annotations

from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.me import notes
from bot.messages.responses import Reply
from bot.services import Services


class NoteCog(commands.Cog):
    """The command for private notes."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("note", "number")
    async def note(self, reply: Reply, number: int | None = None) -> None:
        """Show one's notes, with a button to change them."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        await notes.show_notes(self.services.store, reply, standing)
