"""Rows of icons and figures, spread over a box as large as they fit."""

from __future__ import annotations

import pytest

from render.fonts import measure
from render.kit.pieces import Piece, row, row_width, spread
from render.scene import Box, Sprite, Words
from tests.render.scene_items import apart, extent, sprites_in

PIECES = (Piece("kelp", after=7), Piece(text="12", after=5), Piece("credit", faded=True, after=99))
SIZES = ((60, 50), (40, 40), (20, 31))
THINGS = ((Piece("kelp"),), (Piece("credit"), Piece("point")), (Piece("science"),))


def test_a_row_is_as_wide_as_its_pieces_and_the_gaps_between_them() -> None:
    assert row_width(PIECES, 40, 31) == 40 + 7 + measure("12", 31, bold=True) + 5 + 40
    assert row_width((), 40, 31) == 0


def test_the_pieces_of_a_row_follow_each_other_from_its_left_end() -> None:
    first, figure, last = row(PIECES, 100, 50, 40, 31)
    assert isinstance(first, Sprite)
    assert isinstance(figure, Words)
    assert isinstance(last, Sprite)
    assert (extent(first).left, extent(first).right) == (100, 140)
    assert figure.box.left == 147
    assert extent(last).right == 100 + row_width(PIECES, 40, 31)
    assert (first.faded, last.faded) == (False, True)
    assert {first.centre[1], figure.box.centre[1], last.centre[1]} == {50}


@pytest.mark.parametrize(("width", "size"), [(300, 60), (268, 60), (267, 40), (188, 40), (187, 20)])
def test_things_are_as_large_as_they_fit_with_gaps_between_them(width: int, size: int) -> None:
    """Four icons and the gap between two of them take 4 * size + 4; three gaps of 8 come on top."""
    items = sprites_in(spread(THINGS, Box(0, 0, width, 80), SIZES, 8))
    assert {sprite.size for sprite in items} == {size}


def test_things_that_never_fit_have_the_smallest_size() -> None:
    items = sprites_in(spread(THINGS, Box(0, 0, 10, 80), SIZES, 8))
    assert {sprite.size for sprite in items} == {20}


def test_the_spare_room_is_shared_evenly() -> None:
    kelp, credit, point, science = map(
        extent, spread(THINGS, Box(100, 0, 544, 80), ((60, 50), (20, 31)), 8)
    )
    gaps = (credit.left - kelp.right, science.left - point.right)
    assert gaps == (100, 100)
    assert kelp.left - 100 == 644 - science.right == 50
    assert apart((kelp, credit, point, science))


def test_nothing_takes_no_room() -> None:
    assert list(spread((), Box(0, 0, 100, 80), SIZES, 8)) == []
