"""`/game`: opening and starting a table, showing and ending a game, and changing seats."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.cogs.new_game import GAME_CHOICES, new_with_pack
from bot.lobby import creation, import_export, lobby_handlers
from bot.lobby import lobby as rules
from bot.localization import choice_name, command_name, command_words, names_of
from bot.look.viewer import show_status
from bot.messages.autocomplete import offered, seat_named
from bot.messages.responses import Interaction, Reply
from bot.panels import seat_changes
from bot.polls import end_game
from bot.services import Services, name_of
from bot.table.seats import LEVELS, USUAL_LEVEL, level_words
from bot.table.standing import Standing
from engine.core.errors import FathomError
from engine.core.msg import msg

LEVEL_CHOICES = [
    app_commands.Choice(name=choice_name(level_words(level)), value=level) for level in LEVELS
]


class GameCog(
    commands.GroupCog,
    group_name=command_name("command-game"),
    group_description=command_words("command-game"),
):
    """The commands for everything about a game except its moves."""

    def __init__(self, services: Services) -> None:
        self.services = services
        if services.packs.offered and self.app_command is not None:
            # The parameter is offered only where there is a choice of packs.
            self.app_command.remove_command(self.new.name)
            self.app_command.add_command(new_with_pack(services))

    @command("game-new", "game")
    @app_commands.choices(game=GAME_CHOICES)
    async def new(self, reply: Reply, game: str) -> None:
        """Open a lobby here."""
        await creation.open_here(self.services, reply, game)

    @command("game-join")
    async def join(self, reply: Reply) -> None:
        """Join the lobby in this channel."""
        number = await lobby_handlers.lobby_here(self.services.store, reply.interaction)
        player = rules.human_player(reply.interaction.user.id, name_of(reply.interaction.user))
        await lobby_handlers.change(
            self.services, number, lambda lobby: rules.with_person(lobby, player)
        )
        await reply.say(msg("bot-joined", game=number))

    @command("game-leave")
    async def leave(self, reply: Reply) -> None:
        """Leave the lobby in this channel."""
        number = await lobby_handlers.lobby_here(self.services.store, reply.interaction)
        user = reply.interaction.user.id
        await lobby_handlers.change(
            self.services, number, lambda lobby: rules.without_person(lobby, user)
        )
        await reply.say(msg("bot-left", game=number))

    @command("game-add-bot", "level")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def add_bot(self, reply: Reply, level: str = USUAL_LEVEL) -> None:
        """Add a computer player."""
        number = await lobby_handlers.lobby_here(self.services.store, reply.interaction)
        adding = lobby_handlers.computer_added_by(reply.interaction.user.id, level)
        await lobby_handlers.change(self.services, number, adding)
        await reply.say(msg("bot-computer-joined", game=number))

    @command("game-remove-bot")
    async def remove_bot(self, reply: Reply) -> None:
        """Remove the computer player that was added last."""
        number = await lobby_handlers.lobby_here(self.services.store, reply.interaction)
        removing = lobby_handlers.computer_removed_by(reply.interaction.user.id)
        await lobby_handlers.change(self.services, number, removing)
        await reply.say(msg("bot-computer-left", game=number))

    @command("game-options")
    async def options(self, reply: Reply) -> None:
        """Set the options of the lobby in this channel."""
        number = await lobby_handlers.lobby_here(self.services.store, reply.interaction)
        await lobby_handlers.show_options(self.services.packs, self.services.store, reply, number)

    @command("game-start")
    async def start(self, reply: Reply) -> None:
        """Start the game of the lobby in this channel."""
        number = await lobby_handlers.lobby_here(self.services.store, reply.interaction)
        if await lobby_handlers.begin(self.services, reply, number):
            await reply.say(msg("bot-started", game=number))

    @command("game-status", "number")
    async def status(self, reply: Reply, number: int | None = None) -> None:
        """Send the status post again."""
        if number is None and await lobby_handlers.show_lobby(self.services, reply):
            return
        record = await self.services.game_of(reply.interaction, number)
        await show_status(self.services, reply, record)

    @command("game-here", "number")
    async def move_here(self, reply: Reply, number: int) -> None:
        """Move one's game to this channel, for example because its own is gone."""
        await lobby_handlers.move_here(self.services, reply, number)

    @command("game-export", "number")
    async def export(self, reply: Reply, number: int | None = None) -> None:
        """Export a game as a file, as far as it is public."""
        record = await self.services.game_of(reply.interaction, number)
        await import_export.export_game(self.services.store, self.services.tables, reply, record)

    @command("game-import", "file")
    async def import_game(self, reply: Reply, file: discord.Attachment) -> None:
        """Import a game from a file, to be continued or shown here."""
        await import_export.import_game(self.services, reply, file)

    @command("game-end", "number")
    async def end(self, reply: Reply, number: int | None = None) -> None:
        """End a game or lobby early, after confirmation."""
        record = await lobby_handlers.unfinished_here(self.services, reply.interaction, number)
        await end_game.ask_confirmation(self.services.store, self.services.tables, reply, record)

    @command("game-resign", "number")
    async def resign(self, reply: Reply, number: int | None = None) -> None:
        """Resign, after confirmation."""
        await seat_changes.ask_resign(reply, await self._standing(reply.interaction, number))

    @command("game-replace", "by", "player", "number")
    async def replace(
        self,
        reply: Reply,
        by: discord.User,
        player: str | None = None,
        number: int | None = None,
    ) -> None:
        """Ask whether someone else may take over a seat, by default one's own."""
        standing = await self._standing(reply.interaction, number)
        seat = seat_meant(standing, reply, player)
        await seat_changes.replace(self.services, reply, standing, seat, by)

    @command("game-stand-in", "level", "player", "number")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def stand_in(
        self,
        reply: Reply,
        level: str = USUAL_LEVEL,
        player: str | None = None,
        number: int | None = None,
    ) -> None:
        """Let a computer player stand in for oneself, or ask whether it should for another."""
        standing = await self._standing(reply.interaction, number)
        seat = seat_meant(standing, reply, player)
        if seat == standing.seat_of(reply.interaction.user.id):
            await seat_changes.stand_in(self.services, reply, standing, level)
        else:
            await seat_changes.ask_stand_in(self.services, reply, standing, seat, level)

    @command("game-back", "number")
    async def back(self, reply: Reply, number: int | None = None) -> None:
        """Take one's seat back from a stand-in."""
        standing = await self._standing(reply.interaction, number)
        await seat_changes.play_again(self.services, reply, standing)

    @replace.autocomplete("player")
    @stand_in.autocomplete("player")
    async def _players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            standing = await self._standing(interaction, interaction.namespace.number)
        except FathomError:
            return []
        words = self.services.reply(interaction).words
        names = enumerate(names_of(standing.players, words), 1)
        return offered(((str(seat), name) for seat, name in names), typed)

    async def _standing(self, interaction: Interaction, number: int | None) -> Standing:
        record = await self.services.game_of(interaction, number)
        return await self.services.tables.standing(record.id)


def seat_meant(standing: Standing, reply: Reply, player: str | None) -> int:
    """Return the seat of the named player, or one's own if no name is given."""
    if player is None:
        return standing.seat_of(reply.interaction.user.id)
    return seat_named(names_of(standing.players, reply.words), player)
