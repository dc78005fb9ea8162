"""Buildings and tunnels, basic and upgraded, and the sites for them."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from engine.underwater_cities.board.nation import BUILDINGS
from render.icons.drawing.parts import CREAM
from render.icons.underwater_cities.structures import ICONS, KINDS, tall_tile, tile, vessel
from tests.render.icons.comparisons import covered, overlap, painted, part, share, sprite
from tests.render.icons.looks import SITES, drawn, opaque

STRUCTURES = (*BUILDINGS, "tunnel")


def test_every_structure_has_a_drawing_and_an_upgraded_one() -> None:
    assert set(ICONS) == {*STRUCTURES, *(f"{kind}-up" for kind in STRUCTURES), *SITES}
    assert set(KINDS) == set(BUILDINGS)


@pytest.mark.parametrize(("one", "two"), [*permutations(BUILDINGS, 2)])
def test_a_building_has_the_colour_of_its_kind_alone(one: str, two: str) -> None:
    colour = KINDS[one].colour
    assert share(sprite(one), colour) > 0.15
    assert share(sprite(one), colour) > 2 * share(sprite(two), colour)


@pytest.mark.parametrize(("one", "two"), [*combinations(STRUCTURES, 2)])
def test_kinds_have_outlines_of_their_own(one: str, two: str) -> None:
    assert overlap(sprite(one), sprite(two)) < 0.93


@pytest.mark.parametrize("kind", BUILDINGS)
def test_only_an_upgraded_building_has_a_bright_rim(kind: str) -> None:
    look = KINDS[kind]
    plain = painted(lambda brush: tile(brush, look))
    upgraded = painted(lambda brush: tall_tile(brush, look))
    assert share(upgraded, CREAM, near=20) > 0.03
    assert share(plain, CREAM, near=20) == 0


@pytest.mark.parametrize("kind", BUILDINGS)
def test_an_upgraded_building_is_higher_than_wide(kind: str) -> None:
    left, top, right, bottom = (
        painted(lambda brush: tall_tile(brush, KINDS[kind])).getbbox() or (0,) * 4
    )
    assert bottom - top > right - left


def test_an_upgraded_tunnel_is_two_tunnels() -> None:
    column = part(drawn("tunnel-up", 40), 46, 0, 54, 100)
    plain = part(drawn("tunnel", 40), 46, 0, 54, 100)
    assert [covered(part(column, 0, y, 8, y + 10)) > 0.9 for y in (20, 45, 70)] == [
        True,
        False,
        True,
    ]
    assert [covered(part(plain, 0, y, 8, y + 10)) > 0.9 for y in (10, 45, 80)] == [
        False,
        True,
        False,
    ]


@pytest.mark.parametrize("site", SITES)
def test_a_site_can_be_looked_through(site: str) -> None:
    assert max(opaque(part(sprite(site), 22, 45, 28, 55))) < 128
    assert covered(sprite(site)) < 0.35


def test_only_an_expansion_site_has_a_plus_in_its_middle() -> None:
    middle = {site: covered(part(sprite(site), 46, 46, 54, 54)) for site in SITES}
    assert {site for site, there in middle.items() if there} == {"site-expansion"}


def test_a_vessel_is_half_full() -> None:
    flask = painted(lambda brush: vessel(brush, "#D02020", "#2020D0"))
    assert share(part(flask, 35, 70, 65, 85), "#D02020") == 1
    assert share(part(flask, 46, 35, 54, 50), "#2020D0") == 1
