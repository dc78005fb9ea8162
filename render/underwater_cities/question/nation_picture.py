"""Picture of the own nation: goods and forecast, the network by name, and sites to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.pack.components import Board
from engine.underwater_cities.terms.glossary import SingleKind
from engine.underwater_cities.view import CityView, PlayerView, StructureView
from render.gallery import ReaderContext
from render.kit.drawing import MARGIN, Drawing
from render.scene import Box, Item, Line, Panel, Scene, Sprite
from render.underwater_cities.nation.geometry import Route, around
from render.underwater_cities.nation.metropolis import Metropolis
from render.underwater_cities.nation.site_icons import lasting, runs
from render.underwater_cities.nation.tunnels import site as tunnel_site
from render.underwater_cities.nation.tunnels import tube
from render.underwater_cities.question.asked_alt import nation_picture_alt
from render.underwater_cities.question.claimed_strip import ClaimedStrip
from render.underwater_cities.question.cost_strip import KINDS, cost_strip
from render.underwater_cities.question.frame import (
    HEAD,
    INNER,
    LEGAL,
    RIM,
    SMALLEST,
    drawing,
    finished,
    name_words,
)
from render.underwater_cities.question.goods_strip import GoodsStrip
from render.underwater_cities.question.medallion import extent, medallion, medallions
from render.underwater_cities.question.network import LOWEST_METROPOLIS, Network
from render.underwater_cities.question.questions import Question

GAP = 8
NAME = 32
LOW_HEAD, LOW_STRIP = 64, 52
"""Heights of the two strips if there are two."""
ROUND = {"white": 26, "purple": 62}
"""The corners of a plaza: two kinds of cities differ in shape as well as in tone."""
FILLS = {"white": "plaza", "purple": "plaza-purple"}
FLECK, EMPTY = 18, 44
"""Sizes of a building site where there is no city, and of an empty one at a city, unscaled."""
TAG = 34
"""Size of the number of a building site that can be chosen."""
TUNNEL = 54
"""Size of the place of a tunnel site."""
METROPOLIS_SHARES = (0.3, 0.2)
"""Possible shares of a metropolis's height for its city: its effects need the rest."""
SIGN = 32
"""Size of a sign of a site's lasting effect."""


def nation_picture(asked: Question, context: ReaderContext) -> Scene:
    """Compose the forecast, the usual costs of what is built, the network, and claimed cards."""
    picture = drawing()
    kinds, upgrade = wanted(asked)
    head = Box(MARGIN, MARGIN, INNER, LOW_HEAD if kinds or upgrade else HEAD)
    GoodsStrip(picture, asked.view, asked.seat).forecast(head)
    top = head.bottom + GAP
    if kinds or upgrade:
        cost_strip(picture, Box(MARGIN, top, INNER, LOW_STRIP), kinds, upgrade=upgrade)
        top += LOW_STRIP + GAP
    bottom = picture.box.bottom - MARGIN // 2
    if not asked.sites:
        cards = ClaimedStrip(picture, asked)
        bottom = picture.box.bottom - MARGIN - cards.height
        cards.draw(Box(MARGIN, bottom, INNER, cards.height))
        bottom -= GAP
    below = Box(MARGIN, top, INNER, bottom - top)
    Nation(picture, asked, Network(asked.pack.boards[asked.player.board], below)).draw()
    return finished(picture, asked, context, nation_picture_alt(asked))


def wanted(asked: Question) -> tuple[tuple[SingleKind, ...], bool]:
    """Return the kinds that could be built on the sites to choose from, and if one upgrades.

    All of them while slot and card are still to be used.
    """
    if asked.in_play and not asked.sites:
        return KINDS, True
    board, sites = asked.pack.boards[asked.player.board], asked.sites
    built = {one.site for one in asked.player.structures}
    built |= {city.site for city in asked.player.cities}
    free = {site for site in sites if site not in built}
    kinds: list[SingleKind] = []
    if free & {*board.city_of}:
        kinds.extend(("farm", "desal", "lab"))
    if free & {*board.tunnel}:
        kinds.append("tunnel")
    if free & {*board.cities}:
        kinds.extend(("white", "purple"))
    return tuple(kinds), len(free) < len(sites)


def number_of(site: str) -> str:
    """Return the part of a building site's name that follows the name of its city."""
    rest = site.partition(".")[2]
    return "+" if rest == "x" else rest.removeprefix("b")


