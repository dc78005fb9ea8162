"""An empty side of a player board: its sites, and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.effects.combinators import words_of
from engine.core.msg import Msg, msg
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.pack.components import Board
from engine.underwater_cities.words.names import site_name
from render.kit.drawing import Drawing
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.nation.geometry import Geometry, around
from render.underwater_cities.nation.site_icons import on_site, price, printed, row, width
from render.underwater_cities.nation.tunnels import site as tunnel_site

NAME = 28
TOKEN = 34
BONUS, CITY_BONUS = 0.66, 38
"""Sizes of printed icons: on a building site as a share of its width, on a city site unscaled."""


@dataclass(frozen=True, slots=True)
class BoardSide:
    """An empty board, ready to be drawn."""

    drawing: Drawing
    board: Board

    def draw(self, box: Box) -> None:
        """Draw tunnel sites, city sites with their building sites, and metropolises."""
        geometry = Geometry(self.board, box.inset(8))
        self.drawing.put(Panel(box))
        for name, route in geometry.routes.items():
            self.drawing.put(tunnel_site(route.points), *self._printed(geometry, name))
        for city in self.board.cities:
            self.drawing.put(*self._city(geometry, city))
        for place in self.board.metropolises:
            spot = geometry.metropolis(place.id)
            size = min(spot.width, spot.height)
            self.drawing.put(Sprite(f"metropolis-{place.colour}", spot.centre, size))

    def _printed(self, geometry: Geometry, name: str) -> Iterator[Item]:
        """Yield the icons printed at a tunnel site, on a field of their own."""
        gains, surcharge = printed(self.board, name)
        if not gains:
            return
        route = geometry.routes[name]
        size, pad = geometry.size(TOKEN), geometry.size(8)
        stacked = tuple((glyph,) for glyph in gains) if route.level else (gains,)
        rows = (*stacked, surcharge) if surcharge else stacked
        wide = max(width(glyphs, size) for glyphs in rows) + pad
        box = around(route.middle, wide, len(rows) * size + pad)
        yield Panel(box, "panel-deep", "panel-edge-bright", geometry.size(12), 2)
        for glyphs, part in zip(rows, box.inset(pad // 2).rows(len(rows)), strict=True):
            draw = price if surcharge and glyphs is rows[-1] else row
            yield from draw(glyphs, part, size)

    def _city(self, geometry: Geometry, city: str) -> Iterator[Item]:
        """Yield a city site with its name and its building sites."""
        yield Panel(geometry.group(city), "panel-bright", "panel-edge", geometry.size(18), 1.5)
        yield Words(city.upper(), geometry.name(city), NAME, "muted", bold=True, align=Align.RIGHT)
        dome = geometry.dome(city)
        if city == self.board.start:
            yield Sprite("dome-white-lit", dome.centre, dome.height)
        else:
            yield Sprite("site-city", dome.centre, dome.height)
            inner = Box(dome.left, dome.top + dome.height // 8, dome.width, dome.height * 3 // 4)
            yield from on_site(self.board, city, inner, geometry.size(CITY_BONUS))
        for name in self.board.buildings[city]:
            box = geometry.sites[name]
            yield Panel(box, "panel-deep", "panel-edge-bright", box.width // 6, 2)
            yield from on_site(self.board, name, box.inset(4), round(box.width * BONUS))
        expansion = geometry.sites[self.board.expansions[city]]
        yield Sprite("site-expansion", expansion.centre, expansion.height)


def board_words(board: Board) -> Iterator[Msg]:
    """Describe what is printed on a board, special sites first."""
    for special in board.specials:
        yield msg(
            "underwater-cities-picture-alt-site",
            site=site_name(special.sites[0]),
            prints=(msg(f"underwater-cities-site-is-{special.kind.replace('_', '-')}"),),
        )
    for site, gain in board.bonuses.items():
        yield msg(
            "underwater-cities-picture-alt-site",
            site=site_name(site),
            prints=words_of((Gain(gain),)),
        )
