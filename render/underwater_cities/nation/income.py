"""A nation's income in Production, as a column, and the number of cities to feed."""

from __future__ import annotations

from dataclasses import dataclass

from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Line, Panel, Sprite, Words

NUMBER = 36
SMALLEST = 28
"""Font size that is still legible on a phone."""
NARROWEST = 118
HIGHEST = 58
"""Maximum height of a line."""


@dataclass(frozen=True, slots=True)
class Income:
    """The production of a seat, ready to be drawn."""

    drawing: Drawing
    view: UnderwaterCitiesView
    seat: int

    def draw(self, box: Box) -> None:
        """Draw the sign of Production, the income and the food due, if the box is wide enough."""
        if box.width < NARROWEST:
            return
        lines = self._lines()
        high = min((box.height - 12) // (len(lines) + 1), HIGHEST)
        field = Box(box.left, box.top, box.width, high * (len(lines) + 1) + 12)
        self.drawing.put(Panel(field, "panel-deep", "panel-edge", 16))
        inner = field.inset(6)
        rows = [
            Box(inner.left, inner.top + number * high, inner.width, high)
            for number in range(len(lines) + 1)
        ]
        self.drawing.put(Sprite("type-production", rows[0].centre, high - 8))
        for row, (icon, text, colour) in zip(rows[1:], lines, strict=True):
            self._line(row, icon, text, colour)
        due = rows[-1]
        ends = ((due.left + 8, due.top), (due.right - 8, due.top))
        self.drawing.put(Line(ends, "panel-edge-bright", 2))

    def _lines(self) -> list[tuple[str, str, str]]:
        """Return a line for each kind of income, points first, then one for the food due."""
        player = self.view.players[self.seat]
        made = player.income
        amounts = {"point": made.points} | dict(zip(RESOURCES, made.stock, strict=True))
        found = [(name, f"+{count}", "text") for name, count in amounts.items() if count]
        return [*found, ("feed", f"\N{MINUS SIGN}{player.to_feed}", "warn")]

    def _line(self, row: Box, icon: str, text: str, colour: str) -> None:
        size = min(row.height - 6, row.width * 2 // 5)
        left = row.left + row.width // 8
        self.drawing.put(Sprite(icon, (left + size // 2, row.centre[1]), size))
        room = Box(left + size + 8, row.top, row.right - left - size - 8, row.height)
        letters = min(NUMBER, max(row.height - 6, SMALLEST))
        self.drawing.put(Words(text, room, letters, colour, bold=True, shrink=SMALLEST))
