"""Pictures of one seat: its sheet, and the panel of its own turn."""

from __future__ import annotations

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView, OwnHand
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.otys import alt
from render.otys.board import active_level
from render.otys.changes import changes
from render.otys.colony import Colony, colony_levels
from render.otys.contracts_in_reach import Reach, reached
from render.otys.layout import PANEL_TOKEN, colony_columns, panel_layout, sheet_layout
from render.otys.player import PlayerBox
from render.otys.zone import Zone, ZoneStyle, water
from render.scene import Scene

SHEET = ZoneStyle(diver=84, cube=78, columns=6, token=84, key=80, name=224)
PANEL = ZoneStyle(diver=80, cube=72, columns=6, token=76, key=64)


def sheet_scene(pack: OtysPack, view: OtysView, context: ReaderContext, seat: int) -> Scene:
    """Compose the whole search zone of a seat, for all to see."""
    layout = sheet_layout()
    drawing = Drawing(layout.width, layout.height)
    water(drawing, (layout.zone.surface, *layout.zone.levels))
    person = PlayerBox(drawing, pack, context, view, seat)
    person.banner(layout.head)
    zone = Zone(drawing, pack, context, seat, view.boards[seat], layout.zone, SHEET)
    zone.draw(active_level(view, seat))
    person.x_keys(zone.x_box)
    person.mechanic(layout.side)
    person.hacker(layout.foot)
    return drawing.scene(
        context,
        alt_text(context, alt.sheet_alt(view, seat)),
        f"{seat}/",
        changes(context.before, view),
    )


def panel_scene(pack: OtysPack, view: OtysView, context: ReaderContext, seat: int) -> Scene:
    """Compose the panel for a player's own turn, with a letter at each place that can be chosen."""
    contracts = reached(view.public, view.hand or OwnHand((), ()))
    layout = panel_layout(len(contracts.lines))
    drawing = Drawing(layout.width, layout.height)
    water(drawing, (layout.zone.surface, *layout.zone.levels))
    person = PlayerBox(drawing, pack, context, view, seat)
    person.banner(layout.head)
    zone = Zone(drawing, pack, context, seat, view.boards[seat], layout.zone, PANEL)
    zone.draw(active_level(view, seat))
    person.x_keys(zone.x_box)
    colony = Colony(drawing, pack, context, view)
    colony.store(layout.store)
    colony_levels(colony, tuple(colony_columns(row, 0, PANEL_TOKEN) for row in layout.colony))
    person.hacker(layout.hacker)
    person.mechanic(layout.mechanic)
    Reach(drawing, colony, view.boards[seat], contracts).draw(layout.cards)
    colony.counts(layout.counts)
    return drawing.scene(
        context,
        alt_text(context, alt.panel_alt(view, seat)),
        f"{seat}/",
        changes(context.before, view),
    )
