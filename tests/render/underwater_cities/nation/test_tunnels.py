"""Tunnels as tubes."""

from __future__ import annotations

import pytest

from render.scene import Line, Point
from render.theme import colour
from render.underwater_cities.nation.tunnels import site, tube
from tests.render.colour_vision import luminance
from tests.render.scene_items import extent

LEVEL, BENT = ((20, 50), (120, 50)), ((20, 20), (20, 120), (100, 120))


def lines(
    points: tuple[Point, ...] = LEVEL,
    scale: float = 1.0,
    *,
    upgraded: bool = False,
    productive: bool = True,
) -> list[Line]:
    found = list(tube(points, scale, upgraded=upgraded, productive=productive))
    assert all(isinstance(item, Line) for item in found)
    return [item for item in found if isinstance(item, Line)]


def test_a_site_is_a_dashed_line_along_its_route() -> None:
    line = site(BENT)
    assert (line.points, line.dashed) == (BENT, True)


@pytest.mark.parametrize("points", [LEVEL, BENT])
def test_a_tube_runs_along_its_route_with_a_flange_at_each_end(points: tuple[Point, ...]) -> None:
    found = lines(points)
    along = [line for line in found if line.points == points]
    across = [line for line in found if line.points != points]
    assert len(along) == 3
    assert len(across) == 4
    for line, end in zip(across, (points[0], points[0], points[-1], points[-1]), strict=True):
        x, y = extent(line).centre
        assert abs(x - end[0]) <= 8
        assert abs(y - end[1]) <= 8


def test_a_flange_stands_across_its_tube() -> None:
    flange = extent(lines()[-1])
    assert flange.width == 0
    assert flange.height > lines()[1].width


def test_an_upgraded_tunnel_is_wider_and_has_golden_ends() -> None:
    plain, upgraded = lines(), lines(upgraded=True)
    assert upgraded[1].width > plain[1].width
    assert (plain[-1].colour, upgraded[-1].colour) == ("tech", "gold")


def test_a_tunnel_that_makes_nothing_is_dim() -> None:
    for upgraded in (False, True):
        bright, dim = (
            [luminance(colour(line.colour)) for line in lines(upgraded=upgraded, productive=one)]
            for one in (True, False)
        )
        assert all(one >= other for one, other in zip(bright, dim, strict=True))
        assert bright[1] > dim[1]


def test_small_tunnels_are_thinner_but_can_be_seen() -> None:
    widths = [lines(scale=scale)[1].width for scale in (1.0, 0.6, 0.01)]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] == 8
