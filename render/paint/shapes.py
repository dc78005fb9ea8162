"""Panels, lines and outlines as stamps, drawn larger and then reduced to smooth their edges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.paint.atlas import FINE, SOLID, Make, Stamp, centred
from render.scene import Box, Land, Line, Outline, Panel
from render.theme import colour

Spot: TypeAlias = tuple[float, float]

WHOLE = 40_000
"""A panel with fewer pixels is a single stamp; a larger one is assembled from its edges."""
LARGE = 60_000
"""A line that spans more pixels is oversampled less: nobody notices, and it saves memory."""


def panel(of: Panel, width: int, height: int) -> Image.Image:
    """Return a rounded field of this size in the colours of a panel."""
    stroke = of.stroke if of.edge else 0
    outer, inner = _rounded(width, height, of.radius, 0), _rounded(width, height, of.radius, stroke)
    image = Image.new("RGB", (width, height), colour(of.edge or of.fill))
    if of.fill:
        image.paste(colour(of.fill), mask=inner)
    image.putalpha(outer if of.fill else ImageChops.subtract(outer, inner))
    return image.convert("RGBa")


def _rounded(width: int, height: int, radius: int, margin: float) -> Image.Image:
    """Return the mask of a rounded rectangle, inset by a margin on all sides."""
    mask = Image.new("L", (width * FINE, height * FINE))
    by = round(margin * FINE)
    area = (by, by, mask.width - 1 - by, mask.height - 1 - by)
    ImageDraw.Draw(mask).rounded_rectangle(area, max(0, radius * FINE - by), SOLID)
    return mask.reduce(FINE)


@dataclass(frozen=True, slots=True)
class PanelPiece:
    """A piece of a panel: its offset from the panel's corner, its size, and how to make it."""

    name: str
    left: int
    top: int
    width: int
    height: int
    make: Make


def parts(of: Panel) -> tuple[PanelPiece, ...]:
    """Return the parts of a panel: all of it, or the rims of a large one."""
    width, height = of.box.width, of.box.height
    if inner_field(of) is None:
        return (PanelPiece("whole", 0, 0, width, height, lambda: _whole(of)),)
    corner, side = _corner(of), ceil(of.stroke)
    middle = height - 2 * corner
    ends = (
        PanelPiece("top", 0, 0, width, corner, lambda: _end(of, 0)),
        PanelPiece("bottom", 0, height - corner, width, corner, lambda: _end(of, corner)),
    )
    if not side:
        return ends
    return (
        *ends,
        PanelPiece("left", 0, corner, side, middle, lambda: _side(of, 0, middle)),
        PanelPiece("right", width - side, corner, side, middle, lambda: _side(of, -side, middle)),
    )


def inner_field(of: Panel) -> Box | None:
    """Return the plain field between the rims of a large panel; None for a small one."""
    box, corner, side = of.box, _corner(of), ceil(of.stroke)
    if box.width * box.height <= WHOLE or box.height <= 2 * corner:
        return None
    middle = box.height - 2 * corner
    return Box(box.left + side, box.top + corner, box.width - 2 * side, middle)


def _corner(of: Panel) -> int:
    """Return the height of a large panel's ends, which hold the corners."""
    return max(of.radius, ceil(of.stroke)) + 1


def _whole(of: Panel) -> Stamp:
    return Stamp(panel(of, of.box.width, of.box.height), 0, 0)


def _end(of: Panel, top: int) -> Stamp:
    """Return the upper or lower end of a large panel."""
    corner = _corner(of)
    both = panel(of, of.box.width, 2 * corner)
    return Stamp(both.crop((0, top, of.box.width, top + corner)), 0, 0)


def _side(of: Panel, left: int, high: int) -> Stamp:
    """Return a straight edge; a negative `left` counts from the right."""
    corner, side = _corner(of), ceil(of.stroke)
    row = panel(of, 4 * corner, 2 * corner)
    left %= row.width
    edge = row.crop((left, corner, left + side, corner + 1))
    return Stamp(edge.resize((side, high)), 0, 0)


def line(of: Line) -> Stamp:
    """Return the mask of a line with round ends, anchored at its first point."""
    left, top, right, bottom = _bounds(of.points, ceil(of.width / 2) + 1)
    fine = FINE if (right - left) * (bottom - top) < LARGE else FINE // 2
    mask = Image.new("L", ((right - left) * fine, (bottom - top) * fine))
    spots: list[Spot] = [((x - left) * fine, (y - top) * fine) for x, y in of.points]
    width = of.width * fine
    strokes = dashes(spots, 4 * width, 3 * width) if of.dashed else iter([spots])
    for stroke in strokes:
        _stroke(ImageDraw.Draw(mask), stroke, width)
    first_x, first_y = of.points[0]
    return Stamp(mask.reduce(fine), left - first_x, top - first_y)


