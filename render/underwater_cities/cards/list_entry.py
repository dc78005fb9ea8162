"""A component as an entry in a list: sign and number, title, icons, and optionally its text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from render.fonts import height, measure, wrap
from render.kit.icon_rows import IconRow, lay, width_of
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.face import dimmed
from render.underwater_cities.cards.flow import FittedEffect, IconScale, lines_in, set_in
from render.underwater_cities.cards.hyphens import divided
from render.underwater_cities.cards.printed import Print

SMALLEST = 21
"""Font size that is still legible on a phone."""
STRIP = 54
"""Width of the coloured strip on the left."""
SIGN, NUMBER = 38, 28
APART = 8
NARROW_ICONS = 32
"""Icons go onto another line rather than become smaller than this."""
DIVIDED = 12
"""A divided word counts as this much extra height."""
ROOMY = 1000
"""A height greater than that of any effect."""
TAG, TAG_ICON, TAG_PAD = 32, 24, 16


Beside: TypeAlias = Literal["icons", "title", "nothing"]
"""The line that ends with the tag; with `nothing`, the tag has a line of its own below them."""


@dataclass(frozen=True, slots=True)
class Style:
    """The dimensions of a list entry."""

    icons: int
    title: int
    words: int = 0
    """Font size of the text; 0 if there is none."""
    lines: int = 2
    """At this number of lines, the icons become smaller rather than take another one."""
    pad: int = 6
    """Margin above and below the content."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """The layout of an entry's title, icons and text, one below the other."""

    size: int
    """Font size of the title."""
    title: tuple[str, ...]
    icons: FittedEffect
    words: int
    """Number of lines that the text takes."""
    title_high: int
    icons_high: int
    words_high: int
    tag: Beside
    tag_high: int

    @property
    def height(self) -> int:
        """The total height."""
        return self.title_high + self.icons_high + self.tag_high + self.words_high

    @property
    def cost(self) -> int:
        """Penalty of this layout: its height, and more for divided words."""
        return self.height + DIVIDED * sum(line.endswith("-") for line in self.title)

    def tag_line(self, box: Box) -> Box:
        """Return the line with the tag at its end."""
        upper = Box(box.left, box.top, box.width, self.title_high)
        lower = Box(box.left, upper.bottom, box.width, self.icons_high)
        below = Box(box.left, lower.bottom, box.width, self.tag_high)
        lines: dict[Beside, Box] = {"title": upper, "icons": lower, "nothing": below}
        return lines[self.tag]


