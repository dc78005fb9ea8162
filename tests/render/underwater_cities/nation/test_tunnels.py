"""Tunnels as tubes: plain or upgraded, bright or dim."""

from __future__ import annotations

from math import dist

import pytest

from render.scene import Line
from render.underwater_cities.nation.tunnels import BORE, PAIR, site, tube

LEVEL = ((0, 0), (200, 0))
BENT = ((0, 0), (100, 0), (100, 100))


def lines(*, upgraded: bool = False, productive: bool = True, scale: float = 1.0) -> list[Line]:
    """A tunnel as it is drawn."""
    found = tube(LEVEL, scale, upgraded=upgraded, productive=productive)
    return [line for line in found if isinstance(line, Line)]


def colours(found: list[Line]) -> set[str]:
    return {line.colour for line in found}


def test_a_site_is_dashed_and_a_tunnel_is_not() -> None:
    assert site(LEVEL).dashed
    assert not any(line.dashed for line in lines())


def test_an_upgraded_tunnel_is_wider_with_golden_ends_and_a_gap() -> None:
    plain, upgraded = lines(), lines(upgraded=True)
    assert (plain[1].width, upgraded[1].width) == (BORE, PAIR)
    assert "gold" in colours(upgraded) - colours(plain)
    assert (plain[2].colour, upgraded[2].colour) == ("science", "shadow")


@pytest.mark.rule("UC-7.5")
@pytest.mark.parametrize("upgraded", [False, True])
def test_a_tunnel_that_produces_nothing_is_dim(*, upgraded: bool) -> None:
    dim, bright = (lines(upgraded=upgraded, productive=here) for here in (False, True))
    assert dim[1].colour != bright[1].colour
    assert not colours(dim) & {"gold", "tech", "science"}


def test_the_tube_runs_along_its_route_and_has_a_flange_across_each_end() -> None:
    found = [
        line for line in tube(BENT, 1.0, upgraded=False, productive=True) if isinstance(line, Line)
    ]
    assert found[1].points == BENT
    first, last = (line.points for line in found if line.colour == "tech")
    assert len({x for x, _ in first}) == 1
    assert len({y for _, y in last}) == 1
    assert dist(first[0], first[1]) > BORE


def test_a_small_tunnel_can_still_be_seen() -> None:
    assert lines(scale=0.1)[1].width >= 8
