"""Actions: moving, trading, taking back, upgrading."""

from __future__ import annotations

from typing import Final

from render.icons.common.money import coin
from render.icons.common.seats import cube_faces
from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import GOLD, INK, QUIET, STEEL, TEAL, WORD, darker, lighter
from render.icons.drawing.shapes import (
    Path,
    arc,
    arrow,
    arrowhead,
    box,
    drawn,
    rounded,
    shifted,
    spot,
    star,
    turned,
)
from render.icons.otys.keys import blank_key

_PALE: Final = "#CFE3F5"
_CHEVRON: Final = drawn("M 50 0 L 92 34 L 92 58 L 50 24 L 8 58 L 8 34")


def _solid(brush: Brush, path: Path, colour: str) -> None:
    """Draw a piece with softly rounded corners."""
    brush.body(rounded(path, 3), colour, rim=4)


def _move(brush: Brush) -> None:
    _solid(brush, arrow((50, 95), (50, 5), 30, 40), brush.tint)


def _right(brush: Brush) -> None:
    _solid(brush, arrow((6, 50), (95, 50), 28, 38), brush.tint)


def _swap(brush: Brush) -> None:
    _solid(brush, arrow((92, 70), (6, 70), 16, 25), STEEL)
    _solid(brush, arrow((8, 30), (94, 30), 16, 25), _PALE)


def _trade(brush: Brush) -> None:
    """Draw a coin and a cube being exchanged for each other."""
    coin(brush.inset(31, 31, 50))
    cube_faces(brush.inset(69, 69, 50), QUIET)
    part = brush.inset(50, 50, 82)
    _bend(part, -62, 2, _PALE)
    _bend(part, 118, 182, _PALE)


def _bend(brush: Brush, start: float, end: float, colour: str) -> None:
    """Draw an arrow that curves around the middle."""
    curve = arc(50, 50, 38, start, end)
    tip = spot(50, 50, 38, end + 16)
    head = arrowhead(tip, end + 98, 23, 30)
    brush.stroke(curve, INK, 14)
    brush.stroke(head, INK, 5, closed=True)
    brush.stroke(curve, colour, 8)
    brush.fill(head, colour)


def _sell(brush: Brush) -> None:
    """Draw a cube turning into a coin."""
    cube_faces(brush.inset(26, 26, 42), QUIET)
    coin(brush.inset(66, 66, 64))
    _bend(brush, -78, -22, _PALE)


def _buy(brush: Brush) -> None:
    """Draw a coin turning into a cube."""
    coin(brush.inset(26, 26, 46))
    cube_faces(brush.inset(66, 66, 58), QUIET)
    _bend(brush, -78, -22, _PALE)


def _copy(brush: Brush) -> None:
    """Draw two copies of a tile, one behind the other."""
    for corner, colour in ((8, STEEL), (30, WORD)):
        brush.body(box(corner, corner, corner + 62, corner + 62, 9), colour, rim=4)
    brush.fill(star(61, 61, 21, 9), darker(STEEL, 0.5))


def _upgrade(brush: Brush) -> None:
    """Draw a star rising above a chevron."""
    _solid(brush, shifted(_CHEVRON, 0, 37), GOLD)
    brush.body(rounded(star(50, 30, 27, 12), 2), lighter(GOLD, 0.65), rim=3)


def _improve(brush: Brush) -> None:
    """Draw steps, and an arrow pointing up them."""
    for index, height in enumerate((20, 38, 56)):
        left = 17 + index * 24
        brush.body(box(left, 94 - height, left + 20, 94, 3), TEAL, rim=4)
    _solid(brush, arrow((30, 53), (72, 7), 13, 22), lighter(GOLD, 0.3))


def _take_back(brush: Brush) -> None:
    """Draw a key with an arrow curving around it: the key comes back."""
    curve = arc(50, 55, 35, 150, -118)
    tip = spot(50, 55, 35, -146)
    head = arrowhead(tip, -228, 27, 34)
    brush.stroke(curve, darker(TEAL, 0.75), 16)
    brush.stroke(head, darker(TEAL, 0.75), 6, closed=True)
    brush.stroke(curve, TEAL, 10)
    brush.fill(head, TEAL)
    blank_key(brush.inset(50, 56, 50).dyed(GOLD))


def _draw_card(brush: Brush) -> None:
    """Draw a card being lifted from a pile."""
    brush.body(box(14, 44, 70, 95, 6), "#2C5E8C", rim=3)
    brush.body(box(24, 8, 78, 80, 7), "#E9F0F6", rim=3)
    outline = arrow((51, 68), (51, 20), 15, 20)
    brush.fill(rounded(outline, 2), "#2C5E8C")


def _slash(brush: Brush) -> None:
    brush.stroke([(66, 12), (34, 88)], INK, 16)
    brush.stroke([(66, 12), (34, 88)], brush.tint, 10)


def _plus(brush: Brush) -> None:
    cross = [(36, 8), (64, 8), (64, 36), (92, 36), (92, 64), (64, 64)]
    _solid(brush, [*cross, *turned(cross, 180)], brush.tint)


ICONS: Icons = {
    "move-arrow": Icon(_move, colour=_PALE),
    "arrow-right": Icon(_right, colour=_PALE),
    "swap": Icon(_swap),
    "trade": Icon(_trade),
    "sell": Icon(_sell),
    "buy": Icon(_buy),
    "copy": Icon(_copy),
    "upgrade": Icon(_upgrade),
    "improve": Icon(_improve),
    "take-back": Icon(_take_back),
    "draw-card": Icon(_draw_card),
    "or-slash": Icon(_slash, colour=_PALE),
    "plus": Icon(_plus, colour=_PALE),
}
