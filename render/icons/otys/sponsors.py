"""The emblems of the five sponsors, and signs for the sides of a tile."""

from __future__ import annotations

from typing import Final

from render.icons.common.glyphs import Glyph, anchor, lighthouse, shell, trident, whale_tail
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import GOLD, IVORY, STEEL, TEAL, darker, lighter
from render.icons.drawing.shapes import circle, regular, rounded

_EMBLEMS: Final[tuple[tuple[Glyph, str], ...]] = (
    (anchor, GOLD),
    (shell, "#FF9F8E"),
    (trident, TEAL),
    (lighthouse, IVORY),
    (whale_tail, "#7FB8F5"),
)
_PLATE: Final = rounded(regular(50, 50, 48, 8, 22.5), 5)
_FIELD: Final = rounded(regular(50, 50, 40, 8, 22.5), 4)


def _emblem(glyph: Glyph, colour: str) -> Sketch:
    """Return the sketch of an octagonal plate with a sponsor's emblem."""

    def sketch(brush: Brush) -> None:
        ground = darker(colour, 0.8)
        brush.body(_PLATE, darker(colour, 0.12), rim=4)
        brush.fill(_FIELD, Gradient(lighter(ground, 0.07), ground))
        glyph(brush.inset(50, 52, 60), darker(ground, 0.8), darker(ground, 0.8))
        glyph(brush.inset(50, 50, 60), lighter(colour, 0.4), ground)

    return sketch


def _basic(brush: Brush) -> None:
    """Draw one chevron: the Basic side."""
    brush.body(circle(50, 50, 42), darker(STEEL, 0.5), edge=STEEL, rim=0)
    _step(brush, 50, lighter(STEEL, 0.5))


def _advanced(brush: Brush) -> None:
    """Draw two chevrons: the Advanced side."""
    brush.body(circle(50, 50, 42), darker(GOLD, 0.62), edge=GOLD, rim=0)
    for y in (36, 62):
        _step(brush, y, lighter(GOLD, 0.4))


def _step(brush: Brush, y: float, colour: str) -> None:
    """Draw a chevron that points upwards."""
    brush.stroke([(28, y + 11), (50, y - 9), (72, y + 11)], colour, 12)


ICONS: Icons = {
    **{
        f"sponsor-{number}": Icon(_emblem(*emblem))
        for number, emblem in enumerate(_EMBLEMS, start=1)
    },
    "side-basic": Icon(_basic),
    "side-advanced": Icon(_advanced),
}
