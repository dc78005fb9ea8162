"""Pictures of the whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import ShipView
from render.antarctica.board.board import areas_scene, board_scene
from render.antarctica.board.layout import areas_layout, board_layout
from render.theme import SEATS
from tests.render.antarctica import golden
from tests.render.antarctica.tables import (
    card_view,
    composed,
    context,
    lying,
    pack,
    some_view,
    with_area,
)
from tests.render.scene_items import names_in, sprites_in, texts_in, within
from tests.render.scene_text import written


def test_the_way_of_the_sun_lists_each_area_with_ships_and_who_comes_first() -> None:
    view = some_view(3)
    scene = composed("areas", view, context(3))
    middle = areas_layout(3).continent.middle
    waiting = [area for area in view.areas if area.ships]
    ahead = sorted(waiting, key=lambda area: (area.number - view.sun - 1) % 8)
    marks = sorted(lying(scene, middle, "seat-"), key=lambda one: one.centre[1])
    assert [one.tint for one in marks] == [SEATS[area.ships[0].seat].colour for area in ahead]


@pytest.mark.parametrize("name", ["board", "map", "research"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected


def test_areas_without_ships_have_no_line_on_the_way_of_the_sun() -> None:
    view = some_view(3)
    for area in view.areas:
        view = with_area(view, area.number, ships=())
    view = with_area(replace(view, sun=1), 6, ships=(ShipView(2, None),))
    scene = areas_scene(pack(), view, context(3))
    middle = areas_layout(3).continent.middle
    assert texts_in(within(scene.items, middle)) == ["Queen Maud Land"]
    assert names_in(within(scene.items, middle)) == ["seat-square"]


def test_the_sun_s_own_area_comes_last_on_its_way() -> None:
    view = some_view(2)
    for area in view.areas:
        view = with_area(view, area.number, ships=(ShipView(0, None),) * (area.number in {1, 2}))
    scene = areas_scene(pack(), replace(view, sun=1), context(2))
    middle = areas_layout(2).continent.middle
    assert texts_in(within(scene.items, middle)) == ["Ross Sea", "Marie Byrd Land"]


def test_players_stand_on_the_board_in_turn_order() -> None:
    view = replace(some_view(3), order=(2, 0, 1))
    scene = board_scene(pack(), view, context(3))
    rows = board_layout(3).players
    seats = [
        [one.tint for one in sprites_in(within(scene.items, row)) if one.name.startswith("seat-")]
        for row in rows
    ]
    assert [tints[0] for tints in seats] == ["seat-3", "seat-1", "seat-2"]


def test_the_board_has_a_card_of_each_deck_and_the_tracks_in_the_middle() -> None:
    view = replace(some_view(2), face_up=(card_view("basic_01"), None, card_view("advanced_01")))
    scene = board_scene(pack(), view, context(2))
    layout = board_layout(2)
    offers = [names_in(within(scene.items, box)) for box in layout.offers]
    assert "building-camp" in offers[0]
    assert {name for name in offers[1] if name.startswith("building-")} == {"building-space"}
    assert within(scene.items, layout.continent.middle)
