"""The line at the top of every picture of a turn: the own goods, and everybody else's points."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.otys.glyphs import NEUTRAL_X, key_icon
from render.scene import Box, Panel, Sprite, Words

BOX = Box(16, 12, 1068, 58)
TYPE, FIGURE, POINTS = 31, 38, 46
OTHER, GOOD = 92, 82
"""The widths of another player's points, and of one of the own goods."""


@dataclass(frozen=True, slots=True)
class Head:
    """The line at the top, for one seat."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView
    seat: int

    def draw(self) -> None:
        """Draw it from the right to the left; the name takes what is left."""
        self.drawing.put(Panel(BOX, "panel", f"seat-{self.seat + 1}", 14, 3))
        left = self._points(self._goods(self._others()))
        self.drawing.put(seat_mark(self.seat, (BOX.left + 32, BOX.centre[1]), 34))
        name = Box(BOX.left + 58, BOX.top, left - BOX.left - 66, BOX.height)
        text = self.context.names[self.seat]
        self.drawing.put(Words(text, name, 34, bold=True, shrink=TYPE, cut=True))
        self.drawing.place(f"{self.seat}/stock", BOX)

    def _others(self) -> int:
        """Draw the other players' points; return where they begin."""
        others = [seat for seat in self.view.order if seat != self.seat]
        left = BOX.right - OTHER * len(others)
        rule = Box(left - 10, BOX.top + 10, 2, BOX.height - 20)
        self.drawing.put(Panel(rule, "panel-edge", "", 0, 0))
        for number, seat in enumerate(others):
            place = Box(left + OTHER * number, BOX.top + 4, OTHER - 4, BOX.height - 8)
            points = Box(place.left + 38, place.top, place.width - 38, place.height)
            self.drawing.put(
                seat_mark(seat, (place.left + 18, place.centre[1]), 30),
                Words(str(self.view.boards[seat].points), points, 34, bold=True, shrink=TYPE),
            )
            self.drawing.place(f"{seat}/stock", place)
        return left - 20

    def _goods(self, right: int) -> int:
        """Draw Credits, Batteries, contracts and neutral X Keys; return where they begin."""
        board = self.view.boards[self.seat]
        goods = {
            "credit": board.credits,
            "battery": board.batteries,
            "contract": board.contracts,
            key_icon(NEUTRAL_X): board.neutral_x,
        }
        left = right - GOOD * len(goods)
        for number, (icon, count) in enumerate(goods.items()):
            x = left + GOOD * number
            place = Box(x + 40, BOX.top, GOOD - 42, BOX.height)
            colour = "text" if count else "muted"
            self.drawing.put(
                Sprite(icon, (x + 18, BOX.centre[1]), 36),
                Words(str(count), place, FIGURE, colour, bold=True, shrink=TYPE),
            )
        return left - 12

    def _points(self, right: int) -> int:
        """Draw the own points of those that end the game; return where they begin."""
        goal = f"/{self.pack.start['end_trigger_points']}"
        text = str(self.view.boards[self.seat].points)
        most, own = measure(goal, TYPE) + 2, measure(text, POINTS, bold=True) + 2
        first = right - most - max(own, measure("00", POINTS, bold=True)) - 46
        figure = Box(first + 46, BOX.top, own, BOX.height)
        self.drawing.put(
            Sprite("point", (first + 22, BOX.centre[1]), 42),
            Words(text, figure, POINTS, bold=True),
            Words(goal, Box(figure.right, BOX.top + 4, most, BOX.height - 4), TYPE, "muted"),
        )
        return first
