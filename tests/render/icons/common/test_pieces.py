"""Ships, scientists and cubes that bear the shape of their seat."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.icons.common.pieces import ICONS, SHAPES
from render.icons.drawing.palette import darker
from render.theme import HEX, SEATS
from tests.render.icons.comparisons import apart, part, share, sprite
from tests.render.icons.looks import drawn

PIECES = ("ship", "pawn", "cube-seat")
CREST = {"ship": (15, 0, 85, 65), "pawn": (15, 0, 85, 55), "cube-seat": (10, 30, 70, 90)}
"""The part of each piece that bears the shape, as left, top, right and bottom."""
FOOT = {"ship": (0, 80, 100, 100), "pawn": (0, 80, 100, 100), "cube-seat": (0, 0, 100, 26)}
"""A part of each piece that does not bear the shape."""
RED = "#D03030"


def test_every_seat_has_each_piece_in_its_shape_and_colour() -> None:
    for seat in SEATS:
        for piece in PIECES:
            assert ICONS[f"{piece}-{seat.shape}"].colour == HEX[seat.colour]


def test_no_two_seats_share_a_shape() -> None:
    assert set(SHAPES) == {seat.shape for seat in SEATS}
    assert len({tuple(outline) for _, outline in SHAPES.values()}) == len(SHAPES)


@pytest.mark.parametrize(("one", "two"), [*combinations(SHAPES, 2)])
@pytest.mark.parametrize("piece", PIECES)
def test_pieces_of_a_kind_differ_only_where_they_bear_the_shape(
    piece: str, one: str, two: str
) -> None:
    first, second = (sprite(f"{piece}-{shape}", RED) for shape in (one, two))
    assert apart(part(first, *CREST[piece]), part(second, *CREST[piece])) > 20
    assert apart(part(first, *FOOT[piece]), part(second, *FOOT[piece])) == 0


@pytest.mark.parametrize("piece", ["ship", "pawn"])
def test_the_dark_middle_of_a_shape_is_omitted_where_pixels_are_few(piece: str) -> None:
    middle = (40, 25, 60, 45)
    large, small = (drawn(f"{piece}-square", size, RED) for size in (64, 20))
    assert share(part(large, *middle), darker(RED, 0.8)) > 0.3
    assert share(part(small, *middle), darker(RED, 0.8)) == 0
