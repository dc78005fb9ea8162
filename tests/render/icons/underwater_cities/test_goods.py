"""The goods of a nation, its cards, and its steps on the Federation track."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.underwater_cities.pack.components import RESOURCES
from render.icons import ICONS as ALL
from render.icons.drawing.palette import AZURE, PLANT, STEEL
from render.icons.drawing.parts import BRIGHT, CREAM
from render.icons.underwater_cities.goods import BIOMATTER, ICONS, SCIENCE, biomatter, steelplast
from tests.render.icons.comparisons import covered, mirrored, overlap, painted, part, share, sprite

COLOURS = {"kelp": PLANT, "steelplast": STEEL, "science": SCIENCE, "biomatter": BIOMATTER}


def test_every_resource_of_a_nation_has_its_sprite() -> None:
    assert set(RESOURCES) <= ALL.keys()
    assert set(RESOURCES) - ICONS.keys() == {"credit"}


@pytest.mark.parametrize("name", COLOURS)
def test_a_good_shows_more_of_its_colour_than_any_other_does(name: str) -> None:
    shares = {other: share(sprite(other), COLOURS[name]) for other in COLOURS}
    assert max(shares, key=lambda other: shares[other]) == name


@pytest.mark.parametrize(("one", "two"), [*combinations(COLOURS, 2)])
def test_goods_can_be_told_apart_by_their_outline(one: str, two: str) -> None:
    assert overlap(sprite(one), sprite(two)) < 0.8


def test_steelplast_is_a_nut_with_six_equal_sides_and_a_dark_hole() -> None:
    nut = painted(steelplast, 64)
    assert overlap(nut, nut.rotate(60)) > 0.95
    assert share(part(nut, 42, 42, 58, 58), "#FFFFFF", SCIENCE) == 0


def test_a_flask_is_half_full_of_a_blue_liquid() -> None:
    flask = sprite("science")
    assert share(part(flask, 30, 65, 70, 90), "#8FD0F7", "#5FB0E8") > 0.4
    assert share(part(flask, 42, 20, 58, 45), "#5FB0E8") == 0
    assert overlap(flask, mirrored(flask)) > 0.95


def test_biomatter_loses_its_grains_where_pixels_are_few() -> None:
    grain = (70, 54, 78, 62)
    bright = "#F6C4E2"
    assert share(part(painted(biomatter, 64), *grain), bright) > 0.5
    assert share(part(painted(biomatter, 20), *grain), bright) == 0


def test_a_federation_step_points_to_the_right_and_bears_a_star() -> None:
    step = sprite("federation")
    assert share(part(step, 52, 46, 62, 56), CREAM) > 0.9
    assert share(step, AZURE) > 0.2
    assert covered(part(step, 88, 45, 96, 55)) > covered(part(step, 88, 10, 96, 20)) == 0


def test_one_more_card_is_marked_with_a_plus() -> None:
    assert share(part(sprite("card-draw"), 52, 70, 86, 76), BRIGHT) > 0.8
    assert share(part(sprite("card-draw"), 20, 10, 60, 40), BRIGHT) == 0
