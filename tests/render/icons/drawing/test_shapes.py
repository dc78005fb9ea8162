"""Outlines, and the positions of their points."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from render.icons.drawing.shapes import (
    arc,
    arrow,
    box,
    circle,
    cog,
    dashes,
    drawn,
    ellipse,
    mirrored,
    regular,
    ripple,
    rounded,
    shifted,
    star,
    turned,
    whole,
)


def test_a_circle_keeps_its_distance() -> None:
    assert all(dist(point, (50, 40)) == pytest.approx(30) for point in circle(50, 40, 30))


def test_an_ellipse_has_two_radii() -> None:
    points = ellipse(50, 50, 40, 10)
    assert max(x for x, _ in points) == pytest.approx(90)
    assert max(y for _, y in points) == pytest.approx(60)


def test_an_arc_goes_from_its_start_to_its_end() -> None:
    points = arc(0, 0, 10, 0, 90)
    assert points[0] == pytest.approx((10, 0))
    assert points[-1] == pytest.approx((0, 10))


def test_polygons_have_their_corners() -> None:
    assert len(regular(50, 50, 40, 6)) == 6
    assert len(star(50, 50, 40, 20)) == 10
    assert len(cog(50, 50, 40, 30, 8)) == 32


def test_a_polygon_and_a_star_point_upwards() -> None:
    assert regular(50, 50, 40, 5)[0] == pytest.approx((50, 10))
    assert star(50, 50, 40, 20)[0] == pytest.approx((50, 10))


def test_round_corners_stay_inside_the_sharp_ones() -> None:
    soft = box(10, 10, 90, 90, 20)
    assert (10, 10) not in soft
    assert all(10 <= x <= 90 and 10 <= y <= 90 for x, y in soft)


def test_corners_are_not_rounded_beyond_half_a_side() -> None:
    soft = rounded([(0, 0), (10, 0), (10, 10), (0, 10)], 50)
    assert all(dist(point, (5, 5)) >= 5 - 1e-9 for point in soft)


def test_a_written_outline_is_read() -> None:
    assert drawn("M 1 2 L 3 4 5 6") == [(1, 2), (3, 4), (5, 6)]
    bend = drawn("M 0 0 Q 50 100 100 0")
    assert bend[-1] == pytest.approx((100, 0))
    assert max(y for _, y in bend) == pytest.approx(50)
    assert drawn("M 0 0 C 0 9 9 9 9 0")[-1] == pytest.approx((9, 0))


def test_a_half_is_mirrored_to_a_whole() -> None:
    assert mirrored([(60, 1), (70, 2)]) == [(30, 2), (40, 1)]
    assert whole([(60, 1), (70, 2)]) == [(60, 1), (70, 2), (30, 2), (40, 1)]


def test_outlines_move_and_turn() -> None:
    assert shifted([(1, 2)], 3, 4) == [(4, 6)]
    assert turned([(60, 50)], 90)[0] == pytest.approx((50, 60))


def test_an_arrow_ends_in_its_tip() -> None:
    points = arrow((50, 90), (50, 10), 20, 30)
    assert min(points, key=lambda point: point[1]) == pytest.approx((50, 10))
    assert max(x for x, _ in points) == pytest.approx(80)


def test_waves_swing_about_their_line_and_end_at_a_node() -> None:
    line = ripple(0, 80, 50, 10, 40)
    assert line[0] == pytest.approx((0, 50))
    assert line[-1] == pytest.approx((80, 50))
    assert {min(y for _, y in line), max(y for _, y in line)} == {45, 55}


def test_dashes_have_their_length_and_their_gaps() -> None:
    pieces = list(dashes([(0, 0), (30, 0), (100, 0)], 20, 10))
    ends = [(piece[0][0], piece[-1][0]) for piece in pieces]
    assert ends == [(0, 20), (30, 50), (60, 80), (90, 100)]


def test_dashes_go_round_corners() -> None:
    (piece,) = dashes([(0, 0), (5, 0), (5, 5)], 20, 10)
    assert sum(dist(one, two) for one, two in pairwise(piece)) == pytest.approx(10)
