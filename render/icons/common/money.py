"""Credits, batteries and points."""

from __future__ import annotations

from render.icons.common.glyphs import BOLT, wave
from render.icons.common.laurel import wreath
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import GOLD, INK, QUIET, STEEL, TEAL, darker, faint, lighter
from render.icons.drawing.shapes import box, circle, rounded, star

_SHELL = box(22, 17, 78, 95, 11)


def coin(brush: Brush) -> None:
    """Draw a gold coin with waves."""
    brush.body(circle(50, 50, 43), GOLD, rim=0)
    brush.fill(circle(50, 50, 41), lighter(GOLD, 0.35))
    brush.fill(circle(50, 51.5, 39), GOLD)
    if not brush.small:
        brush.stroke(circle(50, 50, 32), darker(GOLD, 0.3), 3.5, closed=True)
        wave(brush.inset(50, 52.5, 42), lighter(GOLD, 0.6), GOLD)
    wave(brush.inset(50, 50, 58 if brush.small else 42), darker(GOLD, 0.62), GOLD)


def cell(brush: Brush) -> None:
    """Draw a charged battery."""
    _shell(brush)
    brush.fill(box(29, 24, 71, 88, 6), Gradient(lighter(TEAL, 0.3), darker(TEAL, 0.15)))
    flash = brush.inset(50, 56, 58)
    flash.stroke(rounded(BOLT, 4), darker(TEAL, 0.75), 14, closed=True)
    flash.fill(rounded(BOLT, 4), "#FFF6C4")


def _shell(brush: Brush) -> None:
    """Draw the case of a battery."""
    brush.body(box(37, 5, 63, 24, 5), STEEL, rim=3)
    brush.body(_SHELL, lighter(STEEL, 0.25), rim=4)


def _spent(brush: Brush) -> None:
    """Draw a used battery."""
    brush.stroke(box(40, 8, 60, 22, 4), faint(QUIET, 0.8), brush.fine(5, 0.9), closed=True)
    brush.fill(box(24, 19, 76, 93, 10), faint(INK, 0.6))
    brush.stroke(box(24, 19, 76, 93, 10), faint(QUIET, 0.8), brush.fine(5, 0.9), closed=True)
    flash = brush.inset(50, 56, 46)
    flash.stroke(rounded(BOLT, 4), faint(QUIET, 0.6), flash.fine(7, 0.6), closed=True)


def prestige(brush: Brush) -> None:
    """Draw a warm white star in a laurel wreath."""
    wreath(brush.inset(50, 50, 92), 50, 50, 34)
    brush.body(rounded(star(50, 49, 33, 14.5), 3), "#FFF1CF", rim=5)


ICONS: Icons = {
    "credit": Icon(coin),
    "battery": Icon(cell),
    "battery-empty": Icon(_spent),
    "point": Icon(prestige),
}
