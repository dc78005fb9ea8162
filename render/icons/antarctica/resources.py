"""Ore, coal, oil and power, the resources of the ice, as small coloured pieces."""

from __future__ import annotations

from typing import Final

from render.icons.common.glyphs import BOLT
from render.icons.drawing.brush import Brush
from render.icons.drawing.palette import lighter
from render.icons.drawing.shapes import arc, drawn, rounded, whole

ORE: Final = "#E58A5A"
COAL: Final = "#2B3440"
COAL_RIM: Final = "#DCE6F0"
"""Coal is dark: only its light rim makes it visible."""
OIL: Final = "#F0A93B"
POWER: Final = "#FFD94F"

_LUMP: Final = rounded([(28, 12), (70, 8), (95, 40), (84, 84), (40, 94), (6, 66), (8, 34)], 4)
_OIL: Final = whole(drawn("M 50 3 C 62 24 84 42 84 64 C 84 84 68 97 50 97"))


def ore(brush: Brush) -> None:
    """Draw a glittering lump of red stone."""
    brush.body(_LUMP, ORE, rim=0)
    brush.fill(rounded([(30, 20), (66, 17), (56, 44), (22, 42)], 3), lighter(ORE, 0.55))
    brush.stroke([(56, 46), (88, 42)], lighter(ORE, 0.4), 5)
    brush.stroke([(56, 46), (46, 88)], lighter(ORE, 0.4), 5)


def coal(brush: Brush) -> None:
    """Draw a black lump with a light rim."""
    brush.stroke(_LUMP, COAL_RIM, 15, closed=True)
    brush.fill(_LUMP, COAL)
    brush.fill(rounded([(32, 24), (60, 22), (50, 42), (26, 42)], 3), "#8795A5")
    brush.stroke([(50, 46), (80, 44)], "#8795A5", 5)
    brush.stroke([(50, 46), (44, 78)], "#8795A5", 5)


def oil(brush: Brush) -> None:
    """Draw an amber drop."""
    brush.body(_OIL, OIL, rim=0)
    brush.stroke(arc(50, 64, 18, 60, 150), lighter(OIL, 0.65), 9)


def power(brush: Brush) -> None:
    """Draw a lightning bolt."""
    brush.body(rounded(BOLT, 4), POWER, rim=0)