def land(of: Land) -> Stamp:
    """Return the mask of a field with any outline, anchored at the outline's first point."""
    left, top, right, bottom = _bounds(of.points, 1)
    fine = FINE // 2
    mask = Image.new("L", ((right - left) * fine, (bottom - top) * fine))
    spots = [((x - left) * fine, (y - top) * fine) for x, y in of.points]
    ImageDraw.Draw(mask).polygon(spots, SOLID)
    first_x, first_y = of.points[0]
    return Stamp(mask.reduce(fine), left - first_x, top - first_y)


def _bounds(points: tuple[tuple[int, int], ...], margin: int) -> tuple[int, int, int, int]:
    columns, rows = [x for x, _ in points], [y for _, y in points]
    return (
        min(columns) - margin,
        min(rows) - margin,
        max(columns) + margin,
        max(rows) + margin,
    )


def _stroke(pen: ImageDraw.ImageDraw, spots: list[Spot], width: float) -> None:
    """Draw a line with round joints and ends."""
    pen.line(spots, SOLID, round(width))
    for x, y in spots:
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2 - 1, y + width / 2 - 1), SOLID)


def dashes(spots: list[Spot], long: float, gap: float) -> Iterator[list[Spot]]:
    """Yield the dashes of a path, of about these lengths; the path begins and ends with a dash."""
    whole = sum(hypot(x - a, y - b) for (a, b), (x, y) in pairwise(spots))
    count = max(1, round((whole + gap) / (long + gap)))
    scale = whole / (count * (long + gap) - gap)
    for number in range(count):
        start = number * (long + gap) * scale
        yield list(_between(spots, start, start + long * scale))


def _between(spots: list[Spot], start: float, end: float) -> Iterator[Spot]:
    """Yield the points of the part of a path between two distances along it."""
    walked = 0.0
    for (a, b), (x, y) in pairwise(spots):
        step = hypot(x - a, y - b)
        first, last = max(start - walked, 0.0), min(end - walked, step)
        if step and first <= last:
            yield a + (x - a) * first / step, b + (y - b) * first / step
            yield a + (x - a) * last / step, b + (y - b) * last / step
        walked += step


@dataclass(frozen=True, slots=True)
class Rim:
    """The look of one kind of outline."""

    colour: str
    width: float
    dashed: bool
    casing: str
    """The colour below it, so that it stands out on any background."""
    glow: int
    """Blur radius of the casing; 0 if it has a sharp edge."""


RIMS = {
    "legal": Rim("legal", 5, dashed=True, casing="shadow", glow=0),
    "changed": Rim("changed", 3, dashed=False, casing="changed", glow=7),
}
"""All kinds of outline, by name."""
REACH = 18
"""The furthest that an outline may reach beyond its box."""


def outline(of: Outline) -> Stamp:
    """Return a bright rim around a box, anchored at the middle of that box."""
    if of.kind not in RIMS:
        raise LookupError(f"there is no outline called {of.kind!r}")
    rim = RIMS[of.kind]
    fine = FINE // 2
    width, height = of.box.width + 2 * REACH, of.box.height + 2 * REACH
    size = (width * fine, height * fine)
    path = _around(REACH * fine, (size[0] - REACH * fine, size[1] - REACH * fine), of.radius * fine)
    casing = _drawn(size, [path], (rim.width + 4) * fine).reduce(fine)
    if rim.glow:
        casing = casing.filter(ImageFilter.GaussianBlur(rim.glow))
    strokes = list(dashes(path, 16 * fine, 11 * fine)) if rim.dashed else [path]
    bright = _drawn(size, strokes, rim.width * fine).reduce(fine)
    below = Image.new("RGBA", (width, height), (*colour(rim.casing), 0))
    below.putalpha(casing)
    above = Image.new("RGBA", (width, height), (*colour(rim.colour), 0))
    above.putalpha(bright)
    return centred(Image.alpha_composite(below, above))


def _drawn(size: tuple[int, int], strokes: list[list[Spot]], width: float) -> Image.Image:
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    for stroke in strokes:
        _stroke(pen, stroke, width)
    return mask


def _around(near: float, far: Spot, radius: float) -> list[Spot]:
    """Return the path around a rounded rectangle, back to its start."""
    right, bottom = far
    radius = min(radius, (right - near) / 2, (bottom - near) / 2)
    corners = (
        (right - radius, near + radius, -0.5),
        (right - radius, bottom - radius, 0.0),
        (near + radius, bottom - radius, 0.5),
        (near + radius, near + radius, 1.0),
    )
    spots = [
        (x + radius * cos((turn + part / 16) * pi), y + radius * sin((turn + part / 16) * pi))
        for x, y, turn in corners
        for part in range(9)
    ]
    return [*spots, spots[0]]
