"""Signs for things that are counted, such as buildings in a city, and for further actions."""

from __future__ import annotations

from typing import Final

from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import CORAL, GOLD, INK, PLANT, STEEL, darker, lighter
from render.icons.drawing.parts import BRIGHT, CREAM, edged, line, onwards, within
from render.icons.drawing.shapes import box, circle, regular
from render.icons.underwater_cities.cards import GREEN, RED, YELLOW, ringed_a
from render.icons.underwater_cities.cities import ICONS as CITIES
from render.icons.underwater_cities.cities import PURPLE_DOME, WHITE_DOME
from render.icons.underwater_cities.slots import plinth
from render.icons.underwater_cities.structures import (
    DESAL,
    FARM,
    KINDS,
    LAB,
    BuildingLook,
    double_tunnel,
    tall_tile,
)

_PAPER: Final = "#E9F0F6"
_CARD: Final = box(17, 3, 83, 97, 9)
_SQUARE: Final = box(5, 5, 95, 95, 16)
_ANY: Final = BuildingLook(
    STEEL, _SQUARE, lambda brush, paint, _: brush.fill(regular(50, 50, 34, 4), paint)
)
"""A building of any kind."""


def _hammer(brush: Brush) -> None:
    """Draw a hammer, the sign of building."""
    lying = brush.inset(50, 50, 100, -42)
    for width, colour in ((19, INK), (12, "#C58B4E")):
        lying.stroke([(50, 32), (50, 96)], colour, width)
    edged(lying, box(22, 8, 78, 38, 7), STEEL, 8)
    lying.fill(box(22, 8, 34, 38, 5), lighter(STEEL, 0.45))


# ---------------------------------------------------------------- in one city


def _ground(brush: Brush, colour: str) -> None:
    """Draw the base of a city, which says that everything above it is in a single city."""
    brush.body(box(3, 80, 97, 97, 7), colour, rim=3)


def _pair(kind: BuildingLook) -> Sketch:
    """Return the sketch of two upgraded buildings of the same kind in one city."""

    def sketch(brush: Brush) -> None:
        _ground(brush, WHITE_DOME)
        for x in (26, 74):
            tall_tile(brush.inset(x, 44, 52), kind)

    return sketch


def _trio(colour: str) -> Sketch:
    """Return the sketch of all three kinds of building in one city."""

    def sketch(brush: Brush) -> None:
        _ground(brush, colour)
        for x, y, kind in ((25, 54, FARM), (75, 54, DESAL), (50, 22, LAB)):
            face = brush.inset(x, y, 44)
            face.body(kind.outline, kind.colour, edge=darker(kind.colour, 0.75), rim=5)
            kind.glyph(face.inset(50, 53, 62), darker(kind.colour, 0.85), kind.colour)

    return sketch


def _full(brush: Brush) -> None:
    """Draw a city with a building on every building site."""
    _ground(brush, WHITE_DOME)
    for x in (18, 50, 82):
        edged(brush, box(x - 14, 44, x + 14, 74, 6), PLANT, 6)
    tick = [(32, 21), (46, 35), (71, 12)]
    brush.stroke(tick, darker(PLANT, 0.75), 18)
    brush.stroke(tick, PLANT, 11)


def _expansion(brush: Brush) -> None:
    """Draw a building on an expansion site."""
    edged(brush, circle(50, 50, 45), darker(GOLD, 0.55), 6)
    brush.stroke(circle(50, 50, 45), GOLD, 6, closed=True)
    brush.body(box(26, 26, 74, 74, 9), STEEL, rim=4)
    for path in ([(50, 36), (50, 64)], [(36, 50), (64, 50)]):
        brush.stroke(path, INK, 8)


# ---------------------------------------------------------------- several kinds


def _upgraded_buildings(brush: Brush) -> None:
    """Draw an upgraded farm, desalination plant or laboratory."""
    for x, y, kind in ((25, 28, FARM), (75, 28, DESAL), (50, 74, LAB)):
        tall_tile(brush.inset(x, y, 47), kind)


def _upgraded_structures(brush: Brush) -> None:
    """Draw an upgraded building or tunnel."""
    for x, y, kind in ((26, 26, FARM), (74, 26, DESAL), (26, 74, LAB)):
        tall_tile(brush.inset(x, y, 46), kind)
    double_tunnel(brush.inset(74, 74, 44))


def _set(brush: Brush) -> None:
    """Draw one upgraded structure of each kind, as a set."""
    brush.body(box(2, 2, 98, 98, 14), darker(GOLD, 0.6), edge=GOLD, rim=6)
    _upgraded_structures(brush.inset(50, 50, 82))


def _any_metropolis(brush: Brush) -> None:
    """Draw any metropolis: half brown, half blue."""
    CITIES["metropolis-brown-lit"].sketch(brush.clipped(box(0, 0, 50, 100)))
    CITIES["metropolis-blue-lit"].sketch(brush.clipped(box(50, 0, 100, 100)))
    brush.stroke([(50, 4), (50, 96)], INK, 4)


# ---------------------------------------------------------------- slots and cards


def _any_slot(brush: Brush) -> None:
    """Draw slots in all colours: any slot."""
    for x, y, colour in ((50, 27, GREEN), (26, 74, RED), (74, 74, YELLOW)):
        slot = brush.inset(x, y, 50)
        plinth(slot, box(4, 4, 96, 92, 12), colour)
        slot.fill(box(26, 26, 74, 70, 8), lighter(colour, 0.3))


def _claimed(brush: Brush) -> None:
    """Draw a card claimed by its owner."""
    edged(brush, _CARD, _PAPER, 7)
    brush.fill(box(26, 12, 74, 34, 4), "#8FB4D0")
    for y in (48, 60):
        brush.stroke([(32, y), (68, y)], "#8A98A8", 6)
    line(brush, [(6, 90), (94, 90)], BRIGHT, 8)
    for x in (6, 94):
        line(brush, [(x, 78), (x, 90)], BRIGHT, 7)


def _use_any(brush: Brush) -> None:
    """Draw an action card being used, even if it has been used already."""
    for x, turn, paint in ((62, 16, Gradient("#7F92A6", "#5C6F84")), (36, -12, _PAPER)):
        sheet = brush.inset(x, 46, 84, turn)
        sheet.stroke(_CARD, INK, 8, closed=True)
        sheet.fill(_CARD, paint)
        ringed_a(sheet.inset(50, 50, 80))
    onwards(brush.inset(76, 76, 44), BRIGHT)


def _end_of_turn(brush: Brush) -> None:
    """Draw the end of a turn: an arrow that stops at a line."""
    edged(brush, box(78, 8, 92, 92, 4), CORAL, 6)
    onwards(brush.inset(38, 50, 78), CREAM)


ICONS: Icons = {
    "build": Icon(within(_hammer)),
    **{f"pair-{name}": Icon(within(_pair(kind))) for name, kind in KINDS.items()},
    "pair-any": Icon(within(_pair(_ANY))),
    "trio": Icon(within(_trio(WHITE_DOME))),
    "trio-purple": Icon(within(_trio(PURPLE_DOME))),
    "city-full": Icon(within(_full)),
    "expansion-built": Icon(within(_expansion)),
    "building-up-any": Icon(within(_upgraded_buildings)),
    "structure-up-any": Icon(within(_upgraded_structures)),
    "set-up": Icon(within(_set)),
    "metropolis-any": Icon(_any_metropolis),
    "slot-any": Icon(_any_slot),
    "claimed-card": Icon(within(_claimed)),
    "use-any": Icon(within(_use_any)),
    "turn-end": Icon(within(_end_of_turn)),
}
