"""Sheets, hands and scores in words."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.names import thing
from engine.antarctica.view import OwnHand
from tests.render.antarctica.played import TIMES, over
from tests.render.antarctica.tables import (
    composed,
    context,
    seen,
    table,
    with_player,
    words,
)

FULL = OwnHand(("icebreaker", "icebreaker", "quick_research"), (), (("place_scientist", 3),))


def test_the_sheet_is_told_in_words() -> None:
    view = over(3)
    alt = composed("sheet", view, context(3), seat=0).alt
    assert all(
        f"{words().say(thing(track.id))}: space {track.cubes[0]}." in alt
        for track in view.tracks
        if track.cubes[0]
    )


def test_the_own_cards_are_told_in_words() -> None:
    alt = composed(
        "hand",
        with_player(replace(seen(table(3), 0), hand=FULL), 0, basic_ready=False, knowhow=2),
        context(3),
    ).alt
    assert alt == (
        f"Shipyard cards: 2 {TIMES} Icebreaker, Quick Research. "
        f"Basic card: used, Know-how cards: 2. Unseen: 3 {TIMES} Place a Scientist."
    )


def test_the_scores_are_told_in_words_the_first_place_first() -> None:
    view = over(2)
    assert view.result is not None
    best = view.result.winners[0]
    alt = composed("scores", view, context(2)).alt
    points = view.result.scores[best]
    assert f"1. {context(2).names[best]}: {points} points: areas " in alt
    assert alt.index("1. ") < alt.index("2. ")
