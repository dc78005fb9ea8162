"""`/play`, `/recap`, `/choose`, `/undo`: the panel, a recap, an answer, an undo."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.localization import SHORT_NAME, names_of
from bot.look import history
from bot.messages.autocomplete import read_answer, suggestions
from bot.messages.responses import Interaction, Reply
from bot.panels import play, undo
from bot.services import Services, actor_of
from bot.table.standing import Standing
from engine.core.errors import FathomError


class PlayCog(commands.Cog):
    """The commands for moves in any game."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("play", "number")
    async def play(self, reply: Reply, number: int | None = None) -> None:
        """Open one's own panel."""
        record = await self.services.game_of(reply.interaction, number)
        await play.open_panel(self.services, reply, await self.services.tables.standing(record.id))

    @command("recap", "number")
    async def recap(self, reply: Reply, number: int | None = None) -> None:
        """Show what happened since one's last move."""
        record = await self.services.game_of(reply.interaction, number)
        await history.show_recap(self.services, reply, record.id)

    @command("choose", "answer", "number")
    async def choose(self, reply: Reply, answer: str, number: int | None = None) -> None:
        """Answer the open question."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        seat, actor = standing.seat_of(reply.interaction.user.id), actor_of(reply.interaction)
        names = names_of(standing.players, reply.words, SHORT_NAME)

        async def act() -> Standing:
            return await self.services.tables.answer(
                record.id, seat, lambda asked: read_answer(asked, answer, reply.words, names),
                standing.ply, actor,
            )  # fmt: skip

        await play.act_and_show(self.services, reply, record.id, act)

    @choose.autocomplete("answer")
    async def _answers(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        words = self.services.reply(interaction).words
        try:
            number = interaction.namespace.number
            record = await self.services.game_of(interaction, number)
            standing = await self.services.tables.standing(record.id)
            asked = standing.asked(standing.seat_of(interaction.user.id))
        except FathomError:
            # Nothing to choose; the command itself says why.
            return []
        return suggestions(asked, typed, words, names_of(standing.players, words, SHORT_NAME))

    @command("undo", "number")
    async def undo(self, reply: Reply, number: int | None = None) -> None:
        """Undo one's last step."""
        record = await self.services.game_of(reply.interaction, number)
        await undo.take_back(self.services, reply, record.id)
