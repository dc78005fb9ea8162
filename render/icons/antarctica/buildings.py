"""The buildings of Antarctica that produce and carry things, and the spaces for all buildings.

A building is drawn on a round dark plinth, which shows on ice and on a panel alike; the plinth's
rim has the colour of the building's category, and a star if the building is a prestige building.
"""

from __future__ import annotations

from typing import Final

from render.icons.antarctica.resources import coal, oil, ore
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import (
    BRASS,
    CORAL,
    FOAM,
    GOLD,
    INK,
    PLANT,
    QUIET,
    TEAL,
    WORD,
    darker,
    faint,
    lighter,
)
from render.icons.drawing.shapes import (
    Path,
    box,
    circle,
    dashes,
    drawn,
    rounded,
    spot,
    star,
    turned,
)

CAMP: Final = CORAL
SHIPYARD: Final = TEAL
RESOURCE: Final = BRASS
KNOW_HOW: Final = FOAM
STATION: Final = PLANT
PRESTIGE: Final = GOLD

_WALL: Final = "#E6EEF6"
_WINDOW: Final = "#1B3B5C"
_DARK: Final = "#0D2036"
"""The colour of the plinth beneath a building."""


def plinth(brush: Brush, colour: str) -> None:
    """Draw the plinth under a building."""
    brush.fill(circle(50, 50, 48.5), INK)
    brush.fill(circle(50, 50, 46), Gradient(lighter(colour, 0.35), darker(colour, 0.12)))
    brush.fill(circle(50, 50, 40), Gradient("#1F4468", _DARK))


def on_plinth(colour: str, building: Sketch, *, prestige: bool = False) -> Sketch:
    """Return the sketch of a building on its plinth, with a star if it is a prestige building."""

    def sketch(brush: Brush) -> None:
        plinth(brush, colour)
        building(brush)
        if prestige:
            mark = rounded(star(50, 85, 13.5, 6.2), 1)
            brush.stroke(mark, INK, 5, closed=True)
            brush.fill(mark, "#FFF6D8")

    return sketch


def solid(brush: Brush, path: Path, colour: str) -> None:
    """Draw a part of a building, with a thin dark edge."""
    brush.stroke(path, INK, 4, closed=True)
    brush.fill(path, Gradient(lighter(colour, 0.2), darker(colour, 0.1)))


def bar(brush: Brush, path: Path, colour: str, width: float) -> None:
    """Draw a beam with a thin dark edge."""
    brush.stroke(path, INK, width + 4)
    brush.stroke(path, colour, width)


def tent(brush: Brush) -> None:
    """Draw a camp: a tent with an open door."""
    solid(brush, rounded([(50, 19), (85, 71), (15, 71)], 3), "#F39A86")
    brush.fill([(50, 21), (50, 70), (18, 70)], lighter(CORAL, 0.72))
    brush.fill(rounded([(50, 37), (62, 71), (38, 71)], 2), INK)
    brush.stroke([(43, 13), (50, 21), (57, 13)], WORD, brush.fine(4, 0.7))


def _hull(brush: Brush) -> None:
    """Draw a shipyard: a new hull on its props, and the crane arm that delivers the plates."""
    brush.stroke([(68, 24), (68, 38)], WORD, brush.fine(3.5, 0.7))
    bar(brush, [(26, 50), (26, 22), (74, 22)], "#F0D9A8", 6.5)
    if not brush.small:
        bar(brush, [(27, 34), (40, 23)], "#F0D9A8", 4)
    solid(brush, box(60, 35, 77, 44, 1), "#F2F6FA")
    for x in (38, 64):
        bar(brush, [(x, 68), (x, 80)], WORD, 6)
    hull = drawn("M 15 50 L 88 50 Q 84 58 76 71 L 30 71 Q 17 66 15 50")
    solid(brush, hull, lighter(TEAL, 0.45))
    brush.fill(drawn("M 20 63 L 81 63 Q 79 66 76 71 L 30 71 Q 23 68 20 63"), darker(TEAL, 0.45))


def _gantry(brush: Brush) -> None:
    """Draw a crane: a gantry with a lump of ore hanging from it."""
    for x, foot in ((26, 20), (74, 80)):
        bar(brush, [(x, 30), (foot, 74)], "#F0D9A8", 7)
    bar(brush, [(15, 28), (85, 28)], "#F0D9A8", 10)
    brush.stroke([(50, 30), (50, 48)], WORD, brush.fine(4, 0.8))
    ore(brush.inset(50, 59, 31))


