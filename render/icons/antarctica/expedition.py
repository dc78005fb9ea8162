"""Signs of an expedition: research, prestige, supplies, first place, and being within reach."""

from __future__ import annotations

from typing import Final

from render.icons.antarctica.cards import lens, scientist
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import CORAL, GOLD, INK, IVORY, PLANT, darker, lighter
from render.icons.drawing.shapes import arrow, box, circle, cog, mirrored, rounded, star, turned

_WOOD: Final = "#C9975E"


def _research(brush: Brush) -> None:
    """Draw a magnifying glass with a find in it."""
    lens(brush)
    brush.fill(rounded(star(41, 41, 20, 8, 4), 1), "#FFFFFF")


def _prestige(brush: Brush) -> None:
    """Draw a star, the sign of a card that scores."""
    brush.body(rounded(star(50, 54, 50, 22), 3), GOLD, rim=5)


def _crate(brush: Brush, top: float) -> None:
    """Draw a wooden crate."""
    brush.body(box(8, top, 92, 94, 5), _WOOD, rim=3)
    for y in (top + (94 - top) / 3, top + (94 - top) * 2 / 3):
        brush.stroke([(12, y), (88, y)], darker(_WOOD, 0.45), 4)
    for x in (16, 84):
        brush.stroke([(x, top + 5), (x, 89)], lighter(_WOOD, 0.35), 8)


def _reserve(brush: Brush) -> None:
    """Draw a scientist waiting in a crate."""
    scientist(brush.inset(50, 42, 78), IVORY)
    _crate(brush, 54)


def _discarded(brush: Brush) -> None:
    """Draw an arrow pointing into a crate: out of the game."""
    _crate(brush, 50)
    path = rounded(arrow((50, 8), (50, 76), 24, 30), 2)
    brush.stroke(path, INK, 9, closed=True)
    brush.fill(path, Gradient(lighter(CORAL, 0.1), "#E0453B"))


def _first(brush: Brush) -> None:
    """Draw a rosette with a 1."""
    ribbon = rounded([(30, 55), (50, 62), (37, 95), (29, 84), (15, 88)], 1)
    for path in (ribbon, mirrored(ribbon)):
        brush.body(path, CORAL, rim=0)
    brush.body(cog(50, 40, 36, 30, 12), GOLD, rim=3)
    brush.fill(circle(50, 40, 23), "#FFF6D8")
    brush.letters("1", (50, 40), 32, INK)


def _reachable(brush: Brush) -> None:
    """Draw two links of a chain: something is within reach."""
    for x, y in ((35, 65), (65, 35)):
        link = turned(box(x - 26, y - 16, x + 26, y + 16, 16), -45, x, y)
        brush.stroke(link, INK, 18, closed=True)
    for x, y in ((35, 65), (65, 35)):
        link = turned(box(x - 26, y - 16, x + 26, y + 16, 16), -45, x, y)
        brush.stroke(link, lighter(PLANT, 0.25), 11, closed=True)


ICONS: Icons = {
    "research-point": Icon(_research),
    "prestige-star": Icon(_prestige),
    "reserve": Icon(_reserve),
    "discarded": Icon(_discarded),
    "first-place": Icon(_first),
    "reachable": Icon(_reachable),
}
