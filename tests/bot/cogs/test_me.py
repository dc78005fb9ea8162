"""`/me` parses what users type about themselves, and passes it on as their settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from unittest.mock import AsyncMock, patch

import pytest

from bot.cogs.me import MeCog
from bot.me.settings_panel import BadSetting
from bot.preferences.user import UserSettings
from bot.timing.availability import Availability
from engine.core.text import Words
from tests.bot.cogs.cog_walk import Route, bare_services, handed_to, offered, run, unrouted
from tests.bot.positions import THEN
from tests.bot.recorded_interactions import Caller

ROMAN = UserSettings(hours=Availability("Europe/Rome"), has_zone=True)
BACK = datetime(2026, 1, 12, 7, tzinfo=UTC)
CHANGE = "bot.me.settings_panel.change"
ROUTES = [
    Route("settings", "bot.me.settings_panel.show"),
    Route("time-zone", CHANGE, {"zone": "Sao Paulo"}, ("America/Sao_Paulo",)),
    Route("quiet", CHANGE, {"start": "22", "end": "7:30"}, ((1320, 450),)),
    Route("away", CHANGE, {"until": "12.1."}, ((THEN, BACK),)),
    Route("test-ping", "bot.cogs.me.send_trial_reminder"),
    Route("forget", "bot.me.forget_me.ask_confirmation"),
]


@dataclass(frozen=True, slots=True)
class Stored:
    """Mocks of the functions that read the user's settings and remember the user's language."""

    settings: AsyncMock
    remember: AsyncMock


@pytest.fixture(autouse=True)
def stored() -> Iterator[Stored]:
    with (
        patch("bot.cogs.me.user_settings", autospec=True, return_value=ROMAN) as settings,
        patch("bot.cogs.me.remember_language", autospec=True) as remember,
    ):
        yield Stored(settings, remember)


@pytest.fixture
def cog() -> MeCog:
    return MeCog(bare_services())


@pytest.mark.parametrize("route", ROUTES, ids=str)
async def test_a_command_hands_on_what_was_typed(cog: MeCog, route: Route) -> None:
    await route.check(cog)


def test_every_command_has_its_route(cog: MeCog) -> None:
    assert unrouted(cog, ROUTES) == set()


@pytest.mark.parametrize("name", ["quiet", "away"])
async def test_without_a_value_a_setting_is_taken_away(cog: MeCog, name: str) -> None:
    with patch(CHANGE, autospec=True) as change:
        await run(cog, name, Caller())
    assert handed_to(change)[-1] is None


async def test_what_makes_no_sense_is_explained_and_changes_nothing(cog: MeCog) -> None:
    caller = Caller()
    with patch(CHANGE, autospec=True) as change:
        await run(cog, "quiet", caller, start="22")
    change.assert_not_awaited()
    assert caller.shown == [Words().say(BadSetting("bot-error-quiet-both").msg)]


@pytest.mark.parametrize(
    ("name", "handler"),
    [("settings", "bot.me.settings_panel.show"), ("test-ping", "bot.cogs.me.send_trial_reminder")],
)
async def test_the_language_for_messages_is_remembered_where_they_are_asked_for(
    cog: MeCog, stored: Stored, name: str, handler: str
) -> None:
    with patch(handler, autospec=True):
        await run(cog, name, Caller(101))
    assert handed_to(stored.remember)[-2:] == [101, "en-GB"]


async def test_zones_and_times_are_offered_by_what_was_typed(cog: MeCog) -> None:
    assert "Europe/Rome" in await offered(cog, "time-zone", "zone", Caller(), "rome")
    for end in ("start", "end"):
        assert list(await offered(cog, "quiet", end, Caller(), "22:")) == ["22:00", "22:30"]


@pytest.mark.parametrize(
    ("zone", "tomorrow"), [("Europe/Rome", "2026-01-03"), ("Pacific/Honolulu", "2026-01-02")]
)
async def test_days_are_offered_from_tomorrow_on_where_the_user_lives(
    cog: MeCog, stored: Stored, zone: str, tomorrow: str
) -> None:
    stored.settings.return_value = UserSettings(hours=Availability(zone), has_zone=True)
    days = await offered(cog, "away", "until", Caller(), "")
    assert next(iter(days)) == tomorrow
    assert "January" in days[tomorrow]
