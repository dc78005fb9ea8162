"""Cubes of resources on a board, whose kind is shown both by colour and by a sign."""

from __future__ import annotations

from typing import Final

from render.icons.common.glyphs import Glyph, chip, drop, ingot, leaf
from render.icons.common.seats import cube_faces
from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import (
    FUEL,
    FUEL_RIM,
    INK,
    METAL,
    PLANT,
    QUIET,
    TECH,
    darker,
    faint,
)
from render.icons.drawing.shapes import box, dashes, rounded

_SIGN: Final = (39.5, 61.5, 54.0)
"""Position and height of a sign on the front of a cube."""


def _cube(colour: str, glyph: Glyph, sign: str, edge: str | None = None) -> Sketch:
    """Return the sketch of a cube with a sign on its front."""

    def sketch(brush: Brush) -> None:
        cube_faces(brush, colour, edge=edge)
        glyph(brush.inset(*_SIGN), sign, colour)

    return sketch


def _any(brush: Brush) -> None:
    """Draw a cube in all four colours: one of any kind."""
    cube_faces(brush, QUIET)
    quarters = ((6, 28, METAL), (40, 28, PLANT), (6, 61, FUEL), (40, 61, TECH))
    inside = brush.clipped(rounded([(8, 29), (72, 29), (72, 93), (8, 93)], 4))
    for x, y, colour in quarters:
        inside.fill(box(x, y, x + 34, y + 33), colour)
    inside.stroke([(40, 28), (40, 94)], INK, 3)
    inside.stroke([(6, 61), (72, 61)], INK, 3)


def _empty(brush: Brush) -> None:
    """Draw a space without a cube."""
    space = box(14, 14, 86, 86, 12)
    brush.fill(space, faint(INK, 0.35))
    for dash in dashes([*space, space[0]], 13, 10):
        brush.stroke(dash, faint(QUIET, 0.75), brush.fine(4.5, 0.9))


ICONS: Icons = {
    "cube-metal": Icon(_cube(METAL, ingot, "#FFFFFF")),
    "cube-plant": Icon(_cube(PLANT, leaf, darker(PLANT, 0.82))),
    "cube-fuel": Icon(_cube(FUEL, drop, "#FFD28A", FUEL_RIM)),
    "cube-tech": Icon(_cube(TECH, chip, "#2A5B86")),
    "cube-empty": Icon(_empty),
    "any-cube": Icon(_any),
}
