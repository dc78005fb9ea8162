"""Cards, contracts, reward tokens, and the piles and bag they are drawn from."""

from __future__ import annotations

from typing import Final

from render.icons.common.glyphs import anchor, drop, gem, ingot, leaf, loop
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import (
    BRASS,
    CORAL,
    FUEL,
    GOLD,
    INK,
    METAL,
    PAPER,
    PLANT,
    STEEL,
    TEAL,
    darker,
    lighter,
)
from render.icons.drawing.parts import CARD_ASPECT
from render.icons.drawing.shapes import Path, box, circle, drawn, ellipse, regular, rounded, shifted

_BACK: Final = "#4180B8"
_QUARTERS: Final = ((33, 34), (67, 34), (33, 66), (67, 66))
"""The centres of the cubes on a contract."""
_HEXAGON: Final = rounded(regular(50, 50, 46, 6), 7)


def _sheet(brush: Brush, outline: Path, colour: str) -> None:
    """Draw a card lying on others or on the table."""
    brush.body(outline, colour, edge=darker(colour, 0.75), rim=2.5)


def _card(brush: Brush) -> None:
    """Draw the face of a card, in the brush's tint."""
    _sheet(brush, box(6, 5, 66, 95, 8), "#E9F0F6")
    inside = brush.clipped(box(9, 8, 63, 92, 6))
    inside.fill(box(0, 0, 72, 27), brush.tint)
    brush.fill(box(16, 36, 56, 62, 4), lighter(brush.tint, 0.6))
    for y, right in ((72, 54), (82, 42)):
        brush.stroke([(18, y), (right, y)], "#8CA3BA", brush.fine(4.5, 0.7))


def _back(brush: Brush) -> None:
    """Draw the back of a card."""
    _sheet(brush, box(6, 5, 66, 95, 8), brush.tint)
    brush.stroke(box(13, 12, 59, 88, 5), lighter(brush.tint, 0.5), 2.5, closed=True)
    anchor(brush.inset(36, 50, 38), lighter(brush.tint, 0.75), brush.tint)


def _deck(brush: Brush) -> None:
    """Draw a pile of cards, face down."""
    for step in (14, 7, 0):
        _sheet(brush, box(14 + step, 4 + step, 72 + step, 82 + step - 1, 7), _BACK)
    face = box(20, 10, 66, 75, 4)
    brush.fill(box(14, 4, 72, 81, 7), Gradient(lighter(_BACK, 0.12), _BACK))
    brush.stroke(face, lighter(_BACK, 0.5), 2.5, closed=True)
    anchor(brush.inset(43, 43, 38), lighter(_BACK, 0.75), _BACK)


def _scroll(brush: Brush) -> None:
    """Draw a sheet of paper rolled up at both ends."""
    brush.body(box(15, 12, 85, 88, 3), PAPER, rim=0)
    for top, shade in ((4, 0.0), (83, 0.14)):
        brush.body(box(6, top, 94, top + 13, 6.5), darker(PAPER, shade), rim=3)


def _contract(brush: Brush) -> None:
    """Draw a sealed scroll."""
    _scroll(brush)
    for y, right in ((31, 73), (45, 73), (59, 50)):
        brush.stroke([(27, y), (right, y)], "#8A7A5C", brush.fine(5, 0.8))
    brush.body(circle(68, 66, 13), CORAL, rim=3)


def _exact(brush: Brush) -> None:
    """Draw a contract for specific cubes."""
    _scroll(brush)
    signs = ((METAL, ingot), (METAL, ingot), (PLANT, leaf), (FUEL, drop))
    for (x, y), (colour, glyph) in zip(_QUARTERS, signs, strict=True):
        brush.body(box(x - 13, y - 13, x + 13, y + 13, 3), colour, rim=2)
        glyph(brush.inset(x, y, 20), INK if colour == PLANT else "#FFFFFF", colour)


