"""The Discord client: its start-up, its event handlers, its background tasks and its shutdown."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.admin.inactive_tables import close_inactive_tables
from bot.admin.recovery import Recovery
from bot.application_emojis.shown import Emojis
from bot.application_emojis.sync import EmojiSync
from bot.cogs.game import GameCog
from bot.cogs.game_commands import GameCommands
from bot.cogs.games import GamesCog
from bot.cogs.habits import HabitsCog
from bot.cogs.help import HelpCog
from bot.cogs.look import LookCog
from bot.cogs.me import MeCog
from bot.cogs.note import NoteCog
from bot.cogs.play import PlayCog
from bot.cogs.server import ServerCog
from bot.cogs.stats import StatsCog
from bot.command_sync import sync_if_changed
from bot.component_packs import NO_PACKS, Packs
from bot.component_router import component_data, dispatch
from bot.computer_players.executor import ProcessBackend
from bot.config import Config
from bot.localization import Translator, set_guild_language
from bot.messages.initial_response import AutocompleteReply
from bot.messages.pictures import Pictures
from bot.messages.responses import reporting_errors
from bot.posts.game_threads import rest_thread
from bot.posts.status_poster import StatusPoster
from bot.preferences.guild import read_guild_settings
from bot.reminders.scheduler import ReminderScheduler
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.errors import DatabaseUnavailable
from db.store import Store
from engine.core.msg import msg
from engine.registry import GAMES, find_game

LOOK_AFTER_TABLES = 3600
"""Seconds between two searches for inactive tables."""
LAST_PANELS = 3
"""The most seconds for which open panels delay a shutdown."""
CLOSE_PANELS = 20
"""Seconds between two searches for panels that can no longer be edited."""
READ_IN_AGAIN = 60
"""Seconds before reading in earlier results is retried after a database failure."""
LAST_ANSWERS = 10
"""Seconds that replies in progress are given to finish at shutdown."""

_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree["Fathom"]):
    """A tree of slash commands that reports errors to the person who typed the command."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let every interaction in, but replace the response class of autocomplete."""
        if interaction.type is discord.InteractionType.autocomplete:
            AutocompleteReply.to(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Report a command that no longer exists, or arguments that make no sense."""
        services = self.client.services
        _log.warning("a command failed: %s", error)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        async with reporting_errors(services.reply(interaction)) as reply:
            await reply.show_error(msg("bot-error-command"))


class Fathom(commands.AutoShardedBot):
    """The bot's Discord client."""

    services: Services

    def __init__(self, settings: Config, store: Store, packs: Packs = NO_PACKS) -> None:
        # Suppresses the warning that voice will not work: the bot never uses it.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        # Guilds only: the bot reads no messages and watches nobody's presence.
        intents = discord.Intents(guilds=True)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=CommandTree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._mind = ProcessBackend(settings.fathom_thinking_seconds)
        tables, pictures = Tables(store, self._mind), Pictures()
        emojis = Emojis()
        status_poster = StatusPoster(self, tables, pictures, emojis)
        self.services = Services(
            settings, self, store, tables, pictures, status_poster, packs, emojis=emojis
        )
        status_poster.told = self._panels_move_on
        self.reminders = ReminderScheduler(self.services)
        self.taking_up = Recovery(self.services)
        self._tasks: set[asyncio.Task[None]] = set()

    async def add_commands(self) -> None:
        """Register all slash commands with their names in every language."""
        services = self.services
        for cog in (
            GameCog(services),
            PlayCog(services),
            LookCog(services),
            HabitsCog(services),
            StatsCog(services),
            ServerCog(services),
            NoteCog(services),
            HelpCog(services),
            MeCog(services),
            GamesCog(services),
        ):
            await self.add_cog(cog)
        for name in GAMES:
            self.tree.add_command(GameCommands(services, find_game(name)).group())
        await self.tree.set_translator(Translator())

    async def setup_hook(self) -> None:
        """Prepare everything needed before the first press, then start background tasks."""
        await self.add_commands()
        for guild, settings in (await self.services.store.settings.guilds()).items():
            set_guild_language(guild, read_guild_settings(settings).language)
        await sync_if_changed(self.tree, self.services.store)
        self._begin(self._take_up())
        self._begin(self._read_in_results())
        self._begin(self._remind())
        self._begin(self._look_after_tables())
        self._begin(self._close_panels())
        if self.services.config.fathom_emojis:
            self._begin(self._keep_emojis())

    def _begin(self, doing: Any) -> None:  # noqa: ANN401 - any coroutine
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish the replies in progress, then disconnect; stop animations, which take too long."""
        self.services.pictures.stop_films()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        # The store is still open, so that whatever they began to write is committed or rolled back.
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.services.running_replies:
            await asyncio.wait(self.services.running_replies, timeout=LAST_ANSWERS)
        await self._mind.close()
        await self.services.status_poster.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_PANELS):
                await self.services.open_panels.close(self.services.store.now())
        await super().close()
        self.services.pictures.close()
        await self.services.store.close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Dispatch button presses and submitted modals by their custom ID."""
        if (press := component_data(interaction)) is not None:
            await dispatch(self.services, interaction, *press)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Log that the bot was removed; the guild's games stay, since it may come back."""
        _log.info("left the server %s", guild.id)

    async def _take_up(self) -> None:
        await self.wait_until_ready()
        await self.taking_up.run()

    async def _read_in_results(self) -> None:
        """Read in the results of games that ended before results were stored."""
        await self.wait_until_ready()
        while True:
            try:
                if read_in := await self.services.store.player_stats.backfill_results():
                    _log.info("read in the results of %s earlier games", read_in)
            except DatabaseUnavailable as wrong:
                _log.warning("the results of earlier games will be read in later: %s", wrong)
                await asyncio.sleep(READ_IN_AGAIN)
            except Exception:  # retried at the next start
                _log.exception("the results of earlier games could not be read in")
                return
            else:
                return

    async def _panels_move_on(self, standing: Standing) -> None:
        """Renew the open panels after a post; when the game is over, its thread may rest."""
        try:
            await self.services.open_panels.renew(standing, self.services.store.now())
        except Exception:  # the next press shows the current state
            _log.exception("game %s: its old panels could not be updated", standing.id)
        if standing.table.result is not None:
            await rest_thread(self, standing.record.channel_id)

    async def _close_panels(self) -> None:
        """Let panels say, just before they can no longer be edited, that they do not change."""
        await self.wait_until_ready()
        while True:
            await asyncio.sleep(CLOSE_PANELS)
            try:
                await self.services.open_panels.expire(self.services.store.now())
            except Exception:  # the next press shows the current state
                _log.exception("panels that can no longer be edited could not say so")

    async def _remind(self) -> None:
        await self.wait_until_ready()
        await self.reminders.run()

    async def _keep_emojis(self) -> None:
        """Keep the application's emojis up to date, which nothing waits for."""
        await self.wait_until_ready()
        await EmojiSync(self, self.services.store, self.services.emojis).run()

    async def _look_after_tables(self) -> None:
        await self.wait_until_ready()
        while True:
            try:
                if closed := await close_inactive_tables(self.services):
                    _log.info("closed %s inactive tables", closed)
            except Exception:  # the next search may succeed
                _log.exception("inactive tables could not be closed")
            await asyncio.sleep(LOOK_AFTER_TABLES)
