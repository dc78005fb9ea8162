"""The settings of a guild: what is stored, and what takes effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.preferences.guild import (
    GuildSettings,
    guild_settings,
    read_guild_settings,
    save_guild_settings,
)
from tests.bot.stored_tables import opened

SENSELESS: dict[str, tuple[object, ...]] = {
    "creators": ("nobody", -1, 0, 1.5, True, [], {}),
    "pace": ("hectic", 3, []),
    "language": ("fr", 3, ["de"]),
    "channels": ("all", 5, {"a": 1}, [-1, "5", None, True]),
    "lobby_days": (0, 366, "7", 1.5, True),
    "quiet_days": (-1, 1, 6, 366, "14"),
}


@pytest.mark.parametrize("name", SENSELESS)
def test_what_makes_no_sense_counts_as_unset(name: str) -> None:
    for value in SENSELESS[name]:
        assert read_guild_settings({name: value}) == GuildSettings()


async def test_what_is_set_is_kept_and_can_be_taken_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as tables:
        store = tables.store
        kept = GuildSettings(5, "daily", "it", frozenset({3, 9}), 14, 30)
        assert await save_guild_settings(
            store, 1, creators=5, pace="daily", language="it", channels=frozenset({9, 3}),
            lobby_days=14, quiet_days=30,
        ) == kept  # fmt: skip
        assert await guild_settings(store, 1) == kept
        assert (
            await guild_settings(store, 2) == await guild_settings(store, None) == GuildSettings()
        )
        assert (await save_guild_settings(store, 1, language=None, pace=None)).language is None


def test_channels_that_make_no_sense_are_left_out_of_those_that_do() -> None:
    assert read_guild_settings({"channels": [3, -1, "5", True, 9]}).channels == {3, 9}


def test_an_inactive_game_is_closed_after_a_week_at_the_earliest_or_never() -> None:
    assert [read_guild_settings({"quiet_days": days}).quiet_days for days in (0, 7, 365)] == [
        0, 7, 365,
    ]  # fmt: skip


def test_tables_may_be_opened_everywhere_unless_channels_are_named() -> None:
    assert GuildSettings().allows(5)
    named = GuildSettings(channels=frozenset({3, 9}))
    assert named.allows(3)
    assert named.allows(5, 9), "a thread of a channel that is named"
    assert not named.allows(5, None)
    assert named.listed == "<#3> <#9>"
