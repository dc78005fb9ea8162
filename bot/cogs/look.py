"""`/look`: private pictures, the log, single components and a summary of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import command
from bot.localization import command_name, command_words, cut, guild_words, names_of, words_for
from bot.look import history, replay, rules, viewer
from bot.look.component_names import component_called
from bot.messages.autocomplete import BESIDE, LONGEST_CHOICE, Said, fitting, offered, seat_named
from bot.messages.responses import Interaction, Reply
from bot.services import Services
from engine.core.errors import FathomError
from engine.core.game import AnyGame
from engine.core.text import ENGLISH, Words, available_locales
from render import pictures
from render.pictures import NoSuchPicture

Choices = list[app_commands.Choice[str]]


class LookCog(
    commands.GroupCog,
    group_name=command_name("command-look"),
    group_description=command_words("command-look"),
):
    """The commands that only show something: they change nothing, and nobody else sees them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("look-board", "part", "at", "number")
    async def board(
        self,
        reply: Reply,
        part: str | None = None,
        at: str | None = None,
        number: int | None = None,
    ) -> None:
        """Show the board or an enlarged part of it, as it is now or as it was after a turn."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        parts = viewer.parts_of(standing, reply.words)
        kind = _called(parts, part) if part else next(iter(parts), "board")
        if at is None:
            await viewer.show_picture(self.services, reply, standing, kind)
        else:
            await history.show_board_at(self.services, reply, standing, at, kind)

    @board.autocomplete("part")
    async def _parts(self, interaction: Interaction, typed: str) -> Choices:
        try:
            record = await self.services.game_of(interaction, interaction.namespace.number)
            standing = await self.services.tables.standing(record.id)
        except FathomError:
            return []
        parts = viewer.parts_of(standing, self.services.reply(interaction).words)
        return offered(((key, cut(text, LONGEST_CHOICE)) for key, text in parts.items()), typed)

    @board.autocomplete("at")
    async def _turns(self, interaction: Interaction, typed: str) -> Choices:
        words = self.services.reply(interaction).words
        try:
            record = await self.services.game_of(interaction, interaction.namespace.number)
            standing = await self.services.tables.standing(record.id)
            seat = viewer.seat_or_none(standing, interaction.user.id)
            return await history.turns_offered(self.services.store, standing, seat, words, typed)
        except FathomError:
            return []

    @command("look-film", "number")
    async def film(self, reply: Reply, number: int | None = None) -> None:
        """Send an animation of a finished game."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        await replay.show_film(self.services, reply, standing)

    @command("look-sheet", "player", "number")
    async def sheet(
        self, reply: Reply, player: str | None = None, number: int | None = None
    ) -> None:
        """Show a player's sheet, by default one's own."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        names = names_of(standing.players, reply.words)
        seat = seat_named(names, player) if player else None
        await viewer.show_picture(self.services, reply, standing, "sheet", seat)

    @sheet.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        try:
            record = await self.services.game_of(interaction, interaction.namespace.number)
            standing = await self.services.tables.standing(record.id)
        except FathomError:
            return []
        words = self.services.reply(interaction).words
        names = enumerate(names_of(standing.players, words), 1)
        return offered(((str(seat), name) for seat, name in names), typed)

    @command("look-hand", "number")
    async def hand(self, reply: Reply, number: int | None = None) -> None:
        """Show one's hand, which nobody else may see."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        await viewer.show_picture(self.services, reply, standing, "hand")

    @command("look-log", "number")
    async def log(self, reply: Reply, number: int | None = None) -> None:
        """Show the log."""
        record = await self.services.game_of(reply.interaction, number)
        await viewer.show_log(self.services, reply, record.id)

    @command("look-fair", "number")
    async def fair(self, reply: Reply, number: int | None = None) -> None:
        """Show the proof that the shuffle was fixed from the start."""
        record = await self.services.game_of(reply.interaction, number)
        await viewer.show_fairness(self.services, reply, record.id)

    @command("look-card", "name", "number")
    async def card(self, reply: Reply, name: str, number: int | None = None) -> None:
        """Show one component, enlarged."""
        record = await self.services.game_of(reply.interaction, number)
        standing = await self.services.tables.standing(record.id)
        titles = [
            _things(standing.game, words) for words in _spoken(reply.interaction, reply.words)
        ]
        thing = component_called(titles, name)
        await viewer.show_card(self.services, reply, standing, thing)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        try:
            record = await self.services.game_of(interaction, interaction.namespace.number)
            standing = await self.services.tables.standing(record.id)
        except FathomError:
            return []
        spoken = _spoken(interaction, self.services.reply(interaction).words)
        titles = [_things(standing.game, words) for words in spoken]
        return offered(_by_any_title(titles, typed), typed)

    @command("look-rules", "number")
    async def rules(self, reply: Reply, number: int | None = None) -> None:
        """Show a summary of the rules."""
        record = await self.services.game_of(reply.interaction, number)
        await rules.show_rules(self.services, reply, record.id)


def _called(named: Mapping[str, str], wanted: str) -> str:
    """Return the key that an ID or a name stands for, or the text itself if there is none."""
    by_words = {words.casefold(): key for key, words in named.items()}
    return wanted if wanted in named else by_words.get(wanted.strip().casefold(), wanted)


def _spoken(interaction: Interaction, reader: Words) -> tuple[Words, ...]:
    """Return the languages in which a component may be named: the user's and the guild's first."""
    room, others = guild_words(interaction.guild), map(words_for, available_locales())
    spoken = (reader, room, words_for(ENGLISH), *others)
    return tuple({words.locale: words for words in spoken}.values())


def _by_any_title(titles: Sequence[Mapping[str, str]], typed: str) -> Iterator[Said]:
    """Yield each matching component once, adding a title in another language if that was typed."""
    own, *others = titles
    for key, title in own.items():
        said = (title, *(f"{title}{BESIDE}{other[key]}" for other in others))
        fit = next((text for text in said if fitting([(key, text)], typed)), None)
        if fit is not None:
            yield key, cut(fit, LONGEST_CHOICE)


def _things(game: AnyGame, words: Words) -> dict[str, str]:
    """Return the components of a game with their names."""
    try:
        return dict(pictures.gallery(game.name).things(game, words))
    except NoSuchPicture:
        return {}
