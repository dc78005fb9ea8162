"""The stations and prestige buildings of Antarctica."""

from __future__ import annotations

from typing import Final

from render.icons.antarctica.buildings import PRESTIGE, STATION, bar, on_plinth, solid
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import CORAL, INK, STEEL, WORD, darker, lighter
from render.icons.drawing.shapes import arc, box, circle, drawn, ellipse, ripple, turned

_WALL: Final = "#F2F6FA"
_WINDOW: Final = "#1B3B5C"
_SEA: Final = "#4FB3F6"
_HILL: Final = "#5D7F9F"
_INSIDE: Final = circle(50, 50, 39)
"""The part of a landscape that shows on a plinth."""


def _dome(brush: Brush, x: float, foot: float, radius: float) -> None:
    """Draw the round roof of a station."""
    solid(brush, [*arc(x, foot, radius, 180, 360)], "#FFAE8A")
    if brush.small:
        return
    brush.stroke(arc(x, foot, radius * 0.62, 200, 250), lighter(CORAL, 0.8), 3.5)
    brush.fill(box(x - radius * 0.2, foot - radius * 0.42, x + radius * 0.2, foot), _WINDOW)


def _inland(brush: Brush) -> None:
    """Draw a station at the foot of the mountains."""
    land = brush.clipped(_INSIDE)
    for peak, top, width in ((36, 18, 36), (66, 30, 30)):
        solid(land, [(peak, top), (peak + width, 74), (peak - width, 74)], _HILL)
        cap = [(peak, top + 1), (peak + 11, top + 18), (peak, top + 13), (peak - 11, top + 18)]
        land.fill(cap, "#FFFFFF")
    land.fill(box(0, 70, 100, 100), Gradient("#F2F8FD", "#B9CFE0"))
    _dome(brush, 56, 74, 19)


def _coastal(brush: Brush) -> None:
    """Draw a station on a cliff above the sea."""
    land = brush.clipped(_INSIDE)
    land.fill(box(0, 66, 100, 100), Gradient(_SEA, "#1C5F98"))
    for y in (69, 81):
        land.stroke(ripple(50, 106, y, 9, 20), "#DFF3FF", 4.5)
    cliff = [(0, 53), (58, 53), (62, 62), (54, 72), (58, 84), (50, 100), (0, 100)]
    land.stroke(cliff, INK, 4, closed=True)
    land.fill(cliff, Gradient("#F2F8FD", "#9DB8CF"))
    _dome(brush, 37, 53, 20)


def _naval(brush: Brush) -> None:
    """Draw a station standing in the sea."""
    sea = brush.clipped(_INSIDE)
    for x in (32, 68):
        bar(brush, [(x, 50), (x, 70)], STEEL, 6)
    _dome(brush, 50, 46, 25)
    solid(brush, box(20, 45, 80, 54, 2), _WALL)
    for y, colour in ((67, _SEA), (81, darker(_SEA, 0.15))):
        sea.stroke(ripple(-2, 104, y, 14, 26), INK, 13)
        sea.stroke(ripple(-2, 104, y, 14, 26), lighter(colour, 0.4), 8)


def _headquarters(brush: Brush) -> None:
    """Draw a large building with a flag."""
    bar(brush, [(50, 12), (50, 38)], WORD, 3.5)
    solid(brush, drawn("M 52 12 L 74 18 L 52 26"), CORAL)
    solid(brush, box(34, 32, 66, 74, 1), _WALL)
    for left in (17, 66):
        solid(brush, box(left, 48, left + 17, 74, 1), "#C6D5E3")
        if not brush.small:
            brush.fill(box(left + 5, 55, left + 12, 64), _WINDOW)
    for x in (40, 54):
        for y in (38,) if brush.small else (38, 51):
            brush.fill(box(x, y, x + 6, y + 8), _WINDOW)
    brush.fill(box(45, 64, 55, 74), _WINDOW)


def _plankton(brush: Brush) -> None:
    """Draw a glass tank full of plankton."""
    tank = box(24, 20, 76, 73, 9)
    solid(brush, tank, "#D8F5E4")
    brush.fill(box(29, 33, 71, 69, 6), Gradient("#3FBF86", "#177A5C"))
    bar(brush, [(21, 21), (79, 21)], WORD, 7)
    for x, y, turn in ((42, 47, -25), (59, 57, 30)):
        body = turned(ellipse(x, y, 9, 5), turn, x, y)
        brush.fill(body, "#F3FFD9")
        brush.fill(circle(x - 4, y - 1, 1.8), INK)
    for x, y in ((61, 42), (39, 62)):
        brush.fill(circle(x, y, 3.2), "#C9F7DF")


def _dish(brush: Brush) -> None:
    """Draw a dish aimed at the sky."""
    solid(brush, [(44, 50), (54, 50), (64, 76), (34, 76)], "#A9BCCD")
    bowl = turned([*arc(48, 42, (33, 27), 0, 180)], 45, 48, 42)
    solid(brush, bowl, _WALL)
    solid(brush, turned(ellipse(48, 42, 33, 8), 45, 48, 42), "#9DB6CC")
    bar(brush, [(50, 40), (66, 24)], WORD, 4.5)
    solid(brush, circle(67, 23, 6), "#FFD94F")


ICONS: Icons = {
    "building-inland_station": Icon(on_plinth(STATION, _inland)),
    "building-coastal_station": Icon(on_plinth(STATION, _coastal)),
    "building-naval_station": Icon(on_plinth(STATION, _naval)),
    "building-headquarters": Icon(on_plinth(PRESTIGE, _headquarters, prestige=True)),
    "building-plankton_farm": Icon(on_plinth(PRESTIGE, _plankton, prestige=True)),
    "building-satellite_dish": Icon(on_plinth(PRESTIGE, _dish, prestige=True)),
}
