"""The stations and prestige buildings of Antarctica."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.antarctica.pack.load import default_pack
from render.icons.antarctica.stations import ICONS
from tests.render.icons.comparisons import apart, part, share, sprite

PRESTIGE = ("headquarters", "plankton_farm", "satellite_dish")
STATIONS = ("inland_station", "coastal_station", "naval_station")
STAR = (42, 78, 58, 92)
RIM = (1, 45, 9, 55)


def test_every_station_of_the_tracks_has_its_sprite() -> None:
    wanted = {icon for track in default_pack().tracks.values() for icon in track.icons}
    assert {f"building-{name}" for name in wanted} <= ICONS.keys()


@pytest.mark.parametrize("name", PRESTIGE)
def test_a_prestige_building_bears_a_star(name: str) -> None:
    assert share(part(sprite(f"building-{name}"), *STAR), "#FFF6D8") > 0.4


@pytest.mark.parametrize("name", STATIONS)
def test_a_station_bears_none(name: str) -> None:
    star = part(sprite("building-headquarters"), *STAR)
    assert apart(part(sprite(f"building-{name}"), *STAR), star) > 40


@pytest.mark.parametrize("family", [STATIONS, PRESTIGE])
def test_a_family_shares_its_rim_but_not_its_picture(family: tuple[str, ...]) -> None:
    for one, two in combinations([sprite(f"building-{name}") for name in family], 2):
        assert apart(part(one, *RIM), part(two, *RIM)) < 1
        assert apart(part(one, 20, 20, 80, 75), part(two, 20, 20, 80, 75)) > 30


def test_stations_have_another_rim_than_prestige_buildings() -> None:
    station, grand = (part(sprite(f"building-{one[0]}"), *RIM) for one in (STATIONS, PRESTIGE))
    assert apart(station, grand) > 20
