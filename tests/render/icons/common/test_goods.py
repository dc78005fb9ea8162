"""The goods that divers bring up, each in its own colour."""

from __future__ import annotations

import pytest

from engine.otys.state import RESOURCES
from render.icons.common.goods import ICONS
from render.icons.drawing.palette import FUEL, FUEL_RIM, METAL, ORANGE, PLANT, TECH, lighter
from tests.render.icons.comparisons import part, share, sprite

COLOURS = {"metal": METAL, "plant": PLANT, "fuel": FUEL, "tech": TECH}


def test_every_resource_of_otys_has_its_sprite() -> None:
    assert set(ICONS) == set(RESOURCES)


@pytest.mark.parametrize("name", RESOURCES)
def test_a_resource_shows_more_of_its_colour_than_any_other_does(name: str) -> None:
    shares = {other: share(sprite(other), COLOURS[name]) for other in RESOURCES}
    assert max(shares, key=lambda other: shares[other]) == name


def test_a_dark_barrel_has_a_light_rim_all_around() -> None:
    barrel = sprite("fuel")
    rims = [part(barrel, 35, 2, 65, 10), part(barrel, 35, 90, 65, 98)]
    rims += [part(barrel, 12, 25, 22, 75), part(barrel, 78, 25, 88, 75)]
    assert min(share(rim, FUEL_RIM) for rim in rims) > 0.1


def test_a_barrel_bears_a_drop_of_fuel() -> None:
    assert share(part(sprite("fuel"), 35, 50, 65, 90), ORANGE) > 0.1


def test_a_bar_of_metal_is_lit_from_above() -> None:
    bar = sprite("metal")
    assert share(part(bar, 30, 15, 70, 45), lighter(METAL, 0.5)) > 0.2
    assert share(part(bar, 45, 55, 85, 75), lighter(METAL, 0.5)) == 0
