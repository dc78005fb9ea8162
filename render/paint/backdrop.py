"""The backgrounds of scenes: the sea as a chart at night, or a plain colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import ceil, exp
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.paint.atlas import SOLID
from render.paint.palette import BAYER, DEPTHS, LIFT, sea_row
from render.theme import colour

Field: TypeAlias = Callable[[float, float], float]
Spot: TypeAlias = tuple[float, float]
Corner: TypeAlias = tuple[float, float, float]
"""A point of a grid and the depth there."""

STEP = 32
"""Distance between the points at which depth is sampled."""
LEVEL = 0.2
"""Difference in depth between neighbouring contours."""
HILLS = (
    (0.16, 0.78, 0.20, 0.42),
    (0.83, 0.30, 0.24, -0.40),
    (0.55, 0.95, 0.16, 0.30),
    (0.42, 0.22, 0.15, -0.22),
    (0.95, 0.85, 0.18, 0.34),
)
"""Rises and hollows of the sea floor: place, breadth and depth, as shares of the width."""


def backdrop(name: str, width: int, height: int) -> Image.Image:
    """Return the background with this name."""
    if name != "sea":
        return Image.new("RGB", (width, height), colour(name))
    return Image.composite(
        _water(width, height, LIFT), _water(width, height, 0), _contours(width, height)
    )


def _water(width: int, height: int, lift: int) -> Image.Image:
    """Return the sea from the surface down, using only the palette's shades."""
    rows = (sea_row(row * DEPTHS // height + lift, row) for row in range(height))
    strip = Image.new("RGB", (len(BAYER), height))
    strip.putdata([shade for row in rows for shade in row])
    water = Image.new("RGB", (width, height))
    done = 0
    while done < width:
        water.paste(strip, (done, 0))
        done += strip.width
        strip = water.crop((0, 0, min(done, width - done), height)) if done < width else strip
    return water


def _contours(width: int, height: int) -> Image.Image:
    """Return the mask of the depth contours, which are thin and unobtrusive."""
    mask = Image.new("L", (width * 2, height * 2))
    pen = ImageDraw.Draw(mask)
    for (ax, ay), (bx, by) in _isolines(width, height):
        pen.line((ax * 2, ay * 2, bx * 2, by * 2), SOLID, 3)
    return mask.reduce(2)


def _depth(width: int, height: int) -> Field:
    def depth(x: float, y: float) -> float:
        across, down = x / width, y / width
        tilt = down * width / height
        return 0.9 * tilt + 0.25 * across + sum(_hill(across, down, hill) for hill in HILLS)

    return depth


def _hill(across: float, down: float, hill: tuple[float, float, float, float]) -> float:
    x, y, breadth, rise = hill
    far = ((across - x) ** 2 + (down - y * 0.625) ** 2) / breadth**2
    return rise * exp(-2 * far)


def _isolines(width: int, height: int) -> Iterator[tuple[Spot, Spot]]:
    """Yield short segments of all contours, found in one grid cell after another."""
    depth = _depth(width, height)
    columns = range(0, width + STEP, STEP)
    rows = [[(x, y, depth(x, y)) for x in columns] for y in range(0, height + STEP, STEP)]
    for upper, lower in pairwise(rows):
        for (a, b), (d, c) in zip(pairwise(upper), pairwise(lower), strict=True):
            depths = (a[2], b[2], c[2], d[2])
            for level in range(ceil(min(depths) / LEVEL), ceil(max(depths) / LEVEL)):
                yield from _crossing((a, b, c, d), level * LEVEL)


def _crossing(
    corners: tuple[Corner, Corner, Corner, Corner], level: float
) -> Iterator[tuple[Spot, Spot]]:
    """Yield the points where a contour enters and leaves a cell."""
    ring = zip(corners, (*corners[1:], corners[0]), strict=True)
    met = [_where(one, two, level) for one, two in ring if (one[2] < level) != (two[2] < level)]
    yield from zip(met[::2], met[1::2], strict=True)


def _where(one: Corner, two: Corner, level: float) -> Spot:
    share = (level - one[2]) / (two[2] - one[2])
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
