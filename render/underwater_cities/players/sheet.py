"""Picture of everything that belongs to a player, for all to see: goods, nation, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN
from render.scene import Box, Scene
from render.underwater_cities.nation.nation_alt import sheet_alt
from render.underwater_cities.players.players import PlayerBox
from render.underwater_cities.question.frame import HEAD, HEIGHT, INNER, drawing
from render.underwater_cities.question.goods_strip import GoodsStrip
from render.underwater_cities.question.nation_picture import Nation
from render.underwater_cities.question.network import Network
from render.underwater_cities.question.questions import Question

FOOT = 56
"""Height of the strip with the name and the cards."""

NamedFact: TypeAlias = tuple[str, object]


def sheet_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext, seat: int
) -> Scene:
    """Compose a player's goods with the next Production, the nation, and the numbers of cards."""
    picture = drawing()
    head = Box(MARGIN, 10, INNER, HEAD)
    GoodsStrip(picture, view, seat).forecast(head)
    picture.place(f"{seat}/stock", head)
    foot = Box(MARGIN, HEIGHT - 10 - FOOT, INNER, FOOT)
    PlayerBox(picture, pack, context, view, seat).cards(foot)
    below = Box(MARGIN, head.bottom + GAP, INNER, foot.top - head.bottom - 2 * GAP)
    # Nobody is asked anything on a sheet, so it looks the same to everybody.
    asked = Question(pack, view, seat, ())
    Nation(picture, asked, Network(pack.boards[asked.player.board], below)).draw()
    alt = alt_text(context, sheet_alt(pack, view, seat))
    return picture.scene(context, alt, "", _changes(context.before, view, seat))


def _changes(before: object, view: UnderwaterCitiesView, seat: int) -> frozenset[str]:
    """Return the names of the places that have changed; none for a first-time viewer."""
    if not isinstance(before, UnderwaterCitiesView):
        return frozenset()
    known = dict(_facts(before, seat))
    return frozenset(name for name, fact in _facts(view, seat) if known.get(name) != fact)


def _facts(view: UnderwaterCitiesView, seat: int) -> Iterator[NamedFact]:
    player = view.players[seat]
    yield f"{seat}/stock", (player.stock, player.points, player.hand)
    for city in player.cities:
        yield city.site, (city.kind, city.connected)
    for one in player.structures:
        yield one.site, (one.kind, one.upgraded, one.connected)
