"""The era track, with the progress of the game, and the Federation track, with the turn order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.pack.components import BELOW_THE_TRACK, UnderwaterCitiesPack
from engine.underwater_cities.terms.glossary import ERAS, OVER_THE_TRACK
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.drawing import GAP, Drawing
from render.kit.icon_rows import ARROW, lay
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.theme import SEATS
from render.underwater_cities.cards.glyphs import goods

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


@dataclass(frozen=True, slots=True)
class FederationTrack:
    """The spaces with their bonuses and markers; of several markers, the top one is ahead."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView

    def draw(self, box: Box) -> None:
        """Draw the whole track in a line, from the space below it to the bonus beyond its end."""
        self.drawing.under(Panel(box))
        inner = box.inset(8)
        icon = min(inner.height - 8, 64)
        self.drawing.under(Sprite("federation", (inner.left + icon // 2, inner.centre[1]), icon))
        rest = Box(inner.left + icon + 8, inner.top, inner.width - icon - 8, inner.height)
        pitch = rest.width // (len(SPACES) + 2)
        below = Box(rest.left, rest.top, rest.width - pitch * len(SPACES), rest.height)
        over = pitch * 6 // 10
        spaces = Box(below.right + 4, rest.top, rest.right - below.right - over - 8, rest.height)
        cells = (below, *spaces.columns(len(SPACES) - 1, 4))
        for space, cell in zip(SPACES, cells, strict=True):
            self._space(space, cell)
        self._over(Box(spaces.right + 4, rest.top, over, rest.height))
        self.drawing.place(FEDERATION_SPOT, box)

    def _space(self, space: int, cell: Box) -> None:
        """Draw a space: its number and bonus above, the markers below."""
        below = space == BELOW_THE_TRACK
        self.drawing.under(Panel(cell, "panel-deep" if below else "panel-bright", radius=10))
        high = 0 if below else cell.height * 38 // 100
        head = Box(cell.left + 5, cell.top + 2, cell.width - 10, high)
        if not below:
            number = Words(str(space), head, min(head.height, 30), "muted", bold=True, shrink=20)
            self.drawing.under(number)
        bonus = () if below else self.pack.federation[space]
        if bonus:
            icons = Box(head.left + 18, head.top, head.width - 18, head.height)
            self.drawing.under(*lay(goods(bonus), icons, head.height - 2, Align.RIGHT))
        floor = Box(cell.left + 4, head.bottom, cell.width - 8, cell.bottom - head.bottom - 2)
        self.drawing.put(*_markers(standing(self.view, space), floor))

    def _over(self, cell: Box) -> None:
        """Draw the bonus for a step beyond the last space."""
        row = goods(self.pack.federation[OVER_THE_TRACK])
        upper, lower = cell.rows(2)
        self.drawing.under(*lay((ARROW,), upper, upper.height - 4))
        self.drawing.under(*lay(row, lower, lower.height - 4))


def standing(view: UnderwaterCitiesView, space: int) -> tuple[int, ...]:
    """Return the seats on a space of the Federation track, furthest behind first."""
    if space != BELOW_THE_TRACK:
        return view.track[space - 1]
    on_track = {seat for stack in view.track for seat in stack}
    return tuple(seat for seat in reversed(view.order) if seat not in on_track)


def _markers(seats: tuple[int, ...], floor: Box) -> Iterator[Item]:
    """Yield markers side by side, with the one that is ahead on the right and in front."""
    size = min(floor.height, floor.width, LARGEST)
    step = min(size * 8 // 10, (floor.width - size) // max(len(seats) - 1, 1))
    left = floor.centre[0] - (size + step * (len(seats) - 1)) // 2
    for number, seat in enumerate(seats):
        centre = (left + size // 2 + number * step, floor.centre[1])
        context = SEATS[seat]
        yield Sprite(f"marker-{context.shape}", centre, size, context.colour)
