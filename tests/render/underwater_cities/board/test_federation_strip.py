"""The Federation track on the board."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Scene, Sprite
from render.underwater_cities.board.federation_strip import federation_strip
from tests.render.scene_items import outside
from tests.render.underwater_cities.tables import context, items, seen, sprites, table, texts

BOX = Box(0, 0, 380, 62)


def federation(view: UnderwaterCitiesView) -> Scene:
    """Return a picture of the Federation track alone."""
    drawing = Drawing(BOX.width, BOX.height)
    federation_strip(drawing, view, BOX)
    return drawing.scene(context(4), "track")


def markers(scene: Scene) -> list[Sprite]:
    """Return the Federation markers from left to right."""
    found = [one for one in sprites(scene) if one.name.startswith("seat-")]
    return sorted(found, key=lambda one: one.centre[0])


def test_markers_stand_in_the_order_of_the_next_round_the_first_at_the_right() -> None:
    view = replace(seen(table(4), None), track=((), (3, 1), (), (0,)), order=(2, 0, 1, 3))
    shapes = [one.name.removeprefix("seat-") for one in markers(federation(view))]
    assert shapes == ["square", "disc", "diamond", "triangle"]


def test_below_the_track_who_is_ahead_in_the_play_order_stands_at_the_right() -> None:
    view = replace(seen(table(4), None), track=((),) * 4, order=(2, 0, 3, 1))
    shapes = [one.name.removeprefix("seat-") for one in markers(federation(view))]
    assert shapes == ["triangle", "diamond", "disc", "square"]


def test_free_spaces_have_their_numbers_and_everything_stays_in_the_strip() -> None:
    view = replace(seen(table(4), None), track=((), (3, 1), (), (0,)), order=(2, 0, 1, 3))
    scene = federation(view)
    assert texts(scene) == ["3", "1"]
    assert not outside(items(scene), BOX, 8)
