"""The picture of one seat for all to see: its sheet."""

from __future__ import annotations

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.otys import alt
from render.otys.board import active_level
from render.otys.changes import changes
from render.otys.layout import sheet_layout
from render.otys.player import PlayerBox
from render.otys.zone import Zone, ZoneStyle, water
from render.scene import Scene

SHEET = ZoneStyle(diver=84, cube=78, columns=6, token=84, key=80, name=224)


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
