"""The 256 colours of every picture, fixed, so that no picture has to be searched for its own.

The sea gets shades close enough to be dithered, every colour that has a name is there as it is, and
the rest goes to the lights, shadows and smooth edges of the icons (`render.paint.shades`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from render.paint.shades import SHADES
from render.theme import COLOURS, Colour, colour

SIZE = 256
STEP = 4
"""Colours are looked up in steps of so much in each channel: of each step one can be told apart."""
SEA = ("sea-1", "sea-2", "sea-3", "sea-contour")
"""The colour at the surface, half-way down, at the bottom, and of contours there."""
DEPTHS = 192
"""So many steps of depth from the surface to the bottom."""
LIFT = 72
"""A contour is as light as the water so many steps deeper."""
BAYER = (
    (0, 8, 2, 10),
    (12, 4, 14, 6),
    (3, 11, 1, 9),
    (15, 7, 13, 5),
)
"""An ordered dither: a regular pattern hides the steps between shades, and still packs well."""


def sea_row(depth: int, row: int) -> tuple[Colour, ...]:
    """The pattern of one row at this depth, to be repeated across."""
    return _sea_pattern(depth, row % len(BAYER))


@cache
def _sea_pattern(depth: int, row: int) -> tuple[Colour, ...]:
    at = depth * 2 / DEPTHS
    first = min(int(at), len(SEA) - 2)
    upper, lower = colour(SEA[first]), colour(SEA[first + 1])
    exact = [one + (two - one) * (at - first) for one, two in zip(upper, lower, strict=True)]
    return tuple(_dithered(exact, threshold) for threshold in BAYER[row])


def _dithered(exact: list[float], threshold: int) -> Colour:
    """One of the colours around this one, each as often as it is near."""
    share = (threshold + 0.5) / len(BAYER) ** 2
    red, green, blue = (int(part / STEP + share) * STEP for part in exact)
    return red, green, blue


def _sea() -> Iterator[Colour]:
    for depth in range(DEPTHS + LIFT + 1):
        for row in range(len(BAYER)):
            yield from sea_row(depth, row)


def named() -> dict[Colour, Colour]:
    """The sea's shades and the colours that have names, by what they are looked up by."""
    found: dict[Colour, Colour] = {}
    for one in chain(_sea(), COLOURS.values()):
        found.setdefault(key(one), one)
    return found


@cache
def colours() -> tuple[Colour, ...]:
    """The whole palette."""
    found = named()
    for one in SHADES:
        if len(found) < SIZE:
            found.setdefault(key(one), one)
    return tuple(found.values())


def key(one: Colour) -> Colour:
    """What a colour is looked up by."""
    red, green, blue = (part - part % STEP for part in one)
    return red, green, blue
