"""Actions of a nation: paying, exchanging, building, connecting, using and refreshing cards."""

from __future__ import annotations

from typing import Final

from render.icons.common.goods import sprig
from render.icons.common.marks import ICONS as MARKS
from render.icons.common.money import coin
from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import CORAL, GOLD, INK, PLANT, STEEL, darker, lighter
from render.icons.drawing.parts import (
    BRIGHT,
    CREAM,
    PALE,
    bend,
    edged,
    line,
    onwards,
    pointer,
    within,
)
from render.icons.drawing.shapes import Path, arrow, box, circle, drawn, mirrored, rounded
from render.icons.underwater_cities.cards import GREEN, RED, ringed_a
from render.icons.underwater_cities.cities import PURPLE_DOME, WHITE_DOME, purple_dome, white_dome
from render.icons.underwater_cities.slots import plinth
from render.icons.underwater_cities.structures import DESAL, FARM, LAB, tile, tunnel

_CARD: Final = box(22, 4, 78, 96, 8)
_PAPER: Final = "#E9F0F6"
_RISE: Final = drawn("M 50 0 L 92 34 L 92 58 L 50 24 L 8 58 L 8 34")
_CUP: Final = drawn("M 6 56 L 94 56 C 94 80 78 95 50 95 C 22 95 6 80 6 56")
_FAN: Final = ((-24, 30, 46), (0, 50, 41), (24, 70, 46))
"""Rotation and centre of each of three cards in a hand."""


# ---------------------------------------------------------------- money


def _pay(brush: Brush) -> None:
    """Draw a coin being paid."""
    coin(brush.inset(34, 50, 66))
    pointer(brush, (46, 50), (97, 50))


def _exchange(brush: Brush) -> None:
    """Draw two opposite arrows: one thing is exchanged for another."""
    for start, tip, colour in (((29, 94), (29, 6), GOLD), ((71, 6), (71, 94), PALE)):
        edged(brush, rounded(arrow(start, tip, 18, 24), 2), colour, 8)


def _discount(brush: Brush) -> None:
    """Draw a coin and an arrow pointing down: something costs less."""
    coin(brush.inset(38, 42, 74))
    edged(brush, rounded(arrow((73, 42), (73, 97), 18, 23), 2), GREEN, 10)


def _surcharge(brush: Brush) -> None:
    """Draw a coin and an arrow pointing up: something costs more."""
    coin(brush.inset(38, 58, 74))
    edged(brush, rounded(arrow((73, 58), (73, 3), 18, 23), 2), CORAL, 10)


# ---------------------------------------------------------------- cards


def _fan(brush: Brush, colours: tuple[str, str, str]) -> None:
    """Draw a hand of three cards."""
    for (turn, x, y), colour in zip(_FAN, colours, strict=True):
        edged(brush.inset(x, y, 66, turn), _CARD, colour, 9)


def _limit(brush: Brush) -> None:
    """Draw cards above a bracket: a hand may hold this many."""
    _fan(brush, ("#8FB4D0", "#C3D7E8", "#F2F7FB"))
    line(brush, [(9, 92), (91, 92)], CORAL, 9)
    for x in (9, 91):
        line(brush, [(x, 78), (x, 92)], CORAL, 7)


def _keep(brush: Brush) -> None:
    """Draw cards, some of which are kept."""
    for turn, x in ((-16, 27), (16, 73)):
        edged(brush.inset(x, 40, 68, turn), _CARD, "#5B7F9F", 9)
    edged(brush.inset(50, 48, 84), _CARD, _PAPER, 8)
    tick = [(33, 62), (46, 76), (72, 44)]
    brush.stroke(tick, darker(PLANT, 0.75), 18)
    brush.stroke(tick, PLANT, 11)


def _action_card(brush: Brush) -> None:
    """Draw a card with an A in a ring."""
    edged(brush, box(17, 3, 83, 97, 9), _PAPER, 6)
    ringed_a(brush.inset(50, 50, 80))


def _use(brush: Brush) -> None:
    """Draw an action card being used."""
    _action_card(brush.inset(42, 46, 86, -12))
    onwards(brush.inset(76, 74, 46), BRIGHT)


def _refresh(brush: Brush) -> None:
    """Draw an action card that becomes usable again."""
    _action_card(brush.inset(50, 50, 58))
    bend(brush, 34, -62, 60)
    bend(brush, 34, 118, 240)


# ---------------------------------------------------------------- slots


def _perform(brush: Brush) -> None:
    """Draw a slot whose action is being performed."""
    plinth(brush.inset(50, 51, 98), box(6, 4, 94, 90, 10), STEEL)
    onwards(brush.inset(54, 48, 54), BRIGHT)


