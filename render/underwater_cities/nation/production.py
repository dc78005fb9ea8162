"""Picture of the next Production: the output of a player's cities, tunnels, tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.components import RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.output import Output
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Line, Panel, Scene, Sprite, Words
from render.underwater_cities.cards.effect_line import card_icons, icons
from render.underwater_cities.cards.flow import lines_in
from render.underwater_cities.nation.nation_alt import production_alt
from render.underwater_cities.nation.yields import Piece, Yield, feeding_cost, yields

WIDTH = 896
TITLE, HEADS, ROW, TOTAL = 84, 60, 58, 76
CELL = 78
"""Width of a resource's column."""
PAD = 14
PIECE = 46
NUMBER, SUM = 32, 42
TEXT = 27
SMALLEST = 21
"""Font size that is still legible on a phone."""
TALLEST = 1600
NONE = "\N{EN DASH}"
COLUMNS = ("point", *RESOURCES)


def production_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext, seat: int
) -> Scene:
    """Compose the sources of a player's income, their sum, the stock, and the food that is due."""
    lines = yields(pack, view.players[seat])
    room = TALLEST - 2 * MARGIN - TITLE - GAP - HEADS - 3 * TOTAL - GAP
    high = min(ROW, room // max(len(lines), 1))
    body = HEADS + high * len(lines) + 3 * TOTAL + GAP
    drawing = Drawing(WIDTH, 2 * MARGIN + TITLE + GAP + body)
    wide = WIDTH - 2 * MARGIN
    _title(drawing, context, seat, Box(MARGIN, MARGIN, wide, TITLE))
    box = Box(MARGIN, MARGIN + TITLE + GAP, wide, body)
    ProductionTable(drawing, pack, view, context, box).draw(lines, high, seat)
    return drawing.scene(context, alt_text(context, production_alt(pack, view, seat)))


def _title(drawing: Drawing, context: ReaderContext, seat: int, box: Box) -> None:
    """Draw the player's name, and a title that says this is what Production would give now."""
    drawing.under(Panel(box))
    inner = box.inset(PAD)
    size = inner.height
    drawing.put(seat_mark(seat, (inner.left + size // 2, inner.centre[1]), size))
    left, right = Box(
        inner.left + size + 12, inner.top, inner.width - 2 * size - 24, inner.height
    ).columns(2, 12)
    name = context.names[seat]
    colour = f"seat-{seat + 1}"
    drawing.put(Words(name, left, 34, colour, bold=True, lines=2, shrink=24, cut=True))
    said = context.words.say(msg("underwater-cities-picture-made-title"))
    drawing.put(Words(said, right, 30, "muted", align=Align.RIGHT, lines=2, shrink=SMALLEST))
    drawing.put(Sprite("type-production", (inner.right - size // 2, inner.centre[1]), size))


@dataclass(frozen=True, slots=True)
class ProductionTable:
    """A table of production sources, one per line, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    view: UnderwaterCitiesView
    context: ReaderContext
    box: Box

    def draw(self, lines: Sequence[Yield], high: int, seat: int) -> None:
        """Draw the icons of the products, each source, the sum, the stock and the food."""
        self.drawing.put(Panel(self.box))
        heads = self._row(self.box.top, HEADS)
        for name, cell in zip(COLUMNS, self._cells(heads), strict=True):
            self.drawing.put(Sprite(name, cell.centre, HEADS - 12))
        top = heads.bottom
        for one in lines:
            self._yield(one, self._row(top, high))
            top += high
        player = self.view.players[seat]
        owned = Output(player.stock, player.points)
        sums = (
            ("made-total", player.income, "type-production", "text"),
            ("made-stock", owned, "", "muted"),
            ("made-food", feeding_cost(player), "feed", "warn"),
        )
        for number, (name, output, icon, colour) in enumerate(sums):
            row = self._row(top + number * TOTAL, TOTAL)
            self._sum(row, msg(f"underwater-cities-picture-{name}"), icon)
            self._numbers(row, output, SUM, colour, bold=True, signed=name != "made-stock")

    def _row(self, top: int, high: int) -> Box:
        return Box(self.box.left + PAD, top, self.box.width - 2 * PAD, high)

    def _cells(self, row: Box) -> tuple[Box, ...]:
        """Return the columns of points and resources, on the right."""
        left = row.right - CELL * len(COLUMNS)
        return tuple(
            Box(left + number * CELL, row.top, CELL, row.height) for number in range(len(COLUMNS))
        )

    def _label(self, row: Box) -> Box:
        return Box(row.left, row.top, row.width - CELL * len(COLUMNS) - GAP, row.height)

    # --- sources -------------------------------------------------------------------------------

    def _yield(self, one: Yield, row: Box) -> None:
        ends = ((row.left, row.top), (row.right, row.top))
        self.drawing.put(Line(ends, "panel-edge", 1.5))
        label = self._label(row)
        if one.name.key == CITY:
            self._city(one, label)
        else:
            self._source(one.name, one.pieces, label)
        if one.output is None:
            self._asks(one.source, row)
        else:
            self._numbers(row, one.output, NUMBER, "text")

    def _city(self, one: Yield, label: Box) -> None:
        """Draw a city's name, with everything that produces there."""
        name = Box(label.left, label.top, 44, label.height)
        place = str(one.name["place"])
        self.drawing.put(Words(place, name, 30, bold=True, shrink=SMALLEST))
        step = min(PIECE + 4, (label.right - name.right) // max(len(one.pieces), 1))
        size = min(step - 4, label.height - 8)
        for number, piece in enumerate(one.pieces):
            at = Box(name.right + number * step, label.centre[1] - size // 2, size, size)
            self._piece(piece, at)

    def _source(self, said: Msg, pieces: Sequence[Piece], label: Box) -> None:
        """Draw a source's pieces, and its name."""
        size = min(PIECE, label.height - 8)
        left = label.left
        for piece in pieces:
            self._piece(piece, Box(left, label.centre[1] - size // 2, size, size))
            left += size + 10
        room = Box(left, label.top, label.right - left, label.height)
        text = self.context.words.say(said)
        self.drawing.put(Words(text, room, TEXT, lines=2, shrink=SMALLEST))

    def _piece(self, piece: Piece, box: Box) -> None:
        """Draw an icon, framed if it is one of a pair, with the number of times it produces."""
        if piece.paired:
            self.drawing.put(Panel(box, "panel-deep", "gold", 10, 3))
        self.drawing.put(Sprite(piece.icon, box.centre, box.height - (8 if piece.paired else 0)))
        if piece.times > 1:
            side = box.height * 5 // 9
            corner = (box.right - side // 2 + 2, box.top + side // 2 - 4)
            self.drawing.put(Sprite(f"times-{piece.times}", corner, side))

    def _asks(self, source: str, row: Box) -> None:
        """Draw an effect that the player has to decide about, in place of numbers."""
        card = self.pack.cards.get(source)
        lines = card_icons(card) if card else icons(self.pack.tiles[source].prod)
        room = Box(
            row.right - CELL * len(COLUMNS), row.top + 2, CELL * len(COLUMNS), row.height - 4
        )
        self.drawing.put(*lines_in(lines, room, 40, smallest_type=SMALLEST))

    # --- sums ----------------------------------------------------------------------------------

    def _sum(self, row: Box, said: Msg, icon: str) -> None:
        ends = ((row.left, row.top), (row.right, row.top))
        self.drawing.put(Line(ends, "panel-edge-bright", 2.5))
        label = self._label(row)
        size = 48 if icon else -10
        if icon:
            self.drawing.put(Sprite(icon, (label.left + size // 2, label.centre[1]), size))
        room = Box(label.left + size + 10, label.top, label.width - size - 10, label.height)
        text = self.context.words.say(said)
        self.drawing.put(Words(text, room, 30, bold=True, lines=2, shrink=SMALLEST))

    def _numbers(
        self,
        row: Box,
        output: Output,
        size: int,
        colour: str,
        *,
        bold: bool = False,
        signed: bool = False,
    ) -> None:
        """Draw each amount, or a dash for zero."""
        for number, cell in zip((output.points, *output.stock), self._cells(row), strict=True):
            text = _figure(number, signed=signed) if number else NONE
            tone = colour if number else "muted"
            self.drawing.put(
                Words(text, cell, size, tone, bold=bold, align=Align.CENTRE, shrink=SMALLEST)
            )


CITY = "underwater-cities-site-city"


def _figure(number: int, *, signed: bool) -> str:
    """Return a number; with `signed`, a gain has a plus sign."""
    if number < 0:
        return f"\N{MINUS SIGN}{-number}"
    return f"+{number}" if signed else str(number)
