"""Outlines as lists of points, for the brush to fill and stroke.

All lengths are in units: an icon's square is 100 wide and 100 high, and y grows downwards.
Angles are in degrees: 0 points right, 90 down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import atan2, ceil, comb, cos, degrees, hypot, radians, sin
from operator import mul
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Path: TypeAlias = Sequence[Point]

_STEPS = 14
"""Number of straight segments per curve."""
_ARC_STEP = 6.0
"""Degrees of a circle per straight segment."""


def spot(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at this distance from another, in this direction."""
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def arc(x: float, y: float, radius: Point | float, start: float, end: float) -> Path:
    """Return an open arc of a circle, or of an ellipse if two radii are given."""
    across, down = radius if isinstance(radius, tuple) else (radius, radius)
    count = max(2, ceil(abs(end - start) / _ARC_STEP))
    angles = (radians(start + (end - start) * step / count) for step in range(count + 1))
    return [(x + across * cos(angle), y + down * sin(angle)) for angle in angles]


def circle(x: float, y: float, radius: float) -> Path:
    """Return a full circle."""
    return arc(x, y, radius, 0, 360)[:-1]


def ellipse(x: float, y: float, across: float, down: float) -> Path:
    """Return a full ellipse with these two radii."""
    return arc(x, y, (across, down), 0, 360)[:-1]


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> Path:
    """Return a rectangle, with rounded corners if `radius` is given."""
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return rounded(corners, radius) if radius else corners


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> Path:
    """Return a regular polygon; its first corner points upwards unless turned."""
    return [spot(x, y, radius, turn + 360 * index / corners) for index in range(corners)]


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> Path:
    """Return a star with one point upwards."""
    step = 180 / points
    radii = (outer, inner)
    return [spot(x, y, radii[index % 2], -90 + step * index) for index in range(2 * points)]


def cog(x: float, y: float, outer: float, inner: float, teeth: int = 8) -> Path:
    """Return the rim of a gear wheel."""
    step = 360 / teeth
    points: list[Point] = []
    for tooth in range(teeth):
        middle = -90 + step * tooth
        points += [
            spot(x, y, inner, middle - step * 0.30),
            spot(x, y, outer, middle - step * 0.19),
            spot(x, y, outer, middle + step * 0.19),
            spot(x, y, inner, middle + step * 0.30),
        ]
    return points


def rounded(corners: Path, radius: float) -> Path:
    """Return a polygon with its corners rounded off."""
    points: list[Point] = []
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        start = _towards(corner, before, radius)
        end = _towards(corner, after, radius)
        points += _curve([start, corner, end], _STEPS // 2)
    return points


def _towards(start: Point, goal: Point, length: float) -> Point:
    """Return the point this far along the line to another, but at most half-way."""
    distance = hypot(goal[0] - start[0], goal[1] - start[1]) or 1
    share = min(0.5, length / distance)
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _curve(controls: Path, steps: int = _STEPS) -> list[Point]:
    """Return a Bézier curve of any degree as straight segments."""
    across, down = zip(*controls, strict=True)
    return [
        (sum(map(mul, shares, across)), sum(map(mul, shares, down)))
        for shares in _shares(len(controls) - 1, steps)
    ]


@cache
def _shares(degree: int, steps: int) -> tuple[tuple[float, ...], ...]:
    """Return the weight of each control point at each step along a Bézier curve."""
    return tuple(
        tuple(
            comb(degree, place) * (step / steps) ** place * (1 - step / steps) ** (degree - place)
            for place in range(degree + 1)
        )
        for step in range(steps + 1)
    )


def drawn(words: str) -> Path:
    """Return an outline written as an SVG path with the absolute commands M, L, Q and C.

    `drawn("M 10 10 L 90 10 Q 90 90 10 90")` goes right, then curves back to the lower left.
    """
    points: list[Point] = []
    tokens = words.split()
    marks = [index for index, token in enumerate(tokens) if token.isalpha()]
    for start, end in pairwise([*marks, len(tokens)]):
        numbers = [float(token) for token in tokens[start + 1 : end]]
        given = list(zip(numbers[::2], numbers[1::2], strict=True))
        size = {"M": 1, "L": 1, "Q": 2, "C": 3}[tokens[start]]
        for first in range(0, len(given), size):
            controls = given[first : first + size]
            points += controls if size == 1 else _curve([points[-1], *controls])[1:]
    return points


def ripple(left: float, right: float, y: float, height: float, wave: float) -> Path:
    """Return a line of rounded waves, each `wave` long; `height` is that of the control points."""
    words, x, bend = [f"M {left} {y}"], left, -height
    while x < right:
        words.append(f"Q {x + wave / 4} {y + bend} {x + wave / 2} {y}")
        x, bend = x + wave / 2, -bend
    return drawn(" ".join(words))


def mirrored(path: Path, axis: float = 50) -> Path:
    """Return the path mirrored in a vertical axis and reversed."""
    return [(2 * axis - x, y) for x, y in reversed(path)]


def whole(half: Path, axis: float = 50) -> Path:
    """Return a symmetric outline, given its right half from top to bottom."""
    return [*half, *mirrored(half, axis)]


def shifted(path: Path, right: float, down: float) -> Path:
    """Return the path, moved right and down by these distances."""
    return [(x + right, y + down) for x, y in path]


def turned(path: Path, angle: float, x: float = 50, y: float = 50) -> Path:
    """Return the path rotated about a point."""
    return [
        spot(x, y, hypot(px - x, py - y), degrees(atan2(py - y, px - x)) + angle) for px, py in path
    ]


def arrowhead(tip: Point, angle: float, length: float, breadth: float) -> Path:
    """Return a triangle that points in this direction."""
    back = spot(*tip, length, angle + 180)
    return [tip, spot(*back, breadth / 2, angle + 90), spot(*back, breadth / 2, angle - 90)]


def arrow(start: Point, tip: Point, shaft: float, head: float) -> Path:
    """Return a straight arrow; `shaft` is the width of its shaft, `head` the length of its head."""
    angle = degrees(atan2(tip[1] - start[1], tip[0] - start[0]))
    neck = spot(*tip, head, angle + 180)

    def beside(point: Point, breadth: float, side: int) -> Point:
        return spot(*point, breadth, angle + 90 * side)

    return [
        beside(start, shaft / 2, -1),
        beside(neck, shaft / 2, -1),
        beside(neck, head, -1),
        tip,
        beside(neck, head, 1),
        beside(neck, shaft / 2, 1),
        beside(start, shaft / 2, 1),
    ]


def dashes(path: Path, length: float, gap: float) -> Iterable[Path]:
    """Yield the pieces of a dashed line."""
    piece: list[Point] = [path[0]]
    drawing, left = True, length
    for start, end in pairwise(path):
        here, rest = start, hypot(end[0] - start[0], end[1] - start[1])
        while rest > left:
            share = left / rest
            here = (here[0] + (end[0] - here[0]) * share, here[1] + (end[1] - here[1]) * share)
            rest -= left
            if drawing:
                yield [*piece, here]
            drawing, piece = not drawing, [here]
            left = length if drawing else gap
        left -= rest
        piece.append(end)
    if drawing and len(piece) > 1:
        yield piece
