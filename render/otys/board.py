"""The public pictures: the whole board, the Colony alone, the players alone."""

from __future__ import annotations

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.enlarge import enlarged
from render.otys import alt
from render.otys.changes import changes
from render.otys.colony import Colony, colony_levels, level_numeral
from render.otys.layout import (
    CLOSE,
    COLONY_NUMERAL,
    COLONY_TOKEN,
    HEIGHT,
    LEVELS,
    STATUS,
    WIDTH,
    Depths,
    PlayerColumns,
    beside,
    board_layout,
    colony_columns,
    colony_layout,
    players_layout,
)
from render.otys.player import PlayerBox
from render.otys.question.side import NOBODY, Side
from render.otys.status import draw_status
from render.otys.zone import Zone, ZoneStyle, water
from render.scene import Line, Scene

LARGER = 1.5
"""The board is composed in the size of a question's picture, and shown so many times as large."""
STYLES = {
    2: ZoneStyle(diver=62, cube=32, columns=4, token=58),
    3: ZoneStyle(diver=60, cube=32, columns=3, token=48),
    4: ZoneStyle(diver=54, cube=26, columns=3, token=26),
}
ALONE = {
    2: ZoneStyle(diver=72, cube=44, columns=6, token=64),
    3: ZoneStyle(diver=70, cube=34, columns=4, token=60),
    4: ZoneStyle(diver=66, cube=34, columns=3, token=52),
}
"""The same in the picture of the players alone."""


def board_scene(pack: OtysPack, view: OtysView, context: ReaderContext) -> Scene:
    """Compose the public board: everything that all players may see."""
    seats = len(view.order)
    layout = board_layout(seats)
    drawing = Drawing(WIDTH, HEIGHT)
    water(drawing, layout.bands)
    draw_status(drawing, context, view, STATUS)
    colony = Colony(drawing, pack, context, view)
    colony.contracts(layout.cards.columns(3, 4))
    _levels(colony, layout.colony)
    Side(drawing, pack, context, view, NOBODY).store(layout.store)
    colony.few_counts(layout.counts)
    _players(drawing, pack, context, view, layout.players, STYLES[seats])
    alt_ = alt_text(context, alt.board_alt(view))
    return enlarged(drawing.scene(context, alt_, _own(view), changes(context.before, view)), LARGER)


def _own(view: OtysView) -> str:
    """Return the prefix of the places that can be chosen: that of the seat whose turn it is."""
    return "" if view.turn is None else f"{view.turn.seat}/"


def _levels(colony: Colony, column: Depths) -> None:
    rows = tuple(colony_columns(row, COLONY_NUMERAL, COLONY_TOKEN) for row in column.levels)
    for level, columns in zip(LEVELS, rows, strict=True):
        level_numeral(colony.drawing, level, columns.numeral)
    colony_levels(colony, rows)


def active_level(view: OtysView, seat: int) -> int | None:
    """Return the active level of a seat; None if it has none or it is not its turn."""
    turn = view.turn
    return turn.level if turn is not None and turn.seat == seat else None


def _players(
    drawing: Drawing,
    pack: OtysPack,
    context: ReaderContext,
    view: OtysView,
    columns: PlayerColumns,
    style: ZoneStyle,
) -> None:
    """Draw a column for each player, clockwise from the first."""
    for column in columns.zones[1:]:
        left = column.surface.left - CLOSE // 2
        ends = ((left, column.surface.top), (left, column.bottom))
        drawing.under(Line(ends, "panel-edge-bright", 2))
    for seat, head, depths, foot in zip(
        view.order, columns.heads, columns.zones, columns.feet, strict=True
    ):
        person = PlayerBox(drawing, pack, context, view, seat)
        person.head(head)
        zone = Zone(drawing, pack, context, seat, view.boards[seat], depths, style)
        zone.draw(active_level(view, seat))
        person.foot(foot)


def colony_scene(pack: OtysPack, view: OtysView, context: ReaderContext) -> Scene:
    """Compose the Sponsors, Rewards, contracts and Store, large enough for phones."""
    layout = colony_layout()
    drawing = Drawing(layout.width, layout.height)
    water(drawing, layout.bands)
    colony = Colony(drawing, pack, context, view)
    colony.contracts(layout.cards.columns(3, 16))
    for level, row in zip(LEVELS, layout.rows, strict=True):
        level_numeral(drawing, level, row.numeral)
        colony.level(level, row, worded=True)
    colony.store(layout.store)
    colony.counts(layout.counts)
    return drawing.scene(
        context, alt_text(context, alt.colony_alt(view)), "", changes(context.before, view)
    )


def players_scene(pack: OtysPack, view: OtysView, context: ReaderContext) -> Scene:
    """Compose all search zones side by side."""
    seats = len(view.order)
    columns = players_layout(seats)
    drawing = Drawing(WIDTH, HEIGHT)
    first, last = columns.zones[0], columns.zones[-1].surface
    rows = (first.surface, *first.levels)
    water(drawing, tuple(beside(row, row.left, last.right - row.left) for row in rows))
    _players(drawing, pack, context, view, columns, ALONE[seats])
    return drawing.scene(
        context, alt_text(context, alt.players_alt(view)), _own(view), changes(context.before, view)
    )
