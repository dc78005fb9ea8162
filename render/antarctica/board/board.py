"""Pictures of the whole table, and of the continent alone."""

from __future__ import annotations

from engine.antarctica.pack.components import DECKS, AntarcticaPack
from engine.antarctica.view import AntarcticaView
from engine.antarctica.words.names import area_name
from engine.core.msg import msg
from render.antarctica import alt
from render.antarctica.board.areas import Areas
from render.antarctica.board.layout import areas_layout, board_layout
from render.antarctica.board.ship_rows import staying
from render.antarctica.board.tracks import Tracks
from render.antarctica.cards.offers import Offers
from render.antarctica.changes import changes
from render.antarctica.players.players import PlayerBox
from render.antarctica.status import draw_status
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Box, Panel, Scene, Sprite, Words

LINE = 38
"""Height of a line in the list of the Sun's next stops."""


def board_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the public board: everything that all players may see."""
    layout = board_layout(len(view.order))
    drawing = Drawing(layout.width, layout.height)
    draw_status(drawing, context, view, layout.status)
    Areas(drawing, pack, context, view, layout.continent).draw()
    Tracks(drawing, pack, context, view).mini(layout.continent.middle)
    offers = Offers(drawing, pack, context, view)
    for deck, card, box in zip(DECKS, view.face_up, layout.offers, strict=True):
        offers.card(card, deck, box, reached=None, worded=False)
    offers.piles(layout.piles)
    for seat, box in zip(view.order, layout.players, strict=True):
        PlayerBox(drawing, pack, context, view, seat).row(box)
    return drawing.scene(
        context, alt_text(context, alt.board_alt(view)), "", changes(context.before, view)
    )


def areas_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the continent alone, with the Sun's next stops in its middle."""
    layout = areas_layout(len(view.order))
    drawing = Drawing(layout.width, layout.height)
    Areas(drawing, pack, context, view, layout.continent).draw()
    _way(drawing, context, view, layout.continent.middle)
    return drawing.scene(
        context, alt_text(context, alt.areas_alt(view)), "", changes(context.before, view)
    )


def _way(drawing: Drawing, context: ReaderContext, view: AntarcticaView, box: Box) -> None:
    """Draw the Sun's next stops, each with the seat of its first ship."""
    drawing.under(Panel(box))
    inner = box.inset(10)
    head = Box(inner.left, inner.top, inner.width, LINE)
    drawing.under(Sprite("anticlockwise", (head.left + LINE // 2, head.centre[1]), LINE - 4))
    title = Box(head.left + LINE + 8, head.top, head.width - LINE - 8, LINE)
    said = context.words.say(msg("antarctica-picture-way"))
    drawing.under(Words(said, title, 24, "muted", bold=True, shrink=21))
    ahead = sorted(view.areas, key=lambda area: (area.number <= view.sun, area.number))
    top = head.bottom
    for area in ahead:
        ships = staying(view, area)
        if not ships:
            continue
        row = Box(inner.left, top, inner.width, LINE)
        drawing.put(seat_mark(ships[0].seat, (row.left + LINE // 2, row.centre[1]), LINE - 10))
        room = Box(row.left + LINE + 8, row.top, row.width - LINE - 8, LINE)
        drawing.put(Words(context.words.say(area_name(area.number)), room, 26, shrink=21))
        top += LINE
