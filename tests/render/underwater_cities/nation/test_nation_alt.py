"""Nations, production and scores in words."""

from __future__ import annotations

from tests.render.underwater_cities.holdings import ended
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    composed,
    context,
)


def test_the_sheet_is_told_in_words() -> None:
    at = position(owns="4c").claimed("brine_gardens")
    alt = composed("sheet", view_of(at), context(2), seat=0).alt
    assert "Mira: 17 points, 4 credits; hand 0 of 3; below the Federation track." in alt
    assert "C9, nonsymbiotic city: 2 \N{MULTIPLICATION SIGN} farm (upgraded), laboratory." in alt
    assert "C4, nonsymbiotic city, not connected: desalination plant." in alt
    assert "Metropolis Mint: connected." in alt
    assert "Brine Gardens (65)" in alt


def test_production_is_told_in_words() -> None:
    alt = composed("production", view_of(position()), context(2), seat=0).alt
    assert alt.startswith("Mira, Production right now: 7 points, 6 credits")
    assert "cities to feed: 3." in alt
    assert "City site C9: 3 points, 3 kelp, 1 science." in alt


def test_the_scores_are_told_in_words_the_first_place_first() -> None:
    alt = composed("scores", ended(), context(3)).alt
    total = ended().players[1].score.total
    assert f"1. {context(3).names[1]}: {total} points: so far 60," in alt
    assert alt.index("1. ") < alt.index("2. ") < alt.index("3. ")
