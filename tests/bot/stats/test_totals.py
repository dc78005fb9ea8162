"""Totals over finished games, and the ranks of the best players."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.stats.totals import against_others, alone, places_of, totals_of
from db.stats.player_stats import FinishedGame, Leader
from db.stats.ratings import Rating

THEN = datetime(2026, 3, 1, tzinfo=UTC)


def finished(
    score: int, place: int, *, seats: int = 2, rating: Rating | None = None
) -> FinishedGame:
    return FinishedGame(1, "otys", seats, score, place, rating, THEN)


def leader(user: int, mu: float) -> Leader:
    return Leader(user, "Ann", 12, 7, Rating(mu, 3.0))


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


def test_a_winning_streak_goes_on_until_a_game_is_not_won() -> None:
    won, lost = finished(1, 1), finished(1, 2)
    for games, streak, longest in (
        ([won, won, lost], 0, 2),
        ([won, lost, won, won, won], 3, 3),
        ([lost], 0, 0),
    ):
        totals = totals_of(games)
        assert totals is not None
        assert (totals.streak, totals.longest) == (streak, longest)


def test_solo_games_are_told_from_games_with_an_opponent() -> None:
    games = (finished(1, 1, seats=1), finished(2, 1), finished(3, 2, seats=4))
    assert against_others(games) == games[1:]
    assert alone(games) == games[:1]
