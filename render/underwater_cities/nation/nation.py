"""Map of a nation: the network of cities and tunnels, and the icons printed on empty sites."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.pack.components import Board, UnderwaterCitiesPack
from engine.underwater_cities.view import (
    CityView,
    PlayerView,
    StructureView,
    UnderwaterCitiesView,
)
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Sprite, Words
from render.underwater_cities.nation.geometry import Geometry, around
from render.underwater_cities.nation.income import Income
from render.underwater_cities.nation.metropolis import Metropolis
from render.underwater_cities.nation.site_icons import lasting, on_site, row
from render.underwater_cities.nation.tunnel_signs import sign_of
from render.underwater_cities.nation.tunnels import site as tunnel_site
from render.underwater_cities.nation.tunnels import tube

NAME = 28
"""Font size of a site's name."""
PLAIN = 52
"""Size of a tunnel site without printed icons, unscaled."""


@dataclass(frozen=True, slots=True)
class NationMap:
    """The nation of a seat, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView
    seat: int

    @property
    def player(self) -> PlayerView:
        """The owner of the nation."""
        return self.view.players[self.seat]

    @property
    def board(self) -> Board:
        """The player board of the nation."""
        return self.pack.boards[self.player.board]

    def draw(self, box: Box) -> None:
        """Draw the panel, the network, and everything on it."""
        self.drawing.under(Panel(box))
        geometry = Geometry(self.board, box.inset(8))
        for route in geometry.routes.values():
            self.drawing.under(tunnel_site(route.points))
        self._tunnels(geometry)
        cities = {city.site: city for city in self.player.cities}
        structures = {one.site: one for one in self.player.structures}
        for city in self.board.cities:
            self._group(geometry, city, cities.get(city), structures)
        tiles = Metropolis(self.drawing, self.pack)
        for lying in self.player.metropolises:
            if lying.place is not None:
                tiles.draw(geometry.metropolis(lying.place), lying)
        beside = [one for one in self.player.metropolises if one.place is None]
        room = geometry.beside
        if beside:
            gap = geometry.size(10)
            high = min(room.height // 3, room.height * 3 // 5 // len(beside)) - gap
            for lying in beside:
                box = Box(room.left, room.bottom - high, room.width, high)
                tiles.draw(box, lying)
                room = Box(room.left, room.top, room.width, room.height - high - gap)
        Income(self.drawing, self.view, self.seat).draw(room)

    def name_of(self, site: str) -> str:
        """Return the name of a site's place; only the viewer's own sites match an option."""
        return site_place(self.view.seat, self.seat, site)

    def _place(self, site: str, box: Box) -> None:
        self.drawing.place(self.name_of(site), box)

    # --- tunnels -------------------------------------------------------------------------------

    def _tunnels(self, geometry: Geometry) -> None:
        built = {one.site: one for one in self.player.structures}
        productive = {line.source for line in self.player.production}
        for site, route in geometry.routes.items():
            tunnel = built.get(site)
            if tunnel is not None:
                self.drawing.put(
                    *tube(
                        route.points,
                        geometry.scale,
                        upgraded=tunnel.upgraded,
                        productive=site in productive,
                    )
                )
            sign = sign_of(self.board, site, built=tunnel is not None)
            if sign is None:
                side = geometry.size(PLAIN)
                self._place(site, around(route.middle, side, side))
            else:
                box = sign.box(route, geometry)
                self.drawing.put(*sign.items(route, geometry))
                self._place(site, box)

    # --- cities and their buildings ------------------------------------------------------------

    def _group(
        self,
        geometry: Geometry,
        site: str,
        city: CityView | None,
        structures: dict[str, StructureView],
    ) -> None:
        """Draw a city site, its name, and its building sites."""
        self.drawing.put(_ground(geometry.group(site), city, geometry.size(18)))
        self._name(geometry.name(site), site, city)
        self._city(geometry, site, city)
        expansion = self.board.expansions[site]
        for name in (*self.board.buildings[site], expansion):
            box = geometry.sites[name]
            building = structures.get(name)
            if building is not None:
                self.drawing.put(*self._building(box, building))
            else:
                founded = city is not None
                self.drawing.put(
                    *self._building_site(box, name, founded=founded, round_=name == expansion)
                )
            self._place(name, box)

    def _name(self, box: Box, site: str, city: CityView | None) -> None:
        colour = "text" if city is not None and city.connected else "muted"
        text = site.upper()
        self.drawing.put(Words(text, box, NAME, colour, bold=city is not None))

    def _city(self, geometry: Geometry, site: str, city: CityView | None) -> None:
        """Draw the dome, lit if it is connected, or else the bonus for building one."""
        dome = geometry.dome(site)
        self._place(site, dome)
        if city is None:
            self.drawing.put(Sprite("site-city", dome.centre, dome.height, faded=True))
            inner = Box(dome.left, dome.top + dome.height // 8, dome.width, dome.height * 3 // 4)
            self.drawing.put(*on_site(self.board, site, inner, geometry.size(38)))
            return
        lit = "-lit" if city.connected else ""
        self.drawing.put(Sprite(f"dome-{city.kind}{lit}", dome.centre, dome.height))
        side = geometry.size(32)
        corner = Box(dome.right - side, dome.top - geometry.size(2), side, side)
        self.drawing.put(*row(lasting(self.board, site), corner, side))

    def _building_site(self, box: Box, site: str, *, founded: bool, round_: bool) -> Iterator[Item]:
        """Yield an empty site, dimmer where there is no city, and its printed icons."""
        if round_:
            yield Sprite("site-expansion", box.centre, box.height, faded=not founded)
            return
        edge = "panel-edge-bright" if founded else "panel-edge"
        yield Panel(box, "panel-deep", edge, box.width // 6, 2)
        yield from on_site(self.board, site, box.inset(box.width // 10), round(box.width * 0.66))

    def _building(self, box: Box, building: StructureView) -> Iterator[Item]:
        """Yield a building; an upgraded one has a golden rim, an unconnected one is dim."""
        edge = "gold" if building.upgraded else "panel-edge-bright"
        yield Panel(box, "panel-deep", edge, box.width // 6, 4 if building.upgraded else 2)
        name = f"{building.kind}-up" if building.upgraded else building.kind
        yield Sprite(name, box.centre, round(box.height * 0.86), faded=not building.connected)
        side = box.width * 5 // 12
        corner = Box(box.right - side, box.top, side, side)
        yield from row(lasting(self.board, building.site), corner, side)


def site_place(viewer: int | None, seat: int, site: str) -> str:
    """Return the name of a site's place in a drawing; only the viewer's own match an option."""
    return site if seat == viewer else f"{seat}/{site}"


def _ground(group: Box, city: CityView | None, radius: int) -> Panel:
    """Return the field below a city site, bright if it has a connected city."""
    if city is not None and city.connected:
        return Panel(group, "panel-bright", "panel-edge-bright", radius, 2.5)
    return Panel(group, "panel", "panel-edge", radius, 1.5)
