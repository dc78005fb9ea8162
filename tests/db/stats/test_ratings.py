from __future__ import annotations

from db.stats.ratings import UNRATED, Rating, rated


def test_a_tie_leaves_equals_equal() -> None:
    first, second, third = rated((UNRATED, UNRATED, UNRATED), (1, 1, 3))
    assert first == second
    assert first.mu > third.mu


def test_a_rating_is_where_one_begins() -> None:
    assert Rating(25.0, 25 / 3) == UNRATED
