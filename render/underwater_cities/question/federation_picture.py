"""Picture of the Federation track: who stands where, and what each step brings."""

from __future__ import annotations

from dataclasses import dataclass

from engine.underwater_cities.pack.components import BELOW_THE_TRACK
from render.gallery import ReaderContext
from render.kit.drawing import MARGIN, Drawing
from render.kit.figures import seat_mark
from render.kit.icon_rows import lay
from render.scene import Box, Panel, Scene, Sprite, Words
from render.underwater_cities.question.asked_alt import federation_picture_alt
from render.underwater_cities.question.frame import (
    HEAD,
    INNER,
    LEGAL,
    RIM,
    SMALLEST,
    drawing,
    finished,
    name_words,
)
from render.underwater_cities.question.goods_strip import NONE, GoodsStrip
from render.underwater_cities.question.questions import STEP, Question
from render.underwater_cities.question.track_strip import (
    STEPS,
    standing_at,
    step_bonus,
    step_name,
)

GAP = 12
ORDER = 100
"""Height of the play order below the track."""
NUMBER = 64
ICONS = 72
MARK = 84
NAME = 36


def federation_picture(asked: Question, context: ReaderContext) -> Scene:
    """Compose the goods, the track from the space below it to the step beyond it, and the order."""
    picture = drawing()
    head = Box(MARGIN, MARGIN, INNER, HEAD)
    GoodsStrip(picture, asked.view, asked.seat).forecast(head)
    order = Box(MARGIN, picture.box.bottom - MARGIN - ORDER, INNER, ORDER)
    _order(picture, asked, context, order)
    top = head.bottom + GAP
    track = Box(MARGIN, top, INNER, order.top - GAP - top)
    for space, cell in zip(STEPS, track.columns(len(STEPS), GAP), strict=True):
        Space(picture, asked, space).draw(cell)
    return finished(picture, asked, context, federation_picture_alt(asked))


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the track, ready to be drawn."""

    drawing: Drawing
    asked: Question
    space: int
    """`OVER_THE_TRACK` for a step beyond the last space."""

    def draw(self, cell: Box) -> None:
        """Draw its number, its bonus and the markers on it; rimmed if a step can end there."""
        name = f"{STEP}{self.space}"
        seats = standing_at(self.asked, self.space)
        own = self.asked.seat in seats
        legal = name in self.asked.steps
        edge, stroke = ("ice", 3) if own else ("panel-edge", 2)
        fill = "slot-always" if own or legal else "panel"
        self.drawing.put(Panel(cell, fill, LEGAL if legal else edge, 18, RIM if legal else stroke))
        number = Box(cell.left, cell.top + 14, cell.width, NUMBER)
        if self.space == BELOW_THE_TRACK:
            self.drawing.put(Sprite("federation", number.centre, NUMBER))
        else:
            self.drawing.put(name_words(step_name(self.space), number, NUMBER, "white"))
            bonus = Box(cell.left + 8, number.bottom + 10, cell.width - 16, ICONS * 2)
            row = step_bonus(self.asked, self.space)
            if row:
                self.drawing.put(*lay(row, bonus, ICONS))
            else:
                self.drawing.put(name_words(NONE, bonus, ICONS, "muted"))
        self._markers(seats, cell)
        self.drawing.place(name, cell, rimmed=True)

    def _markers(self, seats: tuple[int, ...], cell: Box) -> None:
        """Draw the shapes on a space, the one that is ahead on top."""
        room = cell.bottom - 16 - (cell.top + 14 + NUMBER)
        size = min(MARK, (room - 2 * ICONS) // max(len(seats), 1))
        for number, seat in enumerate(seats):
            middle = cell.bottom - 16 - size // 2 - number * (size + 4)
            self.drawing.put(seat_mark(seat, (cell.centre[0], middle), size))


def _order(drawing_: Drawing, asked: Question, context: ReaderContext, box: Box) -> None:
    """Draw the players in the order in which they play this round."""
    order = asked.view.order
    for number, (seat, cell) in enumerate(zip(order, box.columns(len(order), GAP), strict=True), 1):
        drawing_.put(Panel(cell, "panel", f"seat-{seat + 1}", 16, 3))
        place = Box(cell.left + 8, cell.top, 40, cell.height)
        drawing_.put(name_words(str(number), place, NAME, "muted"))
        mark = place.right + 30
        drawing_.put(seat_mark(seat, (mark, cell.centre[1]), 56))
        room = Box(mark + 38, cell.top + 4, cell.right - mark - 46, cell.height - 8)
        drawing_.put(
            Words(
                context.names[seat],
                room,
                NAME,
                bold=True,
                lines=2,
                shrink=SMALLEST,
                cut=True,
            )
        )
