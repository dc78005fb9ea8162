"""`/game new` with a parameter for the component pack, if there is a choice."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.command_decorators import Made, command
from bot.lobby import creation
from bot.localization import choice_name
from bot.messages.autocomplete import offered
from bot.messages.responses import Interaction, Reply
from bot.services import Services
from engine.core.errors import UnknownGame
from engine.core.game import title
from engine.registry import GAMES, find_game, game_name_for

Choices = list[app_commands.Choice[str]]

GAME_CHOICES = [
    app_commands.Choice(name=choice_name(title(find_game(name))), value=name) for name in GAMES
]


def new_with_pack(services: Services) -> Made:
    """Return the command, whose autocomplete offers the packs of the chosen game."""

    @command("game-new", "game", "pack", reply_to=services.reply)
    @app_commands.choices(game=GAME_CHOICES)
    async def new(reply: Reply, game: str, pack: str = "") -> None:
        """Open a lobby here."""
        await creation.open_here(services, reply, game, pack)

    @new.autocomplete("pack")
    async def _packs(interaction: Interaction, typed: str) -> Choices:
        words = services.reply(interaction).words
        try:
            game = game_name_for(str(interaction.namespace.game))
        except UnknownGame:
            return []
        named = services.packs.labelled(game)
        return offered([(id_, words.say(name)) for id_, name in named.items()], typed)

    return new
