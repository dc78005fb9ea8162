"""The icons of a bonus, a multiplier or a surcharge, on a dark medallion."""

from __future__ import annotations

from collections.abc import Iterator

from engine.underwater_cities.pack.components import Board
from render.kit.pieces import Piece, row, row_width
from render.scene import Box, Item, Panel, Point
from render.underwater_cities.nation.geometry import around
from render.underwater_cities.nation.site_icons import Glyphs, counted, printed, runs
from render.underwater_cities.question.frame import SMALLEST

UP = 5
"""Two fields on a city site lie this much higher, so that they leave its name free."""
MANY = 2
"""This many equal icons are replaced by a number and one icon."""
PAD = 12
BETWEEN = 2
"""The rims of two fields overlap this much."""
STACKED = 32
"""The largest icons where fields lie one below the other."""


def pieces(glyphs: Glyphs) -> tuple[Piece, ...]:
    """Return icons and figures; several equal icons become a number and one of them."""
    found: list[Piece] = []
    for same in runs(counted(glyphs)):
        if same[0].isdecimal():
            found.append(Piece(text=same[0], after=2))
            continue
        if len(same) >= MANY:
            found.append(Piece(text=str(len(same)), after=2))
        found.append(Piece(same[0], after=2))
    return tuple(found)


def medallion(glyphs: Glyphs, centre: Point, icon: int, edge: str) -> Iterator[Item]:
    """Yield the icons side by side on a round field or, if they are several, on a pill."""
    parts = pieces(glyphs)
    wide = row_width(parts, icon, SMALLEST)
    high = icon + PAD
    field = around(centre, max(wide + PAD + (4 if len(parts) > 1 else 0), high), high)
    yield Panel(field, "panel-deep", edge, high // 2, 2)
    yield from row(parts, centre[0] - wide // 2, centre[1], icon, SMALLEST)


def medallions(
    board: Board, site: str, centre: Point, icon: int, *, upright: bool = False
) -> Iterator[Item]:
    """Yield what a site gives, and below it what building there costs in addition.

    With `upright`, different things lie one below the other, as there is little width.
    """
    gains, surcharge = printed(board, site)
    if not gains:
        return
    fields = [(glyphs, "panel-edge-bright") for glyphs in (runs(gains) if upright else (gains,))]
    fields += [(surcharge, "bad")] if surcharge else []
    size = icon if len(fields) == 1 else min(icon - 4, STACKED)
    pitch = size + PAD - BETWEEN
    top = centre[1] - pitch * (len(fields) - 1) // 2 - (0 if upright or len(fields) == 1 else UP)
    for number, (glyphs, edge) in enumerate(fields):
        yield from medallion(glyphs, (centre[0], top + number * pitch), size, edge)


def extent(box: Box, side: int) -> Box:
    """Return a square of this size in the middle of a box."""
    return around(box.centre, side, side)
