"""Ships, scientists and cubes with a seat's own shape, so that nobody has to tell colours apart.

A ship's sail and a scientist's head are that shape, so it shows however small they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from render.icons.common.seats import cube_faces
from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import AZURE, IVORY, ORANGE, VIOLET, darker, faint, lighter
from render.icons.drawing.shapes import Path, box, circle, drawn, rounded, whole

_Piece: TypeAlias = Callable[[Brush, Path], None]
"""A function that draws a piece with a seat's shape."""

SHAPES: Final[Mapping[str, tuple[str, Path]]] = MappingProxyType(
    {
        "disc": (VIOLET, circle(50, 50, 40)),
        "triangle": (ORANGE, rounded([(50, 4), (98, 90), (2, 90)], 8)),
        "square": (AZURE, box(10, 10, 90, 90, 5)),
        "diamond": (IVORY, rounded([(50, -5), (104, 50), (50, 105), (-4, 50)], 5)),
    }
)
"""The colour and outline of each seat's shape, by the name of the shape."""

_HULL: Final = drawn("M 4 69 L 96 69 Q 91 94 72 95 L 28 95 Q 9 94 4 69")
_SKIRT: Final = whole(drawn("M 50 56 L 64 56 Q 70 72 86 81 Q 92 87 89 95 L 50 95"))


def _crest(brush: Brush, shape: Path, colour: str, *, plain: bool) -> None:
    """Draw a seat's shape, with a dark middle unless it is to be plain."""
    brush.body(shape, colour, rim=5)
    if plain:
        return
    middle = [(50 + (x - 50) * 0.48, 53 + (y - 53) * 0.48) for x, y in shape]
    brush.fill(middle, darker(brush.tint, 0.8))


def _ship(brush: Brush, shape: Path) -> None:
    """Draw a ship whose sail has the shape."""
    brush.stroke([(50, 20), (50, 72)], darker(brush.tint, 0.45), 8)
    _crest(brush.inset(50, 35, 60), shape, lighter(brush.tint, 0.5), plain=brush.small)
    brush.body(_HULL, brush.tint, rim=4)
    brush.stroke([(17, 83), (83, 83)], faint(darker(brush.tint), 0.75), 4)


def _pawn(brush: Brush, shape: Path) -> None:
    """Draw a scientist whose head has this shape."""
    brush.body(_SKIRT, brush.tint, rim=4)
    brush.body(box(29, 58, 71, 67, 4), lighter(brush.tint, 0.1), rim=2)
    _crest(brush.inset(50, 33, 58), shape, lighter(brush.tint, 0.4), plain=brush.small)


def _cube(brush: Brush, shape: Path) -> None:
    """Draw a cube with the shape on its front."""
    cube_faces(brush, lighter(brush.tint, 0.2))
    brush.inset(39.5, 61.5, 57).fill(shape, darker(brush.tint, 0.85))


def _marked(piece: _Piece, shape: Path) -> Sketch:
    """Return the sketch of one seat's piece."""

    def sketch(brush: Brush) -> None:
        piece(brush, shape)

    return sketch


_PIECES: Final = {"ship": _ship, "pawn": _pawn, "cube-seat": _cube}

ICONS: Icons = {
    f"{name}-{of_seat}": Icon(_marked(piece, shape), colour=tint)
    for name, piece in _PIECES.items()
    for of_seat, (tint, shape) in SHAPES.items()
}
