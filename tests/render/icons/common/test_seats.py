"""The shapes of the seats, and plain pieces in a seat's colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.icons.common.seats import ICONS, cube_faces
from render.icons.drawing.palette import darker, lighter
from render.theme import HEX, SEATS
from tests.render.icons.comparisons import outline, overlap, painted, part, share, sprite

RED = "#C03030"
SHAPES = tuple(f"seat-{seat.shape}" for seat in SEATS)


def test_every_seat_has_its_shape_in_its_colour() -> None:
    assert {f"seat-{seat.shape}": HEX[seat.colour] for seat in SEATS}.items() <= {
        name: icon.colour for name, icon in ICONS.items()
    }.items()


@pytest.mark.parametrize(("one", "two"), [*combinations(SHAPES, 2)])
def test_no_two_seats_have_nearly_the_same_outline(one: str, two: str) -> None:
    assert overlap(sprite(one), sprite(two)) < 0.86


@pytest.mark.parametrize("name", SHAPES)
def test_the_middle_of_a_shape_is_brighter_than_its_rim(name: str) -> None:
    assert share(part(sprite(name, RED), 42, 52, 58, 64), lighter(RED, 0.27)) > 0.9


@pytest.mark.parametrize("name", ["pawn", "ship", "cube"])
def test_a_piece_keeps_its_outline_in_every_colour(name: str) -> None:
    one, two = (outline(sprite(name, HEX[seat.colour])) for seat in SEATS[:2])
    assert one.tobytes() == two.tobytes()


def test_a_cube_is_lightest_above_and_darkest_on_its_side() -> None:
    cube = painted(lambda brush: cube_faces(brush, RED))
    assert share(part(cube, 30, 12, 70, 22), lighter(RED, 0.45)) > 0.9
    assert share(part(cube, 15, 40, 60, 85), RED) > 0.9
    assert share(part(cube, 80, 35, 88, 65), darker(RED, 0.34)) > 0.9


def test_a_cube_may_have_an_edge_of_another_colour() -> None:
    white = "#FFFFFF"
    assert share(painted(lambda brush: cube_faces(brush, RED, edge=white)), white) > 0.03
    assert share(painted(lambda brush: cube_faces(brush, RED)), white) == 0
