"""The strip of a player's own pieces and cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.view import AntarcticaView
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Panel, Sprite, Words
from render.theme import SEATS

FIGURE = 34
ICON = 42


def draw_stock(drawing: Drawing, view: AntarcticaView, seat: int, box: Box) -> None:
    """Draw what a seat has, icon by icon; what it has none of is muted."""
    drawing.under(Panel(box, "panel", SEATS[seat].colour, 12, 3))
    drawing.place(f"{seat}/stock", box)
    drawing.put(seat_mark(seat, (box.left + 36, box.centre[1]), 44))
    things = tuple(_things(view, seat))
    room = Box(box.left + 66, box.top, box.width - 74, box.height)
    for (icon, count, tint), cell in zip(things, room.columns(len(things)), strict=True):
        size = min(ICON, cell.width // 2)
        middle = (cell.left + size // 2, cell.centre[1])
        left = Box(cell.left + size + 3, cell.top, cell.width - size - 3, cell.height)
        drawing.put(
            Sprite(icon, middle, size, tint, faded=not count),
            Words(str(count), left, FIGURE, "white" if count else "muted", bold=bool(count),
                  align=Align.LEFT, shrink=31),
        )  # fmt: skip


def _things(view: AntarcticaView, seat: int) -> Iterator[tuple[str, int, str]]:
    """Yield icons with numbers and tints, in the order of their use."""
    own, look = view.players[seat], SEATS[seat]
    yield "laurel", sum(count.points[seat] for count in view.scores), ""
    yield f"pawn-{look.shape}", own.scientists, look.colour
    yield "reserve", own.reserve, ""
    yield f"ship-{look.shape}", own.ships, look.colour
    yield f"cube-seat-{look.shape}", own.cubes, look.colour
    yield "resource-basic", int(own.basic_ready), ""
    yield "resource-knowhow", own.knowhow, ""
    yield from _hand(view)
    yield "prestige-star", sum(card.star for card in own.cards), ""
    yield "discarded", own.lost_ships + own.lost_cubes, ""


def _hand(view: AntarcticaView) -> Iterator[tuple[str, int, str]]:
    """Yield the Shipyard cards in hand by kind."""
    cards = view.hand.cards if view.hand else ()
    for kind in dict.fromkeys(cards):
        yield f"shipyard-{kind}", cards.count(kind), ""
