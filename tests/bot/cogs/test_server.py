"""`/server` lets server managers change the settings of a guild."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.cogs.server import AS_SERVER, ServerCog
from bot.localization import guild_words, set_guild_language
from bot.preferences.guild import (
    EVERYBODY,
    LEAST_QUIET_DAYS,
    MANAGERS,
    MOST_CHANNELS,
    NEVER,
    GuildSettings,
    guild_settings,
    save_guild_settings,
)
from tests.bot.cogs.cog_walk import Route, bare_services, run, unrouted
from tests.bot.recorded_interactions import Caller, like
from tests.bot.stored_tables import ANN, GUILD, opened

SETTINGS, GAMES = "bot.admin.guild_panel.show_settings", "bot.admin.guild_panel.show_games"


@pytest.fixture
async def cog(tmp_path: Path) -> AsyncIterator[ServerCog]:
    async with opened(tmp_path) as tables:
        yield ServerCog(replace(bare_services(), store=tables.store))
    set_guild_language(GUILD, None)


def manager(*, manages: bool = True) -> Caller:
    caller = Caller(ANN)
    caller.interaction.permissions = discord.Permissions(manage_guild=manages)
    return caller


async def test_a_command_shows_what_it_is_about(cog: ServerCog) -> None:
    channel = channel_of(5)
    routes = [
        Route("settings", SETTINGS),
        Route("channel", SETTINGS, {"channel": channel}),
        Route("games", GAMES),
    ]
    for route in routes:
        await route.check(cog, manager())
    assert unrouted(cog, routes) == set()


def test_only_managers_find_the_commands_and_only_in_servers() -> None:
    group = ServerCog(bare_services()).app_command
    assert group is not None
    assert group.default_permissions == discord.Permissions(manage_guild=True)
    assert group.guild_only


async def changed(cog: ServerCog, caller: Caller | None = None, **given: object) -> GuildSettings:
    """Change settings with the command, and return all settings."""
    with patch(SETTINGS, autospec=True):
        await run(cog, "settings", caller or manager(), **given)
    return await guild_settings(cog.services.store, GUILD)


def role(*, default: bool) -> Any:  # noqa: ANN401 - a stand-in
    found = like(discord.Role)
    found.id = 77
    found.is_default.return_value = default
    return found


@pytest.mark.parametrize(
    ("given", "creators"),
    [
        ({"create": MANAGERS}, MANAGERS),
        ({"create": EVERYBODY}, EVERYBODY),
        ({"role": role(default=False)}, 77),
        ({"role": role(default=True)}, EVERYBODY),
        ({"create": MANAGERS, "role": role(default=False)}, 77),
        ({}, 5),
    ],
)
async def test_a_role_or_a_group_may_open_tables(
    cog: ServerCog, given: dict[str, Any], creators: object
) -> None:
    await save_guild_settings(cog.services.store, GUILD, creators=5)
    assert (await changed(cog, **given)).creators == creators


async def test_what_is_not_given_stays(cog: ServerCog) -> None:
    before = await changed(cog, pace="daily", lobby_days=3, quiet_days=NEVER)
    assert (before.pace, before.lobby_days, before.quiet_days) == ("daily", 3, NEVER)
    after = await changed(cog, quiet_days=LEAST_QUIET_DAYS)
    assert after == replace(before, quiet_days=LEAST_QUIET_DAYS)


async def test_a_language_holds_at_once_until_the_servers_own_is_wanted_again(
    cog: ServerCog,
) -> None:
    guild: Any = SimpleNamespace(id=GUILD, preferred_locale=discord.Locale.german)
    assert (await changed(cog, language="it")).language == "it"
    assert guild_words(guild).locale == "it"
    assert (await changed(cog, language=AS_SERVER)).language is None
    assert guild_words(guild).locale == "de"


async def test_games_are_not_closed_after_a_few_quiet_days(cog: ServerCog) -> None:
    caller = manager()
    assert await changed(cog, caller, quiet_days=LEAST_QUIET_DAYS - 1) == GuildSettings()
    (said,) = caller.shown
    assert str(LEAST_QUIET_DAYS) in said


async def test_others_change_nothing(cog: ServerCog) -> None:
    caller = manager(manages=False)
    assert await changed(cog, caller, pace="daily") == GuildSettings()
    await run(cog, "channel", caller_too := manager(manages=False), channel=channel_of(5))
    assert len(caller.shown) == len(caller_too.shown) == 1
    assert await guild_settings(cog.services.store, GUILD) == GuildSettings()


# --- channels ------------------------------------------------------------------------------------


def channel_of(number: int, *gone: int) -> Any:  # noqa: ANN401 - a stand-in
    """Return a channel in a guild that has every channel except `gone`."""
    found = like(discord.TextChannel)
    found.id, found.guild = number, like(discord.Guild)
    found.guild.get_channel.side_effect = lambda wanted: None if wanted in gone else wanted
    return found


async def channels_after(cog: ServerCog, channel: object) -> frozenset[int]:
    with patch(SETTINGS, autospec=True):
        await run(cog, "channel", manager(), channel=channel)
    return (await guild_settings(cog.services.store, GUILD)).channels


async def test_a_channel_is_allowed_and_at_the_next_time_no_more(cog: ServerCog) -> None:
    assert await channels_after(cog, channel_of(5)) == {5}
    assert await channels_after(cog, channel_of(6)) == {5, 6}
    assert await channels_after(cog, channel_of(5)) == {6}


async def test_a_channel_that_was_deleted_is_forgotten(cog: ServerCog) -> None:
    await save_guild_settings(cog.services.store, GUILD, channels=frozenset({4, 5}))
    assert await channels_after(cog, channel_of(6, 4)) == {5, 6}


async def test_so_many_channels_are_allowed_and_no_more(cog: ServerCog) -> None:
    full = frozenset(range(100, 100 + MOST_CHANNELS))
    await save_guild_settings(cog.services.store, GUILD, channels=full - {100})
    assert await channels_after(cog, channel_of(100)) == full
    assert await channels_after(cog, channel_of(5)) == full
    assert await channels_after(cog, channel_of(100)) == full - {100}