def _pit_head(brush: Brush) -> None:
    """Draw a shaft tower: a wheel on its frame, and coal."""
    beam = 9 if brush.small else 6.5
    bar(brush, [(52, 32), (80, 74)], "#9DB6CC", beam)
    for foot in (29, 57):
        bar(brush, [(43, 34), (foot, 78)], "#DCE7F1", beam)
    brush.fill(circle(43, 31, 20), INK)
    brush.stroke(circle(43, 31, 15), "#F5FAFF", beam, closed=True)
    if brush.small:
        return
    bar(brush, [(36, 62), (51, 62)], "#DCE7F1", 4.5)
    for angle in (45, 135):
        spoke = [spot(43, 31, 15, angle), spot(43, 31, -15, angle)]
        brush.stroke(spoke, "#F5FAFF", 3.5)
    coal(brush.inset(68, 65, 27))


def _derrick(brush: Brush) -> None:
    """Draw a drilling rig: a derrick and a drop of oil."""
    wood, beam = "#EDE3CC", 8.5 if brush.small else 6.5
    for path in ([(40, 16), (20, 76)], [(46, 16), (66, 76)]):
        bar(brush, path, wood, beam)
    for lower, upper in (((26, 60), (54, 40)), ((60, 60), (32, 40))):
        brush.stroke([lower, upper], wood, 4.5)
    bar(brush, [(34, 17), (52, 17)], wood, 8)
    oil(brush.inset(68, 54, 42))


def _turbine(brush: Brush) -> None:
    """Draw a wind turbine."""
    solid(brush, [(46, 46), (54, 46), (58, 84), (42, 84)], "#BFD0DF")
    blade = drawn("M 50 46 C 40 37 43 18 50 8 C 60 18 60 36 50 46")
    for angle in (25, 145, 265):
        solid(brush, turned(blade, angle, 50, 46), "#F5FAFF")
    solid(brush, circle(50, 46, 6.5), "#FFD94F")


def flask(brush: Brush) -> None:
    """Draw a laboratory: a bubbling flask."""
    neck = [(43, 18), (57, 18), (57, 38), (81, 72), (74, 79), (26, 79), (19, 72), (43, 38)]
    glass = rounded(neck, 3)
    solid(brush, glass, "#DDF1FF")
    inside = brush.clipped(
        rounded([(50 + (x - 50) * 0.87, 48 + (y - 48) * 0.87) for x, y in neck], 3)
    )
    inside.fill(box(0, 53, 100, 90), Gradient("#3FA7E8", "#1D6FB5"))
    bar(brush, [(38, 18), (62, 18)], "#DDF1FF", 7)
    if not brush.small:
        for x, y, radius in ((43, 66, 5), (57, 63, 3.5)):
            brush.fill(circle(x, y, radius), "#DDF1FF")


def mill(brush: Brush) -> None:
    """Draw a factory: a sawtooth roof and a smoking chimney."""
    if not brush.small:
        for x, y, radius in ((66, 17, 6), (56, 15, 4.5)):
            brush.fill(circle(x, y, radius), QUIET)
    solid(brush, rounded([(66, 22), (78, 22), (80, 60), (64, 60)], 2), "#E59A78")
    teeth = [(16, 46), (33, 34), (33, 46), (50, 34), (50, 46), (66, 34), (66, 46), (82, 46)]
    solid(brush, [*teeth, (82, 73), (16, 73)], _WALL)
    if not brush.small:
        for x in (23, 38, 53, 68):
            brush.fill(box(x, 53, x + 9, 65, 1), _WINDOW)


def _vacant(brush: Brush, ring: str, ground: str) -> None:
    """Draw a space for a building."""
    rim = circle(50, 50, 42)
    brush.fill(circle(50, 50, 44), ground)
    for dash in dashes([*rim, rim[0]], 14, 8):
        brush.stroke(dash, ring, brush.fine(5, 0.9))


def _on_ice(brush: Brush) -> None:
    _vacant(brush, "#6E8CA8", faint("#8FADC6", 0.35))


def _on_panel(brush: Brush) -> None:
    _vacant(brush, "#7F9AB5", faint(INK, 0.4))


ICONS: Icons = {
    "building-empty": Icon(_on_ice),
    "building-space": Icon(_on_panel),
    "building-camp": Icon(on_plinth(CAMP, tent)),
    "building-shipyard": Icon(on_plinth(SHIPYARD, _hull)),
    "building-crane": Icon(on_plinth(RESOURCE, _gantry)),
    "building-shaft_tower": Icon(on_plinth(RESOURCE, _pit_head)),
    "building-drilling_rig": Icon(on_plinth(RESOURCE, _derrick)),
    "building-wind_turbine": Icon(on_plinth(RESOURCE, _turbine)),
    "building-laboratory": Icon(on_plinth(KNOW_HOW, flask)),
    "building-factory": Icon(on_plinth(KNOW_HOW, mill)),
}
