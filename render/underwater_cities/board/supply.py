"""The shared supply: decks, domes, tunnels, spare metropolises and the action-cloning tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Box, Item, Panel, Point, Sprite, Words

INFINITE = "\N{INFINITY}"
CAPTION, SMALLEST = 24, 21
CLONE = "clone"


@dataclass(frozen=True, slots=True)
class Stocked:
    """One of the shared things, and its amount."""

    name: str
    icon: str
    count: str
    low: bool = False
    """True if it has almost run out."""


@dataclass(frozen=True, slots=True)
class Supply:
    """The shared things, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    view: UnderwaterCitiesView

    def row(self, box: Box) -> None:
        """Draw all the things side by side, without words."""
        self.drawing.under(Panel(box))
        things = tuple(stocked(self.view))
        for thing, cell in zip(things, box.inset(8).columns(len(things), 4), strict=True):
            self._thing(thing, cell, min(cell.height - 8, cell.width * 48 // 100), bare=True)

    def captioned(self, box: Box, across: int = 2) -> None:
        """Draw each thing with its name, in columns."""
        self.drawing.under(Panel(box))
        things = tuple(stocked(self.view))
        rows = box.inset(10).rows(-(-len(things) // across), 4)
        cells = (cell for row in rows for cell in row.columns(across, 8))
        for thing, cell in zip(things, cells, strict=False):
            size = min(cell.height - 8, 52)
            wide = size * 22 // 10
            self._thing(thing, Box(cell.left, cell.top, wide, cell.height), size, bare=False)
            room = Box(cell.left + wide + 6, cell.top, cell.width - wide - 6, cell.height)
            said = self.context.words.say(msg(f"underwater-cities-picture-{thing.name}"))
            self.drawing.under(Words(said, room, CAPTION, "muted", lines=2, shrink=SMALLEST))

    def _thing(self, thing: Stocked, cell: Box, size: int, *, bare: bool) -> None:
        """Draw an icon and its amount; for the cloning tile, a tick or its owner."""
        centre = (cell.left + size // 2, cell.centre[1])
        room = Box(cell.left + size + 4, cell.top, cell.width - size - 4, cell.height)
        if thing.icon == CLONE:
            beside = (room.left + size // 2, cell.centre[1])
            self.drawing.put(*_clone(self.view.cloner, centre, beside, size))
            return
        colour = "warn" if thing.low else "text"
        least = 20 if bare else SMALLEST
        letters = Words(thing.count, room, size * 9 // 10, colour, bold=True, shrink=least)
        self.drawing.put(Sprite(thing.icon, centre, size), letters)


def _clone(cloner: int | None, centre: Point, beside: Point, size: int) -> Iterator[Item]:
    yield Sprite(CLONE, centre, size, faded=cloner is not None)
    if cloner is None:
        yield Sprite("tick", beside, size * 7 // 10)
    else:
        yield seat_mark(cloner, beside, size * 8 // 10)


def stocked(view: UnderwaterCitiesView) -> Iterator[Stocked]:
    """Yield the shared things in order."""
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
    if view.has_cloning_tile:
        yield Stocked("cloning-tile", CLONE, "")


def supply_alt(view: UnderwaterCitiesView) -> Msg:
    """Describe how many cards, domes and tunnels are left."""
    counts = {"deck": view.deck, "white": view.white_domes, "tunnels": view.tunnels}
    if view.purple_domes is None:
        return msg("underwater-cities-picture-alt-supply-solo", **counts)
    return msg("underwater-cities-picture-alt-supply", **counts, purple=view.purple_domes)