def _free(brush: Brush) -> None:
    """Draw a contract for two cubes of one kind and two of another, of any kinds."""
    _scroll(brush)
    for x, y in _QUARTERS[:2]:
        brush.fill(box(x - 13, y - 12, x + 13, y + 12, 4), "#6E5A9E")
    for x, y in _QUARTERS[2:]:
        brush.stroke(box(x - 10, y - 9, x + 10, y + 9, 3), "#6E5A9E", 6, closed=True)


def _treasure(brush: Brush) -> None:
    """Draw a reward with an immediate bonus."""
    brush.body(_HEXAGON, CORAL, rim=5)
    brush.fill(rounded(regular(50, 50, 35, 6), 5), darker(CORAL, 0.62))
    gem(brush.inset(50, 52, 44), "#FFE9C9", darker(CORAL, 0.5))


def _lasting(brush: Brush) -> None:
    """Draw a reward with a permanent bonus."""
    brush.body(_HEXAGON, TEAL, rim=5)
    brush.fill(rounded(regular(50, 50, 35, 6), 5), darker(TEAL, 0.72))
    loop(brush.inset(50, 50, 52), "#DDFBF5", darker(TEAL, 0.72))


def _blank(brush: Brush) -> None:
    """Draw a blank reward token, on which its bonus is drawn."""
    brush.body(_HEXAGON, brush.tint, rim=4)
    brush.fill(rounded(regular(50, 50, 37, 6), 6), Gradient(darker(brush.tint, 0.74), INK))


def _bag(brush: Brush) -> None:
    """Draw a bag tied up with a cord."""
    cloth = "#B98F62"
    sack = drawn(
        "M 36 30 L 64 30 C 78 42 94 60 90 80 C 88 92 76 95 50 95 "
        "C 24 95 12 92 10 80 C 6 60 22 42 36 30"
    )
    ruff = drawn(
        "M 35 26 C 30 18 24 14 22 6 C 32 10 38 4 50 8 C 62 4 68 10 78 6 C 76 14 70 18 65 26"
    )
    brush.body(ruff, lighter(cloth, 0.1), rim=3)
    brush.body(sack, cloth, rim=4)
    brush.body(box(31, 24, 69, 34, 5), "#E9D3A8", rim=2)
    brush.stroke([(66, 30), (78, 44)], "#E9D3A8", 4)
    brush.body(rounded(regular(50, 65, 21, 6), 3), CORAL, rim=2)
    gem(brush.inset(50, 66, 20), "#FFE9C9", darker(CORAL, 0.5))


def _stack_shadow(outline: Path) -> Path:
    """Return the outline moved down a little, to show the side of a flat piece."""
    return shifted(outline, 0, 6)


def _round_plinth(brush: Brush) -> None:
    """Draw a round piece, on which a sign is drawn."""
    disc = ellipse(50, 47, 43, 43)
    brush.body(_stack_shadow(disc), darker(brush.tint, 0.45), rim=0)
    brush.body(disc, brush.tint, rim=4)
    brush.fill(circle(50, 47, 35), Gradient(darker(brush.tint, 0.72), darker(brush.tint, 0.85)))


def _square_plinth(brush: Brush) -> None:
    """Draw a square piece, on which a sign is drawn."""
    tile = box(7, 4, 93, 90, 13)
    brush.body(_stack_shadow(tile), darker(brush.tint, 0.45), rim=0)
    brush.body(tile, brush.tint, rim=4)
    brush.fill(box(15, 12, 85, 82, 9), Gradient(darker(brush.tint, 0.72), darker(brush.tint, 0.85)))


ICONS: Icons = {
    "card": Icon(_card, CARD_ASPECT, GOLD),
    "card-back": Icon(_back, CARD_ASPECT, _BACK),
    "deck": Icon(_deck),
    "contract": Icon(_contract),
    "contract-exact": Icon(_exact),
    "contract-free": Icon(_free),
    "reward": Icon(_treasure),
    "reward-back": Icon(_lasting),
    "reward-plinth": Icon(_blank, colour=BRASS),
    "bag": Icon(_bag),
    "token-plinth": Icon(_round_plinth, colour=STEEL),
    "tile-plinth": Icon(_square_plinth, colour=STEEL),
}
