"""The shared supply: decks, domes, tunnels, spare metropolises and the action-cloning tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.kit.pieces import Piece, spread
from render.scene import Box, Panel, Sprite

INFINITE = "\N{INFINITY}"
SIZES = ((42, 40), (38, 36), (34, 34), (30, 31))
"""Sizes of icons and figures; the first that fit are used."""
CLONE_WIDTH = 96


@dataclass(frozen=True, slots=True)
class Stocked:
    """One of the shared things, and its amount."""

    name: str
    icon: str
    count: str
    low: bool = False
    """True if it has almost run out."""


def draw_supply(drawing: Drawing, view: UnderwaterCitiesView, box: Box) -> None:
    """Draw all the things side by side, without words."""
    drawing.under(Panel(box))
    room = box
    if view.has_cloning_tile:
        room = Box(box.left, box.top, box.width - CLONE_WIDTH, box.height)
        _clone(drawing, view.cloner, Box(room.right, box.top, CLONE_WIDTH, box.height))
    things = tuple(
        (Piece(thing.icon), Piece(text=thing.count, colour="warn" if thing.low else "white"))
        for thing in stocked(view)
    )
    drawing.put(*spread(things, room, SIZES, 0))


def _clone(drawing: Drawing, cloner: int | None, box: Box) -> None:
    """Draw the action-cloning tile, and a tick or whoever has it."""
    size = 42
    centre = (box.left + size // 2, box.centre[1])
    beside = (centre[0] + size + 2, centre[1])
    drawing.put(Sprite("clone", centre, size, faded=cloner is not None))
    if cloner is None:
        drawing.put(Sprite("tick", beside, size * 7 // 10))
    else:
        drawing.put(seat_mark(cloner, beside, size * 8 // 10))


def stocked(view: UnderwaterCitiesView) -> Iterator[Stocked]:
    """Yield the shared things that are counted, in order."""
    yield Stocked("era-deck", f"era-{view.era}", str(view.deck))
    yield Stocked("discards", "card", str(len(view.discards) + view.buried))
    yield Stocked("special-deck", "special-card", str(view.specials))
    seats = len(view.players)
    purple = view.purple_domes
    yield Stocked("white-domes", "dome-white", str(view.white_domes), view.white_domes < seats)
    count = INFINITE if purple is None else str(purple)
    yield Stocked("purple-domes", "dome-purple", count, purple is not None and purple < seats)
    yield Stocked("tunnels", "tunnel", str(view.tunnels), view.tunnels < 2 * seats)
    yield Stocked("spare-tiles", "metropolis-blue", str(view.spare_tiles))


def supply_alt(view: UnderwaterCitiesView) -> Msg:
    """Describe how many cards, domes and tunnels are left."""
    counts = {"deck": view.deck, "white": view.white_domes, "tunnels": view.tunnels}
    if view.purple_domes is None:
        return msg("underwater-cities-picture-alt-supply-solo", **counts)
    return msg("underwater-cities-picture-alt-supply", **counts, purple=view.purple_domes)
