"""The picture of a player's own dive: Keys, divers, cubes, the colony beside them, contracts."""

from __future__ import annotations

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.otys import alt
from render.otys.changes import changes
from render.otys.glyphs import key_icon
from render.otys.question.head import Head
from render.otys.question.levels import Rows
from render.otys.question.side import Side
from render.scene import Box, Panel, Scene, Sprite, Words

WIDTH, HEIGHT = 1100, 700
"""The box in which clients on a computer show a picture: 11 to 7."""
SURFACE = Box(16, 78, 832, 78)
LEVELS = Box(16, 164, 832, 5 * 86 + 4 * 6).rows(5, 6)
FOOT = Box(16, 632, 832, 56)
STORE = Box(860, 78, 224, 150)
CONTRACTS = Box(860, 236, 224, 452)
SLOT = 58
"""The distance from one slot of the Hacker track to the next."""


def dive_scene(pack: OtysPack, view: OtysView, context: ReaderContext, seat: int) -> Scene:
    """Compose the own zone level by level: whom a Key wakes up, and what the colony gives there."""
    drawing = Drawing(WIDTH, HEIGHT)
    Head(drawing, pack, context, view, seat).draw()
    Rows(drawing, pack, context, view, seat).draw(SURFACE, LEVELS)
    side = Side(drawing, pack, context, view, seat)
    side.store(STORE)
    side.contracts(CONTRACTS)
    _foot(drawing, view, seat)
    text = alt_text(context, alt.dive_alt(pack, view, seat))
    return drawing.scene(context, text, f"{seat}/", changes(context.before, view))


def _foot(drawing: Drawing, view: OtysView, seat: int) -> None:
    """Draw the Hacker track, the Mechanic's reach, and what is left in the bag and the deck."""
    drawing.under(Panel(FOOT))
    board, middle = view.boards[seat], FOOT.centre[1]
    drawing.under(Sprite("hacker", (FOOT.left + 34, middle), 44))
    for number in range(1, board.threshold + 1):
        cell = Box(FOOT.left + 10 + SLOT * number, FOOT.top + 4, SLOT - 8, FOOT.height - 8)
        last = number == board.threshold
        drawing.put(Panel(cell, "panel-deep", "gold" if last else "panel-edge-bright", 10, 2.5))
        if number <= len(board.track):
            drawing.put(Sprite(key_icon(board.track[number - 1]), cell.centre, 42))
        elif last:
            drawing.put(Sprite("take-back", cell.centre, 38))
    figures = (("mechanic", f"↑{board.max_move}"), ("bag", str(view.bag)), ("deck", str(view.deck)))
    for place, (icon, count) in zip(_figures(), figures, strict=True):
        room = Box(place.left + 54, place.top, place.width - 54, place.height)
        colour = "text" if icon == "mechanic" else "muted"
        drawing.put(
            Sprite(icon, (place.left + 24, middle), 44), Words(count, room, 36, colour, bold=True)
        )
    drawing.place(f"{seat}/keys", FOOT)


def _figures() -> tuple[Box, ...]:
    """Return the places of the three figures at the right of the foot."""
    left = FOOT.left + 448
    return Box(left, FOOT.top, FOOT.right - left, FOOT.height).columns(3)
