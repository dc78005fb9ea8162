"""The faces of cards, metropolis tiles and contracts, with as much on them as fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from render.fonts import fits, height, measure
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.effect_line import smallest
from render.underwater_cities.cards.flow import lines_in, set_in, whole
from render.underwater_cities.cards.hyphens import divided
from render.underwater_cities.cards.printed import Print, of_card, of_contract, of_tile

CHIP_WIDTH, CHIP_HEIGHT = 120, 90
"""A face narrower or lower than this shows no effect."""
WORDY = 100
"""Minimum height below the title at which a text may be shown."""
SHARES = (54, 48, 42, 36, 30)
"""The icons' possible shares of that height, in hundredths; the first is used at which both fit."""
SENTENCE_LINES = 12
PAD = 8
LARGEST_TITLE = 34
ICONS, SMALL, TINY = 64, 19, 14
"""Icon sizes: the largest, and the smallest below a title of two lines or of one."""
BAND = 48


@dataclass(frozen=True, slots=True)
class Face:
    """The faces of a pack's components, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext

    def draw(self, box: Box, card_id: str, *, used: bool = False, place: str | None = None) -> None:
        """Draw a card; a used one is dimmed. With a `place`, it can be marked under that name."""
        what = of_card(self.pack, self.pack.cards[card_id])
        self.printed(box, what, used=used, place=place)

    def tile(self, box: Box, tile_id: str, *, place: str | None = None) -> None:
        """Draw a metropolis tile."""
        what = of_tile(self.pack, self.pack.tiles[tile_id])
        self.printed(box, what, place=place)

    def contract(self, box: Box, contract_id: str, *, place: str | None = None) -> None:
        """Draw a government contract."""
        what = of_contract(self.pack, self.pack.contracts[contract_id])
        self.printed(box, what, place=place)

    def printed(
        self, box: Box, what: Print, *, used: bool = False, place: str | None = None
    ) -> None:
        """Draw anything printed on a component, at the size its box allows."""
        say = self.context.words.say
        made = _Made(what, say(what.title), say(what.text), smallest(self.drawing))
        small = box.width < CHIP_WIDTH or box.height < CHIP_HEIGHT
        items = made.chip(box) if small else made.face(box)
        self.drawing.put(*(map(dimmed, items) if used else items))
        if place is not None:
            self.drawing.place(place, box)


@dataclass(frozen=True, slots=True)
class _Made:
    """A face in the reader's language, to be laid out in a box."""

    what: Print
    title: str
    text: str
    least: int
    """The smallest legible font size."""

    # --- small faces -------------------------------------------------------------------------

    def chip(self, box: Box) -> Iterator[Item]:
        """Yield the signs of colour and type, and the number below them."""
        yield Panel(box, self.what.colour, "panel-deep", 10, 2)
        upper, lower = box.inset(3).rows(2)
        size = min(upper.height, upper.width // 2 - 2)
        if not self.what.number:
            upper = box.inset(3)
            size = min(upper.height * 3 // 4, upper.width // 2 - 2)
        yield Sprite(self.what.sign, (upper.left + size // 2 + 1, upper.centre[1]), size)
        if self.what.type:
            yield Sprite(self.what.type, (upper.right - size // 2 - 1, upper.centre[1]), size)
        letters = max(self.least, lower.height)
        yield Words(self.what.number, lower, letters, "ink", bold=True, align=Align.CENTRE)

    # --- larger faces --------------------------------------------------------------------------

    def face(self, box: Box) -> Iterator[Item]:
        """Yield a band, the title, the icons, and the text if it fits."""
        band = _band_of(box)
        yield Panel(box, "panel-bright", self.what.colour, 12, 3)
        yield Panel(band, self.what.colour, self.what.colour, 12, 1)
        yield from self._band(band)
        top = band.bottom + 2
        body = Box(box.left + PAD, top, box.width - 2 * PAD, box.bottom - top - 6)
        found = self._on_band(band) or self._title(body)
        if found is not None:
            yield found
            top = max(found.box.bottom, top)
            body = Box(body.left, top, body.width, body.bottom - top)
        yield from self._body(body)

    def _letters(self, band: Box) -> int:
        """Return the font size of numbers on a band."""
        return max((band.height - 6) * 7 // 10, self.least)

    def _priced_only(self, band: Box) -> bool:
        """Return whether there is space for the price but not for the number."""
        wide = measure(self.what.number, self._letters(band), bold=True)
        return bool(self.what.credits) and self._free(band).width < wide

    def _free(self, band: Box) -> Box:
        """Return the part of a band between the signs and the price."""
        size = band.height - 6
        left, right = band.left + size + 13, band.right - 5
        if self.what.type:
            right -= size + 8
        if self.what.credits:
            right -= self._price_width(band) + 4
        return Box(left, band.top, max(right - left, 1), band.height)

    def _price_width(self, band: Box) -> int:
        letters = self._letters(band)
        return measure(str(self.what.credits), letters, bold=True) + band.height + 8

    def _band(self, band: Box) -> Iterator[Item]:
        """Yield the colour sign and number on the left, and the price and type on the right."""
        size, middle = band.height - 6, band.centre[1]
        yield Sprite(self.what.sign, (band.left + 5 + size // 2, middle), size)
        if self.what.type:
            yield Sprite(self.what.type, (band.right - 5 - size // 2, middle), size)
        room, letters = self._free(band), self._letters(band)
        if self.what.credits:
            wide = self._price_width(band)
            yield from self._price(Box(room.right + 2, middle - size // 2, wide, size), letters)
        if self.what.number and not self._priced_only(band):
            yield Words(self.what.number, room, letters, "ink", bold=True)

    def _price(self, box: Box, letters: int) -> Iterator[Item]:
        """Yield the price of a Special card, on a dark field."""
        yield Panel(box, "panel-deep", "gold", box.height // 2 - 2, 1.5)
        coin = box.height - 8
        yield Sprite("credit", (box.right - coin // 2 - 4, box.centre[1]), coin)
        number = Box(box.left, box.top, box.width - coin - 6, box.height)
        yield Words(str(self.what.credits), number, letters, bold=True, align=Align.RIGHT)

    def _on_band(self, band: Box) -> Words | None:
        """Return the title beside the sign, if it fits and the band has no number or type."""
        left = band.left + band.height + 6
        room = Box(left, band.top, band.right - left - PAD, band.height)
        said = Words(self.title, room, LARGEST_TITLE, "ink", bold=True, shrink=self.least)
        return said if not (self.what.number or self.what.type) and fits(said) else None

    def _title(self, body: Box) -> Words | None:
        """Return the title in as few lines as possible, if it leaves enough space for the icons."""
        largest = max(min(LARGEST_TITLE, body.width // 8), self.least)
        for most in (1, 2, 3):
            for size in range(largest, self.least - 1, -1):
                lines = divided(self.title, size, body.width, bold=True)
                wide = max(measure(line, size, bold=True) for line in lines)
                room = Box(body.left, body.top, body.width, height(size, len(lines)) + 8)
                fitting = len(lines) <= most and wide <= body.width
                if fitting and self._room_below(body, room, SMALL if most > 1 else TINY):
                    said = "\n".join(lines)
                    return Words(said, room, size, bold=True, align=Align.CENTRE, lines=most)
        return None

    def _room_below(self, body: Box, title: Box, small: int) -> bool:
        """Return whether the icons fit below the title at no less than `small`."""
        high = body.bottom - title.bottom
        found = set_in(self.what.lines, body.width, high, ICONS, self.least)
        return found.whole and found.scale.size >= small

    def _body(self, body: Box) -> Iterator[Item]:
        """Yield the icons, and the text below them if both are legible."""
        icons = body
        for share in SHARES if body.height >= WORDY else ():
            upper = Box(body.left, body.top, body.width, body.height * share // 100)
            below = Box(body.left, upper.bottom, body.width, body.bottom - upper.bottom)
            said = Words(self.text, below, self.least + 5, lines=SENTENCE_LINES, shrink=self.least)
            if fits(said) and whole(self.what.lines, upper, ICONS, self.least):
                yield replace(said, align=Align.CENTRE)
                icons = upper
                break
        yield from lines_in(self.what.lines, icons, ICONS, smallest_type=self.least)


def _band_of(box: Box) -> Box:
    """Return the coloured head of a face."""
    return Box(box.left, box.top, box.width, max(min(box.height * 24 // 100, BAND), 36))


def dimmed(item: Item) -> Item:
    """Return the item in the colours of something used up."""
    match item:
        case Sprite():
            return replace(item, faded=True)
        case Panel(fill="panel-bright" | "panel-deep"):
            return replace(item, fill="panel-deep", edge="panel-edge")
        case Panel():
            return replace(item, fill="panel-edge", edge="panel-edge")
        case Words(colour=colour):
            return replace(item, colour="text" if colour == "ink" else "muted")
    return item
