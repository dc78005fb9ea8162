"""The vector brush: the pixels it paints, and those it leaves alone."""

from __future__ import annotations

import pytest
from PIL import Image

from render.icons.drawing.brush import Brush, Glow, Gradient
from render.icons.drawing.shapes import box, circle
from tests.render.icons.looks import opaque, pixels

RED, BLUE = "#FF0000", "#0000FF"
SIZE = 50


@pytest.fixture
def brush() -> Brush:
    return Brush.of_size(SIZE, 1, RED)


def colour(brush: Brush, x: float, y: float) -> tuple[int, ...]:
    """Return the finished pixel at a place given in units."""
    found = brush.finished().getpixel((int(x * SIZE / 100), int(y * SIZE / 100)))
    assert isinstance(found, tuple)
    return found


def test_fills_what_is_inside_and_nothing_else(brush: Brush) -> None:
    brush.fill(box(20, 20, 60, 60), RED)
    assert colour(brush, 40, 40) == (255, 0, 0, 255)
    assert colour(brush, 70, 40)[3] == 0


def test_edges_are_soft(brush: Brush) -> None:
    brush.fill(circle(50, 50, 30), RED)
    levels = set(opaque(brush.finished()))
    assert len(levels) > 8


def test_soft_edges_do_not_darken(brush: Brush) -> None:
    brush.fill(circle(50, 50, 30), RED)
    seen = [pixel for pixel in pixels(brush.finished()) if pixel[3] > 8]
    assert all(pixel[0] > 250 for pixel in seen)


def test_paint_that_one_can_look_through_is_mixed(brush: Brush) -> None:
    brush.fill(box(0, 0, 100, 100), RED)
    brush.fill(box(0, 0, 100, 100), BLUE + "80")
    red, _, blue, solid = colour(brush, 50, 50)
    assert (abs(red - 127), abs(blue - 128), solid) == (0, 0, 255)


def test_a_gradient_runs_from_the_top_to_the_foot_of_its_shape(brush: Brush) -> None:
    brush.fill(box(0, 20, 100, 80), Gradient(RED, BLUE))
    assert colour(brush, 50, 22)[0] > 235
    assert colour(brush, 50, 78)[2] > 235


def test_a_glow_runs_from_the_middle_to_the_rim(brush: Brush) -> None:
    brush.fill(circle(50, 50, 40), Glow(RED, BLUE))
    assert colour(brush, 50, 50)[0] > 235
    assert colour(brush, 50, 14)[2] > 150


def test_a_stroke_has_round_ends(brush: Brush) -> None:
    brush.stroke([(30, 50), (70, 50)], RED, 20)
    assert colour(brush, 23, 50)[3] == 255
    assert colour(brush, 21, 42)[3] == 0


def test_a_closed_stroke_comes_back_to_its_start(brush: Brush) -> None:
    brush.stroke(box(20, 20, 80, 80), RED, 8, closed=True)
    assert colour(brush, 20, 50)[3] == 255


def test_a_fine_stroke_does_not_vanish() -> None:
    small = Brush.of_size(14, 1, RED)
    assert small.pixels(small.fine(1, 0.8)) == pytest.approx(0.8)
    assert small.fine(30, 0.8) == 30


def test_a_stroke_thinner_than_a_pixel_is_still_drawn(brush: Brush) -> None:
    brush.stroke([(10, 50), (90, 50)], RED, 0.05)
    assert brush.finished().getbbox() is not None


def test_an_inset_paints_in_its_square(brush: Brush) -> None:
    brush.inset(75, 25, 40).fill(box(0, 0, 100, 100), RED)
    assert brush.finished().getbbox() == (27, 2, 48, 23)


def test_an_inset_can_be_turned(brush: Brush) -> None:
    brush.inset(50, 50, 100, turn=90).fill(box(10, 40, 30, 60), RED)
    assert colour(brush, 50, 20)[3] == 255
    assert colour(brush, 20, 50)[3] == 0


def test_a_clipped_brush_stays_inside(brush: Brush) -> None:
    inside = brush.clipped(box(0, 0, 50, 100)).clipped(box(0, 0, 100, 50))
    inside.fill(box(-20, -20, 120, 120), RED)
    assert brush.finished().getbbox() == (0, 0, 26, 26)


def test_what_reaches_beyond_the_canvas_is_cut_off(brush: Brush) -> None:
    brush.fill(box(-50, -50, 10, 150), Gradient(RED, RED))
    assert brush.finished().getbbox() == (0, 0, 6, SIZE)


def test_a_shine_lies_along_the_upper_side(brush: Brush) -> None:
    brush.fill(box(10, 10, 90, 90), RED)
    brush.shine(box(10, 10, 90, 90), BLUE, 10)
    assert colour(brush, 50, 14)[2] == 255
    assert colour(brush, 50, 86)[2] == 0


def test_an_outline_lies_about_all_that_was_drawn(brush: Brush) -> None:
    brush.fill(box(30, 30, 70, 70), RED)
    brush.outline(BLUE, 6)
    assert colour(brush, 50, 50) == (255, 0, 0, 255)
    assert colour(brush, 50, 27) == (0, 0, 255, 255)
    assert colour(brush, 50, 20)[3] == 0


@pytest.mark.parametrize("text", ["1", "5", "X"])
def test_letters_are_centred_and_as_high_as_wished(brush: Brush, text: str) -> None:
    brush.letters(text, (50, 50), 60, RED)
    left, top, right, bottom = brush.finished().getbbox() or (0, 0, 0, 0)
    assert abs(left + right - SIZE) <= 2
    assert abs(top + bottom - SIZE) <= 2
    assert abs(bottom - top - 30) <= 2


def test_a_wide_icon_has_more_units_across() -> None:
    wide = Brush.of_size(SIZE, 2, RED)
    wide.fill(box(150, 0, 200, 100), RED)
    assert wide.finished().getbbox() == (75, 0, 100, SIZE)


def test_a_dyed_brush_paints_on_the_same_canvas(brush: Brush) -> None:
    other = brush.dyed(BLUE)
    other.fill(box(0, 0, 100, 100), other.tint)
    assert brush.finished().getextrema() == ((0, 0), (0, 0), (255, 255), (255, 255))


def test_nothing_is_drawn_on_a_new_canvas(brush: Brush) -> None:
    assert brush.finished() == Image.new("RGBA", (SIZE, SIZE))
