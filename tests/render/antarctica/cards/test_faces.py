"""The faces of building cards."""

from __future__ import annotations

import pytest

from engine.antarctica.pack.components import DECKS
from engine.antarctica.view import CardView
from render.antarctica.cards.faces import (
    DECK_COLOURS,
    CardPlaces,
    band_room,
    card_face,
    card_ground,
    card_needs,
    need,
    number_left,
    spread,
    upright,
    worded,
)
from render.kit.icon_rows import Figure, Icon
from render.scene import Align, Box
from tests.render.antarctica.tables import card_view, pack
from tests.render.scene_items import (
    apart,
    extent,
    holds,
    names_in,
    outside,
    panels_in,
    sprites_in,
    texts_in,
)

UPRIGHT, WORDED = Box(16, 16, 136, 210), Box(16, 16, 282, 420)
SHAPES = pytest.mark.parametrize(
    ("box", "places"),
    [(UPRIGHT, upright(UPRIGHT)), (WORDED, worded(WORDED))],
    ids=["upright", "worded"],
)


@SHAPES
def test_the_parts_of_a_card_do_not_overlap_and_stay_on_it(box: Box, places: CardPlaces) -> None:
    parts = [places.band, places.result, places.needs, places.cost]
    assert apart(parts)
    assert all(holds(box, part) for part in parts)
    assert places.band.top == box.top
    assert (places.name.height > 0) == (box is WORDED)


@SHAPES
def test_the_ground_of_a_card_has_the_colour_and_sign_of_its_deck(
    box: Box, places: CardPlaces
) -> None:
    assert set(DECK_COLOURS) == set(DECKS)
    for deck, colour in DECK_COLOURS.items():
        ground = list(card_ground(deck, box, places))
        assert [panel.edge for panel in panels_in(ground)] == [colour, colour]
        assert names_in(ground) == [f"deck-{deck}"]
        assert not outside(ground, box)


@SHAPES
def test_the_number_of_cards_left_stands_beside_the_sign_in_the_band(
    box: Box, places: CardPlaces
) -> None:
    said = number_left(7, places, 20)
    (sign,) = sprites_in(card_ground("basic", box, places))
    assert (said.text, said.align) == ("7", Align.RIGHT)
    assert said.box == band_room(places)
    assert holds(places.band, said.box)
    assert said.box.left > sign.centre[0]


@SHAPES
def test_a_face_shows_the_building_its_cost_and_its_gain(box: Box, places: CardPlaces) -> None:
    for card in map(card_view, ("basic_01", "double_08", "advanced_01")):
        face = list(card_face(card, places))
        assert names_in(face)[0] == f"building-{card.result}"
        assert names_in(face).count("pawn") == card.scientists
        assert texts_in(face) == [str(card.research)]
        assert names_in(face)[-1] == "research-point"
        assert not outside(face, box, 4)


@SHAPES
def test_only_cards_that_score_have_a_star(box: Box, places: CardPlaces) -> None:
    assert box.width
    for card in map(card_view, pack().cards):
        assert ("prestige-star" in names_in(card_face(card, places))) == card.star


def needs(card: CardView, box: Box, near: frozenset[str] | None = None) -> list[str]:
    return names_in(card_needs(card, box, near))


def test_required_buildings_stand_side_by_side_in_their_order() -> None:
    card, box = card_view("advanced_01"), Box(0, 0, 200, 60)
    items = sprites_in(card_needs(card, box, None))
    assert [item.name for item in items] == [f"building-{name}" for name in card.requires]
    assert [item.centre[0] for item in items] == sorted({item.centre[0] for item in items})
    assert apart(map(extent, items))
    assert not outside(items, box)


def test_what_is_within_reach_has_a_sign_and_nothing_else_has() -> None:
    card, box = card_view("basic_05"), Box(0, 0, 200, 60)
    assert needs(card, box, frozenset({"wind_turbine"})) == [
        "building-shaft_tower",
        "building-wind_turbine",
        "reachable",
    ]
    assert "reachable" not in needs(card, box, frozenset())
    assert "reachable" not in needs(card, box)


def test_the_sign_lies_at_the_lower_right_of_its_building() -> None:
    building, sign = sprites_in(need("crane", (50, 50), 60, frozenset({"crane"})))
    assert sign.centre > building.centre
    assert sign.size < building.size / 2


@pytest.mark.parametrize(("align", "left"), [(Align.LEFT, True), (Align.CENTRE, False)])
def test_rows_on_one_line_share_a_size_and_keep_a_gap(align: Align, *, left: bool) -> None:
    rows = ((Icon("pawn"),) * 2, (Figure("3"), Icon("research-point")))
    box = Box(10, 10, 300, 40)
    items = list(spread(rows, box, align))
    assert not outside(items, box, 4)
    assert len({item.size for item in sprites_in(items)}) == 1
    pawn, second, point = sprites_in(items)
    assert second.centre[0] - pawn.centre[0] < point.centre[0] - second.centre[0]
    assert (extent(pawn).left <= box.left + 2) == left


def test_rows_are_as_small_as_their_line_is_narrow() -> None:
    rows = ((Icon("pawn"),) * 3, (Icon("research-point"),) * 2)
    wide, narrow = (sprites_in(spread(rows, Box(0, 0, width, 60)))[0].size for width in (600, 150))
    assert wide > narrow
    assert not outside(spread(rows, Box(0, 0, 150, 60)), Box(0, 0, 150, 60), 4)
