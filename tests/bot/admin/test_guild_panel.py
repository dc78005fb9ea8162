"""A guild's settings are parsed strictly and take effect; its list of games fits in a message."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.admin.guild_panel import (
    OnlyManagers,
    RunningGame,
    check_manages,
    games_message,
    settings_message,
)
from bot.localization import guild_words, set_guild_language
from bot.messages.responses import Reply
from bot.preferences.guild import (
    GuildSettings,
)
from bot.table.tables import Tables
from db.records import Player, Post
from db.schema import GameState
from engine.core.text import Words, available_locales
from tests.bot.limits import check_sheet, said
from tests.bot.positions import AWKWARD, people
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, GUILD, begun, opened

locales = pytest.mark.parametrize("locale", available_locales())


@locales
def test_settings_and_games_fit_a_message(locale: str) -> None:
    words = Words(locale, strict=True)
    channels = frozenset(range(1 << 60, (1 << 60) + 25))
    for server in (GuildSettings(), GuildSettings(1 << 62, "relaxed", "pt-BR", channels, 365, 365)):
        check_sheet(settings_message(server, 7, words))
    check_sheet(games_message([], (0, 1), words))


@pytest.fixture
async def tables(tmp_path: Any) -> Any:  # noqa: ANN401
    async with opened(tmp_path) as found:
        yield found


@locales
async def test_a_page_of_games_says_who_plays_whose_turn_it_is_and_where(
    tables: Tables, locale: str
) -> None:
    number = await begun(tables, ANN, BEN)
    (record,) = await tables.store.games.by_guild(GUILD, GameState.RUNNING)
    post = Post(5, 6, 0)
    listed = [
        RunningGame(replace(record, id=number + n), seated, where)
        for n, (seated, where) in enumerate([(people(*AWKWARD), post), ((Player(),) * 4, None)] * 4)
    ]
    sheet = games_message(listed, (1, 9), Words(locale, strict=True))
    check_sheet(sheet)
    text = said(sheet.to_view())
    assert f"https://discord.com/channels/{GUILD}/5/6" in text
    assert f"<t:{int(record.updated_at.timestamp())}:R>" in text
    assert str(number) in text


@pytest.mark.parametrize("guild", [None, GUILD])
def test_only_those_who_manage_the_server_manage_it(guild: int | None) -> None:
    somebody, manager = Caller(), Caller()
    somebody.interaction.guild_id = guild
    somebody.interaction.permissions = discord.Permissions.none()
    manager.interaction.permissions = discord.Permissions(manage_guild=True)
    with pytest.raises(OnlyManagers):
        check_manages(Reply(somebody.interaction))
    assert check_manages(Reply(manager.interaction)) == GUILD


def test_public_posts_are_written_in_the_language_that_was_set() -> None:
    guild = discord.Object(987654321)
    guild.preferred_locale = discord.Locale.german  # type: ignore[attr-defined]
    said_by = guild_words
    assert said_by(guild).locale == "de"  # type: ignore[arg-type]
    set_guild_language(guild.id, "it")
    assert said_by(guild).locale == "it"  # type: ignore[arg-type]
    set_guild_language(guild.id, None)
    assert said_by(guild).locale == "de"  # type: ignore[arg-type]
