"""Cities under their domes, and metropolises on the coast."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.underwater_cities.board.supply import CITIES as KINDS
from engine.underwater_cities.pack.load import default_pack
from render.icons.drawing.parts import CREAM, LIT
from render.icons.underwater_cities.cities import ICONS, PURPLE_DOME, WHITE_DOME, white_dome
from tests.render.icons.comparisons import covered, mirrored, overlap, painted, part, share, sprite

CITIES = tuple(name for name in ICONS if not name.endswith("-lit"))


def test_every_kind_of_city_and_colour_of_metropolis_has_its_drawing() -> None:
    metropolises = {f"metropolis-{tile.colour}" for tile in default_pack().tiles.values()}
    assert set(CITIES) == {f"dome-{kind}" for kind in KINDS} | metropolises
    assert {f"{city}-lit" for city in CITIES} <= ICONS.keys()


@pytest.mark.parametrize("city", CITIES)
def test_windows_are_lit_only_in_a_connected_city(city: str) -> None:
    assert share(sprite(f"{city}-lit"), LIT, "#FFF0B0") > 0.05
    assert share(sprite(city), LIT, "#FFF0B0", near=20) == 0


@pytest.mark.parametrize("city", CITIES)
def test_a_city_keeps_its_outline_when_it_is_connected(city: str) -> None:
    assert overlap(sprite(city), sprite(f"{city}-lit")) > 0.95


@pytest.mark.parametrize(("one", "two"), [*combinations(CITIES, 2)])
def test_cities_can_be_told_apart_by_their_outline(one: str, two: str) -> None:
    assert overlap(sprite(one), sprite(two)) < 0.94


def test_a_dome_has_its_colour() -> None:
    assert (
        share(sprite("dome-white-lit"), WHITE_DOME)
        > 0.1
        > share(sprite("dome-purple-lit"), WHITE_DOME)
    )
    assert (
        share(sprite("dome-purple-lit"), PURPLE_DOME)
        > 0.1
        > share(sprite("dome-white-lit"), PURPLE_DOME)
    )


@pytest.mark.parametrize("city", ["dome-white", "dome-purple"])
def test_a_dome_has_two_equal_sides_on_a_flat_base(city: str) -> None:
    assert overlap(sprite(city), mirrored(sprite(city))) > 0.95
    assert covered(part(sprite(city), 8, 84, 92, 92)) == 1


def test_only_a_connected_dome_has_a_light_at_its_top() -> None:
    lit = painted(lambda brush: white_dome(brush, lit=True))
    dark = painted(lambda brush: white_dome(brush, lit=False))
    top = (46, 8, 54, 16)
    assert share(part(lit, *top), CREAM) > 0.6
    assert share(part(dark, *top), CREAM, near=20) == 0
