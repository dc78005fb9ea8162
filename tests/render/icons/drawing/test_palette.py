"""Colours made lighter, darker, mixed and translucent."""

from __future__ import annotations

import pytest

from render.icons.drawing.palette import INK, WHITE, channels, darker, faint, lighter, mixed

RED, BLUE = "#C00000", "#0000C0"


def test_a_colour_is_opaque_unless_it_says_otherwise() -> None:
    assert channels("#102030") == (16, 32, 48, 255)
    assert channels("#10203040") == (16, 32, 48, 64)


@pytest.mark.parametrize(("share", "expected"), [(0, RED), (0.5, "#600060"), (1, BLUE)])
def test_a_mixture_has_as_much_of_the_other_colour_as_asked(share: float, expected: str) -> None:
    assert channels(mixed(RED, BLUE, share)) == channels(expected)


def test_a_mixture_is_as_opaque_as_the_colour_was_before() -> None:
    assert channels(mixed(RED + "40", BLUE, 0.5))[3] == 64
    assert channels(mixed(RED, BLUE + "40", 0.5))[3] == 255


def test_lighter_is_nearer_to_white_and_darker_is_nearer_to_ink() -> None:
    assert sum(channels(lighter(RED))) > sum(channels(RED)) > sum(channels(darker(RED)))
    assert channels(lighter(RED, 1)) == channels(WHITE)
    assert channels(darker(RED, 1)) == channels(INK)


def test_a_dark_edge_is_bluish_rather_than_black() -> None:
    red, _, blue, _ = channels(darker("#FFFFFF", 1))
    assert blue > red > 0


def test_a_faint_colour_is_the_same_colour_with_less_opacity() -> None:
    assert channels(faint(RED, 0.5)) == (192, 0, 0, 128)
    assert channels(faint(RED + "80", 0.5)) == (192, 0, 0, 64)
