"""Rows of icons laid out in a box: as large as fits, on one line or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.scene import Align, Box, Item, Sprite, Words


@dataclass(frozen=True, slots=True)
class Icon:
    """A sprite in a row."""

    name: str
    crossed: bool = False
    """True if it is struck out: this may not be done."""
    afloat: bool = False
    """True if it has water below it: at the surface."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number in a row."""

    text: str


Glyph: TypeAlias = Icon | Figure
IconRow: TypeAlias = tuple[Glyph, ...]

SLASH = Icon("or-slash")
PLUS = Icon("plus")
ARROW = Icon("arrow-right")

NARROW = {"or-slash": 0.4, "plus": 0.5, "arrow-right": 0.65}
"""Signs narrower than an icon, with their share of its width."""
DIGIT = 0.54
"""Width of a digit, as a share of an icon's."""
GAP = 0.08
TYPE = 0.92
"""Font size beside icons, as a share of an icon's height."""


def lay(row: IconRow, box: Box, size: int, align: Align = Align.CENTRE) -> Iterator[Item]:
    """Yield the icons in the middle of the box, `size` high or smaller if need be."""
    one, two = (row,), _broken(row)
    best = max((one, two), key=lambda lines: min(size, _largest(lines, box)))
    scale = min(size, _largest(best, box))
    height = int(scale * 1.08)
    top = box.top + (box.height - height * len(best)) // 2
    for number, line in enumerate(best):
        yield from _line(
            line, Box(box.left, top + number * height, box.width, height), scale, align
        )


def width_of(row: IconRow, size: int) -> int:
    """Return the width of a row of this height."""
    return round(_units(row) * size)


def _width(glyph: Glyph) -> float:
    if isinstance(glyph, Figure):
        return DIGIT * len(glyph.text)
    return NARROW.get(glyph.name, 1.0)


def _units(row: Sequence[Glyph]) -> float:
    """Return the width of a row of icons that are 1 high."""
    return sum(map(_width, row)) + GAP * max(len(row) - 1, 0)


def _largest(lines: Sequence[IconRow], box: Box) -> int:
    """Return the largest icon size at which these lines fit the box."""
    wide = max(map(_units, lines)) or 1.0
    return int(min(box.width / wide, box.height / len(lines) / 1.08))


def _broken(row: IconRow) -> tuple[IconRow, ...]:
    """Return the row on two lines of similar width; the second never begins with a sign."""
    if len(row) <= 2:  # noqa: PLR2004 - nothing to break
        return (row,)
    breaks = [number for number in range(1, len(row)) if _may_break(row, number)]
    best = min(breaks, key=lambda number: max(_units(row[:number]), _units(row[number:])))
    return (row[:best], row[best:])


def _may_break(row: IconRow, number: int) -> bool:
    """Return whether a line may end here: never between a number and its icon or before a sign."""
    before, after = row[number - 1], row[number]
    sign = isinstance(after, Icon) and after.name in NARROW
    return not isinstance(before, Figure) and not sign


def _line(row: IconRow, box: Box, scale: int, align: Align) -> Iterator[Item]:
    spare = box.width - width_of(row, scale)
    shares = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}
    left = box.left + spare * shares[align]
    middle = box.centre[1]
    for glyph in row:
        width = _width(glyph) * scale
        yield from _glyph(glyph, (round(left), middle), width, scale)
        left += width + GAP * scale


def _glyph(glyph: Glyph, at: tuple[int, int], width: float, scale: int) -> Iterator[Item]:
    left, middle = at
    if isinstance(glyph, Figure):
        room = Box(left, middle - scale // 2, round(width) + 1, scale)
        yield Words(glyph.text, room, round(scale * TYPE), bold=True, align=Align.CENTRE)
        return
    centre = (left + round(width / 2), middle)
    size = round(scale * 0.6) if glyph.name in NARROW else scale
    if glyph.afloat:
        yield Sprite(glyph.name, (centre[0], middle - scale // 12), round(scale * 0.84))
        # The strip is six times as wide as it is high.
        yield Sprite("water-surface", (centre[0], middle + round(scale * 0.38)), scale // 6)
        return
    yield Sprite(glyph.name, centre, size)
    if glyph.crossed:
        yield Sprite("cross", centre, round(scale * 0.7))
