"""The fixed palette of 256 colours that every picture shares, so none needs its own.

The sea gets shades close enough to be dithered, every named colour is included unchanged, and the
rest goes to the lights, shadows and smooth edges of the icons (`render.paint.shades`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from render.paint.shades import SHADES
from render.theme import COLOURS, Colour, colour

SIZE = 256
STEP = 4
"""Colours are looked up in steps of this size per channel, with at most one colour in each."""
SEA = ("sea-1", "sea-2", "sea-3", "sea-contour")
"""The colours at the surface, half-way down and at the bottom, and of contours at the bottom."""
DEPTHS = 192
"""Number of steps of depth from the surface to the bottom."""
LIFT = 72
"""A contour is as light as water this many steps deeper."""
BAYER = (
    (0, 8, 2, 10),
    (12, 4, 14, 6),
    (3, 11, 1, 9),
    (15, 7, 13, 5),
)
"""Ordered dithering: a regular pattern hides the steps between shades, and compresses well."""


def sea_row(depth: int, row: int) -> tuple[Colour, ...]:
    """Return the pattern of one row at this depth, to be repeated across the row."""
    return _sea_pattern(depth, row % len(BAYER))


@cache
def _sea_pattern(depth: int, row: int) -> tuple[Colour, ...]:
    at = depth * 2 / DEPTHS
    first = min(int(at), len(SEA) - 2)
    upper, lower = colour(SEA[first]), colour(SEA[first + 1])
    exact = [one + (two - one) * (at - first) for one, two in zip(upper, lower, strict=True)]
    return tuple(_dithered(exact, threshold) for threshold in BAYER[row])


def _dithered(exact: list[float], threshold: int) -> Colour:
    """Return a colour rounded to the palette's steps, up or down depending on the threshold."""
    share = (threshold + 0.5) / len(BAYER) ** 2
    red, green, blue = (int(part / STEP + share) * STEP for part in exact)
    return red, green, blue


def _sea() -> Iterator[Colour]:
    for depth in range(DEPTHS + LIFT + 1):
        for row in range(len(BAYER)):
            yield from sea_row(depth, row)


def sea_and_named_colours() -> dict[Colour, Colour]:
    """Return the sea's shades and the named colours, by their lookup keys."""
    found: dict[Colour, Colour] = {}
    for one in chain(_sea(), COLOURS.values()):
        found.setdefault(key(one), one)
    return found


@cache
def colours() -> tuple[Colour, ...]:
    """Return the whole palette."""
    found = sea_and_named_colours()
    for one in SHADES:
        if len(found) < SIZE:
            found.setdefault(key(one), one)
    return tuple(found.values())


def key(one: Colour) -> Colour:
    """Return the lookup key of a colour."""
    red, green, blue = (part - part % STEP for part in one)
    return red, green, blue
