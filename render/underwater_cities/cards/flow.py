"""Icons laid out in a box: as large as fits, on as many lines as needed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.fonts import measure
from render.kit.icon_rows import NARROW, Figure, Glyph
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.glyphs import Frame, IconLine, IconRun

TYPE = 0.9
"""Height of figures, as a share of an icon's."""
SIGN = 0.62
"""Size of signs between icons, as a share of an icon's."""
CROSS = 0.8
NEAR, APART, BETWEEN = 0.08, 0.16, 0.4
"""Gaps between icons of a run, between runs, and between statements on one line."""
LEADING = 1.2
"""Distance from one line to the next; a frame takes most of the space between them."""
PAD = 0.14
SMALLEST = 14
EDGES: dict[Frame, tuple[str, str]] = {
    "price": ("panel-deep", "bad"),
    "condition": ("panel-deep", "legal"),
    "event": ("panel-deep", "changed"),
}


@dataclass(frozen=True, slots=True)
class IconScale:
    """Icon size, and the smallest font size for figures."""

    size: int
    type: int

    @property
    def letters(self) -> int:
        """The font size of figures."""
        return max(round(self.size * TYPE), self.type)

    def glyph(self, glyph: Glyph) -> int:
        """Return the width of a glyph."""
        if isinstance(glyph, Figure):
            return measure(glyph.text, self.letters, bold=True)
        return round(NARROW.get(glyph.name, 1.0) * self.size)

    def atom(self, atom: IconRun) -> int:
        """Return the width of a run of icons."""
        wide = sum(map(self.glyph, atom.row)) + (len(atom.row) - 1) * round(NEAR * self.size)
        return wide + (2 * round(PAD * self.size) if atom.frame else 0)

    def line(self, line: IconLine) -> int:
        """Return the width of a line."""
        return sum(map(self.atom, line)) + (len(line) - 1) * round(APART * self.size)

    def high(self, lines: int) -> int:
        """Return the height of this many lines."""
        return round(max(self.size, self.letters * 0.8) * LEADING) * lines


@dataclass(frozen=True, slots=True)
class FittedEffect:
    """The lines of an effect, and their size."""

    lines: tuple[IconLine, ...]
    scale: IconScale
    whole: bool


@lru_cache(maxsize=4096)
def set_in(
    statements: tuple[IconLine, ...], width: int, height: int, size: int, smallest_type: int
) -> FittedEffect:
    """Return the largest setting that fits, up to `size`; one statement per line, if possible."""
    run = (tuple(atom for one in statements for atom in one),)
    found, low, high = None, SMALLEST, max(size, SMALLEST)
    while low <= high:
        scale = IconScale((low + high) // 2, smallest_type)
        lines = next(
            (
                broken
                for whole_lines in (statements, run)
                if _fits(broken := _all_broken(whole_lines, scale, width), scale, width, height)
            ),
            None,
        )
        if lines is None:
            high = scale.size - 1
        else:
            found, low = FittedEffect(lines, scale, whole=True), scale.size + 1
    scale = IconScale(SMALLEST, smallest_type)
    return found or FittedEffect(_all_broken(run, scale, width), scale, whole=False)


def _all_broken(lines: tuple[IconLine, ...], scale: IconScale, width: int) -> tuple[IconLine, ...]:
    """Return the lines, each broken into as many as it needs."""
    return tuple(part for line in lines for part in _broken(line, scale, width))


def _fits(lines: tuple[IconLine, ...], scale: IconScale, width: int, height: int) -> bool:
    wide = max(map(scale.line, lines), default=0)
    return wide <= width and scale.high(len(lines)) <= height


def _broken(line: IconLine, scale: IconScale, width: int) -> Iterator[IconLine]:
    """Yield the lines that a line has to be broken into, none of which begins with a sign."""
    done: IconLine = ()
    for group in _groups(line):
        if done and scale.line((*done, *group)) > width:
            yield done
            done = ()
        done += group
    if done:
        yield done


def _groups(line: IconLine) -> Iterator[IconLine]:
    """Yield each run of icons together with the signs that follow it."""
    group: IconLine = ()
    for atom in line:
        if group and not _is_sign(atom):
            yield group
            group = ()
        group += (atom,)
    yield group


def _is_sign(atom: IconRun) -> bool:
    """Return whether a run is only a sign between things."""
    return not atom.frame and all(isinstance(g, Figure) or g.name in NARROW for g in atom.row)


# --- drawing -------------------------------------------------------------------------------------


def lines_in(
    lines: tuple[IconLine, ...],
    box: Box,
    size: int,
    *,
    smallest_type: int = 0,
    align: Align = Align.CENTRE,
) -> Iterator[Item]:
    """Yield lines of icons in a box."""
    setting = set_in(lines, box.width, box.height, size, smallest_type)
    scale = setting.scale
    pitch = scale.high(1)
    top = box.top + (box.height - pitch * len(setting.lines)) // 2
    for number, line in enumerate(setting.lines):
        room = Box(box.left, top + number * pitch, box.width, pitch)
        yield from _line(line, room, scale, align)


def whole(lines: tuple[IconLine, ...], box: Box, size: int, smallest_type: int = 0) -> bool:
    """Return whether all lines of icons fit in a box."""
    return set_in(lines, box.width, box.height, size, smallest_type).whole


def _line(line: IconLine, box: Box, scale: IconScale, align: Align) -> Iterator[Item]:
    spare = box.width - scale.line(line)
    left = box.left + {Align.LEFT: 0, Align.CENTRE: spare // 2, Align.RIGHT: spare}[align]
    for atom in line:
        wide = scale.atom(atom)
        yield from _atom(atom, Box(left, box.top, wide, box.height), scale)
        left += wide + round(APART * scale.size)


def _atom(atom: IconRun, box: Box, scale: IconScale) -> Iterator[Item]:
    left = box.left
    if atom.frame:
        fill, edge = EDGES[atom.frame]
        high = min(box.height - 1, round(scale.size * 1.14))
        field = Box(box.left, box.centre[1] - high // 2, box.width, high)
        yield Panel(field, fill, edge, max(high // 5, 4), 1.5)
        left += round(PAD * scale.size)
    for glyph in atom.row:
        wide = scale.glyph(glyph)
        yield from _glyph(glyph, Box(left, box.top, wide, box.height), scale)
        left += wide + round(NEAR * scale.size)


def _glyph(glyph: Glyph, box: Box, scale: IconScale) -> Iterator[Item]:
    if isinstance(glyph, Figure):
        high = max(box.height, scale.letters)
        room = Box(box.left, box.centre[1] - high // 2, box.width + 1, high)
        yield Words(glyph.text, room, scale.letters, bold=True, align=Align.CENTRE)
        return
    size = round(scale.size * SIGN) if glyph.name in NARROW else scale.size
    if glyph.crossed:
        yield Sprite(glyph.name, box.centre, size, faded=True)
        yield Sprite("cross", box.centre, round(size * CROSS))
        return
    yield Sprite(glyph.name, box.centre, size)
