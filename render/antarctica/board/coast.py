"""The ice: one continent whose bays hold the ships of the areas to the left and right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot, sin

from render.antarctica.board.layout import SEAM, Continent
from render.scene import Item, Land, Line, Point

PIECE = 30
"""Approximate length of a piece of the coast."""
ROUGH = 5
"""The furthest that the coast strays from its path."""
CAPE = 34
"""Length cut off each corner."""


def coast(land: Continent) -> Iterator[Item]:
    """Yield the shelf, the ice, and the borders between the areas."""
    shore = tuple(_rough(_outline(land)))
    yield Land(shore, "ice-deep", "ice-deep", 12)
    yield Land(shore, "ice", "ice-deep", 3)
    yield from _borders(land)


def _outline(land: Continent) -> tuple[Point, ...]:
    """Return the outline of the coast, starting at the north-west corner."""
    box, shore = land.box, land.measure.shore
    top, bottom = box.top + shore, box.bottom - shore
    upper = box.top + land.measure.rows[0] + SEAM // 2
    lower = box.bottom - land.measure.rows[2] - SEAM // 2
    west, east = box.left + shore, box.right - shore
    return (
        (box.left + CAPE, top),
        (box.right - CAPE, top),
        (box.right - 6, top + CAPE),
        (box.right - 6, upper - CAPE // 2),
        (east, upper + CAPE // 3),
        (east, lower - CAPE // 3),
        (box.right - 6, lower + CAPE // 2),
        (box.right - 6, bottom - CAPE),
        (box.right - CAPE, bottom),
        (box.left + CAPE, bottom),
        (box.left + 6, bottom - CAPE),
        (box.left + 6, lower + CAPE // 2),
        (west, lower - CAPE // 3),
        (west, upper + CAPE // 3),
        (box.left + 6, upper - CAPE // 2),
        (box.left + 6, top + CAPE),
    )


def _rough(points: tuple[Point, ...]) -> Iterator[Point]:
    """Yield the path with points added, each moved aside by a fixed pseudo-random distance."""
    number = 0
    for (ax, ay), (bx, by) in pairwise((*points, points[0])):
        long = hypot(bx - ax, by - ay)
        pieces = max(1, round(long / PIECE))
        for piece in range(pieces):
            number += 1
            share = piece / pieces
            aside = ROUGH * sin(number * 12.9898) if piece else 0
            yield (
                round(ax + (bx - ax) * share - (by - ay) / long * aside),
                round(ay + (by - ay) * share + (bx - ax) / long * aside),
            )


def _borders(land: Continent) -> Iterator[Item]:
    """Yield the borders between areas, which run from the middle to the coast."""
    box, middle, shore = land.box, land.middle, land.measure.shore
    for x in (middle.left - SEAM // 2, middle.right + SEAM // 2):
        yield _border((x, box.top + shore + 8), (x, middle.top - SEAM))
        yield _border((x, middle.bottom + SEAM), (x, box.bottom - shore - 8))
    for y in (middle.top - SEAM // 2, middle.bottom + SEAM // 2):
        yield _border((box.left + shore + 12, y), (middle.left - SEAM, y))
        yield _border((middle.right + SEAM, y), (box.right - shore - 12, y))


def _border(start: Point, end: Point) -> Line:
    return Line((start, end), "ice-deep", 4, dashed=True)