@dataclass(frozen=True, slots=True)
class Nation:
    """The network of the player who is asked, ready to be drawn."""

    drawing: Drawing
    asked: Question
    network: Network

    @property
    def player(self) -> PlayerView:
        """The owner of the nation."""
        return self.asked.player

    @property
    def board(self) -> Board:
        """The player board of the nation."""
        return self.network.board

    def draw(self) -> None:
        """Draw tunnels, cities with their sites, and metropolises."""
        cities = {city.site: city for city in self.player.cities}
        structures = {one.site: one for one in self.player.structures}
        legal = frozenset(self.asked.sites)
        for site, route in self.network.routes.items():
            self._tunnel(site, route, structures.get(site), legal=site in legal)
        for site in self.board.cities:
            self._city(site, cities.get(site), legal=site in legal)
            for plot in (*self.board.buildings[site], self.board.expansions[site]):
                self._plot(plot, structures.get(plot), founded=site in cities, legal=plot in legal)
        for site, route in self.network.routes.items():
            self._sign(site, route, structures.get(site))
        for site in self.asked.sites:
            if site in self.network.sites and (site in structures or self._gives(site)):
                self._tag(site, self.network.sites[site])
        self._metropolises()

    @property
    def _joined(self) -> frozenset[str]:
        """The city sites to which tunnels lead from the starting city: a city there works."""
        built = {one.site for one in self.player.structures}
        ends = [tunnel.ends for tunnel in self.board.tunnels if tunnel.id in built]
        found = {city.site for city in self.player.cities if city.connected} | {self.board.start}
        while more := {end for pair in ends if found & {*pair} for end in pair} - found:
            found |= more
        return frozenset(found)

    # --- tunnels -----------------------------------------------------------------------------

    def _tunnel(self, site: str, route: Route, built: StructureView | None, *, legal: bool) -> None:
        """Draw a tunnel, or the dashes between the places that it could join."""
        if built is not None:
            productive = site in {line.source for line in self.player.production}
            scale = self.network.scale
            if legal:
                self.drawing.put(Line(route.points, LEGAL, 38))
            tubes = tube(route.points, scale, upgraded=built.upgraded, productive=productive)
            self.drawing.put(*tubes)
        elif legal:
            self.drawing.put(Line(route.points, "shadow", 16), Line(route.points, LEGAL, 10))
        else:
            self.drawing.put(tunnel_site(route.points))
        place = around(route.middle, TUNNEL, TUNNEL)
        self.drawing.place(site, place, rimmed=True)

    def _sign(self, site: str, route: Route, built: StructureView | None) -> None:
        """Draw what building a tunnel gives, or what it keeps giving."""
        if built is None:
            size = self.network.size(36)
            items = medallions(self.board, site, route.middle, size, upright=route.level)
            self.drawing.put(*items)
        elif lasting(self.board, site):
            parts = runs(lasting(self.board, site))
            top = route.middle[1] - (SIGN + GAP) * (len(parts) - 1) // 2
            for number, signs in enumerate(parts):
                at = (route.middle[0], top + number * (SIGN + GAP))
                self.drawing.put(*medallion(signs, at, SIGN, "gold"))

    # --- cities ------------------------------------------------------------------------------

    def _city(self, site: str, city: CityView | None, *, legal: bool) -> None:
        """Draw a plaza with its dome or its bonus, and its name."""
        group = self.network.group(site)
        self.drawing.put(*self._ground(site, group, city, legal=legal))
        dome = self.network.dome(site)
        if city is not None:
            lit = "-lit" if city.connected else ""
            self.drawing.put(Sprite(f"dome-{city.kind}{lit}", dome.centre, dome.height))
            if lasting(self.board, site):
                corner = (dome.right, dome.top + SIGN // 2)
                self.drawing.put(*medallion(lasting(self.board, site), corner, SIGN, "gold"))
        else:
            self.drawing.put(Sprite("site-city", dome.centre, dome.height * 3 // 4, faded=True))
            size = self.network.size(50)
            self.drawing.put(*medallions(self.board, site, dome.centre, size))
        self._name(site, city, legal=legal)
        self.drawing.place(site, group, rimmed=True)

    def _ground(
        self, site: str, group: Box, city: CityView | None, *, legal: bool
    ) -> Iterator[Item]:
        """Yield a plaza: bright if its city works, dark with a dashed rim if it is not joined."""
        radius = self.network.size(ROUND[city.kind if city else "white"])
        if legal:
            yield Panel(
                group, "plaza" if site in self._joined else "panel-deep", LEGAL, radius, RIM
            )
        elif city is None:
            yield Panel(group, "panel", "panel-edge", radius, 1.5)
        elif city.connected:
            yield Panel(group, FILLS[city.kind], "ice", radius, 3)
        else:
            corners = self.network.corners(site)
            yield Panel(group, "panel-deep", "", radius, 0)
            yield Line((*corners, corners[0]), "warn", 4, dashed=True)

    def _name(self, site: str, city: CityView | None, *, legal: bool) -> None:
        """Draw the name of a city, on a bright tag if it can be chosen."""
        box = self.network.name(site)
        colour = "text" if city is not None and city.connected else "muted"
        if legal:
            self.drawing.put(Panel(box, LEGAL, "", 8, 0))
            colour = "ink"
        self.drawing.put(name_words(site.upper(), box, NAME, colour))

    # --- buildings ---------------------------------------------------------------------------

    def _plot(self, site: str, built: StructureView | None, *, founded: bool, legal: bool) -> None:
        """Draw a building, or the site for one, with its bonus."""
        box = self.network.sites[site]
        wide = site == self.board.expansions[self.board.city_of[site]]
        if built is not None:
            self.drawing.put(*self._building(box, built, round_=wide, legal=legal))
        else:
            self.drawing.put(*self._free(site, box, round_=wide, founded=founded, legal=legal))
        self.drawing.place(site, box, rimmed=True)

    def _building(
        self, box: Box, built: StructureView, *, round_: bool, legal: bool
    ) -> Iterator[Item]:
        """Yield a building; an upgraded one has a golden frame, one that makes nothing is dim."""
        edge, stroke = ("gold", 4) if built.upgraded else ("panel-edge-bright", 2)
        if not built.connected:
            edge, stroke = "warn", 3
        if legal:
            edge, stroke = LEGAL, RIM
        radius = box.width // 2 if round_ else 10
        yield Panel(box, "panel-deep", edge, radius, stroke)
        name = f"{built.kind}-up" if built.upgraded else built.kind
        yield Sprite(name, box.centre, box.height * 3 // 4, faded=not built.connected)
        signs = lasting(self.board, built.site)
        if signs:
            yield Sprite(signs[0], (box.right - 4, box.top + 4), SIGN)

    def _free(
        self, site: str, box: Box, *, round_: bool, founded: bool, legal: bool
    ) -> Iterator[Item]:
        """Yield an empty building site: only a fleck where there is neither city nor bonus."""
        gives = self._gives(site)
        side = self.network.size(EMPTY if founded else FLECK)
        field = box if legal else extent(box, side)
        radius = field.width // 2 if round_ else field.width // 6
        if legal:
            yield Panel(field, "panel-deep", LEGAL, radius, RIM)
        elif founded or not gives:
            yield Panel(field, "panel-deep" if founded else "panel-edge", "", radius, 0)
        if gives:
            size = self.network.size(34 if legal else 38)
            yield from medallions(self.board, site, box.centre, size, upright=legal)
        elif legal:
            yield name_words(number_of(site), box, NAME, "legal")
        elif round_ and founded:
            yield Sprite("plus", box.centre, side // 2)

    def _gives(self, site: str) -> bool:
        """Return whether icons are printed on a building site, so that it has no space for more."""
        return site in self.board.bonuses or site in self.board.special_at

    def _tag(self, site: str, box: Box) -> None:
        """Draw the number of a building site beside it, away from its city."""
        text = number_of(site)
        way = self.network.outward(site)
        centre = (box.centre[0] + way * (box.width + TAG) // 2, box.centre[1])
        if not way:
            centre = (box.right + TAG // 4, box.bottom)
        tag = around(centre, TAG, TAG)
        self.drawing.put(Panel(tag, LEGAL, "shadow", 8, 1), name_words(text, tag, SMALLEST, "ink"))

    # --- metropolises ------------------------------------------------------------------------

    def _metropolises(self) -> None:
        """Draw the tiles at the edges with their names, and those beside the board."""
        tiles = Metropolis(self.drawing, self.asked.pack, METROPOLIS_SHARES)
        beside = [one for one in self.player.metropolises if one.place is None]
        for lying in self.player.metropolises:
            if lying.place is not None:
                box = self.network.metropolis(lying.place)
                tiles.draw(box, lying)
                tag = Box(box.left, box.top, 50, 34)
                self.drawing.put(Panel(tag, "panel-edge", "", 10, 0))
                self.drawing.put(name_words(lying.place.upper(), tag, SMALLEST, "text"))
        room = self.network.beside
        least = max(self.network.size(170), LOWEST_METROPOLIS)
        high = min(room.height // max(len(beside), 1) - GAP, least)
        for number, lying in enumerate(beside):
            tiles.draw(Box(room.left, room.top + number * (high + GAP), room.width, high), lying)
