"""Signs of a seat: its own shape in its own colour, and pieces in that colour."""

from __future__ import annotations

from typing import Final

from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import AZURE, IVORY, ORANGE, VIOLET, darker, faint, lighter
from render.icons.drawing.shapes import Path, arc, box, circle, drawn, ellipse, rounded, whole

_DISC: Final = circle(50, 50, 41)
_TRIANGLE: Final = rounded([(50, 4), (97, 90), (3, 90)], 10)
_SQUARE: Final = box(12, 12, 88, 88, 9)
_DIAMOND: Final = rounded([(50, 3), (95, 50), (50, 97), (5, 50)], 9)


def _facet(brush: Brush, outline: Path, inner: Path) -> None:
    """Draw a seat's shape with a raised middle."""
    brush.body(outline, brush.tint, rim=6)
    brush.fill(inner, Gradient(lighter(brush.tint, 0.45), lighter(brush.tint, 0.1)))


def _disc(brush: Brush) -> None:
    _facet(brush, _DISC, circle(50, 50, 25))


def _triangle(brush: Brush) -> None:
    _facet(brush, _TRIANGLE, rounded([(50, 33), (75, 78), (25, 78)], 6))


def _square(brush: Brush) -> None:
    _facet(brush, _SQUARE, box(28, 28, 72, 72, 5))


def _diamond(brush: Brush) -> None:
    _facet(brush, _DIAMOND, rounded([(50, 25), (74, 50), (50, 75), (26, 50)], 5))


def _pawn(brush: Brush) -> None:
    skirt = whole(drawn("M 50 40 L 60 40 Q 62 66 78 78 Q 84 84 82 93 L 50 94"))
    brush.body(skirt, brush.tint)
    brush.body(box(31, 39, 69, 48, 4), lighter(brush.tint, 0.1), rim=2)
    brush.body(circle(50, 24, 19), brush.tint, rim=5)
    brush.fill(ellipse(44, 17, 7, 5), faint("#FFFFFF", 0.5))
    brush.stroke(arc(50, 77, (26, 8), 20, 160), faint(darker(brush.tint), 0.7), 4)


def _ship(brush: Brush) -> None:
    mast = darker(brush.tint, 0.35)
    brush.stroke([(46, 8), (46, 66)], mast, 5)
    sail = drawn("M 51 10 Q 88 26 86 60 L 51 60")
    brush.body(sail, lighter(brush.tint, 0.5), rim=3)
    brush.body(drawn("M 41 20 Q 18 36 15 60 L 41 60"), lighter(brush.tint, 0.35), rim=3)
    hull = drawn("M 4 66 L 96 66 Q 90 92 70 93 L 28 93 Q 12 90 4 66")
    brush.body(hull, brush.tint, rim=4)
    brush.stroke([(14, 79), (86, 79)], faint(darker(brush.tint), 0.75), 4)


def cube_faces(brush: Brush, front: str, *, edge: str | None = None) -> None:
    """Draw a cube, seen from slightly above and to the right."""
    outline = rounded([(6, 28), (27, 6), (94, 6), (94, 72), (73, 94), (6, 94)], 5)
    brush.stroke(outline, edge or darker(front, 0.62), 5, closed=True)
    brush.fill(outline, front)
    side = brush.clipped(outline)
    side.fill([(73, 27), (96, 4), (96, 74), (73, 97)], darker(front, 0.34))
    side.fill([(4, 30), (28, 4), (98, 4), (73, 28)], lighter(front, 0.45))
    side.fill([(4, 28), (73, 28), (73, 97), (4, 97)], Gradient(front, darker(front, 0.1)))
    side.stroke([(6, 28), (73, 28), (73, 94)], lighter(front, 0.62), 2.4)
    side.stroke([(73, 28), (94, 7)], lighter(front, 0.62), 2.4)


def _cube(brush: Brush) -> None:
    cube_faces(brush, brush.tint)


ICONS: Icons = {
    "seat-disc": Icon(_disc, colour=VIOLET),
    "seat-triangle": Icon(_triangle, colour=ORANGE),
    "seat-square": Icon(_square, colour=AZURE),
    "seat-diamond": Icon(_diamond, colour=IVORY),
    "pawn": Icon(_pawn, colour=IVORY),
    "ship": Icon(_ship, colour=IVORY),
    "cube": Icon(_cube, colour=IVORY),
}
