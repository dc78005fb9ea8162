"""The shared services that commands, handlers and background tasks work with."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.application_emojis.shown import Emojis
from bot.component_packs import NO_PACKS, Packs
from bot.config import Config
from bot.localization import plain_name
from bot.messages.initial_response import SeenInteractions
from bot.messages.open_looks import OpenLooks
from bot.messages.open_panels import OpenPanels
from bot.messages.pictures import Pictures
from bot.messages.responses import Interaction, Reply
from bot.messages.visibility import can_see_channel
from bot.posts.status_poster import StatusPoster
from bot.table.standing import Standing
from bot.table.tables import Actor, Tables
from bot.timing import quotas
from bot.timing.rate_limit import RateLimiter
from db.records import GameRecord
from db.schema import GameState
from db.store import Store
from engine.core.errors import Refused
from engine.core.msg import msg


class NoGameHere(Refused):
    """There is no game to act on: none in this channel, or none with that number."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services that all handlers share, with one instance of each."""

    config: Config
    client: discord.Client
    store: Store
    tables: Tables
    pictures: Pictures
    status_poster: StatusPoster
    packs: Packs = NO_PACKS
    """The component packs that are offered besides the built-in ones."""
    picture_limit: RateLimiter = field(
        default_factory=lambda: RateLimiter(quotas.PICTURES, quotas.PICTURE_EVERY)
    )
    """The rate limit for pictures shown on request; the pictures on panels are always drawn."""
    film_limit: RateLimiter = field(
        default_factory=lambda: RateLimiter(quotas.FILMS, quotas.FILM_EVERY)
    )
    """The rate limit for animations."""
    import_limit: RateLimiter = field(
        default_factory=lambda: RateLimiter(
            quotas.IMPORTS, quotas.IMPORT_EVERY, "bot-error-import-soon"
        )
    )
    """The rate limit for imports."""
    status_limit: RateLimiter = field(
        default_factory=lambda: RateLimiter(
            quotas.STATUSES, quotas.STATUS_EVERY, "bot-error-status-soon"
        )
    )
    """The rate limit for status posts of games that one does not play."""
    import_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an imported game is replayed, so that only one is replayed at a time."""
    thread_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a thread is opened, so that a press delivered twice opens only one."""
    emojis: Emojis = field(default_factory=Emojis)
    """The emojis that can be shown now."""
    open_panels: OpenPanels = field(default_factory=OpenPanels)
    """The private panels that can still be edited without a press."""
    open_looks: OpenLooks = field(default_factory=OpenLooks)
    """The private looks that the next one replaces."""
    running_replies: set[asyncio.Task[Any]] = field(default_factory=set)
    """The replies in progress."""
    seen_interactions: SeenInteractions = field(default_factory=SeenInteractions)
    """The interactions already handled, since Discord may deliver one twice."""

    def reply(self, interaction: Interaction) -> Reply:
        """Return a new reply to this interaction."""
        reply = Reply(
            interaction,
            self.config.fathom_slow_seconds,
            self.running_replies,
            self.seen_interactions,
        )
        reply.when_filled = self._overwritten
        return reply

    def _overwritten(self, reply: Reply) -> None:
        self.open_panels.overwritten(reply)
        self.open_looks.overwritten(reply)

    async def game_of(self, interaction: Interaction, number: int | None = None) -> GameRecord:
        """Return the game with this number, or else this channel's; refuse if there is none."""
        if number is not None:
            return await self._named(interaction, number)
        if interaction.guild_id is None:
            raise NoGameHere(msg("bot-error-direct-message"))
        channel = interaction.channel_id or 0
        begun = {GameState.RUNNING, GameState.OVER}
        here = await self.store.games.by_channel(channel, begun)
        running = [record for record in here if record.state is GameState.RUNNING]
        if not here:
            raise NoGameHere(msg("bot-error-no-game-here"))
        return (running or here)[0]

    async def _named(self, interaction: Interaction, number: int) -> GameRecord:
        """Return the game with this number; refuse one not begun, or one the user may not see."""
        record = await self.store.games.by_number(number)
        begun = record is not None and record.setup is not None
        if record is None or not begun or not await self.may_look(interaction, record):
            raise NoGameHere(msg("bot-error-unknown-game", game=number))
        return record

    async def visible_standing(self, interaction: Interaction, number: int) -> Standing:
        """Return the standing of a button's game; refuse if the user may no longer see it."""
        standing = await self.tables.standing(number)
        await self._check_may_look(interaction, standing.record)
        return standing

    async def visible_record(self, interaction: Interaction, number: int) -> GameRecord:
        """Return the record of a game that cannot be read; refuse if the user may not see it."""
        record = await self.store.games.record(number)
        await self._check_may_look(interaction, record)
        return record

    async def _check_may_look(self, interaction: Interaction, record: GameRecord) -> None:
        if not await self.may_look(interaction, record):
            raise NoGameHere(msg("bot-error-unknown-game", game=record.id))

    async def may_look(self, interaction: Interaction, record: GameRecord) -> bool:
        """Return whether the user may see a game.

        Its players may from anywhere; others only in its guild, if they can see its channel.
        """
        if await self.is_player(interaction, record.id):
            return True
        local = interaction.guild_id is not None and record.guild_id == interaction.guild_id
        return local and await can_see_channel(interaction, record.channel_id)

    async def is_player(self, interaction: Interaction, number: int) -> bool:
        """Return whether the user plays in this game."""
        players = await self.store.games.players(number)
        return any(player.user_id == interaction.user.id for player in players)


def actor_of(interaction: Interaction) -> Actor:
    """Return the actor behind an interaction."""
    return Actor(interaction.user.id, str(interaction.id))


def name_of(user: discord.abc.User) -> str:
    """Return a user's display name, shortened to one visible line."""
    return plain_name(user.display_name)
