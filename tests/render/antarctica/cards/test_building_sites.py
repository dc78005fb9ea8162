"""The places of buildings that cards require."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.pack.components import ALL_AREAS
from engine.antarctica.view import AntarcticaView
from engine.antarctica.words.names import area_name
from render.antarctica.cards.building_sites import (
    LINE,
    NAME,
    UNBROKEN,
    BuildingSites,
    height_for,
    line_for,
    needed_types,
    standing,
)
from render.kit.drawing import Drawing
from render.scene import Box, Item
from tests.render.antarctica.tables import (
    card_view,
    composed,
    context,
    pack,
    seen,
    table,
    texts_of,
    with_area,
)
from tests.render.scene_items import names_in, outside, panels_in, shown, texts_in


def start(seats: int = 4) -> AntarcticaView:
    """Return the spectator's view before the first move."""
    return seen(table(seats), None)


def test_where_a_needed_building_stands_is_told() -> None:
    view = start()
    here = view.areas[2]
    areas = tuple(
        replace(area, buildings=("crane",) if area is here else ()) for area in view.areas
    )
    cards = (card_view("basic_14"), card_view("double_11"), None)
    said = texts_of(composed("cards", replace(view, areas=areas, face_up=cards), context(4)))
    name = context(4).words.say(area_name(3))
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in said].count(name) == 1
    assert said.count("Not built yet") == 2


def test_with_all_decks_empty_nothing_is_needed() -> None:
    view = replace(start(), face_up=(None, None, None), cards_left=(0, 0, 0))
    said = texts_of(composed("cards", view, context(4)))
    assert said.count("No cards left") == 3
    assert "Buildings needed, and where" not in said


def with_open(*cards: str | None) -> AntarcticaView:
    """Return a table with these face-up cards and no buildings in any area."""
    view = start(3)
    for area in view.areas:
        view = with_area(view, area.number, buildings=())
    return replace(view, face_up=tuple(card_view(card) if card else None for card in cards))


def test_each_type_that_is_needed_is_listed_once_in_the_board_s_order() -> None:
    view = with_open("basic_03", "basic_04", "basic_05")
    assert needed_types(pack(), view) == ("crane", "shaft_tower", "drilling_rig", "wind_turbine")
    assert needed_types(pack(), with_open(None, None, None)) == ()


def test_a_building_stands_in_every_area_that_holds_it() -> None:
    view = with_area(with_open("basic_01", None, None), 2, buildings=("crane",))
    view = with_area(view, 7, buildings=("camp", "crane"))
    assert standing(view, "crane") == (2, 7)
    assert standing(view, "shipyard") == ()


def test_lines_are_as_high_as_the_longest_list_of_areas() -> None:
    view = with_open("basic_03", None, None)
    assert line_for(view, ("crane",)) == LINE
    for number in range(1, 7):
        view = with_area(view, number, buildings=("crane",))
    assert line_for(view, ("crane", "camp")) == 6 * NAME
    assert line_for(view, ("camp",)) == LINE


@pytest.mark.parametrize(("types", "rows"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_two_buildings_share_a_line(types: int, rows: int) -> None:
    needed = ("crane", "camp", "shipyard", "factory")[:types]
    view = with_open("basic_03", None, None)
    assert height_for(view, needed) - height_for(view, ()) == rows * LINE


def drawn(view: AntarcticaView, *needed: str) -> tuple[Item, ...]:
    drawing = Drawing(900, 900)
    box = Box(16, 16, 800, height_for(view, needed))
    BuildingSites(drawing, context(3), view).draw(needed, box)
    assert not outside(shown(drawing), box)
    return shown(drawing)


def test_the_list_shows_each_building_with_a_ring_that_lights_its_areas() -> None:
    view = with_area(with_open("basic_03", None, None), 3, buildings=("crane",))
    found = drawn(view, "crane", "camp", "shipyard")
    assert names_in(found) == ["building-crane", "building-camp", "building-shipyard"]
    assert sum(panel.fill == "legal" for panel in panels_in(found)) == 1
    said = [text.replace(UNBROKEN, " ") for text in texts_in(found)]
    assert said[1:] == ["Wilkes Land", "Not built yet", "Not built yet"]


def test_the_ring_shows_the_areas_as_they_lie_around_the_pole() -> None:
    view = with_open("basic_03", None, None)
    spots = {}
    for number in ALL_AREAS:
        found = drawn(with_area(view, number, buildings=("crane",)), "crane")
        (lit,) = [panel.box for panel in panels_in(found) if panel.fill == "legal"]
        dots = [panel.box for panel in panels_in(found) if panel.fill == "panel-edge-bright"]
        assert [dot.width < lit.width for dot in dots] == [True] * 7
        spots[number] = lit.centre
    assert len(set(spots.values())) == len(ALL_AREAS) == 8
    assert spots[1][0] < spots[2][0] < spots[3][0]
    assert spots[1][1] > spots[8][1] > spots[7][1]


def test_names_of_areas_are_never_broken() -> None:
    view = with_area(with_open("basic_03", None, None), 1, buildings=("crane",))
    assert "Marie\N{NO-BREAK SPACE}Byrd\N{NO-BREAK SPACE}Land" in texts_in(drawn(view, "crane"))
