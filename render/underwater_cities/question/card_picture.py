"""Picture of cards: up to three with their sentences, or more with only titles and icons."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.msg import msg
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from render.fonts import fits, height, measure
from render.gallery import ReaderContext
from render.kit.drawing import MARGIN, Drawing
from render.scene import Align, Box, Item, Panel, Scene, Sprite, Words
from render.underwater_cities.cards.face import dimmed
from render.underwater_cities.cards.flow import lines_in, whole
from render.underwater_cities.cards.hyphens import divided
from render.underwater_cities.cards.printed import Print, of_card, of_contract, of_slot, of_tile
from render.underwater_cities.question.asked_alt import cards_picture_alt
from render.underwater_cities.question.card_band import ground
from render.underwater_cities.question.frame import (
    INNER,
    LEGAL,
    RIM,
    SMALLEST,
    drawing,
    finished,
)
from render.underwater_cities.question.questions import FEW, SLOT_IN_PLAY, Question
from render.underwater_cities.turn_so_far import matches

GAP = 14
WIDEST = 520
"""The greatest width of a card with its sentence."""
GRIDS = ((2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (2, 8), (3, 10))
"""Columns and rows; the first grid with enough cells is used."""
LOW = 110
"""In a cell lower than this, the title lies beside the sign and the number, if it fits."""
BAND = 70
"""Height of the band of a card with its sentence."""
LARGEST_TITLE, LARGEST_TEXT = 44, 42
ICONS = 92
LEAST_ICONS = 28
"""Icons smaller than this say nothing, so the title alone stands."""
PAD = 12
LINES = 14
COUNTED = re.compile(r"(?<=\d) (?=\w)")
BOUND = "\N{NO-BREAK SPACE}"
"""Keeps a figure in a sentence on the line of what it counts."""


def card_picture(asked: Question, context: ReaderContext) -> Scene:
    """Compose the cards that the question is about, or else those in hand, and a slot in play."""
    picture = drawing()
    names = tuple(dict.fromkeys((*asked.in_play, *asked.shown_cards)))
    cards_or_none(picture, asked, context, names)
    return finished(picture, asked, context, cards_picture_alt(asked))


def cards_or_none(
    picture: Drawing, asked: Question, context: ReaderContext, names: Sequence[str]
) -> None:
    """Draw cards on the whole picture, or say that there are none."""
    if names:
        box = Box(MARGIN, MARGIN, INNER, picture.box.height - 2 * MARGIN)
        card_tiles(picture, asked, context, names, box)
        return
    said = context.words.say(msg("underwater-cities-picture-no-cards"))
    room = picture.box.inset(120)
    picture.put(Words(said, room, 48, "muted", align=Align.CENTRE, shrink=SMALLEST))


def card_tiles(
    picture: Drawing, asked: Question, context: ReaderContext, names: Sequence[str], box: Box
) -> None:
    """Draw cards, tiles and contracts, with their sentences if they are few."""
    for name, cell in zip(names, cells(box, len(names)), strict=False):
        CardTile(picture, asked, context, name).draw(cell, worded=len(names) <= FEW)


def cells(box: Box, count: int) -> Iterator[Box]:
    """Yield the cells of the smallest grid with this many; up to three are in the middle."""
    if count <= FEW:
        wide = min((box.width - GAP * (count - 1)) // count, WIDEST)
        left = box.centre[0] - (wide * count + GAP * (count - 1)) // 2
        for number in range(count):
            yield Box(left + number * (wide + GAP), box.top, wide, box.height)
        return
    across, down = next((grid for grid in GRIDS if grid[0] * grid[1] >= count), GRIDS[-1])
    for line in box.rows(down, GAP):
        yield from line.columns(across, GAP)


def print_of(pack: UnderwaterCitiesPack, place: str) -> Print:
    """Return what is printed on the component at a place."""
    kind, _, name = place.partition(":")
    if kind == SLOT_IN_PLAY:
        seats, _, slot = name.partition(":")
        return of_slot(pack.slots(int(seats))[slot])
    if kind == "contract":
        return of_contract(pack, pack.contracts[name])
    return of_tile(pack, pack.tiles[name]) if kind == "tile" else of_card(pack, pack.cards[name])


@dataclass(frozen=True, slots=True)
class CardTile:
    """A card, a metropolis tile or a contract, ready to be drawn."""

    drawing: Drawing
    asked: Question
    context: ReaderContext
    name: str

    def draw(self, cell: Box, *, worded: bool) -> None:
        """Draw it: rimmed if it can be chosen, dimmed if it is used or does not match."""
        what = print_of(self.asked.pack, self.name)
        say = self.context.words.say
        title = say(what.title)
        legal = self.name in self.asked.cards
        text = COUNTED.sub(BOUND, say(what.text)) if worded else ""
        new = say(msg("underwater-cities-picture-new")) if self.name in self.asked.fresh else ""
        face = _Face(what, title, text, cell, new)
        items = face.lying() if cell.height < LOW else (*face.ground(), *face.content())
        self.drawing.put(*(map(dimmed, items) if self._idle else items))
        if legal:
            self.drawing.put(Panel(cell, "", LEGAL, 16, RIM))
        if not self.name.startswith(SLOT_IN_PLAY):
            self.drawing.place(self.name, cell, rimmed=True)

    @property
    def _idle(self) -> bool:
        """True if the card is used up, or would have no effect on the chosen slot."""
        kind, _, card = self.name.partition(":")
        used = {one.card for one in self.asked.player.claimed if one.used}
        own = self.asked.view.own
        if kind != "card" or own is None:
            return False
        if card in used:
            return True
        slot = own.chosen_slot
        coloured = slot and self.asked.pack.slots(len(self.asked.view.players))[slot].colour
        return bool(coloured) and not matches(self.asked.pack, self.asked.view, card)


@dataclass(frozen=True, slots=True)
class _Face:
    """The print on a card, in the reader's language, to be laid out in its cell."""

    what: Print
    title: str
    text: str
    """Its sentence; empty if it is not shown."""
    cell: Box
    new: str = ""
    """A word in the band that says that the card was drawn just now."""

    @property
    def band(self) -> Box:
        """The coloured head, with the sign, the number, the price and the type."""
        high = BAND if self.text else max(min(self.cell.height * 22 // 100, 60), 42)
        return Box(self.cell.left, self.cell.top, self.cell.width, high)

    def ground(self) -> Iterator[Item]:
        """Yield the card, its band and what stands on it."""
        yield from ground(self.what, self.cell, self.band, self.new)

    def lying(self) -> Iterator[Item]:
        """Yield the sign and the number, and beside them the title as far as it fits."""
        cell, colour = self.cell, self.what.colour
        size = min(cell.height - 12, 50)
        strip = Box(cell.left, cell.top, size + 84, cell.height)
        yield Panel(cell, "panel-bright", colour, 12, 3)
        yield Panel(strip, colour, colour, 12, 1)
        yield Sprite(self.what.sign, (cell.left + 8 + size // 2, cell.centre[1]), size)
        left = cell.left + size + 12
        number = Box(left, cell.top, strip.right - left, cell.height)
        yield Words(self.what.number, number, SMALLEST, "ink", bold=True, align=Align.CENTRE)
        room = Box(strip.right + PAD, cell.top, cell.right - strip.right - 2 * PAD, cell.height)
        lines = divided(self.title, SMALLEST, room.width, bold=True)
        title = Words("\n".join(lines), room, SMALLEST, bold=True, lines=len(lines))
        if fits(title):
            yield title

    def content(self) -> Iterator[Item]:
        """Yield the title, the icons and the sentence."""
        top = self.band.bottom + (10 if self.text else 4)
        inner = Box(
            self.cell.left + PAD, top, self.cell.width - 2 * PAD, self.cell.bottom - top - PAD // 2
        )
        title = self._title(inner)
        yield title
        rest = Box(inner.left, title.box.bottom, inner.width, inner.bottom - title.box.bottom)
        if self.text:
            yield from self._worded(rest)
        elif whole(self.what.lines, rest, ICONS, SMALLEST) and rest.height >= LEAST_ICONS:
            yield from lines_in(self.what.lines, rest, ICONS, smallest_type=SMALLEST)

    def _title(self, inner: Box) -> Words:
        """Return the title in as few lines as possible, and as large as these allow."""
        found: list[tuple[int, tuple[str, ...]]] = []
        for size in range(LARGEST_TITLE, SMALLEST - 1, -1):
            lines = divided(self.title, size, inner.width, bold=True)
            if max(measure(line, size, bold=True) for line in lines) <= inner.width:
                found.append((size, lines))
        size, lines = min(found, key=lambda one: (len(one[1]), -one[0]))
        high = min(height(size, len(lines)) + 10, inner.height)
        room = Box(inner.left, inner.top, inner.width, high)
        said = "\n".join(lines)
        return Words(said, room, size, bold=True, align=Align.CENTRE, lines=len(lines))

    def _worded(self, box: Box) -> Iterator[Item]:
        """Yield the icons on a plate, and below it the sentence, which comes first."""
        for share in (44, 40, 36, 32, 28, 24, 20, 16):
            plate = Box(box.left, box.top + 4, box.width, box.height * share // 100)
            room = Box(box.left, plate.bottom + 6, box.width, box.bottom - plate.bottom - 6)
            said = Words(
                self.text, room, LARGEST_TEXT, lines=LINES, shrink=SMALLEST, align=Align.CENTRE
            )
            if not fits(said):
                continue
            inner = plate.inset(8)
            if whole(self.what.lines, inner, ICONS, SMALLEST):
                yield Panel(plate, "panel-deep", "panel-edge", 12, 1.5)
                yield from lines_in(self.what.lines, inner, ICONS, smallest_type=SMALLEST)
                yield said
                return
        yield Words(self.text, box, LARGEST_TEXT, lines=LINES, shrink=SMALLEST, align=Align.CENTRE)
