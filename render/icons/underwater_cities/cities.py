"""Cities under domes and metropolises on the coast, with lit windows if they are connected."""

from __future__ import annotations

from functools import partial
from typing import Final

from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import INK, STEEL, WATER, darker, lighter
from render.icons.drawing.parts import CREAM, LIT
from render.icons.drawing.shapes import Path, arc, box, circle, drawn, mirrored, ripple, rounded

WHITE_DOME: Final = "#E6EDF5"
PURPLE_DOME: Final = "#A27BE0"
_BLUE: Final = "#62B2F2"
_BROWN: Final = "#CF9C62"
_UNLIT: Final = "#203A57"

_DOME: Final = drawn("M 9 80 C 9 36 28 12 50 12 C 72 12 91 36 91 80")
_BUBBLE: Final = arc(50, 44, 33, 152, 388)
_SIDE_BUBBLE: Final = arc(76, 65, 21, -100, 130)


def _base(brush: Brush, *, lit: bool) -> None:
    """Draw the base of a dome, with a row of lamps."""
    brush.body(box(4, 78, 96, 95, 6), STEEL if lit else darker(STEEL, 0.25), rim=2)
    for x in (20, 40, 60, 80):
        brush.fill(box(x - 6, 84, x + 6, 90, 3), LIT if lit else _UNLIT)


def _windows(brush: Brush, places: tuple[tuple[float, float, float], ...], *, lit: bool) -> None:
    """Draw arched windows; each place gives a window's left side, top and foot."""
    for left, top, foot in places:
        pane = box(left, top, left + 16, foot, 7)
        brush.stroke(pane, INK, 4, closed=True)
        brush.fill(pane, Gradient("#FFF0B0", LIT) if lit else _UNLIT)


def _beacon(brush: Brush, y: float) -> None:
    """Draw a light at the top of a city."""
    brush.fill(circle(50, y, 9), INK)
    brush.fill(circle(50, y, 6.5), CREAM)


def white_dome(brush: Brush, *, lit: bool) -> None:
    """Draw a city that is not symbiotic: a round white dome with ribs."""
    colour = WHITE_DOME if lit else darker(WHITE_DOME, 0.22)
    brush.body(_DOME, colour, rim=5)
    inside = brush.clipped(_DOME)
    for rib in (drawn("M 50 12 C 36 30 33 52 33 80"), drawn("M 50 12 C 64 30 67 52 67 80")):
        inside.stroke(rib, darker(colour, 0.35), 3.5)
    _windows(brush, ((16, 52, 74), (42, 36, 74), (68, 52, 74)), lit=lit)
    _base(brush, lit=lit)
    if lit:
        _beacon(brush, 12)


def purple_dome(brush: Brush, *, lit: bool) -> None:
    """Draw a symbiotic city: three purple bubbles that have grown together."""
    colour = lighter(PURPLE_DOME, 0.08) if lit else darker(PURPLE_DOME, 0.12)
    for side in (_SIDE_BUBBLE, mirrored(_SIDE_BUBBLE)):
        brush.body(side, darker(colour, 0.12), rim=4)
    middle = [*_BUBBLE, (72, 82), (28, 82)]
    brush.body(middle, colour, rim=5)
    if not brush.small:
        brush.stroke(arc(50, 44, 25, 196, 252), lighter(colour, 0.7), 4)
    _windows(brush, ((9, 58, 75), (33, 42, 75), (51, 42, 75), (75, 58, 75)), lit=lit)
    _base(brush, lit=lit)
    if lit:
        _beacon(brush, 12)


# ---------------------------------------------------------------- metropolises


def _tower(brush: Brush, path: Path, colour: str) -> None:
    """Draw one building of a skyline."""
    brush.stroke(path, darker(colour, 0.75), 5, closed=True)
    brush.fill(path, Gradient(lighter(colour, 0.25), darker(colour, 0.12)))


def _panes(brush: Brush, lefts: tuple[float, ...], tops: tuple[float, ...], *, lit: bool) -> None:
    """Draw rows of windows."""
    for left in lefts:
        for top in tops:
            brush.fill(box(left, top, left + 9, top + 10, 1), LIT if lit else _UNLIT)


def _shore(brush: Brush, colour: str) -> None:
    """Draw the quay and the surf at the foot of a metropolis."""
    brush.body(box(4, 74, 96, 84, 3), colour, rim=2)
    for width, paint in ((11, darker(WATER, 0.7)), (6, lighter(WATER, 0.55))):
        brush.stroke(ripple(9, 90, 88, 7, 27), paint, width)


def _blue_metropolis(brush: Brush, *, lit: bool) -> None:
    """Draw a coast with glass towers shaped like sails."""
    colour = lighter(_BLUE, 0.1) if lit else darker(_BLUE, 0.12)
    _tower(brush, drawn("M 8 78 L 8 40 Q 30 44 34 60 L 34 78"), darker(colour, 0.1))
    _tower(brush, drawn("M 66 78 L 66 60 Q 72 36 93 30 L 93 78"), darker(colour, 0.1))
    _tower(brush, drawn("M 32 78 L 32 24 Q 36 10 50 5 Q 66 18 68 42 L 68 78"), colour)
    _panes(brush, (38, 53), (27, 43, 59), lit=lit)
    _panes(brush, (14, 75), (57,), lit=lit)
    _shore(brush, "#B9D3E8")


def _brown_metropolis(brush: Brush, *, lit: bool) -> None:
    """Draw a coast with stone towers that have pointed roofs."""
    colour = lighter(_BROWN, 0.1) if lit else darker(_BROWN, 0.12)
    _tower(brush, [(36, 78), (36, 46), (66, 46), (66, 78)], darker(colour, 0.14))
    for x, top in ((22, 20), (78, 8)):
        _tower(brush, [(x - 15, 78), (x - 15, top + 18), (x + 15, top + 18), (x + 15, 78)], colour)
        roof = rounded([(x, top - 4), (x + 19, top + 20), (x - 19, top + 20)], 2)
        _tower(brush, roof, "#E0634F")
    _panes(brush, (12, 24), (46, 61), lit=lit)
    _panes(brush, (68, 80), (33, 48, 63), lit=lit)
    _panes(brush, (46,), (58,), lit=lit)
    _shore(brush, "#D8C3A0")


_CITIES: Final = {
    "dome-white": white_dome,
    "dome-purple": purple_dome,
    "metropolis-blue": _blue_metropolis,
    "metropolis-brown": _brown_metropolis,
}

ICONS: Icons = {
    f"{name}{mark}": Icon(partial(city, lit=bool(mark)))
    for name, city in _CITIES.items()
    for mark in ("", "-lit")
}
