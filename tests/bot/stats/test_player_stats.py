"""Statistics of players: figures, places, and messages within Discord's limits."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import cast
from unittest.mock import create_autospec

import pytest

from bot.custom_ids import Press, Verb
from bot.messages.pictures import Pictures
from bot.messages.responses import Reply
from bot.services import Services
from bot.stats.player_stats import (
    NothingKept,
    PlayerQuery,
    leaders_message,
    show_stats,
    stats,
    stats_message,
)
from bot.stats.totals import places_of, totals_of
from db.stats.player_stats import FinishedGame, Leader, PlayerStats, SoloBest
from db.stats.ratings import Rating
from db.store import Store
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet, said
from tests.bot.positions import AWKWARD
from tests.bot.recorded_interactions import Caller

ENGLISH = Words(strict=True)
THEN = datetime(2026, 3, 1, tzinfo=UTC)
ABOUT = PlayerQuery(1, "Ann", own=True, guild_id=5)
locales = pytest.mark.parametrize("locale", available_locales())


def finished(
    score: int, place: int, *, game: str = "otys", seats: int = 2, rating: Rating | None = None
) -> FinishedGame:
    return FinishedGame(1, game, seats, score, place, rating, THEN)


def leader(user: int, mu: float, name: str = "Ann") -> Leader:
    return Leader(user, name, 12, 7, Rating(mu, 3.0))


def test_games_come_to_how_many_were_won_and_what_was_reached() -> None:
    played = [(30, 1), (50, 1), (20, 2), (60, 1)]
    totals = totals_of([finished(score, place) for score, place in played])
    assert totals is not None
    assert (totals.played, totals.won, totals.mean, totals.best) == (4, 3, 40, 60)
    assert (totals.streak, totals.longest) == (1, 2)


def test_a_rating_is_the_last_there_was() -> None:
    one, other = Rating(26, 7), Rating(24, 6)
    games = [finished(1, 1, rating=one), finished(1, 1, rating=other), finished(1, 1)]
    totals = totals_of(games)
    assert totals is not None
    assert totals.rating == other
    assert totals_of([]) is None


def test_those_with_the_same_rating_share_a_place() -> None:
    leaders = [leader(1, 30), leader(2, 28.001), leader(3, 28), leader(4, 20)]
    assert places_of(leaders) == (1, 2, 2, 4)


@locales
def test_stats_fit_a_message_whoever_it_is(locale: str) -> None:
    words = Words(locale, strict=True)
    games = [
        finished(score * 1000, 1 + score % 2, game=game, seats=seats, rating=Rating(25, 8))
        for game in GAMES
        for seats in (1, 4)
        for score in range(9)
    ]
    for name in AWKWARD:
        for own in (True, False):
            about = PlayerQuery(1 << 62, name, own=own, guild_id=5)
            check_sheet(stats_message(about, games, "otys", words))


@locales
def test_a_long_list_of_the_best_fits_a_message(locale: str) -> None:
    words = Words(locale, strict=True)
    listed = [leader(n, 30 - n / 9, AWKWARD[n % len(AWKWARD)]) for n in range(50)]
    single = [SoloBest(n, AWKWARD[n % len(AWKWARD)], 5, 99999 - n) for n in range(50)]
    check_sheet(leaders_message("underwater-cities", listed, single, words))
    check_sheet(leaders_message("otys", [], [], words))


def test_a_list_of_the_best_says_places_ratings_and_wins() -> None:
    sheet = leaders_message("otys", [leader(1, 26, "Ann"), leader(2, 25, "B_b")], [], ENGLISH)
    text = said(sheet.to_view())
    assert "**1.** Ann **1040** ± 120 · 7 of 12 won" in text
    assert r"**2.** B\_b **1000**" in text


async def test_whoever_finished_nothing_is_told_so() -> None:
    player_stats = create_autospec(PlayerStats, instance=True)
    player_stats.finished_by.return_value = []
    store = cast("Store", SimpleNamespace(player_stats=player_stats))
    pictures = create_autospec(Pictures, instance=True)
    with pytest.raises(NothingKept):
        await show_stats(pictures, store, Reply(Caller().interaction), ABOUT)


async def test_a_button_to_a_game_that_is_no_more_says_so() -> None:
    services, reply = cast("Services", SimpleNamespace()), Reply(Caller().interaction)
    with pytest.raises(NothingKept):
        await stats(services, reply, Press(Verb.STATS, rest="chess~5"))
