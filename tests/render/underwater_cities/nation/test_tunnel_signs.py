"""Signs at tunnel sites."""

from __future__ import annotations

import pytest

from render.scene import Box
from render.underwater_cities.nation.geometry import Geometry, Route
from render.underwater_cities.nation.tunnel_signs import Sign, sign_of
from tests.render.scene_items import holds, names_in, outside, panels_in, within
from tests.render.underwater_cities.tables import pack

BOARD = pack().boards[5]
GEOMETRY = Geometry(BOARD, Box(24, 24, 1152, 604))
LEVEL = Route(((100, 100), (160, 100)))
UPRIGHT = Route(((100, 100), (100, 150)))
SLANTING = Route(((100, 100), (200, 180)))
ROUTES = pytest.mark.parametrize("route", [LEVEL, UPRIGHT, SLANTING])


def test_a_site_without_print_has_no_sign() -> None:
    assert sign_of(BOARD, "t-c8-c9", built=True) is None
    bare = next(one for one in BOARD.tunnel if not BOARD.bonuses.get(one) and one not in special())
    assert sign_of(BOARD, bare, built=False) is None


def special() -> set[str]:
    return set(BOARD.special_at)


def test_a_bonus_is_shown_until_the_tunnel_is_built() -> None:
    sign = sign_of(BOARD, "t-c8-c9", built=False)
    assert sign == Sign(("credit",), (), built=False)


def test_a_lasting_effect_stays_without_its_surcharge() -> None:
    before, after = (sign_of(BOARD, "t-c6-c9", built=built) for built in (False, True))
    assert before is not None
    assert after is not None
    assert before.surcharge
    assert after == Sign(before.gains, (), built=True)


@ROUTES
def test_a_sign_lies_on_the_middle_of_its_tunnel_with_its_icons_inside(route: Route) -> None:
    sign = Sign(("credit", "kelp"), ("steelplast",), built=False)
    box = sign.box(route, GEOMETRY)
    x, y = box.centre
    assert (abs(x - route.middle[0]), abs(y - route.middle[1])) <= (1, 1)
    items = list(sign.items(route, GEOMETRY))
    assert panels_in(items)[0].box == box
    assert not outside(items, box, 2)
    assert sorted(names_in(items)) == ["credit", "kelp", "steelplast"]


@ROUTES
def test_only_the_surcharge_is_framed_as_a_price(route: Route) -> None:
    sign = Sign(("credit",), ("steelplast",), built=False)
    items = list(sign.items(route, GEOMETRY))
    (frame,) = [panel.box for panel in panels_in(items) if panel.edge == "bad"]
    assert names_in(within(items, frame)) == ["steelplast"]
    assert holds(sign.box(route, GEOMETRY), frame, 2)


def test_a_sign_is_no_longer_than_its_tunnel() -> None:
    sign = Sign(("credit",) * 6, (), built=False)
    assert sign.box(LEVEL, GEOMETRY).width < LEVEL.length
    assert sign.box(UPRIGHT, GEOMETRY).height < UPRIGHT.length


def test_on_a_level_tunnel_different_things_stand_below_each_other() -> None:
    sign = Sign(("credit", "kelp"), (), built=False)
    assert sign.box(LEVEL, GEOMETRY).height > sign.box(SLANTING, GEOMETRY).height


def test_a_built_tunnel_s_sign_is_golden() -> None:
    edges = [
        panels_in(Sign(("credit",), (), built=built).items(SLANTING, GEOMETRY))[0].edge
        for built in (False, True)
    ]
    assert edges == ["panel-edge-bright", "gold"]
