"""Sheets, hands and scores in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.antarctica.view import OwnHand, ScoreView, ShipView
from engine.antarctica.words.names import thing
from engine.core.msg import Msg
from render.antarctica.players.players_alt import cards, hand_alt, resources, scores_alt, sheet_alt
from tests.render.antarctica.played import TIMES, over
from tests.render.antarctica.tables import (
    NAMES,
    card_view,
    composed,
    context,
    seen,
    table,
    with_area,
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


def said(sentences: Iterable[Msg]) -> list[str]:
    """Return the sentences in English."""
    return [words().say(one, NAMES[:3]) for one in sentences]


def test_resource_cards_are_told_with_the_basic_one_ready_or_used() -> None:
    view = with_player(seen(table(3), None), 1, basic_ready=True, knowhow=3)
    assert said([resources(view, 1)]) == ["Basic card: ready, Know-how cards: 3."]
    used = with_player(view, 1, basic_ready=False)
    assert said([resources(used, 1)]) == ["Basic card: used, Know-how cards: 3."]


def test_buildings_of_one_type_are_counted_and_none_are_not_told() -> None:
    built = tuple(map(card_view, ("basic_05", "basic_01", "basic_06")))
    assert said(cards(built)) == [f"Built: 2 {TIMES} Laboratory, Camp."]
    assert said(cards(())) == []


def test_a_sheet_tells_only_the_areas_and_tracks_where_the_player_is() -> None:
    view = seen(table(3), None)
    for area in view.areas:
        view = with_area(view, area.number, ships=(), scientists=(0, 0, 0))
    view = with_area(view, 4, ships=(ShipView(1, None), ShipView(0, None), ShipView(1, None)))
    view = with_area(view, 6, scientists=(2, 0, 0))
    tracks = tuple(replace(track, cubes=(7, 0, 0)) for track in view.tracks)
    told = said(sheet_alt(replace(view, tracks=tracks), 1))
    assert told[2:] == ["Davis Sea: scientists 0, ships 2."]
    assert sum("space 7" in one for one in said(sheet_alt(replace(view, tracks=tracks), 0))) == len(
        tracks
    )


def test_cards_to_choose_from_are_told_before_the_own_ones() -> None:
    hand = OwnHand(("icebreaker",), ("quick_research", "quick_research"), ())
    told = said(hand_alt(replace(seen(table(3), 0), hand=hand)))
    assert told[0] == f"To choose from: 2 {TIMES} Quick Research."
    assert told[1] == "Shipyard cards: Icebreaker."


def test_a_spectator_is_told_of_no_cards_in_hand() -> None:
    told = said(hand_alt(seen(table(3), None)))
    assert told == ["Shipyard cards: nothing."]


def test_points_are_told_by_what_they_were_scored_for() -> None:
    view = replace(
        seen(table(3), None),
        scores=(
            ScoreView("area:1", (1, 20, 0), (1,)),
            ScoreView("area:2", (2, 0, 0), (0,)),
            ScoreView("track:track_biology", (4, 0, 0), (0,)),
            ScoreView("cards", (8, 0, 0), (0,)),
            ScoreView("resources", (16, 0, 0), ()),
        ),
    )
    told = said(scores_alt(view))
    assert told[0].startswith(
        "1. Mira: 31 points: areas 3, tracks 4, cards 8, discarded 16; first places 3"
    )
    assert told[1].startswith(f"2. {NAMES[1]}: 20 points")
