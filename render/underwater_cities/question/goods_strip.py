"""The strip at the top: a player's goods, with what Production would bring."""

from __future__ import annotations

from dataclasses import dataclass

from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.kit.pieces import Piece, spread
from render.scene import Box, Panel
from render.underwater_cities.players.banner import federation_space

PRODUCTION, SMALL = "type-production", 0.7
"""The sign before what Production brings and takes."""
MARK = 50
PAD = 8
SIZES = ((46, 42), (42, 38), (38, 34), (34, 31), (30, 31), (26, 31))
"""Sizes of icons and figures; the first that fit are used."""
MINUS, NONE = "\N{MINUS SIGN}", "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class GoodsStrip:
    """A player's goods in one order, ready to be drawn."""

    drawing: Drawing
    view: UnderwaterCitiesView
    seat: int

    @property
    def player(self) -> PlayerView:
        """The player whose goods are drawn."""
        return self.view.players[self.seat]

    def forecast(self, box: Box) -> None:
        """Draw points, goods and place on the Federation track, with what Production brings."""
        space = federation_space(self.view, self.seat)
        track = (Piece("federation", faded=not space), Piece(text=str(space or NONE)))
        self._things(box, (*self.expected, track))

    @property
    def expected(self) -> tuple[tuple[Piece, ...], ...]:
        """Points and goods, each with its number and with what Production brings and takes."""
        income = self.player.income
        made = (income.points, *income.stock)
        owned = (self.player.points, *self.player.stock)
        names = ("point", *RESOURCES)
        return tuple(
            self._expected(name, has, more)
            for name, has, more in zip(names, owned, made, strict=True)
        )

    def _expected(self, name: str, has: int, more: int) -> tuple[Piece, ...]:
        """Return a thing with its number and, behind the sign of Production, what changes."""
        found = [Piece(name, faded=not has and not more), Piece(text=str(has), colour=_bright(has))]
        fed = self.player.to_feed if name == "kelp" else 0
        if more or fed:
            found.append(Piece(PRODUCTION, part=SMALL, after=1))
        if more:
            found.append(Piece(text=f"+{more}", colour="good"))
        if fed:
            found.append(Piece(text=f"{MINUS}{fed}", colour="warn"))
        return tuple(found)

    def _things(self, box: Box, things: tuple[tuple[Piece, ...], ...]) -> None:
        """Draw the things, spread over the whole box, as large as they fit."""
        self.drawing.under(Panel(box, "panel", "panel-edge"))
        middle = box.centre[1]
        self.drawing.put(seat_mark(self.seat, (box.left + PAD + MARK // 2, middle), MARK))
        left = box.left + MARK + 2 * PAD
        room = Box(left, box.top, box.right - PAD - left, box.height)
        self.drawing.put(*spread(things, room, SIZES, PAD))


def _bright(count: int) -> str:
    """Return the colour of a number of things."""
    return "white" if count else "muted"
