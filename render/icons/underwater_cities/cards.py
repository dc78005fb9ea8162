"""A nation's cards: the letters of their colours, types, backs, contracts and the assistant."""

from __future__ import annotations

from typing import Final

from render.icons.common.glyphs import BOLT, loop
from render.icons.common.laurel import wreath
from render.icons.common.money import coin
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import CORAL, GOLD, INK, IVORY, PAPER, TEAL, WORD, darker, lighter
from render.icons.drawing.parts import CARD_ASPECT, CREAM, edged, line, within
from render.icons.drawing.shapes import arc, box, circle, cog, drawn, ripple, rounded, spot, star

GREEN: Final = "#5CB873"
RED: Final = "#DB5A50"
YELLOW: Final = "#EBC14E"
_LOZENGE: Final = rounded([(50, 1), (99, 50), (50, 99), (1, 50)], 9)
_OUTLINE: Final = box(5, 4, 67, 96, 9)
_FACE: Final = box(11, 10, 61, 90, 5)
_MIDDLE: Final = CARD_ASPECT * 50


def _letter(colour: str, letter: str, paint: str) -> Sketch:
    """Return the sketch of a lozenge in a card's colour, with the letter of that colour."""

    def sketch(brush: Brush) -> None:
        brush.body(_LOZENGE, colour, edge=darker(colour, 0.75), rim=4)
        brush.letters(letter, (50, 50), 46, paint)

    return sketch


# ---------------------------------------------------------------- types


def _badge(sign: Sketch) -> Sketch:
    """Return the sketch of a light round badge with a dark sign."""

    def sketch(brush: Brush) -> None:
        brush.stroke(circle(50, 50, 45), darker(WORD, 0.8), 4, closed=True)
        brush.fill(circle(50, 50, 45), Gradient("#FFFFFF", "#D5E2EE"))
        sign(brush)

    return sketch


def _bolt(brush: Brush) -> None:
    """Draw the sign of cards with an immediate effect."""
    flash = [(50 + (x - 51) * 0.78, 50 + (y - 50) * 0.78) for x, y in BOLT]
    brush.stroke(flash, INK, 6, closed=True)
    brush.fill(flash, GOLD)


def _again(brush: Brush) -> None:
    """Draw the sign of cards with a permanent effect."""
    loop(brush.inset(50, 50, 80), "#1D5E94", "#FFFFFF")


def ringed_a(brush: Brush) -> None:
    """Draw an A in a ring."""
    brush.stroke(circle(50, 50, 31), INK, 7, closed=True)
    brush.letters("A", (50, 49), 34, INK)


def _helm(brush: Brush) -> None:
    """Draw a ship's wheel."""
    wood = "#7A4A12"
    for angle in range(0, 180, 45):
        brush.stroke([spot(50, 50, 38, angle), spot(50, 50, -38, angle)], wood, 6.5)
    brush.stroke(circle(50, 50, 23), wood, 8, closed=True)
    brush.fill(circle(50, 50, 9), wood)


def _crowned(brush: Brush) -> None:
    """Draw a laurel wreath around a star."""
    wreath(brush.inset(50, 48, 88), 50, 50, 31, "#3F8A4E")
    brush.fill(rounded(star(50, 49, 20, 9), 1), "#B57B12")


# ----------------------------------------------------------------- cards


def _special(brush: Brush) -> None:
    """Draw a Special card, which has a price: a coin."""
    brush.body(_OUTLINE, GOLD, rim=2.5)
    brush.fill(_FACE, Gradient("#3E6FA8", "#17355C"))
    brush.fill(rounded(star(_MIDDLE, 32, 18, 8), 1), CREAM)
    brush.fill(circle(_MIDDLE, 69, 26), INK)
    coin(brush.inset(_MIDDLE, 69, 50))


def _era(colour: str, bars: int) -> Sketch:
    """Return the sketch of a card's back: waves, and a bar for each era up to its own."""

    def sketch(brush: Brush) -> None:
        brush.body(_OUTLINE, lighter(colour, 0.25), rim=2.5)
        brush.fill(_FACE, Gradient(lighter(colour, 0.05), darker(colour, 0.45)))
        inside = brush.clipped(_FACE)
        for y in (72, 84):
            inside.stroke(ripple(0, 72, y, 9, 24), lighter(colour, 0.45), 4)
        for bar in range(bars):
            x = _MIDDLE + (bar - (bars - 1) / 2) * 16
            brush.stroke([(x, 28), (x, 54)], INK, 14)
            brush.stroke([(x, 28), (x, 54)], CREAM, 9)

    return sketch


def _government(brush: Brush) -> None:
    """Draw a scroll with the government's seal."""
    brush.body(box(17, 12, 83, 86, 3), PAPER, rim=0)
    for top, shade in ((4, 0.0), (78, 0.14)):
        brush.body(box(7, top, 93, top + 14, 7), darker(PAPER, shade), rim=3)
    for y, right in ((31, 73), (44, 73)):
        brush.stroke([(27, y), (right, y)], "#8A7A5C", brush.fine(5, 0.8))
    for side in (-1, 1):
        ribbon = [(50, 66), (50 + side * 22, 92), (50 + side * 11, 90), (50 + side * 6, 97)]
        edged(brush, ribbon, "#3C78C8", 4)
    brush.body(cog(50, 65, 22, 18, 10), CORAL, rim=2)
    brush.fill(rounded(star(50, 65, 12, 5), 0.5), CREAM)


def _assistant(brush: Brush) -> None:
    """Draw an assistant with a headset."""
    coat = drawn("M 50 56 C 82 56 92 72 92 96 L 8 96 C 8 72 18 56 50 56")
    edged(brush, coat, TEAL, 8)
    edged(brush, rounded([(38, 58), (62, 58), (50, 82)], 2), "#FFFFFF", 4)
    edged(brush, circle(50, 34, 23), IVORY, 8)
    line(brush, arc(50, 33, 27, 180, 360), "#8FB4D0", 7)
    for left in (15, 71):
        edged(brush, box(left, 27, left + 14, 48, 6), CORAL, 6)
    line(brush, drawn("M 76 46 Q 74 58 58 54"), "#8FB4D0", 5)
    for x in (42, 58):
        brush.fill(circle(x, 34, 3.6), INK)


ICONS: Icons = {
    "colour-g": Icon(_letter(GREEN, "G", INK)),
    "colour-r": Icon(_letter(RED, "R", "#FFFFFF")),
    "colour-y": Icon(_letter(YELLOW, "Y", INK)),
    "type-instant": Icon(_badge(_bolt)),
    "type-permanent": Icon(_badge(_again)),
    "type-action": Icon(_badge(ringed_a)),
    "type-production": Icon(_badge(_helm)),
    "type-end": Icon(_badge(_crowned)),
    "special-card": Icon(_special, CARD_ASPECT),
    "era-1": Icon(_era("#6CB6E8", 1), CARD_ASPECT),
    "era-2": Icon(_era("#38A69A", 2), CARD_ASPECT),
    "era-3": Icon(_era("#8E6BD0", 3), CARD_ASPECT),
    "contract-gov": Icon(_government),
    "assistant": Icon(within(_assistant)),
}
