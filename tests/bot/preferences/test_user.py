"""The settings of users, including settings that make no sense."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.preferences.user import (
    INTERVALS,
    UserSettings,
    is_quiet,
    read_user_settings,
    save_user_settings,
    user_settings,
    zones,
)
from bot.table.tables import Tables
from bot.timing.availability import ALWAYS
from tests.bot.stored_tables import ANN, BEN, opened

MAY = (datetime(2026, 5, 1, tzinfo=UTC), datetime(2026, 5, 8, tzinfo=UTC))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


async def test_whoever_set_nothing_is_reminded_by_a_message_at_any_hour(tables: Tables) -> None:
    assert await user_settings(tables.store, ANN) == UserSettings()
    assert UserSettings().reminders
    assert UserSettings().place == "direct"
    assert UserSettings().hours == ALWAYS


async def test_what_was_set_is_kept(tables: Tables) -> None:
    store = tables.store
    await save_user_settings(store, ANN, zone="Europe/Rome", quiet=(1320, 420), away=MAY)
    await save_user_settings(
        store, ANN, interval=timedelta(hours=12), reminders=False, place="channel"
    )
    set_now = await save_user_settings(
        store, ANN, tell_next=True, muted=frozenset({"waste", "end"})
    )
    assert await user_settings(store, ANN) == set_now
    assert set_now.has_zone
    assert (set_now.hours.zone, set_now.hours.quiet, set_now.hours.away) == (
        "Europe/Rome", (1320, 420), MAY,
    )  # fmt: skip
    assert (set_now.interval, set_now.reminders, set_now.place) == (INTERVALS[2], False, "channel")
    assert set_now.tell_next
    assert set_now.muted == {"waste", "end"}
    assert await user_settings(store, BEN) == UserSettings()


async def test_a_setting_is_taken_away_alone(tables: Tables) -> None:
    await save_user_settings(tables.store, ANN, zone="Europe/Rome", away=MAY)
    after = await save_user_settings(tables.store, ANN, away=None)
    assert (after.hours.zone, after.hours.away) == ("Europe/Rome", None)


@pytest.mark.parametrize(
    "settings",
    [
        {"zone": "Europe/Atlantis"},
        {"zone": 7},
        {"quiet": [1320, 1440]},
        {"quiet": [-1, 60]},
        {"quiet": [60, 60]},
        {"quiet": [0, 23 * 60]},
        {"quiet": [60]},
        {"quiet": "night"},
        {"quiet": [1.5, 60]},
        {"quiet": [True, 60]},
        {"away": "2026-05-08"},
        {"away": ["2026-05-08", "2026-05-09"]},
        {"away": ["2026-05-08T00:00:00+00:00", "2026-05-01T00:00:00+00:00"]},
        {"away": ["never", "ever"]},
        {"away": [7, 8]},
        {"away": ["2026-05-08T00:00:00+00:00"]},
        {"interval": 61},
        {"interval": -120},
        {"interval": 1e300},
        {"interval": "day"},
        {"reminders": "no"},
        {"place": "pigeon"},
        {"place": []},
        {"tell_next": 1},
        {"locale": "klingon"},
        {"locale": 7},
        {"muted": "all"},
        {"muted": [7, None, "x" * 100]},
    ],
)
def test_a_setting_that_makes_no_sense_counts_as_unset(settings: dict[str, Any]) -> None:
    assert read_user_settings(settings) == UserSettings()


def test_what_makes_sense_beside_it_counts() -> None:
    assert read_user_settings({"quiet": "night", "zone": "Europe/Rome", "other": 1}).has_zone


@pytest.mark.parametrize(
    ("quiet", "can_be"),
    [
        ((22 * 60, 7 * 60), True),
        ((0, 1), True),
        ((8 * 60, 0), True),
        ((8 * 60 - 1, 0), False),
        ((0, 0), False),
        ((0, 24 * 60), False),
    ],
)
def test_quiet_hours_leave_some_of_the_day(quiet: tuple[int, int], *, can_be: bool) -> None:
    assert is_quiet(quiet) is can_be


def test_the_zones_are_those_of_the_world() -> None:
    assert {"Europe/Rome", "America/Sao_Paulo", "UTC"} <= zones()
