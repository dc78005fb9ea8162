"""Cubes of a resource, which can be told by their colour and by their sign."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from engine.otys.state import RESOURCES
from render.icons.drawing.palette import FUEL, METAL, PLANT, TECH
from render.icons.otys.cubes import ICONS
from tests.render.icons.comparisons import apart, covered, outline, part, share, sprite
from tests.render.icons.looks import grey, on_panel

COLOURS = {"metal": METAL, "plant": PLANT, "fuel": FUEL, "tech": TECH}
FRONT = (10, 32, 70, 92)


def test_every_resource_has_its_cube() -> None:
    assert set(ICONS) == {*(f"cube-{name}" for name in RESOURCES), "cube-empty", "any-cube"}


@pytest.mark.parametrize("name", RESOURCES)
def test_a_cube_has_the_colour_of_its_resource(name: str) -> None:
    assert share(part(sprite(f"cube-{name}"), *FRONT), COLOURS[name]) > 0.2


def test_all_cubes_share_their_outline() -> None:
    outlines = {outline(sprite(f"cube-{name}")).tobytes() for name in RESOURCES}
    assert len(outlines) == 1


@pytest.mark.parametrize(("one", "two"), [*combinations(RESOURCES, 2)])
def test_cubes_differ_by_their_signs_even_without_colours(one: str, two: str) -> None:
    first, second = (_edges(f"cube-{name}") for name in (one, two))
    assert apart(first, second) > 90


def _edges(name: str) -> Image.Image:
    """Return the front of a cube in black and white, with everything that stands out in white."""
    front = part(grey(on_panel(name, 32)), *FRONT)
    ground = front.tobytes()[front.width + 1]
    return front.point([255 * (abs(level - ground) > 50) for level in range(256)]).convert("RGBA")


def test_any_cube_has_all_four_colours_on_its_front() -> None:
    front = part(sprite("any-cube"), *FRONT)
    assert all(share(front, colour) > 0.1 for colour in COLOURS.values())


def test_a_space_without_a_cube_can_be_looked_through() -> None:
    assert covered(part(sprite("cube-empty"), 30, 30, 70, 70)) == 0
    assert covered(sprite("cube-empty")) < 0.3
