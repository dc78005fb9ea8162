"""Signs at tunnel sites: what is printed there, on small fields."""

from __future__ import annotations

from render.scene import Box, Panel, Sprite
from render.underwater_cities.nation.geometry import Geometry
from render.underwater_cities.nation.tunnel_signs import Sign, badge_beside, sign_of
from tests.render.underwater_cities.tables import pack

BASIC, SPECIAL = pack().boards[1], pack().boards[5]
AREA = Box(0, 0, 1168, 620)


def sprites(sign: Sign, geometry: Geometry, site: str) -> list[str]:
    """The icons of a sign."""
    found = sign.items(geometry.routes[site], geometry)
    return [item.name for item in found if isinstance(item, Sprite)]


def test_an_empty_site_shows_its_bonus_and_a_built_one_does_not() -> None:
    assert sign_of(BASIC, "t-c7-c8", built=False) == Sign(("kelp",), (), built=False)
    assert sign_of(BASIC, "t-c7-c8", built=True) is None


def test_a_site_without_a_bonus_has_no_sign() -> None:
    plain = next(tunnel.id for tunnel in BASIC.tunnels if tunnel.id not in BASIC.bonuses)
    assert sign_of(BASIC, plain, built=False) is None


def test_a_multiplier_stays_without_its_surcharge() -> None:
    assert sign_of(SPECIAL, "t-c6-c9", built=False) == Sign(("times-3",), ("credit",), built=False)
    assert sign_of(SPECIAL, "t-c6-c9", built=True) == Sign(("times-3",), (), built=True)


def test_a_sign_lies_on_its_tunnel_and_is_no_longer_than_that() -> None:
    geometry = Geometry(BASIC, AREA)
    for site in BASIC.bonuses:
        route, sign = geometry.routes.get(site), sign_of(BASIC, site, built=False)
        if route and sign:
            box = sign.box(route, geometry)
            assert abs(box.centre[0] - route.middle[0]) <= 1
            assert abs(box.centre[1] - route.middle[1]) <= 1
            assert not route.level or box.width < route.length
            assert not route.upright or box.height < route.length


def test_the_field_of_what_is_built_has_a_golden_rim() -> None:
    geometry = Geometry(SPECIAL, AREA)
    for built, edge in ((True, "gold"), (False, "panel-edge-bright")):
        sign = sign_of(SPECIAL, "t-c6-c9", built=built)
        assert sign is not None
        field = next(iter(sign.items(geometry.routes["t-c6-c9"], geometry)))
        assert isinstance(field, Panel)
        assert field.edge == edge


def test_the_icons_of_a_sign_are_those_that_are_printed() -> None:
    geometry = Geometry(SPECIAL, AREA)
    sign = sign_of(SPECIAL, "t-c6-c9", built=False)
    assert sign is not None
    assert sprites(sign, geometry, "t-c6-c9") == ["times-3", "credit"]


def test_the_letter_stands_clear_of_the_sign() -> None:
    geometry = Geometry(BASIC, AREA)
    for route in geometry.routes.values():
        box = Box(route.middle[0] - 20, route.middle[1] - 20, 40, 40)
        x, y = badge_beside(box, route)
        assert (x >= box.right) == route.upright
        assert (y >= box.bottom) != route.upright
