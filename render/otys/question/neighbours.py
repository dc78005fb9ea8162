"""The picture of the other players: whose diver on the active level a Spy can use."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from engine.otys.words.describe import diver_text
from engine.otys.words.names import thing
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.otys import alt
from render.otys.changes import changes
from render.otys.glyphs import diver_icon
from render.otys.question.dive import HEIGHT, WIDTH
from render.otys.question.head import Head
from render.scene import Box, Panel, Scene, Sprite, Words

WHOLE = Box(16, 78, 1068, 610)
TALLEST, GAP = 240, 8
TYPE = 31


def neighbours_scene(pack: OtysPack, view: OtysView, context: ReaderContext, seat: int) -> Scene:
    """Compose the divers of all others on the active level, those that can be used outlined."""
    drawing = Drawing(WIDTH, HEIGHT)
    Head(drawing, pack, context, view, seat).draw()
    others = [one for one in view.order if one != seat]
    turn = view.turn
    level = turn.level if turn is not None and turn.level is not None else 1
    high = min(TALLEST, (WHOLE.height - GAP * (len(others) - 1)) // len(others))
    for number, other in enumerate(others):
        box = Box(WHOLE.left, WHOLE.top + number * (high + GAP), WHOLE.width, high)
        Neighbour(drawing, pack, context, view, other, level).draw(box)
    text = alt_text(context, alt.neighbours_alt(pack, view, seat, level))
    return drawing.scene(context, text, f"{seat}/", changes(context.before, view))


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another player's diver on a level, ready to be drawn."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView
    seat: int
    level: int

    def draw(self, box: Box) -> None:
        """Draw the diver, its owner, and what it does."""
        board = self.view.boards[self.seat]
        diver = board.column[self.level + 2]
        upgraded = diver in board.upgraded
        usable = f"diver:{self.seat}" in self.context.marks
        self.drawing.put(Panel(box, "panel-bright" if usable else "panel", "panel-edge", 14, 2))
        size = min(box.height - 16, 176)
        icon = diver_icon(diver, upgraded=upgraded)
        centre = (box.left + 16 + size // 2, box.centre[1])
        self.drawing.put(Sprite(icon, centre, size, faded=not usable))
        left = box.left + size + 40
        owner = Box(left, box.top + 12, box.right - left - 16, 48)
        self.drawing.put(seat_mark(self.seat, (left + 20, owner.centre[1]), 38))
        name = Box(left + 50, owner.top, owner.width - 50, owner.height)
        self.drawing.put(
            Words(
                self.context.names[self.seat], name, 36, "muted", bold=True, shrink=TYPE, cut=True
            )
        )
        colour = "text" if usable else "muted"
        title = Box(left, owner.bottom, owner.width, 46)
        said = self.context.words.say(thing(diver))
        self.drawing.put(Words(said, title, 40, colour, bold=True, shrink=TYPE))
        text = self.context.words.say(diver_text(self.pack, diver, upgraded=upgraded))
        rest = Box(left, title.bottom, owner.width, box.bottom - title.bottom - 8)
        self.drawing.put(Words(text, rest, 34, colour, lines=3, shrink=TYPE))
        self.drawing.place(f"diver:{self.seat}", box)
