"""`/stats` and `/leaderboard` work out which user and which game are meant."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from bot.cogs.stats import StatsCog
from bot.stats.guild_stats import SERVER
from bot.stats.player_stats import PlayerQuery, first_game
from db.games.games import Games
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.cogs.cog_walk import Route, bare_services, handed_to, run, unrouted
from tests.bot.positions import Evening, people, record_of
from tests.bot.recorded_interactions import Caller, like
from tests.bot.stored_tables import ANN, BEN, GUILD

STATS, LEADERS = "bot.stats.player_stats.show_stats", "bot.stats.player_stats.show_leaders"
ROUTES = [
    Route("stats", STATS, {"game": "antarctica"}, ("antarctica",)),
    Route("stats", "bot.cogs.stats.show_server_stats", {"of": SERVER, "game": "otys"}, ("otys",)),
    Route("leaderboard", LEADERS, {"game": "antarctica"}, ("antarctica",)),
]
LAST = record_of(Evening(people("Ann", "Ben"), 1, "antarctica").table, 0)


@pytest.fixture
def cog() -> StatsCog:
    services = bare_services()
    store: Any = services.store
    store.games = like(Games)
    store.games.by_channel, store.games.by_guild = AsyncMock(return_value=[]), AsyncMock()
    store.games.by_guild.return_value = []
    return StatsCog(services)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route} {route.handler[-6:]}")
async def test_a_command_leads_to_the_statistics_of_that_game(cog: StatsCog, route: Route) -> None:
    await route.check(cog)


def test_every_command_has_its_route(cog: StatsCog) -> None:
    assert unrouted(cog, ROUTES) == set()


async def asked_about(cog: StatsCog, caller: Caller, **given: object) -> list[object]:
    with patch(STATS, autospec=True) as show:
        await run(cog, "stats", caller, **given)
    return handed_to(show)


async def test_without_a_name_ones_own_statistics_of_all_games_are_meant(cog: StatsCog) -> None:
    *_, about, game = await asked_about(cog, Caller(ANN))
    assert (about, game) == (PlayerQuery(ANN, "Ann", own=True, guild_id=GUILD), None)


async def test_of_others_and_of_oneself_by_name_the_plain_name_is_said(cog: StatsCog) -> None:
    for user, own in ((BEN, False), (ANN, True)):
        named: Any = Caller(user).interaction.user
        named.display_name = " B\u200ben "
        *_, about, _ = await asked_about(cog, Caller(ANN), player=named)
        assert about == PlayerQuery(user, "Ben", own=own, guild_id=GUILD)


async def test_in_a_direct_message_there_is_no_guild(cog: StatsCog) -> None:
    caller = Caller(ANN)
    caller.interaction.guild_id = None
    *_, about, _ = await asked_about(cog, caller)
    assert isinstance(about, PlayerQuery)
    assert about.guild_id == 0


async def test_a_player_and_the_server_cannot_be_asked_about_at_once(cog: StatsCog) -> None:
    caller = Caller(ANN)
    with patch(STATS, autospec=True) as show:
        await run(cog, "stats", caller, player=caller.interaction.user, of="me")
    show.assert_not_awaited()
    assert caller.shown == [Words().say(msg("bot-error-stats-both"))]


@pytest.mark.parametrize(
    ("channel", "guild", "meant"),
    [([LAST], [], "antarctica"), ([], [LAST], "antarctica"), ([], [], first_game())],
)
async def test_without_a_game_the_leaderboard_is_of_the_one_played_here(
    cog: StatsCog, channel: list[object], guild: list[object], meant: str
) -> None:
    games: Any = cog.services.store.games
    games.by_channel.return_value, games.by_guild.return_value = channel, guild
    with patch(LEADERS, autospec=True) as show:
        await run(cog, "leaderboard", Caller())
    assert handed_to(show)[-1] == meant != ""
