"""`/stats` and `/leaderboard`: statistics of players and guilds, shown privately."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.cogs.new_game import GAME_CHOICES
from bot.localization import choice_name
from bot.messages.responses import Interaction, Reply
from bot.services import Services, name_of
from bot.stats import player_stats
from bot.stats.guild_stats import SERVER, show_server_stats
from db.schema import GameState
from engine.core.msg import msg
from engine.registry import find_game

OF_CHOICES = [
    app_commands.Choice(name=choice_name(msg(f"bot-stats-of-{whose}")), value=whose)
    for whose in ("me", SERVER)
]


class StatsCog(commands.Cog):
    """Commands for past results."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("stats", "player", "game", "of")
    @app_commands.choices(game=GAME_CHOICES, of=OF_CHOICES)
    async def stats(
        self,
        reply: Reply,
        player: discord.User | None = None,
        game: str | None = None,
        of: str | None = None,
    ) -> None:
        """Show the statistics of a player or the guild, by default one's own."""
        name = game and find_game(game).name
        if of is not None and player is not None:
            raise player_stats.NothingKept(msg("bot-error-stats-both"))
        if of == SERVER:
            await show_server_stats(self.services.pictures, self.services.store, reply, name)
            return
        whose = player or reply.interaction.user
        own = whose.id == reply.interaction.user.id
        # Outside a guild, there is nobody else to ask about.
        about = player_stats.PlayerQuery(
            whose.id, name_of(whose), own, reply.interaction.guild_id or 0
        )
        await player_stats.show_stats(
            self.services.pictures, self.services.store, reply, about, name
        )

    @command("leaderboard", "game")
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard(self, reply: Reply, game: str | None = None) -> None:
        """Show the leaderboard of the named game, or of the one played in this channel."""
        name = find_game(game).name if game else await self._usual(reply.interaction)
        await player_stats.show_leaders(self.services.store, reply, name)

    async def _usual(self, interaction: Interaction) -> str:
        """Return the game played last in this channel, or else in this guild."""
        states = {GameState.RUNNING, GameState.OVER}
        here = await self.services.store.games.by_channel(interaction.channel_id or 0, states)
        last = here or await self.services.store.games.by_guild(interaction.guild_id or 0, states)
        return last[0].game if last else player_stats.first_game()
