"""Parts that many signs are composed of: edged shapes and lines, arrows, a play symbol."""

from __future__ import annotations

from math import degrees
from typing import Final

from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Sketch
from render.icons.drawing.palette import INK, darker, lighter
from render.icons.drawing.shapes import Path, Point, arc, arrow, arrowhead, rounded, spot

CARD_ASPECT: Final = 0.72
"""Ratio of a card's width to its height."""
BRIGHT: Final = "#FFE27A"
"""The colour of arrows that show an effect."""
CREAM: Final = "#FFF6D8"
"""The colour of the rim of upgraded things."""
PALE: Final = "#CFE3F5"
LIT: Final = "#FFC94D"
"""The colour of a lit window."""


def edged(brush: Brush, path: Path, colour: str, width: float = 7) -> None:
    """Draw a part with a dark edge, lit from above."""
    brush.stroke(path, INK, width, closed=True)
    brush.fill(path, Gradient(lighter(colour, 0.15), darker(colour, 0.1)))


def line(brush: Brush, path: Path, colour: str, width: float) -> None:
    """Draw a line with a dark edge."""
    brush.stroke(path, INK, width + 7)
    brush.stroke(path, colour, width)


def pointer(brush: Brush, start: Point, tip: Point, colour: str = BRIGHT) -> None:
    """Draw a straight arrow with a dark edge."""
    edged(brush, rounded(arrow(start, tip, 15, 20), 2), colour, 9)


def bend(brush: Brush, radius: float, start: float, end: float, colour: str = BRIGHT) -> None:
    """Draw an arrow that curves around the middle."""
    way = 1 if end > start else -1
    turn = way * degrees(25 / radius)
    curve = arc(50, 50, radius, start, end)
    head = arrowhead(spot(50, 50, radius, end + turn), end + turn * 0.6 + way * 90, 25, 33)
    for paint, width, rim in ((INK, 17, 8), (colour, 10, 1)):
        brush.stroke(curve, paint, width)
        brush.stroke(head, paint, rim, closed=True)
        brush.fill(head, paint)


def onwards(brush: Brush, colour: str) -> None:
    """Draw a triangle with a dark edge, which says that something happens now."""
    edged(brush, rounded([(20, 10), (88, 50), (20, 90)], 6), colour, 16)


def within(sketch: Sketch) -> Sketch:
    """Return a slightly smaller version of a sketch, so that its dark edge is not cut off."""

    def smaller(brush: Brush) -> None:
        sketch(brush.inset(50, 50, 94))

    return smaller
