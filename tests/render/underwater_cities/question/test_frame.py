"""Measures that all pictures of a question share."""

from __future__ import annotations

from render.fonts import cap_height, fits
from render.scene import Box
from render.underwater_cities.question.frame import (
    HEIGHT,
    SMALLEST,
    WIDTH,
    drawing,
    name_words,
)


def test_a_picture_has_the_shape_of_the_box_in_which_clients_show_it() -> None:
    assert drawing().box == Box(0, 0, WIDTH, HEIGHT)
    assert WIDTH * 7 == HEIGHT * 11


def test_the_smallest_type_can_be_read_on_a_phone() -> None:
    assert cap_height(SMALLEST) * 338 / WIDTH >= 6


def test_the_name_of_a_place_is_bold() -> None:
    words = name_words("C4", Box(0, 0, 80, 40), SMALLEST, "muted")
    assert words.bold
    assert fits(words)
