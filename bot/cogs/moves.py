"""`/play`, `/choose` and `/undo`: the panel, an answer to whatever is pending, a step back."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import playing
from bot.cogs.naming import command
from bot.house import House, actor_of
from bot.menu import ENTRIES
from bot.playing import chosen_option, option_values, read_number, show_panel
from bot.replies import Reply, answering
from bot.turns import Standing
from engine.core.decision import Amount, Answer, Decision, Pick
from engine.core.errors import FathomError, IllegalAnswer
from engine.core.msg import msg

Interaction = discord.Interaction[Any]
BETWEEN = ","
LONGEST_CHOICE = 100


class MovesCog(commands.Cog):
    """Moves of any game."""

    def __init__(self, house: House) -> None:
        self.house = house

    @command("play", "number")
    async def play(self, interaction: Interaction, number: int | None = None) -> None:
        """Open one's own panel."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            record = await self.house.game_of(interaction, number)
            await show_panel(self.house, reply, await self.house.tables.standing(record.id))

    @command("choose", "answer", "number")
    async def choose(
        self, interaction: Interaction, answer: str, number: int | None = None
    ) -> None:
        """Answer whatever is pending."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            record = await self.house.game_of(interaction, number)
            standing = await self.house.tables.standing(record.id)
            seat, actor = standing.seat_of(interaction.user.id), actor_of(interaction)

            async def act() -> Standing:
                return await self.house.tables.answer(
                    record.id, seat, lambda asked: read_answer(asked, answer, reply, standing),
                    standing.ply, actor,
                )  # fmt: skip

            await playing.act_and_show(self.house, reply, record.id, act)

    @choose.autocomplete("answer")
    async def _answers(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        reply = self.house.reply(interaction)
        try:
            number = interaction.namespace.number
            record = await self.house.game_of(interaction, number)
            standing = await self.house.tables.standing(record.id)
            asked = standing.asked(standing.seat_of(interaction.user.id))
        except FathomError:
            # There is nothing to choose; the command itself will say why.
            return []
        return suggestions(asked, typed, reply, standing)

    @command("undo", "number")
    async def undo(self, interaction: Interaction, number: int | None = None) -> None:
        """Take one's last step back."""
        async with answering(self.house.reply(interaction)) as reply:
            await reply.think()
            record = await self.house.game_of(interaction, number)
            await playing.take_back(self.house, reply, record.id)


def suggestions(
    asked: Decision | None, typed: str, reply: Reply, standing: Standing
) -> list[app_commands.Choice[str]]:
    """The options that fit what was typed; with several, the last one is being typed."""
    values = option_values(asked, reply, standing)
    several = isinstance(asked, Pick) and asked.most > 1
    *before, last = typed.split(BETWEEN) if several else [typed]
    head = "".join(f"{part.strip()}{BETWEEN} " for part in before)
    sought = last.strip().casefold()
    found = [
        app_commands.Choice(name=f"{head}{words}", value=f"{head}{key}")
        for key, words in values.items()
        if sought in words.casefold() or sought == key.casefold()
    ]
    return [choice for choice in found if len(choice.name) <= LONGEST_CHOICE][:ENTRIES]


def read_answer(asked: Decision, typed: str, reply: Reply, standing: Standing) -> Answer:
    """What was typed as an answer: a key, or the words of an option."""
    if isinstance(asked, Amount):
        return read_number(typed)
    parts = [typed] if asked.most == 1 else typed.split(BETWEEN)
    values = option_values(asked, reply, standing)
    keys = {words.casefold(): key for key, words in values.items()}
    picked: list[str] = []
    for part in (part.strip() for part in parts if part.strip()):
        answer = chosen_option(asked, keys.get(part.casefold(), part))
        picked += answer if isinstance(answer, tuple) else ()
    if not picked and asked.least:
        raise IllegalAnswer(msg("error-no-such-option", key=typed))
    return tuple(picked)
