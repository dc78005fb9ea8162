"""`/help`: getting started, the commands, and where the rules come from."""

from __future__ import annotations

from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from engine.core.msg import Msg, msg
from engine.registry import GAMES, find_game

PARTS = ("begin", "turn", "habits", "warnings", "days", "look", "back", "together", "fair")


def parts() -> tuple[Msg, ...]:
    """Return the paragraphs of the help, in order."""
    return tuple(
        msg("help-turn", commands=_move_commands()) if part == "turn" else msg(f"help-{part}")
        for part in PARTS
    )


def _move_commands() -> tuple[Msg, ...]:
    """Return the commands of all games that play a whole turn at once."""
    return tuple(
        msg("help-headline", game=msg(f"{name}-command"), move=msg(f"{name}-command-{move.name}"))
        for name in GAMES
        for move in find_game(name).move_commands
    )


class HelpCog(commands.Cog):
    """The command for help, also in direct messages."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("help")
    async def help(self, reply: Reply) -> None:
        """Explain how to play with Fathom."""
        texts = tuple(reply.words.inner(part, None) for part in parts())
        await reply.show(MessageContent(words=reply.words, texts=texts))
