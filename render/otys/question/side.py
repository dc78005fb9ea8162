"""The right-hand column of the picture of a dive: the Store, and the contracts in reach."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import msg
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.otys.glyphs import RESOURCES
from render.otys.question.cards import TYPE, Card
from render.scene import Align, Box, Panel, Sprite, Words

NOBODY = -1
"""The seat of a picture for everybody."""
STORE_CUBE = 31
TALL, GAP = 3, 8
"""The most contracts in full, and the gap between two."""
LOWEST = 52
"""The least height of a contract in the list."""


@dataclass(frozen=True, slots=True)
class Side:
    """The Store and the contracts in reach of a seat."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView
    seat: int

    def store(self, box: Box) -> None:
        """Draw the rows of the Store with the price of selling, and of buying where it differs."""
        self.drawing.under(Panel(box))
        inner = box.inset(8)
        rows = inner.rows(len(self.pack.store_rows))
        for number, (prices, row) in enumerate(zip(self.pack.store_rows, rows, strict=True)):
            sell, buy = prices.sell_credits[0], prices.buy_price[0]
            text = str(sell) if sell == buy else f"{sell}/{buy}"
            coin, wide = 30, measure(text, TYPE, bold=True) + 2
            self.drawing.under(
                Sprite("credit", (row.left + coin // 2, row.centre[1]), coin),
                Words(text, Box(row.left + coin + 3, row.top, wide, row.height), TYPE, bold=True),
            )
            left = row.left + coin + wide + 8
            for place, resource in enumerate(RESOURCES):
                centre = (left + STORE_CUBE * place + STORE_CUBE // 2, row.centre[1])
                held = number < self.view.store[place]
                name = f"cube-{resource}" if held else "cube-empty"
                self.drawing.put(Sprite(name, centre, STORE_CUBE - 1))
            if prices.sell_points[0]:
                right = (row.right - 13, row.centre[1])
                self.drawing.under(Sprite("point", right, 26))
        self.drawing.place("store", box)

    def contracts(self, box: Box) -> None:
        """Draw all contracts in reach, in full or as a list, with the number that has no room."""
        hand = self.view.hand.contracts if self.view.hand else ()
        public = tuple(card for card in self.view.public if card is not None)
        cards = (*public, *hand)
        fits = (box.height + GAP) // (LOWEST + GAP)
        shown = cards if len(cards) <= fits else cards[: fits - 1]
        count = max(TALL, len(shown) + (len(shown) < len(cards)))
        for number, (card, place) in enumerate(zip(shown, box.rows(count, GAP), strict=False)):
            face = Card(self.drawing, self.pack, self.context, self.view.boards[self.seat])
            face.draw(card, place, own=number >= len(public))
            if number < len(public):
                self.drawing.place(f"public:{self.view.public.index(card)}", place)
        if len(shown) < len(cards):
            text = self.context.words.say(msg("picture-more", count=len(cards) - len(shown)))
            last = box.rows(count, GAP)[-1]
            self.drawing.put(Words(text, last, TYPE, "muted", align=Align.CENTRE))
