"""Tunnels as tubes in any direction: plain, or a golden pair once they are upgraded."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from render.scene import Item, Line, Point

BORE = 18
"""Width of a tunnel, unscaled."""
PAIR = 30
"""Width of an upgraded tunnel, unscaled."""
FLANGE = 8


def site(points: tuple[Point, ...]) -> Line:
    """Return a dashed line for an empty tunnel site."""
    return Line(points, "panel-edge-bright", 4, dashed=True)


def tube(
    points: tuple[Point, ...], scale: float, *, upgraded: bool, productive: bool
) -> Iterator[Item]:
    """Yield a tunnel; one that produces nothing (UC-7.5) is dim."""
    wide = max(round((PAIR if upgraded else BORE) * scale), 8)
    body, shine, ends = ("steelplast", "science", "gold" if upgraded else "tech")
    if not productive:
        body, shine, ends = ("panel-edge-bright", "steelplast", "fuel")
    yield Line(points, "shadow", wide + 6)
    yield Line(points, body, wide)
    yield from _inside(points, wide, shine, upgraded=upgraded)
    for end, inner in ((points[0], points[1]), (points[-1], points[-2])):
        yield Line(_flange(end, inner, wide), "shadow", FLANGE + 4)
        yield Line(_flange(end, inner, wide), ends, FLANGE)


def _inside(points: tuple[Point, ...], wide: int, shine: str, *, upgraded: bool) -> Iterator[Item]:
    """Yield a highlight along the tube, or the gap between the tubes of an upgraded one."""
    if upgraded:
        yield Line(points, "shadow", max(wide // 4, 3))
    else:
        yield Line(points, shine, max(wide // 4, 2))


def _flange(end: Point, inner: Point, wide: int) -> tuple[Point, Point]:
    """Return a line across the tube, near its end."""
    across, down = inner[0] - end[0], inner[1] - end[1]
    long = hypot(across, down) or 1.0
    away = min(FLANGE, long / 4)
    x, y = end[0] + across / long * away, end[1] + down / long * away
    half = wide / 2 + 2
    by = (-down / long * half, across / long * half)
    return (round(x + by[0]), round(y + by[1])), (round(x - by[0]), round(y - by[1]))
