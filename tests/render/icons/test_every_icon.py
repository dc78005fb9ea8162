"""Properties of each sprite on its own."""

from __future__ import annotations

import pytest

from render.icons import ICONS
from render.icons.drawing.palette import PANEL, channels
from tests.render.icons.looks import (
    BUILDINGS,
    CITY_KINDS,
    FAMILIES,
    PIECES,
    SHAPES,
    SITES,
    SLOTS,
    STRIPS,
    STRUCTURES,
    VACANT,
    contrast,
    drawn,
    on_panel,
    opaque,
    pixels,
)

EVERY = pytest.mark.parametrize("name", ICONS)
SIZES = (14, 24, 51, 128)
LIGHT = {"token-plinth", "tile-plinth", "reward-plinth", *FAMILIES["spaces"], *BUILDINGS, *SLOTS}
"""Sprites that are dark in the middle, where others are laid on them; only the rim is bright."""
EMPTY = {"cube-empty", "battery-empty", *VACANT, *SITES}
"""Sprites that are meant to be faint."""
SEA = "#123A5C"
"""The colour of the deepest water of a picture, which is the brightest."""
ICE = "#CBDCEA"
"""A colour halfway between the ice at the rim of the continent and the ice at its heart."""
OTHER = {
    "pawn",
    "ship",
    "cube",
    "bag",
    "deck",
    "card",
    "card-back",
    "propeller",
    "water-surface",
    "mechanic",
    "hacker",
    "oxygen",
    "resurface",
    "threshold",
    "move-arrow",
    "draw-card",
    "any-cube",
    "or-slash",
    "plus",
    "arrow-right",
    "token-plinth",
    "tile-plinth",
}


def test_the_pictures_find_every_name_they_use() -> None:
    wanted = OTHER.union(*FAMILIES.values())
    assert wanted - ICONS.keys() == set()


@EVERY
def test_it_has_the_size_that_is_asked_for(name: str) -> None:
    for size in SIZES:
        assert drawn(name, size).size == (round(size * ICONS[name].aspect), size)
        assert drawn(name, size).mode == "RGBA"


@EVERY
def test_it_is_neither_empty_nor_full(name: str) -> None:
    for size in SIZES:
        solid = opaque(drawn(name, size))
        assert 0.08 < sum(solid) / (255 * len(solid)) < 0.9


@EVERY
def test_it_keeps_clear_of_its_edges(name: str) -> None:
    shape = drawn(name, 128).getchannel("A").point([255 * (value > 25) for value in range(256)])
    left, top, right, bottom = shape.getbbox() or (0, 0, 0, 0)
    assert top >= 1
    assert bottom <= shape.height - 1
    if name not in STRIPS:
        assert left >= 1
        assert right <= shape.width - 1


@EVERY
def test_it_fills_its_square(name: str) -> None:
    left, top, right, bottom = drawn(name, 128).getbbox() or (0, 0, 0, 0)
    width = drawn(name, 128).width
    assert max((right - left) / width, (bottom - top) / 128) > 0.75
    assert abs((left + right) / 2 - width / 2) < 128 * 0.08


@EVERY
def test_it_stands_out_from_a_panel(name: str) -> None:
    picture = drawn(name, 40)
    colours = [pixel for pixel in pixels(picture) if pixel[3] > 128]
    bright = sum(contrast(pixel, PANEL) >= 3 for pixel in colours) / len(colours)
    assert bright > (0.25 if name in LIGHT | EMPTY else 0.4)


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_stands_out_from_ice(name: str) -> None:
    colours = [pixel for pixel in pixels(drawn(name, 40)) if pixel[3] > 128]
    dark = sum(contrast(pixel, ICE) >= 3 for pixel in colours) / len(colours)
    assert dark > 0.4


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_has_a_bright_rim_in_a_dark_edge(name: str) -> None:
    # The pixels at the left end of the plinth, where no building reaches.
    row = [drawn(name, 128).getpixel((x, 64)) for x in range(12)]
    lights = [contrast(one, PANEL) for one in row if isinstance(one, tuple) and one[3] > 200]
    assert lights[0] < 1.6
    assert max(lights) > 4.5


@pytest.mark.parametrize("site", SITES)
def test_a_site_is_quietly_there_on_the_sea(site: str) -> None:
    laid = [one for one in pixels(on_panel(site, 40, ground=SEA)) if one[:3] != channels(SEA)[:3]]
    assert max(contrast(one, SEA) for one in laid) < 6
    assert sum(contrast(one, SEA) > 2.5 for one in laid) > 60


@pytest.mark.parametrize("name", STRUCTURES)
def test_a_structure_is_bright_on_the_sea_at_22_pixels(name: str) -> None:
    bright = [one for one in pixels(on_panel(name, 22, ground=SEA)) if contrast(one, SEA) > 3]
    assert len(bright) > 22 * 22 * 0.15


@pytest.mark.parametrize("city", CITY_KINDS)
def test_a_connected_city_shines_more_than_one_in_the_dark(city: str) -> None:
    assert _shine(f"{city}-lit") > 1.2 * _shine(city)


def test_a_space_for_a_building_is_quietly_there_on_ice() -> None:
    colours = [pixel for pixel in pixels(drawn("building-empty", 40)) if pixel[3] > 200]
    assert max(contrast(pixel, ICE) for pixel in colours) < 3.5
    assert sum(contrast(pixel, ICE) > 2 for pixel in colours) > 50


def test_the_sun_outshines_every_building() -> None:
    assert _shine("sun") > 1.2 * max(_shine(name) for name in BUILDINGS)


def _shine(name: str) -> float:
    """Return the average contrast of a sprite with the background."""
    seen = [one for one in pixels(drawn(name, 40)) if one[3] > 128]
    return sum(contrast(one, PANEL) for one in seen) / len(seen)


@EVERY
def test_it_can_be_drawn_tiny(name: str) -> None:
    assert any(opaque(drawn(name, 6)))


@EVERY
def test_it_is_drawn_the_same_each_time(name: str) -> None:
    assert ICONS[name].draw(24).tobytes() == drawn(name, 24).tobytes()


@EVERY
def test_only_what_comes_in_several_colours_takes_a_tint(name: str) -> None:
    tinted = ICONS[name].draw(24, "#C81E5A").tobytes() != drawn(name, 24).tobytes()
    assert tinted == (ICONS[name].colour is not None)


def test_pieces_and_keys_of_a_seat_take_its_colour() -> None:
    of_seats = {*FAMILIES["seats"], *FAMILIES["keys"], "pawn", "ship", "cube"}
    of_seats |= {f"{piece}-{shape}" for piece in PIECES for shape in SHAPES}
    assert all(ICONS[name].colour for name in of_seats)


def test_the_water_goes_on_without_a_seam() -> None:
    # The step from the last column to the first is no greater than the greatest elsewhere.
    strip = drawn("water-surface", 96).getchannel("A")
    columns = [strip.crop((x, 0, x + 1, 96)).tobytes() for x in range(strip.width)]
    steps = [
        sum(abs(a - b) for a, b in zip(columns[x - 1], columns[x], strict=True))
        for x in range(strip.width)
    ]
    assert steps[0] <= max(steps[1:])
