"""Places that look different since the last look."""

from __future__ import annotations

from dataclasses import replace

from render.scene import Outline
from render.underwater_cities.board.board import board_scene
from tests.render.underwater_cities.tables import (
    context,
    pack,
    seen,
    table,
)


def test_a_place_that_looks_different_now_glows() -> None:
    before = seen(table(4), None)
    slots = (replace(before.slots[0], tiles=(1,)), *before.slots[1:])
    after = replace(before, slots=slots, open_specials=before.open_specials[1:])
    whose = replace(context(4), before=before)
    scene = board_scene(pack(), after, whose)
    glowing = [one for one in scene.items if isinstance(one, Outline)]
    assert [one.kind for one in glowing] == ["changed"]
