"""Buildings of Antarctica on their plinths, and the spaces for them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.antarctica.pack.load import default_pack
from render.icons.antarctica.buildings import CAMP, ICONS, KNOW_HOW, RESOURCE, on_plinth, plinth
from render.icons.antarctica.stations import ICONS as STATIONS
from render.icons.drawing.brush import Brush
from render.icons.drawing.shapes import circle
from tests.render.icons.comparisons import apart, covered, outline, painted, part, share, sprite
from tests.render.icons.looks import drawn

BUILT = tuple(name for name in ICONS if name not in {"building-empty", "building-space"})
RED = "#E02020"
RIM = (1, 45, 9, 55)


def test_every_building_of_the_pack_has_its_sprite() -> None:
    drawn = {*BUILT, *STATIONS}
    assert drawn == {f"building-{building}" for building in default_pack().buildings}


@pytest.mark.parametrize("name", BUILT)
def test_every_building_stands_on_the_same_round_plinth(name: str) -> None:
    bare = outline(painted(lambda brush: plinth(brush, CAMP)))
    assert ImageChops.subtract(bare, outline(sprite(name))).getbbox() is None


def rim(building: str) -> Image.Image:
    """Return a piece of the rim of a building's plinth."""
    return part(sprite(f"building-{building}"), *RIM)


def test_buildings_of_a_category_have_the_same_rim() -> None:
    assert apart(rim("crane"), rim("drilling_rig")) < 1
    assert apart(rim("laboratory"), rim("factory")) < 1


def test_buildings_of_other_categories_have_other_rims() -> None:
    rims = [rim(building) for building in ("camp", "shipyard", "crane", "laboratory")]
    assert all(apart(one, two) > 20 for one, two in combinations(rims, 2))


def test_a_plinth_has_the_colour_it_is_given() -> None:
    first = painted(lambda brush: plinth(brush, RESOURCE))
    second = painted(lambda brush: plinth(brush, KNOW_HOW))
    assert apart(part(first, *RIM), part(second, *RIM)) > 20
    assert apart(part(first, 30, 30, 70, 70), part(second, 30, 30, 70, 70)) == 0


def _disc(brush: Brush) -> None:
    brush.fill(circle(50, 40, 12), RED)


def test_only_a_prestige_building_has_a_star_at_its_foot() -> None:
    plain, grand = (painted(on_plinth(CAMP, _disc, prestige=grand)) for grand in (False, True))
    assert share(part(grand, 42, 78, 58, 92), "#FFF6D8") > 0.4
    assert share(part(plain, 42, 78, 58, 92), "#FFF6D8") == 0
    assert share(part(grand, 42, 32, 58, 48), RED) == 1


@pytest.mark.parametrize("name", ["building-empty", "building-space"])
def test_a_space_is_an_empty_ring_of_dashes(name: str) -> None:
    space = drawn(name, 64)
    ring = [outline(space).getpixel((int(x), int(y))) for x, y in circle(32, 32, 42 * 0.64)]
    assert covered(part(space, 25, 25, 75, 75)) == 0
    assert set(ring) == {0, 255}


def test_a_space_on_ice_has_another_ground_than_one_on_a_panel() -> None:
    ice, panel = (
        part(sprite(name), 40, 40, 60, 60) for name in ("building-empty", "building-space")
    )
    assert apart(ice, panel) > 20
