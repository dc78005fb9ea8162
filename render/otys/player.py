"""Draws what a player has apart from the search zone: name, stock, Keys and Technicians."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack
from engine.otys.view import BoardView, OtysView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.figures import amount, seat_mark
from render.otys.glyphs import NEUTRAL_X, PERMANENT_KEYS, key_icon
from render.scene import Align, Box, Panel, Sprite, Words


def _width(figures: str, size: int) -> int:
    """Return the width of an amount with its icon."""
    return size + size // 6 + measure(figures, round(size * 0.95), bold=True) + 1


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
        mark = box.height * 4 // 5
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        left = box.left + mark + size // 3
        right = box.right - (mark + 6 if self.first else 0)
        room = Box(left, box.top, right - left, box.height)
        text = self.context.names[self.seat]
        self.drawing.put(Words(text, room, size, bold=True, shrink=size * 3 // 4, cut=True))
        if self.first:
            flag = (box.right - mark // 2, box.centre[1])
            self.drawing.put(Sprite("first-player", flag, mark))

    # --- on the board ------------------------------------------------------------------------

    def head(self, box: Box) -> None:
        """Draw the name, points, Credits and Batteries in the narrow column of the board."""
        self._frame(box)
        inner = box.inset(8)
        self.name(Box(inner.left, inner.top - 3, inner.width, 38), 30)
        line = Box(inner.left, inner.top + 38, inner.width, inner.height - 38)
        board = self.board
        stock = {
            "point": (f"{board.points}", f"{board.points:02}", 42),
            "credit": (f"{board.credits}", f"{board.credits}", 34),
            "battery": (f"{board.batteries}", f"{board.batteries}", 34),
        }
        wide = [_width(widest, size) for _, widest, size in stock.values()]
        spare = (line.width - sum(wide)) // (len(wide) - 1)
        left = line.left
        for (icon, (count, _, size)), width in zip(stock.items(), wide, strict=True):
            room = Box(left, line.top, width, line.height)
            self.drawing.put(*amount(icon, count, room, size))
            left += width + min(spare, 40)

    def foot(self, box: Box) -> None:
        """Draw the Keys, used and available; then the Technicians' tracks and private contracts."""
        self.drawing.under(Panel(box))
        inner = box.inset(6)
        self.keys(Box(inner.left, inner.top, inner.width, 44))
        board = self.board
        facts: dict[str, str | int] = {
            "key-neutral-x": board.neutral_x,
            "mechanic": board.max_move,
            "hacker": f"{len(board.track)}/{board.threshold}",
            "contract": board.contracts,
        }
        rest = Box(inner.left + 4, inner.top + 46, inner.width - 8, inner.height - 46)
        cells = [cell for row in rest.rows(2) for cell in row.columns(2, 8)]
        for (icon, text), cell in zip(facts.items(), cells, strict=True):
            self.drawing.put(*amount(icon, text, cell, 40))
        self.drawing.place(f"{self.seat}/keys", box)

    def crew(self, box: Box) -> None:
        """Draw the neutral X Keys, Technicians and private contracts, but not the numbered Keys."""
        self.drawing.under(Panel(box))
        board = self.board
        facts: dict[str, str | int] = {
            "key-neutral-x": board.neutral_x,
            "mechanic": board.max_move,
            "contract": board.contracts,
            "hacker": f"{len(board.track)}/{board.threshold}",
        }
        for (icon, text), cell in zip(facts.items(), box.inset(8).columns(len(facts)), strict=True):
            self.drawing.put(*amount(icon, text, cell, cell.height))
        self.drawing.place(f"{self.seat}/keys", box)

    def keys(self, box: Box) -> None:
        """Draw the permanent Keys; used ones are faded, because they are on the Hacker track."""
        for key, cell in zip(PERMANENT_KEYS, box.columns(len(PERMANENT_KEYS)), strict=True):
            size = min(cell.width, cell.height) - 2
            used = key not in self.board.keys
            self.drawing.put(Sprite(key_icon(key), cell.centre, size, faded=used))

    # --- on the sheet ------------------------------------------------------------------------

    def banner(self, box: Box) -> None:
        """Draw the name and the stock on one wide line."""
        self._frame(box)
        inner = box.inset(12)
        name = Box(inner.left, inner.top, inner.width * 46 // 100, inner.height)
        self.name(Box(name.left, name.top + 8, name.width, name.height - 16), 44)
        board = self.board
        stock = {
            "point": board.points,
            "credit": board.credits,
            "battery": board.batteries,
            "contract": board.contracts,
        }
        rest = Box(name.right + 16, inner.top, inner.right - name.right - 16, inner.height)
        first, *others = rest.columns(len(stock) + 1)
        points = Box(first.left, first.top, others[0].right - first.left - 24, first.height)
        for (icon, count), cell in zip(stock.items(), (points, *others[1:]), strict=True):
            large = icon == "point"
            size = min(cell.width * 48 // 100, 60 if large else 48)
            self.drawing.put(*amount(icon, count, cell, size, large=large))

    def hacker(self, box: Box) -> None:
        """Draw the Hacker's track with the used Keys; the slot that returns them all is lit."""
        self.drawing.under(Panel(box))
        inner = box.inset(8)
        size = inner.height
        slots = max(self.pack.thresholds)
        self.drawing.under(Sprite("hacker", (inner.left + size // 2, box.centre[1]), size - 8))
        rest = Box(inner.left + size + 8, inner.top, inner.width - size - 8, inner.height)
        for number, cell in enumerate(rest.columns(slots, 8), 1):
            limit = number == self.board.threshold
            if number > self.board.threshold:
                continue
            edge, stroke = ("legal", 3) if limit else ("panel-edge-bright", 1.5)
            self.drawing.put(Panel(cell, "panel-deep", edge, 12, stroke))
            if number <= len(self.board.track):
                icon = key_icon(self.board.track[number - 1])
                self.drawing.put(Sprite(icon, cell.centre, size - 12))
            elif limit:
                self.drawing.put(Sprite("take-back", cell.centre, size - 16, faded=True))
        self.drawing.place(f"{self.seat}/keys", box)

    def mechanic(self, box: Box) -> None:
        """Draw the Mechanic's track along the box's longer side, with the current move lit."""
        self.drawing.under(Panel(box))
        inner, steps = box.inset(8), self.pack.max_moves
        if inner.width > inner.height:
            first, *cells = inner.columns(len(steps) + 1, 8)
        else:
            first, *cells = inner.rows(len(steps) + 1, 8)
        size = min(first.width, first.height) - 4
        self.drawing.under(Sprite("mechanic", first.centre, size))
        for step, cell in zip(steps, cells, strict=True):
            now = step == self.board.max_move
            fill, edge = ("panel-bright", "legal") if now else ("panel-deep", "panel-edge")
            colour = "text" if now else "muted"
            self.drawing.put(
                Panel(cell, fill, edge, 12, 3 if now else 1.5),
                Words(str(step), cell, 44, colour, bold=now, align=Align.CENTRE, shrink=20),
            )

    def x_key(self, box: Box) -> None:
        """Draw the player's own X Key, above the Keys of the levels."""
        used = "X" not in self.board.keys
        size = min(box.width, box.height - 2)
        self.drawing.put(Sprite("key-x", box.centre, size, faded=used))

    def x_keys(self, box: Box) -> None:
        """Draw the player's own X Key, and below it the neutral ones with their number."""
        upper, lower = box.rows(2)
        self.x_key(upper)
        size = box.width * 46 // 100
        none = not self.board.neutral_x
        neutral = (lower.left + size // 2, lower.centre[1])
        self.drawing.put(Sprite(key_icon(NEUTRAL_X), neutral, size, faded=none))
        room = Box(lower.left + size, lower.top, lower.width - size, lower.height)
        number = str(self.board.neutral_x)
        self.drawing.put(
            Words(number, room, size * 11 // 10, bold=True, align=Align.CENTRE, shrink=size)
        )
