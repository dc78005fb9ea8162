"""A seat's sheet."""

from __future__ import annotations

from dataclasses import replace

from engine.otys.view import TurnView
from render.otys.seat_pictures import sheet_scene
from tests.render.otys.tables import (
    NAMES,
    context,
    outlined,
    pack,
    seen,
    table,
    with_board,
)
from tests.render.scene_items import names_in, panels_in, sprites_in, texts_in


def test_a_sheet_shows_one_player_s_zone_and_tracks_alone() -> None:
    view = seen(table(3), None)
    scene = sheet_scene(pack(), view, context(3), 1)
    found = (*scene.ground, *scene.items)
    divers = [name for name in names_in(found) if name.startswith("diver-")]
    assert sorted(divers) == sorted(f"diver-{diver}" for diver in view.boards[1].column)
    assert [one.tint for one in sprites_in(found) if one.tint.startswith("seat-")] == ["seat-2"]
    assert {"hacker", "mechanic", "key-x", "key-neutral-x"} <= set(names_in(found))
    assert not [name for name in names_in(found) if name.startswith("sponsor-")]


def test_the_seat_is_named_and_its_places_are_marked_in_the_sea() -> None:
    whose = context(2, spots=("level:1", "position:8"))
    scene = sheet_scene(pack(), seen(table(2), 1), whose, 1)
    assert NAMES[1] in texts_in(scene.items)
    assert scene.marked == ("1/level:1", "1/position:8")
    assert {"sea-contour", "sea-1"} <= {panel.fill for panel in panels_in(scene.ground)}


def test_a_sheet_lights_the_active_level_and_glows_where_the_seat_changed() -> None:
    before = seen(table(2), None)
    turn = TurnView(1, "phase_1", "2", 2, sponsor_used=False, actions=0)
    view = with_board(replace(before, turn=turn), 1, points=50)
    whose = replace(context(2), before=before)
    own, other = (sheet_scene(pack(), view, whose, seat) for seat in (1, 0))
    assert [len(outlined(scene, "changed")) for scene in (own, other)] == [1, 0]
    rows = [one for one in panels_in(own.items) if one.edge == "seat-2" and not one.fill]
    assert len(rows) == 1
