"""The era track, with the progress of the game, and who stands on the Federation track."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.pack.components import BELOW_THE_TRACK
from engine.underwater_cities.terms.glossary import ERAS
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.drawing import GAP, Drawing
from render.scene import Align, Box, Item, Panel, Sprite, Words

ROUNDS = {1: (1, 2, 3, 4), 2: (5, 6, 7), 3: (8, 9, 10)}
"""The rounds of each era; a Production follows the last one of each (UC-5.1)."""
TURNS = 3
"""Number of turns that each player takes in a round."""
SPACES = (BELOW_THE_TRACK, 4, 3, 2, 1)
"""The spaces for Federation markers, beginning with the one below the track."""
LARGEST = 72
"""Maximum size of a marker."""
FEDERATION_SPOT, ERA_SPOT = "federation", "era"


@dataclass(frozen=True, slots=True)
class EraTrack:
    """Rounds and Productions in order, with the marker among them."""

    drawing: Drawing
    context: ReaderContext
    view: UnderwaterCitiesView

    def draw(self, box: Box) -> None:
        """Draw a field for each era, whose width is proportional to its number of cells."""
        self.drawing.under(Panel(box))
        inner = box.inset(6)
        pitch = (inner.width - GAP * (len(ERAS) - 1)) // sum(map(_cells, ERAS))
        left = inner.left
        for era in ERAS:
            field = Box(left, inner.top, pitch * _cells(era), inner.height)
            self._era(era, field)
            left = field.right + GAP
        self.drawing.place(ERA_SPOT, box)

    def _era(self, era: int, field: Box) -> None:
        """Draw the sign of an era above its rounds and its Production."""
        self.drawing.under(Panel(field, "panel-deep", "", 10, 0))
        high = field.height * 40 // 100
        head = Box(field.left, field.top, field.width, high)
        size = high - 4
        self.drawing.under(Sprite(f"era-{era}", (head.left + 4 + size // 2, head.centre[1]), size))
        if era == self.view.era:
            marker = (head.right - 6 - size // 2, head.centre[1])
            self.drawing.put(Sprite("era-marker", marker, size))
        below = Box(field.left, head.bottom, field.width, field.bottom - head.bottom)
        *rounds, last = below.columns(_cells(era))
        for number, cell in zip(ROUNDS[era], rounds, strict=True):
            self._round(number, cell)
        self._production(era, last)

    def _round(self, number: int, cell: Box) -> None:
        """Draw a round; the current one also shows which of its turns have begun."""
        if not (self._at(number) and not self._produces):
            colour = "muted" if self._past(number) else "text"
            self.drawing.put(_label(str(number), cell, colour))
            return
        self.drawing.put(
            Panel(cell, "panel-bright", "gold", 10, 3),
            _label(str(number), _upper(cell), "legal"),
            *_laps(self.view.lap, cell),
        )

    def _production(self, era: int, cell: Box) -> None:
        """Draw the Production at the end of an era."""
        last = ROUNDS[ERAS[era - 1]][-1]
        here = self._at(last) and self._produces
        past = self._past(last) or (self.view.round == last and self.view.result is not None)
        if here:
            self.drawing.put(Panel(cell, "panel-bright", "gold", 10, 3))
        size = min(cell.width - 2, cell.height - 8)
        self.drawing.put(Sprite("type-production", cell.centre, size, faded=past and not here))

    @property
    def _produces(self) -> bool:
        return self.view.phase == "production"

    def _at(self, number: int) -> bool:
        return self.view.round == number and self.view.result is None

    def _past(self, number: int) -> bool:
        return number < self.view.round or self.view.result is not None


def _cells(era: int) -> int:
    """Return the number of cells of an era: its rounds plus its Production."""
    return len(ROUNDS[era]) + 1


def _label(text: str, cell: Box, colour: str) -> Words:
    size = min(cell.height, 34)
    return Words(text, cell, size, colour, bold=True, align=Align.CENTRE, shrink=20)


def _upper(cell: Box) -> Box:
    """Return the part of a cell above the dots of the turns."""
    return Box(cell.left, cell.top, cell.width, cell.height * 3 // 4)


def _laps(lap: int, cell: Box) -> Iterator[Item]:
    """Yield a dot for each turn of a round, filled for those that have begun."""
    size = min(cell.width // 5, 10)
    top = cell.bottom - size - max(cell.height // 10, 3)
    left = cell.centre[0] - (TURNS * (size + 2) - 2) // 2
    for number in range(TURNS):
        fill = "legal" if number < lap else "panel-deep"
        yield Panel(Box(left + number * (size + 2), top, size, size), fill, "legal", size // 2, 1)


def standing(view: UnderwaterCitiesView, space: int) -> tuple[int, ...]:
    """Return the seats on a space of the Federation track, furthest behind first."""
    if space != BELOW_THE_TRACK:
        return view.track[space - 1]
    on_track = {seat for stack in view.track for seat in stack}
    return tuple(seat for seat in reversed(view.order) if seat not in on_track)
