"""Picture of everything that a player has claimed, by type, with legible texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.msg import msg
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import seat_mark
from render.kit.icon_rows import Figure, Icon, IconRow, lay, width_of
from render.scene import Align, Box, Panel, Scene, Sprite, Words
from render.underwater_cities.cards.list_entry import SMALLEST, ListEntry, Style
from render.underwater_cities.players.owned_components import (
    Owned,
    OwnedSection,
    owned_alt,
    sections,
)

WIDTH, TALLEST = 896, 1600
WIDE = WIDTH - 2 * MARGIN
TITLE, EMPTY = 84, 64
LOW_HEAD, HEAD, HIGH_HEAD = 32, 42, 50
"""Heights of a type's head; its name may need two lines."""
LARGEST_HEAD = 27
SIGN = 38
PAD = 14
TOTAL = 30
DENSEST = (3, Style(26, 21, lines=1, pad=2))
STYLES = (
    (2, Style(48, 27, 23)),
    (2, Style(42, 25, 21)),
    (3, Style(40, 23, 21)),
    (2, Style(34, 23, 21)),
    (3, Style(32, 22, 21)),
    (2, Style(40, 25)),
    (3, Style(40, 23)),
    (3, Style(32, 21, lines=1)),
    DENSEST,
)
"""Number of columns and style, from the most legible to the most compact."""


@dataclass(frozen=True, slots=True)
class SectionLayout:
    """The layout of a section, with its entries in rows and columns."""

    section: OwnedSection
    rows: tuple[tuple[ListEntry, ...], ...]
    heights: tuple[int, ...]
    """The height of each row."""
    columns: int
    head: int
    gap: int
    """The space below each row."""

    @property
    def below(self) -> int:
        """The height of the section without its heading."""
        return sum(self.heights) + self.gap * len(self.rows)


@dataclass(frozen=True, slots=True)
class Shelves:
    """All sections, laid out one below the other, or side by side if they have few entries."""

    columns: int
    shelves: tuple[tuple[SectionLayout, ...], ...]

    @property
    def height(self) -> int:
        """The total height."""
        return sum(_head_of(shelf) + _below(shelf) for shelf in self.shelves)


def _head_of(shelf: Sequence[SectionLayout]) -> int:
    """Return the height of the heads of sections that are side by side."""
    return max(part.head for part in shelf)


def _below(shelf: Sequence[SectionLayout]) -> int:
    """Return the height of the tallest of these sections, without its head."""
    return max(part.below for part in shelf)


def claimed_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext, seat: int
) -> Scene:
    """Compose everything in front of a player, by type, with the current gains."""
    found = tuple(sections(pack, view, seat))
    empty = not any(section.is_claimed for section in found)
    top = 2 * MARGIN + TITLE + (EMPTY if empty else 0)
    shelves = shelved(found, context, TALLEST - top)
    drawing = Drawing(WIDTH, top + shelves.height)
    _title(drawing, context, seat, Box(MARGIN, MARGIN, WIDE, TITLE))
    at = MARGIN + TITLE + GAP
    if empty:
        said = context.words.say(msg("underwater-cities-picture-nation-nothing-claimed"))
        room = Box(MARGIN + PAD, at, WIDE - 2 * PAD, EMPTY)
        drawing.put(Words(said, room, 30, "muted", shrink=SMALLEST))
        at += EMPTY
    for shelf in shelves.shelves:
        _shelf(drawing, context, shelf, shelves.columns, at)
        at += _head_of(shelf) + _below(shelf)
    alt = alt_text(context, owned_alt(seat, found))
    return drawing.scene(context, alt, "", _changes(pack, context.before, found, seat))


# --- layout --------------------------------------------------------------------------------------


def shelved(found: Sequence[OwnedSection], context: ReaderContext, room: int) -> Shelves:
    """Return the most legible layout that fits; if none does, omit whatever does not count yet."""
    for columns, style in STYLES:
        laid = _shelves(found, context, columns, style)
        if laid.height <= room:
            return laid
    return _shelves([section for section in found if not section.waiting], context, *DENSEST)


def _shelves(
    found: Sequence[OwnedSection], context: ReaderContext, columns: int, style: Style
) -> Shelves:
    shelves: list[list[SectionLayout]] = []
    taken = columns
    for section in found:
        part = _part(section, context, columns, style)
        if taken + part.columns > columns:
            shelves.append([])
            taken = 0
        shelves[-1].append(part)
        taken += part.columns
    return Shelves(columns, tuple(map(tuple, shelves)))


