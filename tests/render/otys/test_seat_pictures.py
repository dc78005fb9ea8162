"""A seat's sheet."""

from __future__ import annotations

from dataclasses import replace

from engine.otys.view import OwnHand, TurnView
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
from tests.render.scene_items import names_in, panels_in, texts_in


def test_a_sheet_shows_one_player_s_zone_and_tracks() -> None:
    view = seen(table(3), None)
    scene = sheet_scene(pack(), view, context(3), 1)
    found = (*scene.ground, *scene.items)
    assert {f"diver-{diver}" for diver in view.boards[1].column} <= set(names_in(found))
    assert {"hacker", "mechanic", "key-x", "key-neutral-x"} <= set(names_in(found))


def test_the_seat_is_named_and_its_places_are_marked_in_the_sea() -> None:
    whose = context(2, spots=("level:1", "position:8"))
    scene = sheet_scene(pack(), seen(table(2), 1), whose, 1)
    assert NAMES[1] in texts_in(scene.items)
    assert scene.marked == ("1/level:1", "1/position:8")


def test_a_sheet_lights_the_active_level_and_glows_where_the_seat_changed() -> None:
    before = seen(table(2), None)
    turn = TurnView(1, "phase_1", "2", 2, sponsor_used=False, actions=0)
    view = with_board(replace(before, turn=turn), 1, points=50)
    whose = replace(context(2), before=before)
    own, other = (sheet_scene(pack(), view, whose, seat) for seat in (1, 0))
    glowing = [box.width for scene in (own, other) for box in outlined(scene, "changed")]
    assert glowing == [1068, 88], "the own goods, and on the other sheet the points alone"
    rows = [one for one in panels_in(own.items) if one.edge == "seat-2" and not one.fill]
    assert len(rows) == 1


def test_a_sheet_never_shows_secret_contracts() -> None:
    view = seen(table(2), 0)
    secret = replace(view, hand=OwnHand(tuple(pack().contracts)[:3], ()))
    for seat in (0, 1):
        scenes = [sheet_scene(pack(), one, context(2), seat) for one in (view, secret)]
        assert scenes[0] == scenes[1]
