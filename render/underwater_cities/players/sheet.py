"""Picture of everything that belongs to a player, for all to see: nation, resources, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.scene import Box, Panel, Scene
from render.underwater_cities.nation.nation import NationMap, site_place
from render.underwater_cities.nation.nation_alt import sheet_alt
from render.underwater_cities.players.banner import Banner
from render.underwater_cities.players.claimed_chips import ClaimedChips

WIDTH, TALLEST = 1200, 1000
BANNER, NATION = 88, 620
"""Heights of the banner and the nation; the latter is lower if there are very many cards."""
PAD = 12

IconText: TypeAlias = tuple[str, object]


def sheet_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext, seat: int
) -> Scene:
    """Compose the figures of a player, the nation, and the claimed cards."""
    wide = WIDTH - 2 * MARGIN
    counted = ClaimedChips(Drawing(WIDTH, 1), pack, context, view, seat)
    foot = counted.height(wide - 2 * PAD) + GAP
    others = 2 * MARGIN + BANNER + foot + 2 * GAP
    high = min(NATION, TALLEST - others)
    drawing = Drawing(WIDTH, others + high)
    Banner(drawing, pack, context, view, seat).draw(Box(MARGIN, MARGIN, wide, BANNER))
    nation = Box(MARGIN, MARGIN + BANNER + GAP, wide, high)
    NationMap(drawing, pack, context, view, seat).draw(nation)
    below = Box(MARGIN, nation.bottom + GAP, wide, foot)
    drawing.put(Panel(below))
    inner = Box(below.left + PAD, below.top + GAP // 2, wide - 2 * PAD, foot - GAP)
    ClaimedChips(drawing, pack, context, view, seat).draw(inner)
    return drawing.scene(
        context,
        alt_text(context, sheet_alt(pack, view, seat)),
        "",
        _changes(context.before, view, seat),
    )


def _changes(before: object, view: UnderwaterCitiesView, seat: int) -> frozenset[str]:
    """Return the names of the places that have changed; none for a first-time viewer."""
    if not isinstance(before, UnderwaterCitiesView):
        return frozenset()
    known = dict(_facts(before, view.seat, seat))
    return frozenset(
        name for name, fact in _facts(view, view.seat, seat) if known.get(name) != fact
    )


def _facts(view: UnderwaterCitiesView, viewer: int | None, seat: int) -> Iterator[IconText]:
    player = view.players[seat]
    yield f"{seat}/stock", (player.stock, player.points, player.hand)
    for city in player.cities:
        yield site_place(viewer, seat, city.site), (city.kind, city.connected)
    for one in player.structures:
        yield site_place(viewer, seat, one.site), (one.kind, one.upgraded, one.connected)
