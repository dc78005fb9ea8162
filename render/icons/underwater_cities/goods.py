"""A nation's goods: kelp, steelplast, science and biomatter; also cards and Federation steps."""

from __future__ import annotations

from typing import Final

from render.icons.common.goods import sprig
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import AZURE, INK, STEEL, darker, faint, lighter
from render.icons.drawing.parts import BRIGHT, CREAM, PALE, within
from render.icons.drawing.shapes import (
    Path,
    arc,
    box,
    circle,
    drawn,
    regular,
    ripple,
    rounded,
    star,
    turned,
)

SCIENCE: Final = "#DDF1FF"
BIOMATTER: Final = "#E667B1"
FLASK: Final = rounded(
    [(38, 12), (62, 12), (62, 40), (92, 84), (84, 95), (16, 95), (8, 84), (38, 40)], 5
)
"""The outline of a flask, without its lip."""
_PENNANT: Final = rounded([(5, 10), (58, 10), (96, 50), (58, 90), (5, 90), (30, 50)], 5)


def steelplast(brush: Brush) -> None:
    """Draw a hexagonal nut."""
    brush.body(rounded(regular(50, 50, 48, 6, 0), 6), STEEL, rim=5)
    brush.fill(circle(50, 50, 33), lighter(STEEL, 0.38))
    brush.stroke(circle(50, 50, 20), darker(STEEL, 0.7), 6, closed=True)
    brush.fill(circle(50, 50, 20), Gradient(INK, darker(STEEL, 0.6)))
    if not brush.small:
        brush.stroke(arc(50, 50, 14, 20, 160), faint(lighter(STEEL, 0.4), 0.6), 3.5)


def science(brush: Brush) -> None:
    """Draw a bubbling flask with a clear liquid."""
    brush.body(FLASK, SCIENCE, rim=0)
    inside = brush.clipped(_within(FLASK))
    inside.fill(box(0, 58, 100, 100), Gradient("#8FD0F7", "#5FB0E8"))
    inside.stroke(ripple(2, 98, 58, 8, 32), "#FFFFFF", 4)
    for x, y, radius in ((40, 77, 6), (60, 70, 4.5), (63, 85, 3.5)):
        inside.fill(circle(x, y, radius), "#F4FBFF")
    brush.body(box(29, 4, 71, 16, 5), SCIENCE, rim=0)


def _within(path: Path) -> Path:
    """Return the outline, slightly smaller but with the same middle."""
    return [(50 + (x - 50) * 0.88, 55 + (y - 55) * 0.9) for x, y in path]


def biomatter(brush: Brush) -> None:
    """Draw a living drop with a nucleus."""
    outline = drawn(
        "M 62 3 C 66 22 92 38 90 64 C 88 86 70 97 49 96 C 26 95 9 82 10 60 C 12 34 44 26 62 3"
    )
    brush.body(outline, BIOMATTER, rim=5)
    brush.fill(circle(44, 66, 22), darker(BIOMATTER, 0.66))
    brush.fill(circle(50, 59, 9), lighter(BIOMATTER, 0.65))
    if brush.small:
        return
    for x, y, radius in ((74, 58, 6), (71, 78, 4.5), (58, 34, 4.5)):
        brush.fill(circle(x, y, radius), lighter(BIOMATTER, 0.6))


def _federation(brush: Brush) -> None:
    """Draw a step on the Federation track: a chevron with a star."""
    brush.body(_PENNANT, AZURE, rim=5)
    brush.fill(rounded(star(57, 51, 25, 11), 1.5), CREAM)


def _draw(brush: Brush) -> None:
    """Draw a card with a plus sign: one more for the hand."""
    sheet = turned(box(20, 6, 78, 92, 8), -9, 50, 50)
    brush.body(sheet, "#E9F0F6", rim=0)
    brush.fill(turned(box(28, 14, 70, 84, 4), -9, 50, 50), "#3A7DB8")
    brush.clipped(turned(box(28, 14, 70, 84, 4), -9, 50, 50)).stroke(
        ripple(10, 90, 36, 12, 34), PALE, 6
    )
    for width, colour in ((22, INK), (12, BRIGHT)):
        brush.stroke([(69, 56), (69, 90)], colour, width)
        brush.stroke([(52, 73), (86, 73)], colour, width)


ICONS: Icons = {
    "kelp": Icon(sprig),
    "steelplast": Icon(steelplast),
    "science": Icon(science),
    "biomatter": Icon(biomatter),
    "federation": Icon(_federation),
    "card-draw": Icon(within(_draw)),
}
