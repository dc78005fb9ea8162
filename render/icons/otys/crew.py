"""Technicians, propellers, oxygen, the water: things that matter in the course of a turn."""

from __future__ import annotations

from typing import Final

from render.icons.common.glyphs import WRENCH_HANDLE, WRENCH_HEAD
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import (
    BRASS,
    CORAL,
    FOAM,
    GOLD,
    INK,
    STEEL,
    TEAL,
    WATER,
    WORD,
    darker,
    faint,
    lighter,
)
from render.icons.drawing.shapes import (
    arrow,
    box,
    circle,
    cog,
    drawn,
    ellipse,
    ripple,
    rounded,
    turned,
)

STRIP_ASPECT: Final = 6.0
_CREST: Final = 100
"""Length of one wave of the strip."""


def _propeller(brush: Brush) -> None:
    """Draw three blades around a hub."""
    blade = drawn("M 46 46 C 26 34 26 6 50 4 C 70 4 70 26 56 46")
    for angle in (0, 120, 240):
        brush.body(turned(blade, angle), BRASS, rim=4)
    brush.body(circle(50, 50, 13), lighter(BRASS, 0.3), rim=3)
    brush.fill(circle(50, 50, 4.5), darker(BRASS, 0.7))


def _mechanic(brush: Brush) -> None:
    """Draw a spanner on a gear."""
    brush.body(cog(50, 50, 45, 34, 9), "#E9784F", rim=4)
    brush.fill(circle(50, 50, 24), INK)
    tool = brush.inset(53, 49, 78)
    _outlined_wrench(tool)


def _outlined_wrench(brush: Brush) -> None:
    """Draw a steel spanner with a dark edge."""
    dark, light = darker(STEEL, 0.75), lighter(STEEL, 0.35)
    brush.stroke(WRENCH_HANDLE, dark, 28)
    brush.stroke(WRENCH_HEAD, dark, 9, closed=True)
    brush.stroke(WRENCH_HANDLE, light, 19)
    brush.fill(WRENCH_HEAD, light)
    brush.fill(circle(20, 80, 4.5), dark)


def _hacker(brush: Brush) -> None:
    """Draw a terminal waiting for input."""
    brush.body(box(6, 10, 94, 80, 9), "#A9BCCD", rim=4)
    brush.fill(box(15, 19, 85, 71, 4), Gradient("#0F2A22", "#0A1A18"))
    brush.stroke([(25, 32), (40, 45), (25, 58)], "#6CF2A9", 8)
    brush.stroke([(50, 59), (70, 59)], "#6CF2A9", 8)
    brush.body(box(28, 86, 72, 95, 4), "#A9BCCD", rim=2)


def _oxygen(brush: Brush) -> None:
    """Draw a cylinder of air and rising bubbles."""
    brush.body(box(30, 6, 50, 22, 4), STEEL, rim=2)
    brush.body(box(14, 18, 66, 95, 22), TEAL, rim=5)
    brush.fill(box(16, 46, 64, 58), WORD)
    brush.fill(ellipse(26, 34, 4, 7), faint("#FFFFFF", 0.6))
    for x, y, radius in ((80, 66, 13), (84, 38, 9), (76, 17, 7)):
        brush.body(circle(x, y, radius), FOAM, edge=darker(WATER, 0.4), rim=0)
        brush.fill(circle(x - radius / 3, y - radius / 3, radius / 3), "#FFFFFF")


def _resurface(brush: Brush) -> None:
    """Draw an arrow breaking through the waves."""
    for y, colour in ((66, WATER), (84, darker(WATER, 0.3))):
        brush.stroke(ripple(10, 89, y, 12, 40), darker(colour, 0.6), 13)
        brush.stroke(ripple(10, 89, y, 12, 40), lighter(colour, 0.25), 8)
    outline = rounded(arrow((50, 91), (50, 7), 24, 32), 3)
    brush.stroke(outline, INK, 9, closed=True)
    brush.body(outline, FOAM, rim=4)


def _threshold(brush: Brush) -> None:
    """Draw a flag that marks the limit of a pile."""
    brush.body(box(8, 82, 92, 94, 5), STEEL, rim=2)
    brush.body(box(22, 6, 33, 86, 4), lighter(STEEL, 0.3), rim=2)
    brush.body(drawn("M 33 10 L 90 30 L 33 52"), CORAL, rim=4)
    for x in (52, 70):
        brush.body(box(x - 7, 66, x + 7, 80, 3), GOLD, rim=2)


def _surface(brush: Brush) -> None:
    """Draw a strip of water that can be tiled."""
    end = STRIP_ASPECT * 100
    for level, height, colour in ((44, 26, FOAM), (56, 24, lighter(WATER, 0.2)), (74, 20, WATER)):
        shift = -_CREST * level / 100
        line = ripple(shift - _CREST, end + 2 * _CREST, level, height, _CREST)
        edge = [*line, (end + _CREST, 94), (shift - _CREST, 94)]
        brush.fill(edge, faint(colour, 0.9))
    foam = ripple(-1.44 * _CREST, end + 2 * _CREST, 44, 26, _CREST)
    brush.stroke(foam, "#F2FBFF", brush.fine(5, 0.8))


ICONS: Icons = {
    "propeller": Icon(_propeller),
    "mechanic": Icon(_mechanic),
    "hacker": Icon(_hacker),
    "oxygen": Icon(_oxygen),
    "resurface": Icon(_resurface),
    "threshold": Icon(_threshold),
    "water-surface": Icon(_surface, STRIP_ASPECT),
}
