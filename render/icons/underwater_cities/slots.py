"""The slots of the main board, and the tiles and markers of players on it."""

from __future__ import annotations

from typing import Final

from render.icons.common.pieces import SHAPES
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import GOLD, INK, STEEL, darker, faint, lighter
from render.icons.drawing.parts import CREAM, edged, within
from render.icons.drawing.shapes import Path, box, circle, drawn, ripple, rounded, shifted
from render.icons.underwater_cities.cards import GREEN, RED, YELLOW

_SQUARE: Final = box(6, 4, 94, 90, 10)
_CUT: Final = rounded(
    [(28, 4), (72, 4), (94, 26), (94, 68), (72, 90), (28, 90), (6, 68), (6, 26)], 4
)
_SOFT: Final = box(6, 4, 94, 90, 34)
_ROUND: Final = circle(50, 47, 43)
_TILE: Final = box(6, 5, 94, 89, 15)
_STEP: Final = rounded(drawn("M 50 56 L 94 78 L 94 96 L 50 76 L 6 96 L 6 78"), 2)
_GREY: Final = "#A7B4C2"


def _smaller(path: Path, share: float) -> Path:
    """Return the outline, scaled about its middle."""
    return [(50 + (x - 50) * share, 47 + (y - 47) * share) for x, y in path]


def plinth(brush: Brush, outline: Path, colour: str) -> None:
    """Draw a raised place for an action tile, dark in the middle."""
    brush.body(shifted(outline, 0, 6), darker(colour, 0.45), rim=0)
    brush.body(outline, colour, rim=4)
    brush.fill(_smaller(outline, 0.8), Gradient(darker(colour, 0.75), darker(colour, 0.86)))


def _slot(outline: Path, colour: str, letter: str) -> Sketch:
    """Return the sketch of a slot with its outline, colour and letter."""

    def sketch(brush: Brush) -> None:
        plinth(brush, outline, colour)
        brush.letters(letter, (50, 47), 42, lighter(colour, 0.45))

    return sketch


def _always(brush: Brush) -> None:
    """Draw the slot that is never blocked: an infinity sign."""
    plinth(brush, _ROUND, STEEL)
    lying = drawn(
        "M 50 47 C 58 34 66 32 72 34 C 84 38 84 56 72 60 C 66 62 58 60 50 47 "
        "C 42 34 34 32 28 34 C 16 38 16 56 28 60 C 34 62 42 60 50 47"
    )
    brush.stroke(lying, CREAM, brush.fine(8, 1.4))


def _flat(brush: Brush, colour: str) -> None:
    """Draw a flat tile with a thick edge."""
    brush.body(shifted(_TILE, 0, 6), darker(colour, 0.5), rim=0)
    brush.body(_TILE, colour, rim=4)


def _action_tile(shape: Path) -> Sketch:
    """Return the sketch of one seat's action tile."""

    def sketch(brush: Brush) -> None:
        _flat(brush, brush.tint)
        brush.inset(50, 48, 74).fill(shape, darker(brush.tint, 0.85))

    return sketch


def _neutral(brush: Brush) -> None:
    """Draw an action tile that belongs to no seat."""
    _flat(brush, _GREY)
    for path in ([(29, 26), (71, 68)], [(71, 26), (29, 68)]):
        brush.stroke(path, darker(_GREY, 0.85), 14)


def _marker(shape: Path) -> Sketch:
    """Return the sketch of one seat's Federation marker: its shape above a chevron."""

    def sketch(brush: Brush) -> None:
        brush.body(_STEP, lighter(brush.tint, 0.25), edge=darker(brush.tint, 0.75), rim=3)
        crest = brush.inset(50, 39, 62)
        crest.stroke(shape, darker(brush.tint, 0.8), 14, closed=True)
        crest.body(shape, brush.tint, rim=6)

    return sketch


def _clone(brush: Brush) -> None:
    """Draw the clone tile, which reuses a taken slot: two tiles, one on top of the other."""
    _flat(brush, GOLD)
    brush.fill(_smaller(_TILE, 0.82), Gradient("#6B4E12", "#43300C"))
    for corner, colour in ((20, faint(CREAM, 0.55)), (38, CREAM)):
        one = box(corner + 1, corner - 2, corner + 42, corner + 39, 8)
        edged(brush, one, colour, 7)


def submarine(brush: Brush) -> None:
    """Draw the era marker: a small submarine."""
    edged(brush, box(38, 16, 64, 46, 6), GOLD, 8)
    brush.stroke(drawn("M 52 20 L 52 7 L 66 7"), INK, 13)
    brush.stroke(drawn("M 52 20 L 52 7 L 66 7"), lighter(GOLD, 0.4), 6)
    edged(brush, rounded([(3, 38), (18, 50), (18, 76), (3, 88)], 3), darker(GOLD, 0.15), 7)
    hull = drawn(
        "M 10 63 C 16 40 32 36 54 36 C 82 36 97 50 97 63 C 97 78 82 90 54 90 C 32 90 16 86 10 63"
    )
    brush.body(hull, GOLD, rim=5)
    for x in (38, 60, 81):
        brush.fill(circle(x, 62, 9), INK)
        brush.fill(circle(x, 62, 5.5), "#BFE6FF")
    brush.clipped(hull).stroke(ripple(10, 98, 81, 6, 30), darker(GOLD, 0.45), 4)


ICONS: Icons = {
    "slot-green": Icon(_slot(_SQUARE, GREEN, "G")),
    "slot-red": Icon(_slot(_CUT, RED, "R")),
    "slot-yellow": Icon(_slot(_SOFT, YELLOW, "Y")),
    "slot-always": Icon(_always),
    "clone": Icon(_clone),
    **{
        f"tile-{name}": Icon(_action_tile(shape), colour=tint)
        for name, (tint, shape) in SHAPES.items()
    },
    "tile-neutral": Icon(_neutral),
    **{
        f"marker-{name}": Icon(within(_marker(shape)), colour=tint)
        for name, (tint, shape) in SHAPES.items()
    },
    "era-marker": Icon(within(submarine)),
}
