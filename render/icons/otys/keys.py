"""Keys: each seat's five numbered keys and X Key, and the neutral X Key."""

from __future__ import annotations

from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import GOLD, INK, darker, lighter
from render.icons.drawing.shapes import Path, circle, drawn, regular, rounded

_SHAFT = drawn(
    "M 43 60 L 57 60 L 57 72 L 72 72 L 72 79 L 64 79 L 64 85 L 74 85 L 74 93 L 50 96 L 43 90"
)
_DOUBLE_SHAFT = drawn(
    "M 43 60 L 57 60 L 57 72 L 71 72 L 71 81 L 57 81 "
    "L 57 96 L 43 96 L 43 90 L 29 90 L 29 81 L 43 81"
)


def _key(brush: Brush, bow: Path, shaft: Path, sign: str, face: Path) -> None:
    """Draw a key with a sign on its bow."""
    colour = brush.tint
    brush.body(rounded(shaft, 2), darker(colour, 0.12), edge=darker(colour, 0.7), rim=2)
    brush.body(bow, colour, edge=darker(colour, 0.7), rim=4)
    brush.fill(face, lighter(colour, 0.5))
    brush.letters(sign, (50, 37), 41, INK)


def blank_key(brush: Brush) -> None:
    """Draw a key without a number, with a hole to hang it by."""
    colour = brush.tint
    brush.body(rounded(_SHAFT, 2), darker(colour, 0.12), edge=darker(colour, 0.75), rim=2)
    brush.body(circle(50, 37, 31), colour, edge=darker(colour, 0.75), rim=5)
    brush.fill(circle(50, 33, 12), INK)


def _own(sign: str) -> Sketch:
    """Return the sketch of a seat's own key: a round bow in the seat's colour."""

    def sketch(brush: Brush) -> None:
        _key(brush, circle(50, 37, 33), _SHAFT, sign, circle(50, 37, 26))

    return sketch


def _neutral(brush: Brush) -> None:
    """Draw the neutral key: a hexagonal bow of dull steel with bits on both sides."""
    bow = rounded(regular(50, 37, 36, 6, 0), 4)
    _key(brush, bow, _DOUBLE_SHAFT, "X", rounded(regular(50, 37, 28, 6, 0), 3))


ICONS: Icons = {
    **{f"key-{number}": Icon(_own(str(number)), colour=GOLD) for number in range(1, 6)},
    "key-x": Icon(_own("X"), colour=GOLD),
    "key-neutral-x": Icon(_neutral, colour="#A7B4C2"),
}
