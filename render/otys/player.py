"""Draws what a player has apart from the search zone: name, stock, Keys and Technicians."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack
from engine.otys.view import BoardView, OtysView
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.kit.pieces import Piece, row, spread
from render.otys.glyphs import NEUTRAL_X, PERMANENT_KEYS, key_icon
from render.scene import Box, Panel, Sprite, Words

TYPE = 31
"""The smallest type: its capitals are 6 pixels high on a phone."""
SIZES = ((34, 38), (32, 36), (30, 34), (26, 31), (22, 31), (18, 31))
"""Sizes of icons and figures; the first that fit are used."""


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """One player, ready to be drawn."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView
    seat: int

    @property
    def board(self) -> BoardView:
        """The player's board."""
        return self.view.boards[self.seat]

    @property
    def first(self) -> bool:
        """True if this player goes first in each round."""
        return self.view.order[0] == self.seat

    @property
    def on_turn(self) -> bool:
        """True if it is this player's turn."""
        return self.view.turn is not None and self.view.turn.seat == self.seat

    def _frame(self, box: Box) -> None:
        """Draw the panel behind the name, lit on the player's turn."""
        self.drawing.under(Panel(box))
        if self.on_turn:
            self.drawing.put(Panel(box, "panel-bright", f"seat-{self.seat + 1}", 14, 4))
        self.drawing.place(f"{self.seat}/stock", box)

    def name(self, box: Box, size: int) -> None:
        """Draw the seat's shape and the player's name, then the first player's marker."""
        mark = box.height * 3 // 4
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        left = box.left + mark + size // 5
        right = box.right - (mark + 2 if self.first else 0)
        room = Box(left, box.top, right - left, box.height)
        text = self.context.names[self.seat]
        self.drawing.put(Words(text, room, size, bold=True, cut=True))
        if self.first:
            flag = (box.right - mark // 2, box.centre[1])
            self.drawing.put(Sprite("first-player", flag, mark))

    def head(self, box: Box) -> None:
        """Draw the name, points, Credits and Batteries."""
        self._frame(box)
        inner = Box(box.left + 8, box.top + 3, box.width - 14, box.height - 6)
        upper, lower = inner.rows(2)
        self.name(upper, TYPE)
        board = self.board
        things = (
            (Piece("point"), Piece(text=str(board.points), colour="white")),
            (Piece("credit", part=0.8), Piece(text=str(board.credits))),
            (Piece("battery", part=0.8), Piece(text=str(board.batteries))),
        )
        self.drawing.put(*spread(things, lower, SIZES, 2))

    def foot(self, box: Box) -> None:
        """Draw the Keys, used and available; then the Technicians' tracks and private contracts."""
        self.drawing.under(Panel(box))
        inner = Box(box.left + 6, box.top + 4, box.width - 10, box.height - 8)
        upper, *lines = inner.rows(3)
        self.keys(upper)
        board = self.board
        facts = (
            ((key_icon(NEUTRAL_X), str(board.neutral_x)), ("mechanic", str(board.max_move))),
            (
                ("hacker", f"{len(board.track)}/{board.threshold}"),
                ("contract", str(board.contracts)),
            ),
        )
        for pair, line in zip(facts, lines, strict=True):
            for (icon, text), cell in zip(pair, line.columns(2), strict=True):
                pieces = (Piece(icon), Piece(text=text))
                self.drawing.put(*row(pieces, cell.left, cell.centre[1], 34, TYPE))
        self.drawing.place(f"{self.seat}/keys", box)

    def keys(self, box: Box) -> None:
        """Draw the permanent Keys; used ones are faded, because they are on the Hacker track."""
        for key, cell in zip(PERMANENT_KEYS, box.columns(len(PERMANENT_KEYS)), strict=True):
            size = min(cell.width, cell.height) - 2
            used = key not in self.board.keys
            self.drawing.put(Sprite(key_icon(key), cell.centre, size, faded=used))
