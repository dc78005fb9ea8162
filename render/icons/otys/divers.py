"""The eight divers, each with a helmet of its own colour and outline and a tool in its porthole."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from render.icons.common.glyphs import (
    chip,
    coin,
    compass,
    drop,
    eye,
    ingot,
    leaf,
    question,
    start,
    wrench,
)
from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import (
    BRASS,
    FOAM,
    FUEL,
    FUEL_RIM,
    GOLD,
    METAL,
    PLANT,
    STEEL,
    TEAL,
    TECH,
    WATER,
    darker,
    lighter,
)
from render.icons.drawing.shapes import (
    arc,
    box,
    circle,
    cog,
    drawn,
    mirrored,
    ripple,
    rounded,
    whole,
)
from render.icons.otys.helmet import HelmetFeatures, band, draw_helmet, piece

_SQUARE_DOME = rounded([(18, 20), (82, 20), (86, 52), (80, 82), (20, 82), (14, 52)], 14)


def _pickaxe(brush: Brush) -> None:
    """Draw a pickaxe carried on the shoulder."""
    wood = brush.dyed("#C9A06A")
    band(wood, [(9, 90), (82, 18)], 8)
    piece(brush.dyed("#C3D4E6"), drawn("M 50 5 Q 92 -2 97 48 Q 88 24 74 17 Q 64 10 50 5"))


def _shoots(brush: Brush) -> None:
    """Draw two leaves growing from the top."""
    right = drawn("M 50 22 C 52 6 68 2 88 4 C 84 20 70 28 50 22")
    for leaf_outline in (right, mirrored(right)):
        piece(brush, leaf_outline)
    band(brush, [(50, 12), (50, 24)], 4)


def _tanks(brush: Brush) -> None:
    """Draw a fuel tank on either side."""
    for left in (3, 77):
        piece(brush, box(left + 5, 18, left + 15, 34, 3))
        piece(brush, box(left, 26, left + 20, 88, 9))


def _antenna(brush: Brush) -> None:
    """Draw two antennae with bulbs."""
    for tip in ((28, 9), (72, 9)):
        band(brush, [(50 + (tip[0] - 50) * 0.5, 24), tip], 4)
        piece(brush, circle(*tip, 5))


def _scales(brush: Brush) -> None:
    """Draw a pair of scales on top of the helmet."""
    band(brush, [(50, 9), (50, 22)], 6)
    band(brush, [(15, 12), (85, 12)], 5)
    for x in (15, 85):
        brush.stroke([(x - 8, 30), (x, 13), (x + 8, 30)], brush.tint, 2.5)
        piece(brush, arc(x, 29, (10, 9), 0, 180))


def _hat(brush: Brush) -> None:
    """Draw the crown of a slouch hat."""
    piece(brush, whole(drawn("M 50 8 C 58 1 74 2 77 12 L 81 30 L 50 32")))


def _brim(brush: Brush) -> None:
    """Draw the band and brim of a slouch hat, pulled down over the face."""
    brush.fill(drawn("M 20 17 Q 50 26 80 17 L 82 28 Q 50 36 18 28"), darker(brush.tint, 0.72))
    piece(
        brush, drawn("M 4 27 Q 20 26 24 25 Q 50 34 76 25 Q 80 26 96 27 Q 88 39 50 40 Q 12 39 4 27")
    )


def _cogs(brush: Brush) -> None:
    """Draw a gear wheel behind the head."""
    piece(brush, cog(50, 50, 47, 39, 12))


def _lamp(brush: Brush) -> None:
    """Draw a lamp with a beam on either side."""
    for side in (-1, 1):
        beam = [(50 + side * 8, 12), (50 + side * 46, 3), (50 + side * 46, 26), (50 + side * 8, 19)]
        brush.fill(beam, "#FFF2B8")
    piece(brush, box(38, 5, 62, 26, 6))
    brush.fill(circle(50, 14, 6), "#FFF7D6")


def _hose(brush: Brush) -> None:
    """Draw an air hose that leads upwards."""
    band(brush, arc(50, 26, (22, 18), -92, 20), 6)
    piece(brush, box(42, 4, 58, 22, 4))


LOOKS: Final = MappingProxyType(
    {
        "metal_expert": HelmetFeatures(METAL, ingot, lighter(METAL, 0.55), _pickaxe, ring=STEEL),
        "plant_expert": HelmetFeatures(PLANT, leaf, lighter(PLANT, 0.2), _shoots),
        "fuel_expert": HelmetFeatures(FUEL, drop, "#FFB84D", _tanks, ring=FUEL_RIM, edge=FUEL_RIM),
        "tech_expert": HelmetFeatures(TECH, chip, "#E6F6FF", _antenna, _SQUARE_DOME, ring=STEEL),
        "trader": HelmetFeatures("#B9824C", coin, GOLD, _scales, ring="#E8C27A"),
        "spy": HelmetFeatures("#A06C9E", eye, "#F7D9F2", _hat, ring="#CDB4D4", front=_brim),
        "engineer": HelmetFeatures("#E4614C", wrench, "#FFE3D6", _cogs, ring=BRASS),
        "explorer": HelmetFeatures(TEAL, compass, "#CFFAF2", _lamp),
    }
)
"""The look of each diver's helmet."""


_SOMEBODY: Final = "#8FA5BC"
OTHERS: Final = MappingProxyType(
    {
        "any": HelmetFeatures(_SOMEBODY, question, "#EAF1F8", _hose, ring=STEEL),
        "active": HelmetFeatures(_SOMEBODY, start, "#FFE27A", _hose, ring=STEEL),
    }
)
"""The looks of the helmets that stand for any diver and for the active one."""


def _sketch(look: HelmetFeatures, *, upgraded: bool) -> Sketch:
    """Return the sketch of the helmet on one side of a tile."""

    def sketch(brush: Brush) -> None:
        draw_helmet(brush, look, upgraded=upgraded)

    return sketch


def _surfaced(brush: Brush) -> None:
    """Draw a diver at the surface."""
    draw_helmet(brush.inset(50, 40, 78), OTHERS["any"], upgraded=False)
    for y, colour in ((65, FOAM), (82, lighter(WATER, 0.2))):
        waves = ripple(12, 87, y, 12, 38)
        brush.stroke(waves, darker(WATER, 0.75), 19)
        brush.stroke(waves, colour, 12)


ICONS: Icons = {
    "surface": Icon(_surfaced),
    **{f"diver-{name}": Icon(_sketch(look, upgraded=False)) for name, look in OTHERS.items()},
    **{
        f"diver-{name}{mark}": Icon(_sketch(look, upgraded=bool(mark)))
        for name, look in LOOKS.items()
        for mark in ("", "+")
    },
}
