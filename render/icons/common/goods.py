"""Metal, plant, fuel and tech, the goods that divers bring up."""

from __future__ import annotations

from render.icons.common.glyphs import INGOT_END, INGOT_SIDE, INGOT_TOP, LEAFLET, SIDE_LEAFLET, drop
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import (
    FUEL,
    FUEL_RIM,
    INK,
    METAL,
    ORANGE,
    PLANT,
    TECH,
    darker,
    lighter,
)
from render.icons.drawing.shapes import Path, arc, box, circle, ellipse, mirrored, rounded


def ingot(brush: Brush) -> None:
    """Draw a bar of blue metal, lying at an angle."""
    outline = rounded([*INGOT_END[:2], INGOT_SIDE[1], INGOT_SIDE[2], INGOT_TOP[3], INGOT_TOP[0]], 3)
    brush.stroke(outline, darker(METAL, 0.65), 6, closed=True)
    brush.fill(outline, METAL)
    bar = brush.clipped(outline)
    bar.fill(INGOT_END, Gradient(METAL, darker(METAL, 0.15)))
    bar.fill(INGOT_SIDE, Gradient(darker(METAL, 0.25), darker(METAL, 0.42)))
    bar.fill(INGOT_TOP, lighter(METAL, 0.5))
    bar.stroke([INGOT_TOP[0], INGOT_TOP[1], INGOT_TOP[2]], lighter(METAL, 0.75), 3)
    bar.stroke([INGOT_TOP[1], INGOT_END[1]], lighter(METAL, 0.4), 2.5)
    brush.fill(rounded([(32, 37.5), (61, 22.5), (69, 27), (40, 42)], 2), lighter(METAL, 0.12))


def barrel(brush: Brush) -> None:
    """Draw a dark grey drum with light hoops."""
    left, right, top, foot = 18, 82, 19, 82
    outline = [*arc(50, top, (32, 13), 180, 360), *arc(50, foot, (32, 13), 0, 180)]
    brush.stroke(outline, FUEL_RIM, 6, closed=True)
    brush.fill(outline, Gradient(FUEL, "#2A3440"))
    shade = brush.clipped(outline)
    shade.fill(box(left, top, left + 11, 100), "#7B8A9A88")
    shade.fill(box(right - 12, top, right, 100), "#0B1A2C77")
    for y in (40, 61):
        brush.stroke(arc(50, y, (32, 12), 8, 172), FUEL_RIM, 5)
    brush.fill(ellipse(50, top, 32, 13), "#8996A4")
    brush.stroke(ellipse(50, top, 32, 13), FUEL_RIM, 5, closed=True)
    brush.fill(ellipse(61, top + 1, 8, 4), INK)
    drop(brush.inset(50, 66, 42), INK, INK)
    drop(brush.inset(50, 66, 34), ORANGE, "#FFE3B5")


def circuit(brush: Brush) -> None:
    """Draw a white chip with its pins."""
    for place in (28, 50, 72):
        for pin in ([(place, 7), (place, 93)], [(7, place), (93, place)]):
            brush.stroke(pin, darker(TECH, 0.62), 11)
    for place in (28, 50, 72):
        for pin in ([(place, 7), (place, 93)], [(7, place), (93, place)]):
            brush.stroke(pin, "#B9CBDC", 7)
    brush.body(box(17, 17, 83, 83, 9), TECH, rim=0)
    brush.stroke(box(34, 34, 66, 66, 4), "#6C8AA8", 5, closed=True)
    brush.fill(box(36, 36, 64, 64, 3), Gradient("#9ADCF5", "#5BB4DE"))
    brush.fill(circle(27, 27, 4), "#6C8AA8")


def _lobe(brush: Brush, path: Path, vein: Path) -> None:
    """Draw one part of a leaf."""
    brush.body(path, PLANT, rim=5)
    brush.stroke(vein, darker(PLANT, 0.42), 3.5)


def sprig(brush: Brush) -> None:
    """Draw a green leaf with three lobes."""
    brush.stroke([(50, 60), (50, 92)], darker(PLANT, 0.62), 13)
    brush.stroke([(50, 60), (50, 92)], darker(PLANT, 0.15), 7)
    right = [(55, 69), (82, 46)]
    _lobe(brush, SIDE_LEAFLET, right)
    _lobe(brush, mirrored(SIDE_LEAFLET), mirrored(right))
    _lobe(brush, [(x, y + 2) for x, y in LEAFLET], [(50, 24), (50, 62)])


ICONS: Icons = {
    "metal": Icon(ingot),
    "plant": Icon(sprig),
    "fuel": Icon(barrel),
    "tech": Icon(circuit),
}
