"""The tracks and cards: where a choice leads, what a building lacks, what the player has."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.view import AntarcticaView, AskedView
from render.antarctica.question.research import CARDS, TRACKS
from render.scene import Panel, Scene
from tests.render.antarctica.tables import (
    card_view,
    composed,
    context,
    lying,
    seen,
    table,
    with_area,
    with_player,
)
from tests.render.scene_items import names_in, within


def start(seats: int = 4) -> AntarcticaView:
    """The view of the first seat before anything has happened."""
    return seen(table(seats), 0)


def drawn(view: AntarcticaView, *spots: str) -> Scene:
    return composed("research", view, context(len(view.order), spots=spots))


def test_a_choice_shows_the_own_cube_where_it_would_land_and_what_it_triggers() -> None:
    view = replace(start(), asked=AskedView(0, "points", (("track:glaciology", 4),)))
    scene = drawn(view, "track:glaciology")
    met, rim = [item for item in scene.items if isinstance(item, Panel) and item.edge == "legal"]
    (cube,) = lying(scene, rim.box, "cube-seat-")
    assert cube.tint == "seat-1"
    assert met.box.centre[0] == rim.box.centre[0] - 40  # space 3 is passed, space 6 is not


def test_without_a_choice_no_cube_is_promised() -> None:
    scene = drawn(start())
    assert lying(scene, TRACKS, "cube-seat-") == []


def test_a_used_effect_is_grey() -> None:
    view = start()
    track = view.tracks[0]
    used = tuple(replace(space, used=space.blue) for space in track.spaces)
    scene = drawn(replace(view, tracks=(replace(track, spaces=used), *view.tracks[1:])))
    (row, *_) = TRACKS.rows(5, 8)
    faded = names_in(within(scene.items, row), faded=True)
    assert faded == ["effect-move_ship"]


def test_a_required_building_is_near_replaced_or_missing() -> None:
    view = replace(start(), face_up=(card_view("double_12"), None, None))
    view = with_player(view, 0, basic_ready=False, knowhow=1)
    (box, *_) = CARDS.rows(3, 8)
    for area in view.areas:
        view = with_area(view, area.number, buildings=(), ships=())
    assert names_in(within(drawn(view).items, box)).count("lock") == 3
    ships = start().areas[0].ships or start().areas[1].ships
    mine = tuple(replace(ship, seat=0, mark=None) for ship in ships)
    near = with_area(view, 1, ships=mine, buildings=("shaft_tower", "drilling_rig"))
    found = names_in(within(drawn(near).items, box))
    assert found.count("tick") == 2
    assert "lock" not in found
    assert "resource-knowhow" in found


def test_a_building_that_cannot_be_built_there_is_faded() -> None:
    cards = (card_view("basic_01"), card_view("double_01"), None)
    view = replace(start(), face_up=cards, asked=AskedView(0, "action"))
    scene = drawn(view, "building:basic_01")
    upper, middle, _ = CARDS.rows(3, 8)
    assert "building-camp" not in names_in(within(scene.items, upper), faded=True)
    assert "building-crane" in names_in(within(scene.items, middle), faded=True)
