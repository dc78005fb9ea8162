"""Picture of the whole table."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.pack.components import DECKS
from engine.antarctica.view import AntarcticaView, CardView
from engine.antarctica.words.names import card_spot, short_track, track_spot
from render.antarctica import alt
from render.antarctica.cards.faces import DECK_COLOURS
from render.antarctica.changes import changes
from render.antarctica.question.geography import HEIGHT, WIDTH
from render.antarctica.question.map import PolarMap
from render.antarctica.status import draw_status
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.enlarge import enlarged
from render.kit.figures import seat_mark
from render.scene import Align, Box, Panel, Scene, Sprite, Words
from render.theme import SEATS

LARGER = 1.5
"""The board is composed in the size of a question's picture, and shown so many times as large."""
STATUS = Box(16, 10, 1068, 50)
MAP, SCALE = (4, 66), 0.8
"""The upper left corner of the map, and its size."""
MAP_TYPE = 39
"""The smallest type of the map, before it is reduced."""
CARDS, TABLE = Box(888, 66, 196, 228), Box(888, 300, 196, 328)
PLAYERS = Box(16, 634, 1068, 56)
GAP, TYPE = 6, 31
NONE = "\N{EN DASH}"


def board_scene(view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the public board: everything that all players may see."""
    drawing = Drawing(WIDTH, HEIGHT)
    public = replace(view, seat=None)
    part = Drawing(WIDTH, HEIGHT)
    PolarMap(part, replace(context, marks=()), public, MAP_TYPE).draw()
    drawing.inlay(part, SCALE, MAP)
    draw_status(drawing, context, view, STATUS)
    for deck, card, box in zip(DECKS, view.face_up, CARDS.rows(3, GAP), strict=True):
        _card(drawing, deck, card, view.cards_left[DECKS.index(deck)], box)
    _table(drawing, view)
    cells = PLAYERS.columns(len(view.order), GAP)
    for seat, box in zip(view.order, cells, strict=True):
        _player(drawing, context, view, seat, box)
    alt_ = alt_text(context, alt.board_alt(view))
    scene = drawing.scene(context, alt_, "", changes(context.before, view))
    return enlarged(scene, LARGER)


def _card(drawing: Drawing, deck: str, card: CardView | None, left: int, box: Box) -> None:
    """Draw the face-up card of a deck: its building, what it requires, and what it gives."""
    colour, middle = DECK_COLOURS[deck], box.centre[1]
    drawing.under(Panel(box, "panel", colour, 12, 4))
    building = (box.left + 44, middle)
    if card is None:
        drawing.put(Sprite("building-space", building, 60, faded=True))
        return
    drawing.place(card_spot(card.id), box)
    drawing.put(Sprite(f"building-{card.result}", building, 62))
    if card.star:
        drawing.put(Sprite("prestige-star", (building[0] + 28, building[1] - 28), 30))
    line = box.left + 84
    for number, needed in enumerate(card.requires):
        drawing.put(Sprite(f"building-{needed}", (line + 18 + number * 37, box.top + 20), 34))
    x, foot = line + 10, box.bottom - 19
    for number in range(card.scientists):
        drawing.put(Sprite("pawn", (x + number * 15, foot), 32))
    x += 15 * card.scientists + 4
    drawing.put(
        Words(str(card.research), Box(x, foot - 17, 20, 34), TYPE, bold=True),
        Sprite("research-point", (x + 32, foot), 30),
        Words(str(left), Box(box.right - 40, foot - 17, 34, 34), TYPE, "muted", align=Align.RIGHT),
    )


def _table(drawing: Drawing, view: AntarcticaView) -> None:
    """Draw what each seat would score on each track, the first places in gold, and its stock."""
    drawing.under(Panel(TABLE, "panel", "panel-edge", 12, 1.5))
    inner, pieces = TABLE.inset(4), ("pawn", "ship", "cube")
    head, *rows = inner.rows(len(view.tracks) + len(pieces) + 1)
    for seat, cell in zip(view.order, _cells(view, head), strict=True):
        drawing.put(seat_mark(seat, cell.centre, 28))
    for track, row in zip(view.tracks, rows, strict=False):
        score = next(count for count in view.scores if count.of == f"track:{track.id}")
        _icon(drawing, f"track-{short_track(track.id)}", row)
        for seat, cell in zip(view.order, _cells(view, row), strict=True):
            points = str(score.points[seat]) if track.cubes[seat] else NONE
            drawing.put(_figure(points, cell, "gold" if seat in score.first else "text"))
        drawing.place(track_spot(track.id), row.inset(1))
    held = ([own.scientists, own.ships, own.cubes] for own in view.players)
    for piece, counts, row in zip(pieces, zip(*held, strict=True), rows[-3:], strict=True):
        _icon(drawing, piece, row)
        for seat, cell in zip(view.order, _cells(view, row), strict=True):
            drawing.put(_figure(str(counts[seat] or NONE), cell, "muted"))


def _cells(view: AntarcticaView, row: Box) -> tuple[Box, ...]:
    """Return the columns of the seats in a row of the table."""
    return Box(row.left + 38, row.top, row.width - 38, row.height).columns(len(view.order))


def _icon(drawing: Drawing, icon: str, row: Box) -> None:
    """Draw what a row of the table is about."""
    size = min(row.height, 38)
    drawing.under(Sprite(icon, (row.left + 20, row.centre[1]), size))


def _figure(text: str, cell: Box, colour: str) -> Words:
    colour = "muted" if text == NONE else colour
    return Words(text, cell, TYPE, colour, bold=True, align=Align.CENTRE)


def _player(
    drawing: Drawing, context: ReaderContext, view: AntarcticaView, seat: int, box: Box
) -> None:
    """Draw a player's name, lit on the player's turn."""
    look, turn = SEATS[seat], view.turn
    drawing.under(Panel(box, "panel", "panel-edge", 12, 1.5))
    if turn is not None and turn.seat == seat and view.result is None:
        drawing.put(Panel(box, "panel-bright", look.colour, 12, 4))
    drawing.place(f"{seat}/stock", box)
    drawing.put(seat_mark(seat, (box.left + 30, box.centre[1]), 36))
    name = Box(box.left + 58, box.top + 4, box.width - 70, box.height - 8)
    drawing.put(Words(context.names[seat], name, 34, bold=True, shrink=TYPE, cut=True))
