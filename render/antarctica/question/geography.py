"""The geometry of the map: the coast, the sectors of the areas, and the lane of Sun and ships."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import Final

from render.scene import Box, Point

WIDTH, HEIGHT = 1100, 700
CENTRE: Final = (550, 352)
COAST: Final = (472, 277, 5.6)
"""Half the width, half the height and the exponent of the superellipse of the coast."""
LANE: Final = (512, 316, 5.8)
"""The same for the lane around it."""
HUB: Final = Box(428, 266, 244, 172)
STEP = 60
"""Distance between two places of the lane."""
SWELLS = ((7, 0.006, 0.4), (11, 0.005, 1.9), (17, 0.004, 0.9), (23, 0.003, 2.2))
"""Small waves of the coast: how many, how large, and where they begin."""
PARTS = 360
"""Number of points of a whole curve."""
BORDERS: Final = (
    ((-455, 110), (-120, 55)),
    ((-178, 270), (-82, 84)),
    ((178, 270), (82, 84)),
    ((455, 110), (120, 55)),
    ((455, -110), (120, -55)),
    ((178, -270), (82, -84)),
    ((-178, -270), (-82, -84)),
    ((-455, -110), (-120, -55)),
)
"""The direction of each border from the pole, and its inner end; the first is before area 1.

Lengths to the right and down, in the Sun's order.
"""


@dataclass(frozen=True, slots=True)
class Sector:
    """The ground of an area, and the places at sea in front of it."""

    outline: tuple[Point, ...]
    coast: tuple[Point, ...]
    border: tuple[Point, Point]
    """The border to the area before it."""
    sun: Point
    berths: tuple[Point, Point, Point]
    inward: Point
    """One step from the lane to the land."""


def _radius(angle: float, form: tuple[int, int, float]) -> float:
    """Return the distance of a superellipse from its centre."""
    across, down, power = form
    return float(
        (abs(cos(angle) / across) ** power + abs(sin(angle) / down) ** power) ** (-1 / power)
    )


def _coast(angle: float) -> Point:
    swell = 1 + sum(size * sin(count * angle + begin) for count, size, begin in SWELLS)
    reach = _radius(angle, COAST) * swell
    return round(CENTRE[0] + reach * cos(angle)), round(CENTRE[1] + reach * sin(angle))


def _at_sea(angle: float) -> Point:
    reach = _radius(angle, LANE)
    return round(CENTRE[0] + reach * cos(angle)), round(CENTRE[1] + reach * sin(angle))


def _angles() -> list[float]:
    """Return the directions of the borders, falling: the Sun moves anticlockwise."""
    found = [atan2(down, right) for (right, down), _ in BORDERS]
    for place in range(1, len(found)):
        while found[place] > found[place - 1]:
            found[place] -= 2 * pi
    return found


@cache
def sectors() -> dict[int, Sector]:
    """Return the sectors of all areas."""
    angles = _angles()
    ends = [*angles[1:], angles[0] - 2 * pi]
    return {
        number: _sector(number, begin, end)
        for number, (begin, end) in enumerate(zip(angles, ends, strict=True), 1)
    }


def _sector(number: int, begin: float, end: float) -> Sector:
    count = max(12, round(PARTS * (begin - end) / (2 * pi)))
    coast = tuple(_coast(begin + (end - begin) * part / count) for part in range(count + 1))
    inner, other = (_inner(each) for each in (number - 1, number % len(BORDERS)))
    sun, *berths = _places(begin, end)
    x, y = berths[0]
    far = hypot(CENTRE[0] - x, CENTRE[1] - y)
    inward = round((CENTRE[0] - x) / far * STEP), round((CENTRE[1] - y) / far * STEP)
    first, second, third = berths
    outline = (*coast, other, CENTRE, inner)
    return Sector(outline, coast, (coast[0], inner), sun, (first, second, third), inward)


def _inner(border: int) -> Point:
    right, down = BORDERS[border][1]
    return CENTRE[0] + right, CENTRE[1] + down


def _places(begin: float, end: float) -> list[Point]:
    """Return the Sun's space and three berths in the middle of an arc of the lane."""
    fine = 200
    arc = [_at_sea(begin + (end - begin) * part / fine) for part in range(fine + 1)]
    run = [0.0]
    for one, two in pairwise(arc):
        run.append(run[-1] + hypot(two[0] - one[0], two[1] - one[1]))
    first = run[-1] / 2 - STEP * 1.5
    wanted = [first + STEP * place for place in range(4)]
    return [arc[min(range(len(arc)), key=lambda n: abs(run[n] - far))] for far in wanted]


@cache
def lane() -> tuple[Point, ...]:
    """Return the closed lane, in the Sun's direction."""
    return tuple(_at_sea(-2 * pi * part / PARTS) for part in range(PARTS + 1))


def lane_between(start: Point, end: Point) -> tuple[Point, ...]:
    """Return the part of the lane that leads from one of its points to another."""
    points = lane()[:-1]
    first, last = (_nearest(points, point) for point in (start, end))
    count = (last - first) % len(points)
    way = [points[(first + number) % len(points)] for number in range(0, count, 2)]
    return (start, *way[1:], end)


def _nearest(points: tuple[Point, ...], point: Point) -> int:
    return min(
        range(len(points)),
        key=lambda n: hypot(points[n][0] - point[0], points[n][1] - point[1]),
    )


def ways() -> Iterator[tuple[Point, Point, Point]]:
    """Yield a small angle on the lane at each border, which points where the Sun goes."""
    for angle in _angles():
        tip, back = _at_sea(angle - 0.008), _at_sea(angle + 0.012)
        across = (tip[1] - back[1], back[0] - tip[0])
        long = hypot(*across) or 1
        aside = round(across[0] / long * 8), round(across[1] / long * 8)
        yield (
            (back[0] + aside[0], back[1] + aside[1]),
            tip,
            (back[0] - aside[0], back[1] - aside[1]),
        )
