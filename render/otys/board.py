"""The public pictures: the whole board, the Colony alone, the players alone."""

from __future__ import annotations

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, Drawing
from render.otys import alt
from render.otys.changes import changes
from render.otys.colony import Colony, colony_levels, level_numeral
from render.otys.layout import (
    COLONY_NUMERAL,
    COLONY_TOKEN,
    LEVELS,
    BoardLayout,
    Depths,
    board_layout,
    colony_columns,
    colony_layout,
    players_layout,
)
from render.otys.player import PlayerBox
from render.otys.status import draw_status
from render.otys.zone import Zone, ZoneStyle, water
from render.scene import Line, Scene

NARROW = ZoneStyle(diver=76, cube=38, columns=3, token=44)
MEDIUM = ZoneStyle(diver=80, cube=44, columns=3, token=64)
CROP = ZoneStyle(diver=72, cube=38, columns=6, token=44, key=44)
WIDE = ZoneStyle(diver=88, cube=44, columns=3, token=80)
STYLES = {2: WIDE, 3: MEDIUM, 4: NARROW}


def board_scene(pack: OtysPack, view: OtysView, context: ReaderContext) -> Scene:
    """Compose the public board: everything that all players may see."""
    layout = board_layout(len(view.order))
    drawing = Drawing(layout.width, layout.height)
    water(drawing, layout.bands)
    draw_status(drawing, context, view, layout.status)
    colony = Colony(drawing, pack, context, view)
    colony.contracts(layout.cards.columns(3, 12))
    _levels(colony, layout.colony)
    colony.store(layout.store)
    colony.counts(layout.counts)
    _players(drawing, pack, context, view, layout)
    return drawing.scene(
        context, alt_text(context, alt.board_alt(view)), _own(view), changes(context.before, view)
    )


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
    drawing: Drawing, pack: OtysPack, context: ReaderContext, view: OtysView, layout: BoardLayout
) -> None:
    """Draw a column for each player, clockwise from the first."""
    for column in layout.zones[1:]:
        left = column.surface.left - GAP // 2
        ends = ((left, column.surface.top), (left, column.bottom))
        drawing.under(Line(ends, "panel-edge-bright", 2))
    style = STYLES[len(view.order)]
    for seat, head, depths, foot in zip(
        view.order, layout.heads, layout.zones, layout.feet, strict=True
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
    """Compose all search zones, large enough for phones, two side by side."""
    layout = players_layout(len(view.order))
    drawing = Drawing(layout.width, layout.height)
    for seat, place in zip(view.order, layout.places, strict=True):
        water(drawing, place.bands)
        person = PlayerBox(drawing, pack, context, view, seat)
        person.head(place.head)
        zone = Zone(drawing, pack, context, seat, view.boards[seat], place.zone, CROP)
        zone.draw(active_level(view, seat))
        person.x_key(zone.x_box)
        person.crew(place.foot)
    return drawing.scene(
        context, alt_text(context, alt.players_alt(view)), _own(view), changes(context.before, view)
    )
