"""Parts that many signs share: edged shapes and lines, arrows, a play mark."""

from __future__ import annotations

import pytest
from PIL import Image

from render.icons.drawing.brush import Brush
from render.icons.drawing.palette import INK
from render.icons.drawing.parts import bend, edged, line, onwards, pointer, within
from render.icons.drawing.shapes import box
from tests.render.icons.comparisons import covered, mirrored, overlap, painted, part, share

RED = "#D03030"


def test_an_edged_part_is_of_its_colour_inside_and_dark_around_it() -> None:
    square = painted(lambda brush: edged(brush, box(25, 25, 75, 75), RED, 14))
    assert share(part(square, 35, 35, 65, 65), RED) == 1
    assert share(part(square, 35, 19, 65, 23), INK) > 0.9


def test_an_edge_is_as_wide_as_asked() -> None:
    narrow = painted(lambda brush: edged(brush, box(25, 25, 75, 75), RED))
    wide = painted(lambda brush: edged(brush, box(25, 25, 75, 75), RED, 30))
    assert covered(wide) > covered(narrow) + 0.1


def test_a_line_has_a_dark_edge_on_both_sides() -> None:
    across = painted(lambda brush: line(brush, [(50, -20), (50, 120)], RED, 20), 64)
    assert share(part(across, 43, 10, 57, 90), RED) == 1
    for left in (36, 61):
        assert share(part(across, left, 10, left + 3, 90), INK, near=70) >= 0.5


def test_a_pointer_is_broadest_at_its_tip() -> None:
    right = painted(lambda brush: pointer(brush, (10, 50), (92, 50)))
    left = painted(lambda brush: pointer(brush, (90, 50), (8, 50)))
    assert covered(part(right, 70, 0, 100, 100)) > 1.25 * covered(part(right, 0, 0, 30, 100))
    assert overlap(left, mirrored(right)) > 0.9


def _bent(start: float, end: float) -> Image.Image:
    return painted(lambda brush: bend(brush, 34, start, end))


def test_a_bent_arrow_leads_from_its_start_to_its_end() -> None:
    upper_right = (55, 0, 100, 45)
    assert covered(part(_bent(-80, -10), *upper_right)) > 0.2
    assert covered(part(_bent(100, 170), *upper_right)) == 0


def test_an_arrow_bent_the_other_way_is_its_mirror_image() -> None:
    assert overlap(_bent(-90, -180), mirrored(_bent(-90, 0))) > 0.9


def test_a_play_mark_points_to_the_right() -> None:
    mark = painted(lambda brush: onwards(brush, RED))
    assert covered(part(mark, 12, 0, 45, 100)) > 1.5 * covered(part(mark, 60, 0, 93, 100))
    assert covered(part(mark, 75, 40, 90, 60)) > 0.8


def test_a_sketch_drawn_a_little_smaller_keeps_clear_of_the_sides() -> None:
    def full(brush: Brush) -> None:
        brush.fill(box(0, 0, 100, 100), RED)

    assert covered(painted(full)) == 1
    smaller = painted(within(full), 100)
    assert covered(smaller) == pytest.approx(0.94**2, abs=0.03)
    assert covered(part(smaller, 0, 0, 3, 100)) == covered(part(smaller, 98, 0, 100, 100)) == 0