def _trial(brush: Brush) -> None:
    """Draw a production that happens just once, at this moment."""
    MARKS["wheel"].sketch(brush.inset(43, 43, 84))
    onwards(brush.inset(74, 74, 50), lighter(PLANT, 0.2))


# ---------------------------------------------------------------- building


def _any_structure(brush: Brush) -> None:
    """Draw any structure: a building or a tunnel."""
    for x, y, kind in ((26, 26, FARM), (74, 26, DESAL), (26, 74, LAB)):
        tile(brush.inset(x, y, 46), kind)
    tunnel(brush.inset(74, 74, 46))


def _any_building(brush: Brush) -> None:
    """Draw any building: a farm, a desalination plant or a laboratory."""
    for x, y, kind in ((25, 28, FARM), (75, 28, DESAL), (50, 74, LAB)):
        tile(brush.inset(x, y, 46), kind)


def _any_city(brush: Brush) -> None:
    """Draw any city: half white, half purple."""
    white_dome(brush.clipped(box(0, 0, 50, 100)), lit=False)
    purple_dome(brush.clipped(box(50, 0, 100, 100)), lit=False)
    brush.stroke([(50, 6), (50, 94)], INK, 4)


def _convert(brush: Brush) -> None:
    """Draw a white city turning into a purple one."""
    white_dome(brush.inset(26, 27, 46), lit=False)
    purple_dome(brush.inset(68, 70, 56), lit=False)
    bend(brush.inset(54, 46, 92), 38, -76, -42, CREAM)


def _upgrade(brush: Brush) -> None:
    """Draw an upgrade of anything built."""
    place = box(6, 6, 94, 94, 16)
    brush.body(place, STEEL, rim=4)
    brush.fill(box(16, 16, 84, 84, 10), darker(STEEL, 0.72))
    for down, colour in ((20, GOLD), (42, CREAM)):
        rise = [(50 + (x - 50) * 0.68, down + y * 0.68) for x, y in _RISE]
        edged(brush, rounded(rise, 2), colour, 6)


def _tubes(brush: Brush, path: Path) -> None:
    """Draw a tube along a line."""
    for width, colour in ((34, INK), (26, "#5E9CC6"), (9, "#E3F3FF")):
        brush.stroke(path, colour, width)


def _node(brush: Brush, x: float, y: float, radius: float, colour: str) -> None:
    """Draw a node in a network."""
    edged(brush, circle(x, y, radius), colour, 8)


def _connect(brush: Brush) -> None:
    """Draw two cities being connected."""
    _tubes(brush, [(24, 74), (76, 26)])
    for x, y, colour in ((24, 74, WHITE_DOME), (76, 26, PURPLE_DOME)):
        _node(brush, x, y, 22, colour)
        brush.fill(circle(x, y, 9), BRIGHT)


def _joined(brush: Brush) -> None:
    """Draw two tunnels that belong together, with a ring where they meet."""
    for x in (21, 79):
        _tubes(brush, [(x, 29), (50, 66)])
    rim = [(9, 36), (33, 17)]
    for path in (rim, mirrored(rim)):
        line(brush, path, "#DCEBF7", 10)
    _node(brush, 50, 68, 25, GOLD)
    brush.fill(circle(50, 68, 13), darker(GOLD, 0.8))


def _feed(brush: Brush) -> None:
    """Draw a bowl of kelp."""
    sprig(brush.inset(50, 34, 70))
    brush.body(_CUP, CREAM, rim=0)
    brush.body(box(3, 52, 97, 63, 5), "#F7D9A0", rim=2)
    brush.stroke([(24, 77), (76, 77)], RED, 6)


def _times(number: int) -> Sketch:
    """Return the sketch of a multiplier."""

    def sketch(brush: Brush) -> None:
        brush.body(circle(50, 50, 45), BRIGHT, rim=4)
        brush.letters(f"×{number}", (50, 50), 47, INK)  # noqa: RUF001 - a multiplication sign

    return sketch


ICONS: Icons = {
    "hand-limit": Icon(within(_limit)),
    "discount": Icon(within(_discount)),
    "pay": Icon(within(_pay)),
    "exchange": Icon(_exchange),
    "draw-keep": Icon(within(_keep)),
    "use-action": Icon(within(_use)),
    "refresh-action": Icon(within(_refresh)),
    "perform-slot": Icon(_perform),
    "convert-city": Icon(_convert),
    "upgrade-any": Icon(_upgrade),
    "trial-run": Icon(_trial),
    "feed": Icon(within(_feed)),
    "connect": Icon(within(_connect)),
    "structure-any": Icon(_any_structure),
    "building-any": Icon(_any_building),
    "city-any": Icon(_any_city),
    "surcharge": Icon(within(_surcharge)),
    "times-2": Icon(_times(2)),
    "times-3": Icon(_times(3)),
    "joined": Icon(within(_joined)),
}
