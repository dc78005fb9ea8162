"""Ratings as they follow from results."""

from __future__ import annotations

from db.stats.ratings import UNRATED, Rating, rated


def test_a_tie_leaves_equals_equal() -> None:
    first, second, third = rated((UNRATED, UNRATED, UNRATED), (1, 1, 3))
    assert first == second
    assert first.mu > third.mu


def test_a_rating_is_where_one_begins() -> None:
    assert Rating(25.0, 25 / 3) == UNRATED


def test_whoever_wins_gains_and_whoever_loses_drops() -> None:
    loser, winner = rated((UNRATED, UNRATED), (2, 1))
    assert winner.mu > UNRATED.mu > loser.mu


def test_a_result_makes_a_rating_more_certain() -> None:
    assert all(one.sigma < UNRATED.sigma for one in rated((UNRATED, UNRATED), (1, 2)))


def test_a_surprise_counts_for_more_than_what_was_expected() -> None:
    strong, weak = Rating(35.0, 3.0), Rating(15.0, 3.0)
    expected = rated((strong, weak), (1, 2))[0].mu - strong.mu
    surprise = rated((strong, weak), (2, 1))[1].mu - weak.mu
    assert surprise > expected > 0
