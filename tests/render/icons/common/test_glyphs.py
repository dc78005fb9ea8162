"""Flat signs: in one colour, with openings through which the background shows."""

from __future__ import annotations

import pytest
from PIL import Image

from render.icons.common import glyphs
from render.icons.common.glyphs import Glyph
from tests.render.icons.comparisons import mirrored, overlap, painted, part, share
from tests.render.icons.looks import pixels

SIGN, GROUND = "#FF0000", "#0000FF"
OPEN = ("ingot", "leaf", "drop", "chip", "coin", "eye", "wrench", "compass", "gem")
WHOLE = ("wave", "bolt", "loop", "question", "start", "anchor", "trident")
EMBLEMS = ("shell", "lighthouse", "whale_tail")
SYMMETRICAL = ("leaf", "drop", "chip", "gem", "shell", "anchor", "trident", "lighthouse")


def shown(name: str, size: int = 32) -> Image.Image:
    """Return a picture of a sign, well inside its square."""
    sign: Glyph = getattr(glyphs, name)
    return painted(lambda brush: sign(brush.inset(50, 50, 80), SIGN, GROUND), size)


@pytest.mark.parametrize("name", [*OPEN, *WHOLE, *EMBLEMS])
def test_a_sign_has_no_colours_but_its_own_and_its_grounds(name: str) -> None:
    sign = shown(name)
    assert all(green == 0 for _, green, _, _ in pixels(sign))
    assert share(sign, SIGN) > 0.08


@pytest.mark.parametrize("name", [*OPEN, *EMBLEMS])
def test_the_ground_is_seen_through_the_openings_of_a_sign(name: str) -> None:
    assert any(blue > 100 for _, _, blue, _ in pixels(shown(name)))


@pytest.mark.parametrize("name", WHOLE)
def test_a_sign_without_openings_is_of_one_colour(name: str) -> None:
    assert all(blue == 0 for _, _, blue, _ in pixels(shown(name)))


@pytest.mark.parametrize("name", SYMMETRICAL)
def test_what_is_seen_from_the_front_has_two_equal_sides(name: str) -> None:
    sign = shown(name, 48)
    assert overlap(sign, mirrored(sign)) > 0.9


def test_a_compass_has_a_ring_only_if_there_are_pixels_for_it() -> None:
    between_two_points = (72, 20, 78, 26)
    assert share(part(shown("compass", 64), *between_two_points), SIGN) > 0
    assert share(part(shown("compass", 24), *between_two_points), SIGN) == 0
