"""`/help`: how to begin, what the commands are, where the rules are from."""

from __future__ import annotations

from discord.ext import commands

from bot.cogs.command_names import command
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from engine.core.msg import msg

PARTS = ("begin", "turn", "habits", "warnings", "days", "look", "back", "together", "fair")


class HelpCog(commands.Cog):
    """Help, also in direct messages."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("help")
    async def help(self, reply: Reply) -> None:
        """How to play with Fathom."""
        texts = tuple(reply.words.inner(msg(f"help-{part}"), None) for part in PARTS)
        await reply.show(MessageContent(words=reply.words, texts=texts))
