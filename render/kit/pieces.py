"""Icons and figures side by side, as large as fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.fonts import measure
from render.scene import Box, Item, Sprite, Words

CLOSE = 4
"""The gap between an icon and its figure."""


@dataclass(frozen=True, slots=True)
class Piece:
    """An icon or a figure in a row."""

    icon: str = ""
    text: str = ""
    colour: str = "white"
    after: int = CLOSE
    """The gap behind it."""
    faded: bool = False
    part: float = 1
    """The size of an icon, as a part of the size of the others."""
    tint: str = ""

    def width(self, icon: int, type_: int) -> int:
        """Return its width, without the gap behind it."""
        return round(icon * self.part) if self.icon else measure(self.text, type_, bold=True)


def row_width(pieces: tuple[Piece, ...], icon: int, type_: int) -> int:
    """Return the width of a row of pieces."""
    wide = sum(piece.width(icon, type_) + piece.after for piece in pieces)
    return wide - pieces[-1].after if pieces else 0


def row(pieces: tuple[Piece, ...], left: int, middle: int, icon: int, type_: int) -> Iterator[Item]:
    """Yield the pieces from left to right."""
    for piece in pieces:
        wide = piece.width(icon, type_)
        if piece.icon:
            yield Sprite(piece.icon, (left + wide // 2, middle), wide, piece.tint, piece.faded)
        else:
            box = Box(left, middle - type_ // 2 - 2, wide + 1, type_ + 4)
            yield Words(piece.text, box, type_, piece.colour, bold=True)
        left += wide + piece.after


def spread(
    things: tuple[tuple[Piece, ...], ...], box: Box, sizes: Sequence[tuple[int, int]], least: int
) -> Iterator[Item]:
    """Yield things side by side over the whole box, in the first of the sizes that fits."""
    widths: list[int] = []
    spare, icon, type_ = 0, *sizes[-1]
    for icon, type_ in sizes:
        widths = [row_width(thing, icon, type_) for thing in things]
        spare = box.width - sum(widths)
        if spare >= least * len(things):
            break
    gap = spare / max(len(things), 1)
    left = box.left + gap / 2
    for thing, wide in zip(things, widths, strict=True):
        yield from row(thing, round(left), box.centre[1], icon, type_)
        left += wide + gap
