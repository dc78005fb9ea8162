"""The laurel wreath, which stands for points, for the end of a game and for its winner."""

from __future__ import annotations

from typing import Final

from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import GOLD, darker, lighter
from render.icons.drawing.shapes import Path, Point, drawn, spot

_LEAF: Final = drawn("M 0 0 C 4 -8 16 -10 24 0 C 16 10 4 8 0 0")
_LEAVES: Final = 5
"""Number of leaves on each side."""
_GREEN: Final = "#A9CF7A"


def wreath(brush: Brush, x: float, y: float, radius: float, colour: str = _GREEN) -> None:
    """Draw laurel along a circle, from its lowest point up both sides."""
    for leaf in range(_LEAVES):
        angle = 78 - leaf * 27
        right = _leaf(spot(x, y, radius, angle), angle - 62)
        for outline in (right, [(2 * x - px, py) for px, py in right]):
            brush.stroke(outline, darker(colour, 0.75), 3.5, closed=True)
            brush.fill(outline, Gradient(lighter(colour, 0.25), colour))


def _leaf(foot: Point, angle: float) -> Path:
    """Return the outline of a leaf that grows from this point in this direction."""
    heading = complex(*spot(0, 0, 1, angle))
    places = (complex(*foot) + complex(*point) * heading for point in _LEAF)
    return [(place.real, place.imag) for place in places]


def _wreath(brush: Brush) -> None:
    brush.stroke([(43, 86), (57, 92)], darker(GOLD, 0.5), 5)
    brush.stroke([(57, 86), (43, 92)], darker(GOLD, 0.5), 5)
    wreath(brush.inset(50, 50, 92), 50, 50, 34)


ICONS: Icons = {"laurel": Icon(_wreath)}
