"""Icons of the sea around Antarctica: the Sun and its direction, pack ice, berths, a penguin."""

from __future__ import annotations

from typing import Final

from render.icons.drawing.brush import Brush, Glow, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import CORAL, GOLD, INK, QUIET, darker, faint
from render.icons.drawing.shapes import (
    Path,
    arc,
    arrowhead,
    circle,
    dashes,
    drawn,
    ellipse,
    mirrored,
    rounded,
    spot,
    turned,
    whole,
)

_RAYS: Final = 12
_RAY: Final = [(50, 5), (60, 25), (40, 25)]
_SHORT_RAY: Final = [(50, 12), (57.5, 25), (42.5, 25)]
_FLOE: Final = rounded(
    [(20, 16), (52, 6), (84, 18), (95, 48), (82, 80), (52, 95), (18, 84), (5, 50)], 5
)
_CRACKS: Final = (
    ((20, 16), (36, 36), (32, 52), (50, 60), (52, 95)),
    ((32, 52), (5, 58)),
    ((36, 36), (62, 32), (84, 18)),
    ((50, 60), (72, 58), (95, 48)),
)


def _rays() -> list[Path]:
    """Return long and short rays alternately."""
    step = 360 / _RAYS
    return [turned(_SHORT_RAY if number % 2 else _RAY, number * step) for number in range(_RAYS)]


def _sun(brush: Brush) -> None:
    """Draw the Sun, which shows whose turn it is."""
    edge = "#8A4A0B"
    for ray in _rays():
        brush.stroke(ray, edge, 5, closed=True)
    brush.stroke(circle(50, 50, 28), edge, 8, closed=True)
    for ray in _rays():
        brush.fill(rounded(ray, 2), "#FFB52E")
    brush.fill(circle(50, 50, 29), "#FFC63A")
    brush.fill(circle(50, 50, 25.5), Glow("#FFFBE0", "#FFDB52"))


def _sun_space(brush: Brush) -> None:
    """Draw a space that the Sun can reach."""
    colour = faint(GOLD, 0.6)
    brush.fill(circle(50, 50, 25), faint(GOLD, 0.14))
    brush.stroke(circle(50, 50, 25), colour, brush.fine(4.5, 1), closed=True)
    for number in range(_RAYS):
        angle = 360 / _RAYS * number - 90
        reach = 38 if number % 2 else 45
        ray = [spot(50, 50, 33, angle), spot(50, 50, reach, angle)]
        brush.stroke(ray, colour, brush.fine(4.5, 1))


def _pack_ice(brush: Brush) -> None:
    """Draw a cracked ice floe with a cross: nothing can pass."""
    brush.stroke(_FLOE, "#3E5F7E", 4, closed=True)
    brush.fill(_FLOE, Gradient("#F4F9FD", "#AFC8DB"))
    ice = brush.clipped(_FLOE)
    for crack in _CRACKS:
        ice.stroke(crack, "#5B7F9F", brush.fine(4, 0.8))
    for width, colour in ((19, darker(CORAL, 0.8)), (11, "#F2655A")):
        for line in ([(30, 30), (70, 70)], [(70, 30), (30, 70)]):
            brush.stroke(line, colour, width)


def _ship_space(brush: Brush) -> None:
    """Draw an empty berth."""
    berth = drawn("M 6 60 L 44 60 L 44 14 Q 80 24 84 60 L 94 60 Q 90 90 70 91 L 30 91 Q 10 90 6 60")
    brush.fill(berth, faint(INK, 0.35))
    for dash in dashes([*berth, berth[0]], 11, 7):
        brush.stroke(dash, faint(QUIET, 0.75), brush.fine(4.5, 0.9))


def _anticlockwise(brush: Brush) -> None:
    """Draw an arrow in the direction the Sun moves."""
    curve = arc(54, 50, 34, 40, -212)
    head = arrowhead(spot(54, 50, 34, -258), 38, 36, 44)
    for colour, width, rim in ((darker(brush.tint, 0.75), 22, 7), (brush.tint, 14, 1)):
        brush.stroke(curve, colour, width)
        brush.stroke(head, colour, rim, closed=True)
        brush.fill(head, colour)


def _penguin(brush: Brush) -> None:
    """Draw a penguin, for decoration."""
    coat = whole(drawn("M 50 5 C 70 5 72 22 70 32 C 84 46 84 70 76 84 C 70 92 60 93 50 93"))
    for side in (1, -1):
        foot = ellipse(50 + side * 15, 92, 13, 5)
        brush.body(foot, GOLD, rim=0)
    wing = drawn("M 70 38 C 86 48 94 62 90 74 C 82 70 76 62 72 54")
    for outline in (wing, mirrored(wing)):
        brush.body(outline, "#3C5470", edge="#9FB6CE", rim=0)
    brush.body(coat, "#33495F", edge="#9FB6CE", rim=0)
    brush.fill(whole(drawn("M 50 42 C 66 42 72 62 66 78 C 62 88 56 89 50 89")), "#F6FAFD")
    for side in (1, -1):
        brush.fill(ellipse(50 + side * 9, 21, 7, 8), "#F6FAFD")
        brush.fill(circle(50 + side * 7, 21, 3.2), INK)
    brush.body(rounded([(42, 29), (58, 29), (50, 39)], 2), GOLD, rim=0)


ICONS: Icons = {
    "sun": Icon(_sun),
    "sun-space": Icon(_sun_space),
    "pack-ice": Icon(_pack_ice),
    "ship-space": Icon(_ship_space),
    "anticlockwise": Icon(_anticlockwise, colour="#CFE3F5"),
    "penguin": Icon(_penguin),
}
