"""Sprites that appear side by side cannot be mistaken for each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.icons.drawing.palette import AZURE, IVORY, ORANGE, VIOLET
from tests.render.icons.looks import (
    DIVERS,
    FAMILIES,
    KINDS,
    PIECES,
    SHAPES,
    SLOTS,
    Sight,
    closest,
    drawn,
    grey,
    on_panel,
)

# Colours as seen with one kind of cone missing (Machado, Oliveira and Fernandes 2009).
PROTANOPIA = (
    0.152286,
    1.052583,
    -0.204868,
    0.114503,
    0.786281,
    0.099216,
    -0.003882,
    -0.048116,
    1.051998,
)
DEUTERANOPIA = (
    0.367322,
    0.860646,
    -0.227968,
    0.280085,
    0.672501,
    0.047413,
    -0.01182,
    0.04294,
    0.968881,
)
TRITANOPIA = (
    1.255528,
    -0.076749,
    -0.178779,
    -0.078411,
    0.930809,
    0.147602,
    0.004733,
    0.691367,
    0.3039,
)
SEAT_COLOURS = (VIOLET, ORANGE, AZURE, IVORY)
FAMILIES_IN_COLOUR = (
    *("seats", "goods", "cubes", "buildings", "spaces", "ships"),
    *("resources", "structures", "cities", "card colours", "slots", "card backs"),
)
"""Families whose sprites also differ in colour."""
CLEARLY = 22.0
"""A difference that is seen at a glance (root mean square, out of 255)."""


def missing_cone(matrix: tuple[float, ...]) -> Sight:
    rows = [value for row in range(3) for value in (*matrix[3 * row : 3 * row + 3], 0.0)]

    def sight(picture: Image.Image) -> Image.Image:
        return picture.convert("RGB", tuple(rows))

    return sight


@pytest.mark.parametrize("family", FAMILIES)
def test_without_colours_at_24_pixels(family: str) -> None:
    apart, one, two = closest(FAMILIES[family], 24, grey)
    assert apart > CLEARLY, f"{one} looks like {two}"


@pytest.mark.parametrize("family", ["seats", "goods", "cubes"])
def test_without_colours_at_14_pixels(family: str) -> None:
    apart, one, two = closest(FAMILIES[family], 14, grey)
    assert apart > CLEARLY, f"{one} looks like {two}"


@pytest.mark.parametrize("family", ["buildings", "tracks", "effects", "decks", "shipyard cards"])
def test_what_antarctica_is_made_of_at_14_pixels(family: str) -> None:
    apart, one, two = closest(FAMILIES[family], 14, grey)
    assert apart > 1.5 * CLEARLY, f"{one} looks like {two}"


@pytest.mark.parametrize("family", ["structures", "cities", "resources", "card types", "slots"])
def test_what_a_nation_is_made_of_at_14_pixels(family: str) -> None:
    apart, one, two = closest(FAMILIES[family], 14, grey)
    assert apart > CLEARLY, f"{one} looks like {two}"


@pytest.mark.parametrize(("one", "two"), [*combinations(KINDS, 2)])
def test_kinds_of_structures_by_their_outlines_alone(one: str, two: str) -> None:
    first, second = (drawn(name, 22).getchannel("A") for name in (one, two))
    (apart,) = ImageStat.Stat(ImageChops.difference(first, second)).rms
    assert apart > 3 * CLEARLY


@pytest.mark.parametrize(("one", "two"), [*combinations(SLOTS, 2)])
def test_slots_by_what_is_written_on_them(one: str, two: str) -> None:
    first, second = (grey(on_panel(name, 40)).crop((10, 8, 30, 30)) for name in (one, two))
    (apart,) = ImageStat.Stat(ImageChops.difference(first, second)).rms
    assert apart > 1.5 * CLEARLY


@pytest.mark.parametrize("name", KINDS)
def test_an_upgraded_structure_from_a_plain_one_at_22_pixels(name: str) -> None:
    apart, _, _ = closest((name, f"{name}-up"), 22, grey)
    assert apart > 1.5 * CLEARLY


@pytest.mark.parametrize("tint", SEAT_COLOURS)
@pytest.mark.parametrize("piece", PIECES)
def test_pieces_of_one_colour_by_their_shape_alone(piece: str, tint: str) -> None:
    names = tuple(f"{piece}-{shape}" for shape in SHAPES)
    apart, one, two = closest(names, 24, grey, tint)
    assert apart > 0.8 * CLEARLY, f"{one} looks like {two}"


@pytest.mark.parametrize("cone", [PROTANOPIA, DEUTERANOPIA, TRITANOPIA])
@pytest.mark.parametrize("family", FAMILIES_IN_COLOUR)
def test_with_a_cone_missing(family: str, cone: tuple[float, ...]) -> None:
    apart, one, two = closest(FAMILIES[family], 24, missing_cone(cone))
    assert apart > CLEARLY, f"{one} looks like {two}"


def test_eight_helmets_in_grey_at_40_pixels() -> None:
    apart, one, two = closest(tuple(f"diver-{name}" for name in DIVERS), 40, grey)
    assert apart > 1.5 * CLEARLY, f"{one} looks like {two}"


@pytest.mark.parametrize("name", DIVERS)
def test_an_upgraded_diver_from_a_basic_one(name: str) -> None:
    apart, _, _ = closest((f"diver-{name}", f"diver-{name}+"), 40, grey)
    assert apart > CLEARLY
