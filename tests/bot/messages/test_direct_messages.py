"""The users a post pings, and whether it makes a sound."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.messages.direct_messages import Ping, ping_for
from bot.preferences.user import save_user_settings
from bot.table.tables import Tables
from tests.bot.stored_tables import ANN, BEN, opened

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
NOON = (11 * 60, 13 * 60)
WEEK = (NOW - timedelta(days=1), NOW + timedelta(days=6))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        found.store.database.now = lambda: NOW
        yield found


async def test_whoever_is_awake_is_pinged(tables: Tables) -> None:
    assert await ping_for(tables.store, (ANN, BEN)) == Ping((ANN, BEN))
    assert await ping_for(tables.store, ()) == Ping()


async def test_whoever_has_quiet_hours_or_is_away_hears_nothing(tables: Tables) -> None:
    await save_user_settings(tables.store, ANN, zone="UTC", quiet=NOON)
    assert await ping_for(tables.store, (ANN, BEN)) == Ping((BEN,))
    await save_user_settings(tables.store, BEN, away=WEEK)
    assert await ping_for(tables.store, (ANN, BEN)) == Ping((ANN, BEN), silent=True)


async def test_whoever_never_wants_to_be_pinged_is_not(tables: Tables) -> None:
    await save_user_settings(tables.store, ANN, reminders=False)
    assert await ping_for(tables.store, (ANN, BEN)) == Ping((BEN,))
    assert await ping_for(tables.store, (ANN,)) == Ping()
    await save_user_settings(tables.store, BEN, away=WEEK)
    assert await ping_for(tables.store, (ANN, BEN)) == Ping((BEN,), silent=True)
