"""The laurel wreath: it runs up both sides of a circle and is open at the top."""

from __future__ import annotations

from render.icons.common.laurel import wreath
from render.icons.drawing.palette import GOLD, lighter
from tests.render.icons.comparisons import covered, mirrored, overlap, painted, part, share, sprite

RED = "#E02020"


def test_both_sides_of_a_wreath_are_equal() -> None:
    leaves = painted(lambda brush: wreath(brush, 50, 50, 34, RED))
    assert overlap(leaves, mirrored(leaves)) > 0.9


def test_a_wreath_lies_on_its_circle_and_leaves_the_middle_free() -> None:
    leaves = painted(lambda brush: wreath(brush, 50, 50, 34, RED))
    assert covered(part(leaves, 35, 30, 65, 70)) == 0
    assert covered(part(leaves, 5, 40, 25, 60)) > 0.3


def test_a_wreath_is_open_at_the_top_and_closed_at_the_foot() -> None:
    leaves = painted(lambda brush: wreath(brush, 50, 50, 34, RED))
    assert covered(part(leaves, 40, 0, 60, 25)) == 0
    assert covered(part(leaves, 30, 75, 70, 100)) > 0.3


def test_a_wreath_can_be_had_in_any_colour() -> None:
    leaves = painted(lambda brush: wreath(brush, 50, 50, 34, RED))
    assert share(leaves, RED, lighter(RED, 0.25)) > 0.1
    assert share(painted(lambda brush: wreath(brush, 50, 50, 34)), RED) == 0


def test_a_larger_wreath_reaches_farther() -> None:
    near = painted(lambda brush: wreath(brush, 50, 50, 20))
    far = painted(lambda brush: wreath(brush, 50, 50, 34))
    rim = (3, 35, 12, 65)
    assert covered(part(near, *rim)) == 0
    assert covered(part(far, *rim)) > 0.2


def test_the_laurel_of_a_winner_is_green_with_a_golden_ribbon() -> None:
    assert share(part(sprite("laurel"), 40, 80, 60, 95), GOLD, "#806A33", near=60) > 0
