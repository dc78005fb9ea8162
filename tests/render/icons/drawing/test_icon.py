"""The type of a sprite: its size, and the colour in which it is drawn."""

from __future__ import annotations

import pytest

from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon
from render.icons.drawing.palette import WHITE
from render.icons.drawing.shapes import box
from tests.render.icons.comparisons import covered, share

RED, BLUE = "#D02020", "#2020D0"


def square(brush: Brush) -> None:
    """Fill the whole square with the tint."""
    brush.fill(box(0, 0, 100, 100), brush.tint)


@pytest.mark.parametrize(("aspect", "width"), [(1.0, 16), (0.72, 12), (6.0, 96)])
def test_a_sprite_is_as_high_as_asked_and_as_wide_as_its_aspect_says(
    aspect: float, width: int
) -> None:
    assert Icon(square, aspect).draw(16).size == (width, 16)


def test_a_sprite_is_drawn_in_its_own_colour_unless_another_is_asked_for() -> None:
    assert share(Icon(square, colour=RED).draw(8), RED) == 1
    assert share(Icon(square, colour=RED).draw(8, BLUE), BLUE) == 1


def test_a_sprite_without_a_colour_ignores_a_tint() -> None:
    assert share(Icon(square).draw(8, BLUE), WHITE) == 1


def test_each_drawing_starts_from_an_empty_canvas() -> None:
    half = Icon(lambda brush: brush.fill(box(0, 0, 50, 100), RED))
    first, second = half.draw(8), half.draw(8)
    first.paste(BLUE, (0, 0, 8, 8))
    assert covered(second) == 0.5
    assert share(second, BLUE) == 0
