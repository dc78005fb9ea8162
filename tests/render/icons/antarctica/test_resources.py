"""Ore, coal, oil and power as small pieces."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.icons.antarctica.resources import (
    COAL,
    COAL_RIM,
    OIL,
    ORE,
    POWER,
    coal,
    oil,
    ore,
    power,
)
from render.icons.drawing.icon import Sketch
from tests.render.icons.comparisons import apart, mirrored, overlap, painted, share

COLOURS: dict[Sketch, str] = {ore: ORE, coal: COAL, oil: OIL, power: POWER}
each_piece = pytest.mark.parametrize("piece", COLOURS)


@each_piece
def test_a_resource_has_its_own_colour(piece: Sketch) -> None:
    assert share(painted(piece), COLOURS[piece]) > 0.1


def test_no_two_resources_look_alike() -> None:
    pictures = [painted(piece, 16) for piece in COLOURS]
    assert all(apart(one, two) > 35 for one, two in combinations(pictures, 2))


def test_only_dark_coal_has_a_light_rim() -> None:
    assert share(painted(coal), COAL_RIM) > 0.1
    assert share(painted(oil), COAL_RIM) == share(painted(power), COAL_RIM) == 0


def test_ore_and_coal_are_lumps_and_a_drop_is_not() -> None:
    assert overlap(painted(ore), painted(coal)) > 0.75
    assert overlap(painted(ore), painted(oil)) < 0.7


def test_a_drop_has_two_equal_sides_and_a_bolt_has_not() -> None:
    assert overlap(painted(oil), mirrored(painted(oil))) > 0.95
    assert overlap(painted(power), mirrored(painted(power))) < 0.8
