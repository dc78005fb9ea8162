"""Measures that all pictures of a question share, how they end, and small figures in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.msg import Msg
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.scene import Align, Box, Item, Scene, Sprite, Words
from render.underwater_cities.changes import changes
from render.underwater_cities.question.questions import Question

WIDTH, HEIGHT = 1100, 700
"""Desktop clients show a gallery's only picture in a box of this shape."""
INNER = WIDTH - 2 * MARGIN
SMALLEST = 31
"""The smallest type: its capitals are 6 pixels high where a phone shows the picture 338 wide."""
HEAD = 72
"""Height of the strip at the top."""
LEGAL, RIM = "legal", 5
"""The rim of a place that can be chosen; nothing else is yellow."""
CLOSE, APART = 4, 10
"""Gaps between an icon and its figure, and between two things."""


def drawing() -> Drawing:
    """Return an empty picture."""
    return Drawing(WIDTH, HEIGHT)


def finished(
    picture: Drawing, asked: Question, context: ReaderContext, told: Iterable[Msg]
) -> Scene:
    """Return a picture of a question as a scene, with these sentences as its alt text."""
    alt = alt_text(context, told)
    return picture.scene(context, alt, "", changes(context.before, asked.view))


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
            yield Sprite(piece.icon, (left + wide // 2, middle), wide, faded=piece.faded)
        else:
            box = Box(left, middle - type_ // 2 - 2, wide + 1, type_ + 4)
            yield Words(piece.text, box, type_, piece.colour, bold=True)
        left += wide + piece.after


def name_words(text: str, box: Box, size: int, colour: str) -> Words:
    """Return the name of a place, in the middle of its box."""
    return Words(text, box, size, colour, bold=True, align=Align.CENTRE)


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
