"""Places that look different since the last look."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.view import ShipView
from render.antarctica.board.layout import AreaPlace, areas_layout
from render.gallery import ChoiceMark
from render.scene import Outline, Scene
from tests.render.antarctica.tables import (
    composed,
    context,
    some_view,
    with_area,
)


def place(scene: Scene, seats: int, number: int) -> AreaPlace:
    """Return the place of an area in the picture of the areas."""
    layout = areas_layout(seats)
    assert (layout.width, layout.height) == (scene.width, scene.height)
    return layout.continent.areas[number]


def test_an_area_glows_for_whoever_has_not_seen_what_happened_there() -> None:
    before = some_view(2)
    lying = before.areas[3].ships
    after = with_area(before, 4, ships=lying[:-1] if lying else (ShipView(0, None),))
    whose = replace(context(2), before=before, marks=(ChoiceMark("area:8", "A"),))
    scene = composed("areas", after, whose)
    glowing = [one.box for one in scene.items if isinstance(one, Outline) and one.kind == "changed"]
    assert glowing == [place(scene, 2, 4).box]