@dataclass(frozen=True, slots=True)
class ListEntry:
    """A component in the reader's language, to be laid out in a box of its height."""

    place: str
    """The name of its place."""
    what: Print
    title: str
    text: str
    style: Style
    width: int
    tag: str = ""
    """A note, such as that it is used."""
    gains: IconRow = ()
    """Its current gain."""
    used: bool = False
    """True if it is used up; it is then dimmed and has a rim."""
    dim: bool = False

    @property
    def height(self) -> int:
        """The height that the entry needs."""
        return max(SIGN + NUMBER, self._laid.height) + 2 * self.style.pad

    def items(self, box: Box) -> Iterator[Item]:
        """Yield the whole entry, with its content vertically centred in the box."""
        laid = self._laid
        top = box.top + (box.height - laid.height) // 2
        room = Box(box.left + STRIP + APART, top, self._room, laid.height)
        items = (*self._strip(box), *self._body(room, laid))
        yield from map(dimmed, items) if self.used or self.dim else items
        if self.used:
            yield Panel(box, "", "bad", 12, 4)
        if self._tag_width:
            yield from self._tag(laid.tag_line(room))

    # --- sizes -------------------------------------------------------------------------------

    @property
    def _room(self) -> int:
        return self.width - STRIP - 2 * APART

    @property
    def _tag_width(self) -> int:
        if self.tag:
            return measure(self.tag, SMALLEST, bold=True) + TAG_PAD
        return width_of(self.gains, TAG_ICON) + TAG_PAD if self.gains else 0

    @property
    def _laid(self) -> _Laid:
        """The layout with the tag where it takes the least space."""
        ways: tuple[Beside, ...] = ("icons", "title", "nothing")
        return min(map(self._laid_with, ways[: 3 if self._tag_width else 1]), key=_cost)

    def _laid_with(self, tag: Beside) -> _Laid:
        taken = self._tag_width + APART if self._tag_width else 0
        room, tall = self._room, TAG if taken else 0
        size, title = self._titled(room - (taken if tag == "title" else 0))
        icons = self._set(room - (taken if tag == "icons" else 0))
        words = wrap(self.text, self.style.words, room) if self.style.words else ()
        return _Laid(
            size,
            title,
            icons,
            len(words),
            max(height(size, len(title)) + 4, tall if tag == "title" else 0),
            max(icons.scale.high(len(icons.lines)) + 2, tall if tag == "icons" else 0),
            height(self.style.words, len(words)) + 8 if words else 0,
            tag,
            tall if tag == "nothing" else 0,
        )

    def _titled(self, room: int) -> tuple[int, tuple[str, ...]]:
        """Return the title's font size and lines, preferring few lines to a large size."""
        sizes = range(self.style.title, SMALLEST - 1, -1)
        found = [(size, divided(self.title, size, room, bold=True)) for size in sizes]
        return min(found, key=lambda one: len(one[1]))

    def _set(self, room: int) -> FittedEffect:
        """Return the icons on one line if they stay large enough, else on as many as needed."""
        size = self.style.icons
        for lines in range(1, self.style.lines + 1):
            high = IconScale(size, SMALLEST).high(lines)
            found = set_in(self.what.lines, room, high, size, SMALLEST)
            least = min(size, NARROW_ICONS) if lines < self.style.lines else 0
            if found.whole and found.scale.size >= least:
                return found
        return set_in(self.what.lines, room, ROOMY, size, SMALLEST)

    # --- parts -------------------------------------------------------------------------------

    def _strip(self, box: Box) -> Iterator[Item]:
        """Yield the panel, with a coloured strip on its left that holds the sign and the number."""
        strip = Box(box.left, box.top, STRIP, box.height)
        yield Panel(box, "panel-bright", self.what.colour, 12, 3)
        yield Panel(strip, self.what.colour, self.what.colour, 12, 1)
        high = SIGN + (NUMBER if self.what.number else 0)
        top = strip.centre[1] - high // 2
        yield Sprite(self.what.sign, (strip.centre[0], top + SIGN // 2), SIGN)
        if self.what.number:
            room = Box(strip.left + 2, top + SIGN, STRIP - 4, NUMBER)
            yield Words(self.what.number, room, 27, "ink", bold=True, align=Align.CENTRE)

    def _body(self, box: Box, laid: _Laid) -> Iterator[Item]:
        """Yield the title, icons and text, one below the other."""
        title = Box(box.left, box.top, box.width, laid.title_high)
        yield Words("\n".join(laid.title), title, laid.size, bold=True, lines=len(laid.title))
        icons = Box(box.left, title.bottom, box.width, laid.icons_high)
        yield from _set_lines(laid.icons, icons)
        if laid.words:
            below = Box(box.left, box.bottom - laid.words_high, box.width, laid.words_high)
            yield Words(self.text, below, self.style.words, lines=laid.words)

    def _tag(self, line: Box) -> Iterator[Item]:
        """Yield the entry's note, or its gain, on a dark field at the end of a line."""
        wide = self._tag_width
        field = Box(line.right - wide + APART // 2, line.centre[1] - TAG // 2, wide, TAG)
        yield Panel(field, "panel-deep", "bad" if self.tag else "gold", TAG // 2, 2)
        if self.tag:
            yield Words(self.tag, field, SMALLEST, "bad", bold=True, align=Align.CENTRE)
        else:
            yield from lay(self.gains, field, TAG_ICON)


def _cost(laid: _Laid) -> int:
    return laid.cost


def _set_lines(setting: FittedEffect, box: Box) -> Iterator[Item]:
    """Yield icons on the lines into which they were set."""
    pitch = setting.scale.high(1)
    top = box.top + (box.height - pitch * len(setting.lines)) // 2
    for number, line in enumerate(setting.lines):
        room = Box(box.left, top + number * pitch, box.width, pitch)
        yield from lines_in(
            (line,), room, setting.scale.size, smallest_type=SMALLEST, align=Align.LEFT
        )
