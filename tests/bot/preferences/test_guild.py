"""The settings of a guild: what is stored, and what counts of it."""

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
