"""A diving helmet from the front: the parts that all divers share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.icons.common.glyphs import Glyph
from render.icons.drawing.brush import Brush, Glow
from render.icons.drawing.icon import Sketch
from render.icons.drawing.palette import BRASS, GOLD, darker, faint, lighter
from render.icons.drawing.shapes import (
    Path,
    arc,
    box,
    circle,
    drawn,
    ellipse,
    rounded,
    spot,
    star,
    whole,
)

MIDDLE: Final = (50.0, 53.0)
"""The middle of the porthole."""
_GLASS: Final = 23.5
"""Radius of the porthole's glass."""
_RING: Final = 29.0
_TOOL: Final = 35.0
"""Height of the tool behind the glass."""
DOME: Final = tuple(whole(drawn("M 50 17 C 72 17 86 32 86 53 C 86 68 80 76 76 82 L 50 82")))
_COLLAR: Final = rounded([(22, 80), (78, 80), (88, 96), (12, 96)], 5)
_PANE: Final = "#0D2136"


@dataclass(frozen=True, slots=True)
class HelmetFeatures:
    """The features of one diver's helmet."""

    colour: str
    glyph: Glyph
    """The tool, seen through the glass."""
    sign: str
    """The tool's colour."""
    crest: Sketch
    """Parts that stick out from behind the helmet."""
    dome: Path = DOME
    ring: str = BRASS
    edge: str | None = None
    front: Sketch | None = None
    """Parts in front of the dome."""


def draw_helmet(brush: Brush, look: HelmetFeatures, *, upgraded: bool) -> None:
    """Draw a helmet; an upgraded one has a golden outline and a star on its collar."""
    part = brush.inset(50, 50, 92) if upgraded else brush
    _bare(part.dyed(lighter(look.colour, 0.15)), look, GOLD if upgraded else look.ring)
    if upgraded:
        brush.outline(GOLD, 3.4)
        part.body(star(50, 87, 14, 6.5), "#FFF7DC", edge=darker(GOLD, 0.75), rim=0)


def _bare(brush: Brush, look: HelmetFeatures, collar: str) -> None:
    """Draw a helmet without the marks of an upgrade, apart from the collar's colour."""
    look.crest(brush)
    _ears(brush, look.ring)
    brush.body(_COLLAR, collar, rim=3)
    for x in (24, 37, 63, 76):
        brush.fill(circle(x, 89, 2.6), darker(collar, 0.6))
    brush.body(look.dome, look.colour, edge=look.edge, rim=5)
    brush.clipped(look.dome).fill(ellipse(35, 30, 12, 7), faint(lighter(look.colour, 0.8), 0.55))
    _porthole(brush, look)
    if look.front:
        look.front(brush)


def _ears(brush: Brush, colour: str) -> None:
    """Draw the side ports."""
    for left in (6, 82):
        brush.body(box(left, 43, left + 12, 65, 5), darker(colour, 0.12), rim=3)


def _porthole(brush: Brush, look: HelmetFeatures) -> None:
    """Draw the front window with the tool behind it, both larger if there are few pixels."""
    x, y = MIDDLE
    colour = look.ring
    grown = 6 if brush.small else 0
    brush.body(circle(x, y, _RING + grown / 2), colour, rim=3)
    if not brush.small:
        for angle in range(30, 360, 60):
            brush.fill(circle(*spot(x, y, 26.5, angle), 1.6), darker(colour, 0.6))
    glass = circle(x, y, _GLASS + grown)
    brush.stroke(glass, darker(colour, 0.75), 2.5, closed=True)
    brush.fill(glass, Glow(lighter(_PANE, 0.16), _PANE))
    look.glyph(brush.inset(x, y, _TOOL + 2 * grown), look.sign, _PANE)
    if not brush.small:
        brush.stroke(arc(x, y, _GLASS - 3.5, 200, 262), faint("#FFFFFF", 0.55), 2.6)


def band(brush: Brush, path: Path, width: float) -> None:
    """Draw a bar of a crest, with its dark edge."""
    brush.stroke(path, darker(brush.tint, 0.65), width + 6)
    brush.stroke(path, brush.tint, width)


def piece(brush: Brush, path: Path) -> None:
    """Draw a solid part of a crest."""
    brush.body(path, brush.tint, rim=3)
