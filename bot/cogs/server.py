"""`/server`: settings and games of a guild, for server managers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.admin import guild_panel
from bot.cogs.command_decorators import command
from bot.localization import choice_name, command_name, command_words, set_guild_language
from bot.messages.responses import Reply
from bot.preferences.guild import (
    EVERYBODY,
    LEAST_QUIET_DAYS,
    MANAGERS,
    MOST_CHANNELS,
    MOST_DAYS,
    NEVER,
    GuildChanges,
    guild_settings,
    save_guild_settings,
)
from bot.services import Services
from bot.timing.time_control import PACES
from engine.core.msg import msg
from engine.core.text import available_locales

AS_SERVER = "server"
"""The choice of the guild's own language."""
CREATOR_CHOICES = [
    app_commands.Choice(name=choice_name(msg(f"bot-creators-{who}")), value=who)
    for who in (EVERYBODY, MANAGERS)
]
PACE_CHOICES = [
    app_commands.Choice(name=choice_name(guild_panel.pace_name(pace)), value=pace) for pace in PACES
]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=choice_name(guild_panel.language_words(None)), value=AS_SERVER),
    *(
        app_commands.Choice(name=choice_name(guild_panel.language_words(locale)), value=locale)
        for locale in available_locales()
    ),
]


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class ServerCog(
    commands.GroupCog,
    group_name=command_name("command-server"),
    group_description=command_words("command-server"),
):
    """Commands for server managers, checked here too since a guild may open them to others."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("server-settings", "create", "role", "pace", "language", "lobby_days", "quiet_days")
    @app_commands.choices(create=CREATOR_CHOICES, pace=PACE_CHOICES, language=LANGUAGE_CHOICES)
    async def settings(  # noqa: PLR0913, PLR0917 - one parameter for each setting
        self,
        reply: Reply,
        create: str | None = None,
        role: discord.Role | None = None,
        pace: str | None = None,
        language: str | None = None,
        lobby_days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        quiet_days: app_commands.Range[int, NEVER, MOST_DAYS] | None = None,
    ) -> None:
        """Show the settings, or change them."""
        guild = guild_panel.check_manages(reply)
        wanted = _creators(create, role) | _manners(pace, language)
        wanted |= _days(lobby_days, quiet_days)
        server = await save_guild_settings(self.services.store, guild, **wanted)
        set_guild_language(guild, server.language)
        await guild_panel.show_settings(self.services.config, self.services.store, reply)

    @command("server-channel", "channel")
    async def channel(self, reply: Reply, channel: discord.TextChannel) -> None:
        """Allow tables in a channel, or stop allowing them."""
        guild = guild_panel.check_manages(reply)
        server = await guild_settings(self.services.store, guild)
        # Nobody can select a deleted channel to remove it, so it is dropped here.
        named = frozenset(each for each in server.channels if channel.guild.get_channel(each))
        changed = named ^ {channel.id}
        if len(changed) > MOST_CHANNELS:
            raise guild_panel.NotSettable(msg("bot-error-many-channels", most=MOST_CHANNELS))
        await save_guild_settings(self.services.store, guild, channels=changed)
        await guild_panel.show_settings(self.services.config, self.services.store, reply)

    @command("server-games")
    async def games(self, reply: Reply) -> None:
        """Show all running games."""
        await guild_panel.show_games(self.services.store, reply)


def _creators(create: str | None, role: discord.Role | None) -> GuildChanges:
    """Return the changed setting for who may open tables; the default role means everyone."""
    if role is not None:
        return {"creators": EVERYBODY if role.is_default() else role.id}
    if create is None:
        return {}
    return {"creators": MANAGERS if create == MANAGERS else EVERYBODY}


def _manners(pace: str | None, language: str | None) -> GuildChanges:
    changes = GuildChanges()
    if pace is not None:
        changes["pace"] = pace
    if language is not None:
        changes["language"] = None if language == AS_SERVER else language
    return changes


def _days(lobby: int | None, quiet: int | None) -> GuildChanges:
    """Return the changed numbers of days; refuse a time that is too short for inactive games."""
    changes = GuildChanges()
    if lobby is not None:
        changes["lobby_days"] = lobby
    if quiet is not None:
        if NEVER < quiet < LEAST_QUIET_DAYS:
            raise guild_panel.NotSettable(
                msg("bot-error-quiet-days", least=LEAST_QUIET_DAYS, most=MOST_DAYS)
            )
        changes["quiet_days"] = quiet
    return changes
