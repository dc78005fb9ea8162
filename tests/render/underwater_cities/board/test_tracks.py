"""The era track."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Panel, Scene
from render.underwater_cities.board.tracks import EraTrack
from tests.render.underwater_cities.tables import context, lettering, seen, sprites, table

BOX = Box(0, 0, 640, 120)


def era(view: UnderwaterCitiesView) -> Scene:
    """Return a picture of the era track alone."""
    drawing = Drawing(BOX.width, BOX.height)
    EraTrack(drawing, context(4), view).draw(BOX)
    return drawing.scene(context(4), "era")


def lit(scene: Scene) -> list[Box]:
    """Return the boxes marked as the current stage of the game."""
    return [one.box for one in scene.items if isinstance(one, Panel) and one.edge == "gold"]


@pytest.mark.parametrize("number", range(1, 11))
def test_the_running_round_is_marked(number: int) -> None:
    view = replace(seen(table(4), None), round=number, lap=1, phase=None)
    scene = era(view)
    (box,) = lit(scene)
    inside = [one.text for one in lettering(scene) if one.box.left == box.left]
    assert inside == [str(number)]


@pytest.mark.parametrize("number", [4, 7, 10])
def test_a_production_is_marked_behind_its_round(number: int) -> None:
    view = replace(seen(table(4), None), round=number, phase="production")
    scene = era(view)
    (box,) = lit(scene)
    wheels = [one for one in sprites(scene) if one.name == "type-production"]
    assert [one.centre for one in wheels if box.left <= one.centre[0] < box.right] == [box.centre]


@pytest.mark.parametrize("lap", [1, 2, 3])
def test_so_many_dots_are_filled_as_turns_have_begun(lap: int) -> None:
    view = replace(seen(table(4), None), round=2, lap=lap, phase=None)
    dots = [one for one in era(view).items if isinstance(one, Panel) and one.edge == "legal"]
    assert [one.fill == "legal" for one in dots].count(True) == lap
    assert len(dots) == 3
