"""The Colony: Sponsors, the Colony Display, the Store, public contracts, and what is left."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.components import OtysPack, StoreRow
from engine.otys.describe import sponsor_text
from engine.otys.view import OtysView
from render.gallery import Look
from render.otys.drawing import Drawing
from render.otys.faces import amount, contract_code, contract_face, sponsor_face, token_face
from render.otys.glyphs import RESOURCES
from render.otys.layout import LEVELS, ColonyColumns
from render.scene import Align, Box, Panel, Sprite, Words


@dataclass(frozen=True, slots=True)
class Colony:
    """The shared half of the table, about to be drawn."""

    drawing: Drawing
    pack: OtysPack
    look: Look
    view: OtysView

    def level(self, level: int, columns: ColonyColumns, *, worded: bool = False) -> None:
        """The Sponsor of a level, with its words if there is room, and its two Reward tokens."""
        sponsor = self.pack.sponsors[self.view.sponsors[level - 1]]
        inset = Box(
            columns.sponsor.left,
            columns.sponsor.top + 4,
            columns.sponsor.width,
            columns.sponsor.height - 8,
        )
        words = self.look.words.say(sponsor_text(self.pack, sponsor.id)) if worded else ""
        self.drawing.put(*sponsor_face(sponsor, inset, words))
        self.drawing.place(f"sponsor:{level}", inset)
        for token, column in zip(self.view.display[level - 1], columns.tokens, strict=True):
            high = min(column.width, column.height - 8)
            box = Box(column.left, column.centre[1] - high // 2, column.width, high)
            self.drawing.put(*token_face(self.pack.rewards[token], box))
            self.drawing.place(f"display:{token}", box)

    # --- contracts ---------------------------------------------------------------------------

    def contracts(self, boxes: tuple[Box, ...]) -> None:
        """The public contracts, each in its space; a space nobody uses is closed."""
        for space, (card, box) in enumerate(zip(self.view.public, boxes, strict=True)):
            self.drawing.under(Panel(box, "panel-deep", "panel-edge", 12, 1.5))
            if card is None:
                self.drawing.put(Sprite("card-back", box.centre, box.width // 2, faded=True))
            else:
                self.contract(card, box)
                self.drawing.place(f"public:{space}", box)

    def contract(self, card: str, box: Box) -> None:
        """One contract card."""
        code = contract_code(card, self.look.words)
        self.drawing.put(*contract_face(self.pack.contracts[card], code, box))

    # --- the Store ---------------------------------------------------------------------------

    def store(self, box: Box) -> None:
        """Four columns that fill from the top, with the price of each row beside them."""
        self.drawing.under(Panel(box))
        inner = box.inset(8)
        head = inner.height // 5
        high = (inner.height - head) // len(self.pack.store_rows)
        price = value = high * 5 // 3
        middle = Box(inner.left + price, inner.top, inner.width - price - value, inner.height)
        corner = (inner.left + head // 2, inner.top + head // 2)
        self.drawing.under(Sprite("trade", corner, head))
        for row, prices in enumerate(self.pack.store_rows):
            top = inner.top + head + row * high
            self._price(prices, Box(inner.left, top, price, high), value, inner.right)
        for column, resource, held in zip(
            middle.columns(len(RESOURCES)), RESOURCES, self.view.store, strict=True
        ):
            self.drawing.under(Sprite(resource, (column.centre[0], inner.top + head // 2), head))
            for row in range(len(self.pack.store_rows)):
                centre = (column.centre[0], inner.top + head + row * high + high // 2)
                self.drawing.under(Sprite("cube-empty", centre, high - 4))
                if row < held:
                    self.drawing.put(Sprite(f"cube-{resource}", centre, high - 4))
        self.drawing.place("store", box)

    def _price(self, prices: StoreRow, box: Box, value: int, right: int) -> None:
        """Credits at the left of a row, points at its right."""
        sell, buy = prices.sell_credits[0], prices.buy_price[0]
        size = box.height - 8
        text = str(sell) if sell == buy else f"{sell}/{buy}"
        self.drawing.under(*amount("credit", text, box, size))
        if prices.sell_points[0]:
            room = Box(right - value + 4, box.top, value - 4, box.height)
            self.drawing.under(*amount("point", prices.sell_points[0], room, size))

    def counts(self, box: Box) -> None:
        """What is left: contracts, discards, tokens in the bag, neutral X Keys."""
        self.drawing.under(Panel(box))
        left = {
            "deck": self.view.deck,
            "card": len(self.view.discard),
            "bag": self.view.bag,
            "key-neutral-x": self.view.neutral_x,
        }
        inner = box.inset(8)
        cells = inner.rows(len(left)) if inner.height >= inner.width else inner.columns(len(left))
        for (icon, number), cell in zip(left.items(), cells, strict=True):
            size = min(cell.height - 2, cell.width * 44 // 100)
            self.drawing.put(*amount(icon, number, cell, size))


def level_numeral(drawing: Drawing, level: int, box: Box) -> None:
    """The number of a level, at the edge of the sea."""
    drawing.under(Words(str(level), box, 40, "muted", bold=True, align=Align.CENTRE))


def colony_levels(colony: Colony, rows: tuple[ColonyColumns, ...]) -> None:
    """All five levels of the Colony."""
    for level, columns in zip(LEVELS, rows, strict=True):
        colony.level(level, columns)
