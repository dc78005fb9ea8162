"""The cards beside the slots: those in hand, and the Special card on top of its deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from render.fonts import height, measure
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.pieces import Piece, row, row_width
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.flow import lines_in, set_in, whole
from render.underwater_cities.cards.hyphens import divided
from render.underwater_cities.cards.printed import Print
from render.underwater_cities.question.card_picture import print_of
from render.underwater_cities.question.frame import LEGAL, RIM, SMALLEST
from render.underwater_cities.question.questions import FEW, Question

GAP, PAD = 6, 8
ICONS, LEAST = 54, 26
"""The largest and the smallest icons that can be told apart."""
SIGN = 40
STACKED = 118
"""From this height on, sign, number and type lie one below the other."""
NARROW, BROAD = 62, 92
"""Widths of the coloured field, with its signs one below the other or side by side."""
TALLEST = 166
SPECIAL = 92
"""Height of the Special card."""
COIN = 30


@dataclass(frozen=True, slots=True)
class HandColumn:
    """The cards in a seat's hand, one below the other, ready to be drawn."""

    drawing: Drawing
    asked: Question
    context: ReaderContext

    def draw(self, box: Box) -> None:
        """Draw each card, as high as the column allows, and the Special card if there is room."""
        names = self.asked.hand
        top = self.asked.view.top_special if len(names) <= FEW else None
        room = box.height - (SPECIAL + GAP if top else 0)
        high = min((room - GAP * (len(names) - 1)) // max(len(names), 1), TALLEST)
        for number, name in enumerate(names):
            cell = Box(box.left, box.top + number * (high + GAP), box.width, high)
            self.drawing.put(*self._card(print_of(self.asked.pack, name), cell))
            if name in self.asked.cards:
                self.drawing.put(Panel(cell, "", LEGAL, 12, RIM))
            self.drawing.place(name, cell, rimmed=True)
        if top:
            cell = Box(box.left, box.bottom - SPECIAL, box.width, SPECIAL)
            special = replace(print_of(self.asked.pack, f"card:{top}"), sign="special-card")
            self.drawing.put(*self._card(special, cell))

    def _card(self, what: Print, cell: Box) -> Iterator[Item]:
        stacked = cell.height >= STACKED
        field = Box(cell.left, cell.top, NARROW if stacked else BROAD, cell.height)
        yield Panel(cell, "panel-bright", what.colour, 12, 3)
        yield Panel(field, what.colour, what.colour, 12, 1)
        yield from _signs(what, field, stacked=stacked)
        inner = Box(
            field.right + PAD,
            cell.top + PAD,
            cell.right - field.right - 2 * PAD,
            cell.height - 2 * PAD,
        )
        yield from _content(what, self.context.words.say(what.title), inner)


def _signs(what: Print, field: Box, *, stacked: bool) -> Iterator[Item]:
    """Yield the colour, the number and the type of a card; of a Special card the price."""
    if stacked:
        sign, number, type_ = field.inset(3).rows(3)
    else:
        upper, number = field.inset(3).rows(2)
        sign, type_ = upper.columns(2)
    size = min(SIGN, sign.height - 2, sign.width - 2)
    yield Sprite(what.sign, sign.centre, size)
    yield Sprite(what.type, type_.centre, size)
    if what.credits:
        price = (Piece(text=str(what.credits), colour="ink"), Piece("credit"))
        left = number.centre[0] - row_width(price, COIN, SMALLEST) // 2
        yield from row(price, left, number.centre[1], COIN, SMALLEST)
    elif measure(what.number, SMALLEST, bold=True) <= number.width:
        yield Words(what.number, number, SMALLEST, "ink", bold=True, align=Align.CENTRE)


def _legible(what: Print, box: Box) -> bool:
    """Return whether the icons fit a box without becoming too small."""
    if box.height < LEAST:
        return False
    setting = set_in(what.lines, box.width, box.height, ICONS, SMALLEST)
    return setting.whole and setting.scale.size >= LEAST


def _content(what: Print, title: str, box: Box) -> Iterator[Item]:
    """Yield the icons, and above them the title if it leaves them enough room."""
    lines = divided(title, SMALLEST, box.width, bold=True)
    high = height(SMALLEST, len(lines))
    fits = max(measure(line, SMALLEST, bold=True) for line in lines) <= box.width
    rest = Box(box.left, box.top + high + 2, box.width, box.height - high - 2)
    if fits and _legible(what, rest):
        room = Box(box.left, box.top, box.width, high)
        text = "\n".join(lines)
        yield Words(text, room, SMALLEST, bold=True, align=Align.CENTRE, lines=len(lines))
        yield from lines_in(what.lines, rest, ICONS, smallest_type=SMALLEST)
    elif whole(what.lines, box, ICONS, SMALLEST):
        yield from lines_in(what.lines, box, ICONS, smallest_type=SMALLEST)
    elif fits and high <= box.height:
        text = "\n".join(lines)
        yield Words(text, box, SMALLEST, bold=True, align=Align.CENTRE, lines=len(lines))
