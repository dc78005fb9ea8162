"""Draws the Colony: Sponsors, the Colony Display, the Store, public contracts, and supplies."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack, StoreRow
from engine.otys.view import OtysView
from engine.otys.words.describe import sponsor_text
from render.gallery import ReaderContext
from render.kit import pieces
from render.kit.drawing import Drawing
from render.kit.figures import amount
from render.otys.faces import contract_code, contract_face, sponsor_face, token_face
from render.otys.glyphs import RESOURCES
from render.otys.layout import LEVELS, ColonyColumns, beside
from render.otys.player import TYPE
from render.scene import Align, Box, Panel, Point, Sprite, Words


@dataclass(frozen=True, slots=True)
class Colony:
    """The shared half of the table, ready to be drawn."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView

    def level(self, level: int, columns: ColonyColumns, *, worded: bool = False) -> None:
        """Draw a level's Sponsor, with its text if `worded`, and its two Reward tokens."""
        sponsor = self.pack.sponsors[self.view.sponsors[level - 1]]
        inset = Box(
            columns.sponsor.left,
            columns.sponsor.top + 4,
            columns.sponsor.width,
            columns.sponsor.height - 8,
        )
        words = self.context.words.say(sponsor_text(self.pack, sponsor.id)) if worded else ""
        self.drawing.put(*sponsor_face(sponsor, inset, words))
        self.drawing.place(f"sponsor:{level}", inset)
        for token, column in zip(self.view.display[level - 1], columns.tokens, strict=True):
            high = min(column.width, column.height - 8)
            box = Box(column.left, column.centre[1] - high // 2, column.width, high)
            self.drawing.put(*token_face(self.pack.rewards[token], box, explained=worded))
            self.drawing.place(f"display:{token}", box)

    # --- contracts ---------------------------------------------------------------------------

    def contracts(self, boxes: tuple[Box, ...]) -> None:
        """Draw the public contracts, each in its space; an empty space shows the back of a card."""
        for space, (card, box) in enumerate(zip(self.view.public, boxes, strict=True)):
            self.drawing.under(Panel(box, "panel-deep", "panel-edge", 12, 1.5))
            if card is None:
                self.drawing.put(Sprite("card-back", box.centre, box.width // 2, faded=True))
            else:
                self.contract(card, box)
                self.drawing.place(f"public:{space}", box)

    def contract(self, card: str, box: Box) -> None:
        """Draw one contract card."""
        code = contract_code(card, self.context.words)
        self.drawing.put(*contract_face(self.pack.contracts[card], code, box))

    # --- the Store ---------------------------------------------------------------------------

    def store(self, box: Box) -> None:
        """Draw four columns that fill from the top, with each row's prices beside them."""
        self.drawing.under(Panel(box))
        inner = box.inset(8)
        rows = inner.rows(len(self.pack.store_rows))
        cell = min(rows[0].height, inner.width * 2 // 15)
        side = (inner.width - cell * len(RESOURCES)) // 2
        for number, (prices, row) in enumerate(zip(self.pack.store_rows, rows, strict=True)):
            self._price(prices, row, side)
            for column, resource in enumerate(RESOURCES):
                centre = (inner.left + side + cell * column + cell // 2, row.centre[1])
                self._space(resource, number, centre, cell - 2)
        if not self.pack.store_rows[-1].sell_points[0]:
            corner = beside(rows[-1], inner.right - side, side)
            self.drawing.under(Sprite("trade", corner.centre, min(corner.height, side) - 4))
        self.drawing.place("store", box)

    def _space(self, resource: str, row: int, centre: Point, size: int) -> None:
        """Draw a space of the Store; an empty one shows the resource that belongs there."""
        self.drawing.under(
            Sprite("cube-empty", centre, size),
            Sprite(resource, centre, size * 45 // 100, faded=True),
        )
        if row < self.view.store[RESOURCES.index(resource)]:
            self.drawing.put(Sprite(f"cube-{resource}", centre, size))

    def _price(self, prices: StoreRow, row: Box, side: int) -> None:
        """Draw the price in Credits to the left of a row, and the points to its right."""
        sell, buy = prices.sell_credits[0], prices.buy_price[0]
        size = min(row.height - 4, side * 52 // 100)
        text = str(sell) if sell == buy else f"{sell}/{buy}"
        left = beside(row, row.left, side)
        self.drawing.under(*amount("credit", text, left, size))
        if prices.sell_points[0]:
            right = beside(row, row.right - side + 4, side - 4)
            self.drawing.under(*amount("point", prices.sell_points[0], right, size))

    def few_counts(self, box: Box) -> None:
        """Draw the supplies that run out: contracts, tokens in the bag, neutral X Keys."""
        self.drawing.under(Panel(box))
        left = {"deck": self.view.deck, "bag": self.view.bag, "key-neutral-x": self.view.neutral_x}
        for (icon, number), line in zip(left.items(), box.inset(8).rows(len(left)), strict=True):
            thing = (pieces.Piece(icon), pieces.Piece(text=str(number)))
            self.drawing.put(*pieces.row(thing, line.left, line.centre[1], 32, TYPE))

    def counts(self, box: Box) -> None:
        """Draw the supplies: contracts, discards, tokens in the bag, neutral X Keys."""
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
    """Draw the number of a level."""
    drawing.under(Words(str(level), box, 40, "muted", bold=True, align=Align.CENTRE))


def colony_levels(colony: Colony, rows: tuple[ColonyColumns, ...]) -> None:
    """Draw all five levels of the Colony."""
    for level, columns in zip(LEVELS, rows, strict=True):
        colony.level(level, columns)