def _part(
    section: OwnedSection, context: ReaderContext, columns: int, style: Style
) -> SectionLayout:
    wide = _column(columns)
    slips = [_slip(section, owned, context, wide, style) for owned in section.owned]
    rows = tuple(tuple(slips[first : first + columns]) for first in range(0, len(slips), columns))
    across = min(columns, len(slips))
    room = across * (wide + GAP) - GAP - _head_taken(section)
    named = measure(context.words.say(section.name), LARGEST_HEAD, bold=True)
    head, gap = (LOW_HEAD, GAP // 2) if (columns, style) == DENSEST else (HEAD, GAP)
    heights = tuple(max(slip.height for slip in row) for row in rows)
    return SectionLayout(section, rows, heights, across, head if named <= room else HIGH_HEAD, gap)


def _column(columns: int) -> int:
    """Return the width of an entry."""
    return (WIDE - GAP * (columns - 1)) // columns


def _slip(
    section: OwnedSection, owned: Owned, context: ReaderContext, wide: int, style: Style
) -> ListEntry:
    say = context.words.say
    return ListEntry(
        owned.place,
        owned.what,
        say(owned.what.title),
        say(owned.what.text),
        replace(style, words=0) if section.waiting else style,
        wide,
        say(msg("underwater-cities-picture-owned-used")) if owned.used else "",
        () if owned.used else owned.gains,
        owned.used,
        dim=section.waiting,
    )


# --- drawing -------------------------------------------------------------------------------------


def _title(drawing: Drawing, context: ReaderContext, seat: int, box: Box) -> None:
    """Draw the player's name, and a note about the numbers on the cards."""
    drawing.under(Panel(box))
    inner = box.inset(PAD)
    size = inner.height
    drawing.put(seat_mark(seat, (inner.left + size // 2, inner.centre[1]), size))
    rest = Box(inner.left + size + 12, inner.top, inner.width - size - 12, inner.height)
    left, right = rest.columns(2, 12)
    name, colour = context.names[seat], f"seat-{seat + 1}"
    drawing.put(Words(name, left, 34, colour, bold=True, lines=2, shrink=24, cut=True))
    upper, lower = right.rows(2)
    say = context.words.say
    title = say(msg("underwater-cities-picture-owned-title"))
    note = say(msg("underwater-cities-picture-owned-note"))
    drawing.put(Words(title, upper, 28, bold=True, align=Align.RIGHT, shrink=SMALLEST))
    drawing.put(Words(note, lower, 24, "muted", align=Align.RIGHT, shrink=SMALLEST))


def _shelf(
    drawing: Drawing, context: ReaderContext, shelf: Sequence[SectionLayout], columns: int, top: int
) -> None:
    """Draw sections side by side."""
    pitch = _column(columns) + GAP
    head = _head_of(shelf)
    left = MARGIN
    for part in shelf:
        _head(drawing, context, part.section, Box(left, top, part.columns * pitch - GAP, head))
        at = top + head
        for row, high in zip(part.rows, part.heights, strict=True):
            for number, slip in enumerate(row):
                box = Box(left + number * pitch, at, slip.width, high)
                drawing.put(*slip.items(box))
                drawing.place(slip.place, box)
            at += high + part.gap
        left += part.columns * pitch


def _head(drawing: Drawing, context: ReaderContext, section: OwnedSection, box: Box) -> None:
    """Draw the sign and name of a type, and the sum of its points if there is one."""
    size = min(SIGN, box.height - 2)
    drawing.put(Sprite(section.icon, (box.left + SIGN // 2 + 4, box.centre[1]), size))
    total = _total(section)
    wide = width_of(total, TOTAL)
    drawing.put(*lay(total, Box(box.right - wide - 8, box.top, wide, box.height), TOTAL))
    room = Box(box.left + SIGN + 12, box.top, box.width - _head_taken(section), box.height)
    said = context.words.say(section.name)
    drawing.put(Words(said, room, LARGEST_HEAD, bold=True, lines=2, shrink=SMALLEST))


def _head_taken(section: OwnedSection) -> int:
    """Return the width of a section's head that is not available to its name."""
    return SIGN + 12 + width_of(_total(section), TOTAL) + 8


def _total(section: OwnedSection) -> IconRow:
    """Return the sum of all cards' points, if there are several cards."""
    if section.points is None or len(section.owned) == 1:
        return ()
    return (Figure(f"+{section.points}"), Icon("point"))


def _changes(
    pack: UnderwaterCitiesPack, before: object, found: Sequence[OwnedSection], seat: int
) -> frozenset[str]:
    """Return the places of cards that are new, or were used since the reader's last view."""
    if not isinstance(before, UnderwaterCitiesView):
        return frozenset()
    known = dict(_facts(tuple(sections(pack, before, seat))))
    return frozenset(name for name, fact in _facts(found) if known.get(name) != fact)


def _facts(found: Sequence[OwnedSection]) -> Iterator[tuple[str, object]]:
    for section in found:
        for owned in section.owned:
            yield owned.place, (section.waiting, owned.used)
