"""A diving helmet from the front: the parts that all divers share."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.icons.common.glyphs import bolt
from render.icons.drawing.brush import Brush
from render.icons.drawing.palette import BRASS, GOLD, darker
from render.icons.drawing.shapes import box, circle
from render.icons.otys.helmet import MIDDLE, HelmetFeatures, band, draw_helmet, piece
from tests.render.icons.comparisons import covered, mirrored, overlap, painted, part, share

RED, GREEN, SIGN = "#C03030", "#30C030", "#F0F0FF"
PANE = "#1B2E42"
"""The colour of slightly lit glass."""


def _bare(_: Brush) -> None:
    """Draw nothing."""


LOOK = HelmetFeatures(RED, bolt, SIGN, _bare)


def helmet(look: HelmetFeatures = LOOK, *, upgraded: bool = False, size: int = 40) -> Image.Image:
    """Return a picture of a helmet."""
    return painted(lambda brush: draw_helmet(brush, look, upgraded=upgraded), size)


def test_a_helmet_has_two_equal_sides() -> None:
    assert overlap(helmet(), mirrored(helmet())) > 0.95


def test_a_helmet_has_its_colour_on_the_dome_and_the_tool_in_its_glass() -> None:
    x, y = MIDDLE
    green = helmet(replace(LOOK, colour=GREEN))
    assert share(helmet(), RED) > 0.03 > share(green, RED)
    assert share(green, GREEN) > 0.03 > share(helmet(), GREEN)
    assert share(part(helmet(), x - 12, y - 12, x + 12, y + 12), SIGN) > 0.1


def test_the_ring_is_of_brass_unless_it_is_said_to_be_of_something_else() -> None:
    green = replace(LOOK, ring=GREEN)
    assert share(helmet(), BRASS) > 0.05 > share(helmet(), GREEN)
    assert share(helmet(green), GREEN) > 0.05 > share(helmet(green), BRASS)


def test_only_an_upgraded_helmet_has_gold_around_it_and_a_star_on_its_collar() -> None:
    star = (46, 80, 54, 88)
    assert share(helmet(upgraded=True), GOLD) > share(helmet(), GOLD) + 0.05
    assert share(part(helmet(upgraded=True), *star), "#FFF7DC") > 0.5
    assert share(part(helmet(), *star), "#FFF7DC") == 0


def test_a_crest_lies_behind_the_dome_and_a_brim_before_it() -> None:
    def crest(brush: Brush) -> None:
        brush.fill(box(2, 2, 98, 40), GREEN)

    behind, before = (replace(LOOK, crest=crest), replace(LOOK, front=crest))
    dome = (40, 26, 60, 32)
    assert share(part(helmet(behind), 5, 5, 20, 20), GREEN) == 1
    assert share(part(helmet(behind), *dome), GREEN) == 0
    assert share(part(helmet(before), *dome), GREEN) == 1


def test_the_glass_is_larger_where_pixels_are_few() -> None:
    x, y = MIDDLE
    above = (x - 3, y - 28, x + 3, y - 24)
    assert share(part(helmet(size=25), *above), PANE, near=20) == 1
    assert share(part(helmet(size=100), *above), PANE, near=20) == 0


def test_parts_of_a_crest_have_the_brushs_tint_and_a_dark_edge() -> None:
    disc = painted(lambda brush: piece(brush, circle(50, 50, 30)), tint=RED)
    bar = painted(lambda brush: band(brush, [(50, 0), (50, 100)], 30), tint=RED)
    for part_of_crest in (disc, bar):
        assert share(part(part_of_crest, 44, 40, 56, 60), RED) > 0.9
        assert share(part_of_crest, darker(RED, 0.65)) > 0.02
        assert covered(part_of_crest) < 0.5
