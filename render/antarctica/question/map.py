"""The map: where the Sun goes, whose ship is next, where one can sail, and who leads where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.antarctica.view import AntarcticaView, AreaView, ShipView
from engine.antarctica.words.names import area_name, area_spot
from render.antarctica.board.ship_rows import staying
from render.antarctica.changes import changes
from render.antarctica.question import geography
from render.antarctica.question.map_alt import map_alt
from render.antarctica.question.plots import FOOT, PITCH, PLOTS, building_boxes
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Item, Land, Line, Panel, Point, Scene, Sprite, Words
from render.theme import SEATS

SMALL, NAME, FIGURE, POINTS = 31, 33, 36, 38
"""Font sizes: the smallest, of names, of what a first place scores, of everybody's points."""
SHIP, BERTH, GHOST, SUN = 52, 58, 36, 62
ALL_TYPES = 14
"""The number of building spaces in an area, one for each type."""
RIMS = {"on_turn": ("white", 4), "second": ("text", 2)}
"""Colour and width of the ring around the ship on turn, and around the second ship of a visit."""


def map_scene(view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the map for the question of the view's seat."""
    drawing = Drawing(geography.WIDTH, geography.HEIGHT)
    PolarMap(drawing, context, view).draw()
    alt = alt_text(context, map_alt(view, context.marks))
    changed = changes(context.before, view)
    return drawing.scene(context, alt, "", {name for name in changed if name in drawing.places})


@dataclass(frozen=True, slots=True)
class PolarMap:
    """The map, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    view: AntarcticaView
    least: int = SMALL
    """The smallest type; if it is larger, areas are without their numbers of buildings."""

    def draw(self) -> None:
        """Draw the ice, the lane, the areas and everybody's points."""
        self._lane()
        for area in self.view.areas:
            self._ground(area)
        for area in self.view.areas:
            self._coast(area)
        self._hub()
        self._sun()
        for area in self.view.areas:
            if area.open:
                self._area(area)
            else:
                self._closed(area)

    @property
    def _name_size(self) -> int:
        return max(NAME, self.least)

    # --- ground ------------------------------------------------------------------------------

    def _ground(self, area: AreaView) -> None:
        """Draw an area's ice: lit where the Sun is, dark everywhere else."""
        sector = geography.sectors()[area.number]
        colour = "ice-night" if area.number % 2 else "ice-dusk"
        if not area.open:
            colour = "ice-closed"
        elif area.number == self.view.sun:
            colour = "ice"
        self.drawing.put(Land(sector.outline, colour, colour, 1))

    def _coast(self, area: AreaView) -> None:
        sector = geography.sectors()[area.number]
        rim = "gold" if area.number == self.view.sun else "ice"
        self.drawing.put(Line(sector.border, "panel-deep", 3, dashed=True))
        self.drawing.put(Line(sector.coast, "muted" if not area.open else rim, 4))

    def _lane(self) -> None:
        """Draw the lane of the Sun and the ships, and which way it goes."""
        self.drawing.under(Line(geography.lane(), "panel-edge", 2, dashed=True))
        for angle in geography.ways():
            self.drawing.under(Line(angle, "gold", 2.5))

    def _closed(self, area: AreaView) -> None:
        """Draw a closed area: its name and a lock."""
        plot = PLOTS[area.number]
        room = plot.title
        self.drawing.put(
            Sprite("lock", (room.centre[0], plot.buildings.centre[1]), 56),
            Words(
                self._name(area),
                self._line(room),
                self._name_size,
                "white",
                bold=True,
                align=plot.align,
            ),
        )

    # --- an area -----------------------------------------------------------------------------

    def _area(self, area: AreaView) -> None:
        self._title(area)
        self._buildings(area)
        self._majority(area)
        self._ships(area)

    def _name(self, area: AreaView) -> str:
        return self.context.words.say(area_name(area.number), form="short")

    def _title(self, area: AreaView) -> None:
        """Draw the name and how many of the building types stand there."""
        plot, lit = PLOTS[area.number], area.number == self.view.sun
        said, count = self._name(area), f"{len(area.buildings)}/{ALL_TYPES}"
        gap, ink = 12, "ink" if lit else "text"
        counted = self.least == SMALL
        wide = measure(said, self._name_size, bold=True)
        whole = wide + gap + measure(count, SMALL) if counted else wide
        spare = {Align.LEFT: 0, Align.CENTRE: plot.title.width - whole}
        left = plot.title.left + spare.get(plot.align, 2 * (plot.title.width - whole)) // 2
        line = self._line(plot.title)
        name = Box(left, line.top, wide + 4, line.height)
        rest = Box(left + wide + gap, name.top, whole - wide - gap + 4, name.height)
        full = len(area.ships) >= len(geography.sectors()[area.number].berths)
        colour = "ice-deep" if full and not lit else ink
        self.drawing.put(Words(said, name, self._name_size, colour, bold=True))
        if counted:
            self.drawing.put(Words(count, rest, SMALL, "ink-muted" if lit else "ice-deep"))

    def _line(self, title: Box) -> Box:
        """Return the line of a name, which is higher if the name is larger."""
        more = max(self._name_size - title.height, 0)
        return Box(title.left, title.top - more // 2, title.width, title.height + more)

    def _buildings(self, area: AreaView) -> None:
        """Draw what stands there; what is new since the last look stands on a bright disc."""
        fresh = set(area.buildings) - self._built_before(area.number)
        boxes = building_boxes(PLOTS[area.number].buildings, len(area.buildings))
        for building, box in zip(area.buildings, boxes, strict=True):
            if building in fresh:
                disc = box.inset(-2)
                self.drawing.put(Panel(disc, "changed", "changed", disc.width // 2, 1))
            self.drawing.put(Sprite(f"building-{building}", box.centre, box.width - 4))

    def _built_before(self, number: int) -> set[str]:
        before = self.context.before
        view = before if isinstance(before, AntarcticaView) else self.view
        return set(view.areas[number - 1].buildings)

    def _majority(self, area: AreaView) -> None:
        """Draw a bar of scientists for each seat, and what the first place would score."""
        plot = PLOTS[area.number]
        held = sorted(((n, seat) for seat, n in enumerate(area.scientists) if n), reverse=True)
        if not held:
            return
        most, room = held[0][0], plot.bars
        if not plot.leader_left:
            held.reverse()
        wide = PITCH * len(held)
        start = {True: room.left, False: room.right - wide}[plot.leader_left]
        left = room.centre[0] - wide // 2 if plot.beside else start
        high = min((room.height - FOOT) // max(most, 1), 17)
        for place, (count, seat) in enumerate(held):
            x = left + place * PITCH
            foot = Box(x, room.bottom - FOOT, PITCH, FOOT)
            self._bar(foot, seat, count, high, best=count == most)
        leaders = [place for place, (count, _) in enumerate(held) if count == most]
        middle = left + (leaders[0] + leaders[-1] + 1) * PITCH // 2
        above = room.bottom - FOOT - most * high - 36
        # Two digits must not reach over the edge of the hub.
        middle = min(max(middle, room.left + 24), room.right - 24)
        size = max(FIGURE, self.least)
        figure = Box(middle - 36, above + FIGURE - size, 72, size)
        if plot.beside:
            figure = Box(left - 58, room.bottom - 52, 52, 40)
        colour = "gold-deep" if area.number == self.view.sun else "gold"
        worth = str(self._prize(area.number))
        align = Align.RIGHT if plot.beside else Align.CENTRE
        self.drawing.put(Words(worth, figure, size, colour, bold=True, align=align))

    def _bar(self, foot: Box, seat: int, count: int, high: int, *, best: bool) -> None:
        """Draw a seat's scientists as blocks above its shape; those of a leader have a gold rim."""
        colour = SEATS[seat].colour
        for number in range(count):
            block = Box(foot.left + 2, foot.top - (number + 1) * high, foot.width - 4, high)
            self.drawing.put(Panel(block, colour, "gold" if best else "panel-deep", 3, 2))
        self.drawing.put(seat_mark(seat, foot.centre, FOOT - 2))

    def _prize(self, number: int) -> int:
        spot = area_spot(number)
        return max(next(count.points for count in self.view.scores if count.of == spot))

    # --- at sea ------------------------------------------------------------------------------

    def _ships(self, area: AreaView) -> None:
        """Draw the row of ships, and the berth where a ship that comes here would land."""
        sector, spot = geography.sectors()[area.number], area_spot(area.number)
        for ship, centre in zip(area.ships, sector.berths, strict=False):
            self.drawing.put(*_ship(ship, centre))
        if area.icebreakers:
            self._icebreakers(area, sector)
        free = staying(self.view, area)
        landing = sector.berths[min(len(free), len(sector.berths) - 1)]
        berth = _around(landing, BERTH)
        self.drawing.place(spot, berth, BERTH // 2, rimmed=True)
        if spot in self.context.marks and self.view.seat is not None:
            look = SEATS[self.view.seat]
            self.drawing.put(
                Panel(berth, "panel-deep", "legal", BERTH // 2, 4.5),
                Sprite(f"ship-{look.shape}", landing, GHOST, look.colour),
            )

    def _icebreakers(self, area: AreaView, sector: geography.Sector) -> None:
        (x, y), (right, down) = sector.berths[1], sector.inward
        x, y = x + right // 3, y + down // 3
        for number, owner in enumerate(area.icebreakers):
            at = (x + number * 20, y)
            self.drawing.put(
                Sprite("shipyard-icebreaker", at, 36),
                seat_mark(owner, (at[0] + 12, at[1] + 12), 18),
            )

    def _sun(self) -> None:
        """Draw the Sun, its way to the next ship, and the order of its stops."""
        sectors = geography.sectors()
        here = sectors[self.view.sun].sun
        stops = _stops(self.view)
        if stops:
            way = geography.lane_between(here, sectors[stops[0]].sun)
            self.drawing.put(Line(way, "gold", 4, dashed=True))
        for order, number in enumerate(stops, 1):
            box = _around(sectors[number].sun, 44)
            fill, ink = ("gold", "ink") if order == 1 else ("panel-deep", "gold")
            self.drawing.put(
                Panel(box, fill, "gold", 22, 3),
                Words(str(order), box, self.least, ink, bold=True, align=Align.CENTRE),
            )
        for area in self.view.areas:
            if area.open and area.number not in stops and area.number != self.view.sun:
                self.drawing.put(Sprite("sun-space", sectors[area.number].sun, 34, faded=True))
        self.drawing.put(Sprite("sun", here, SUN))

    # --- the middle --------------------------------------------------------------------------

    def _hub(self) -> None:
        """Draw everybody's points round the pole."""
        self.drawing.put(Panel(geography.HUB, "panel-deep", "ice", 56, 3))
        inner = geography.HUB.inset(14)
        self.drawing.put(Sprite("laurel", (inner.centre[0], inner.top + 14), 34))
        rest = Box(inner.left, inner.top + 34, inner.width, inner.height - 38)
        turn = self.view.asked.seat if self.view.asked else None
        rows = rest.rows(2 if len(self.view.order) > len("AB") else 1)
        cells = [cell for row in rows for cell in row.columns(2, 4)]
        for seat, cell in zip(self.view.order, cells, strict=False):
            high = min(cell.height, 52)
            room = Box(cell.left, cell.centre[1] - high // 2, cell.width, high)
            if seat == turn:
                self.drawing.put(Panel(room, "", SEATS[seat].colour, 12, 3))
            total = str(sum(count.points[seat] for count in self.view.scores))
            said = Box(room.left + 42, room.top, room.width - 46, room.height)
            self.drawing.put(
                seat_mark(seat, (room.left + 24, room.centre[1]), 30),
                Words(total, said, POINTS, "white", bold=True),
            )


def _stops(view: AntarcticaView) -> list[int]:
    """Return the areas where the Sun will stop, in order, as the ships lie now."""
    ahead = sorted(view.areas, key=lambda area: (area.number <= view.sun, area.number))
    return [area.number for area in ahead if area.number != view.sun and staying(view, area)]


def _ship(ship: ShipView, centre: Point) -> Iterator[Item]:
    look = SEATS[ship.seat]
    if ship.mark in RIMS:
        rim, stroke = RIMS[ship.mark]
        yield Panel(_around(centre, BERTH), "panel-bright", rim, BERTH // 2, stroke)
    size = SHIP - 10 if ship.mark in RIMS else SHIP
    yield Sprite(f"ship-{look.shape}", centre, size, look.colour)
    if ship.mark == "new":
        yield Sprite("plus", (centre[0] + 18, centre[1] - 18), 20)


def _around(middle: Point, side: int) -> Box:
    return Box(middle[0] - side // 2, middle[1] - side // 2, side, side)
