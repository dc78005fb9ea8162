"""Positions of a player board's sites in a picture, computed from the pack's table of sites.

The pack gives the sites' positions relative to each other. A picture is wider than it is high and
needs large building sites, so the rows and columns of the city sites are spread over the whole box,
each city site with its building sites becomes one group, and the metropolises are placed at the
edges.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot

from engine.underwater_cities.pack.components import Board
from render.scene import Box, Point

RIM = 0.145
"""The metropolises' share of the width, on each side."""
HEAD, FOOT = 0.03, 0.015
"""Free shares of the height above and below the groups."""
CELL = (276, 198)
"""Size of a city site with the tunnels around it, unscaled."""
GROUP = (224, 150)
"""Size of a city site with its building sites, unscaled."""
SITE, EXPANSION, DOME = 66, 56, 84
"""Sizes of sites within a group, unscaled."""
METROPOLIS = 146
"""Height of a metropolis, unscaled."""
PAD = 5
NAME = (44, 30)
"""Size of the name of a city site: text is not scaled with the picture."""
OUTSIDE = 6
"""Distance between a group's edge and the start of a slanting tunnel."""
LEAST = 12
"""Minimum overlap of two facing sides for a straight tunnel between them."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A mapping from positions along one side of the board to pixels."""

    knots: tuple[tuple[float, float], ...]
    """Pairs of board position and pixel, in ascending order."""

    def at(self, unit: float) -> int:
        """Return the pixel of a board position."""
        if len(self.knots) == 1:
            return round(self.knots[0][1])
        number = bisect_right([knot[0] for knot in self.knots], unit)
        (a, one), (b, two) = self.knots[max(0, min(number, len(self.knots) - 1) - 1) :][:2]
        return round(one + (two - one) * (unit - a) / (b - a))


@dataclass(frozen=True, slots=True)
class Route:
    """A tunnel between two groups, from edge to edge."""

    points: tuple[Point, ...]

    @property
    def length(self) -> int:
        """The straight-line distance from its first point to its last."""
        (a, b), (x, y) = self.points[0], self.points[-1]
        return round(hypot(x - a, y - b))

    @property
    def level(self) -> bool:
        """True if it is horizontal, so that a sign on it has to be narrow."""
        return len({y for _, y in self.points}) == 1

    @property
    def upright(self) -> bool:
        """True if it is vertical, so that a sign on it has to be low."""
        return len({x for x, _ in self.points}) == 1

    @property
    def middle(self) -> Point:
        """The point half-way along it."""
        legs = list(zip(self.points, self.points[1:], strict=False))
        lengths = [hypot(x - a, y - b) for (a, b), (x, y) in legs]
        left = sum(lengths) / 2
        for ((a, b), (x, y)), length in zip(legs, lengths, strict=True):
            if left <= length and length:
                share = left / length
                return round(a + (x - a) * share), round(b + (y - b) * share)
            left -= length
        return self.points[0]


@dataclass(frozen=True, eq=False)
class Geometry:
    """The layout of a board in a box."""

    board: Board
    box: Box

    @cached_property
    def scale(self) -> float:
        """The size of groups, as a share of their full size."""
        return min(self._cell[0] / CELL[0], self._cell[1] / CELL[1])

    def size(self, full: float) -> int:
        """Return the number of pixels for a length that is given at full size."""
        return round(full * self.scale)

    # -------------------------------------------------------------- groups and their content

    def centre(self, city: str) -> Point:
        """Return the middle of a city site's group."""
        spot = self.board.spots[city]
        return self._across.at(spot.x), self._down.at(spot.y)

    def group(self, city: str) -> Box:
        """Return the box of a city site with its building sites."""
        return around(self.centre(city), self.size(GROUP[0]), self.size(GROUP[1]))

    def dome(self, city: str) -> Box:
        """Return the box of the city itself."""
        group, side = self.group(city), self.size(DOME)
        if self._stacked(city):
            return Box(group.centre[0] - side // 2, group.top + self.size(PAD) // 2, side, side)
        return around(group.centre, side, side)

    def name(self, city: str) -> Box:
        """Return the box of a city site's name: below its group, away from all tunnels."""
        group = self.group(city)
        return Box(group.left + self.size(22), group.bottom, NAME[0], NAME[1])

    @cached_property
    def sites(self) -> dict[str, Box]:
        """The boxes of the building sites and expansion sites."""
        found: dict[str, Box] = {}
        for city in self.board.cities:
            found |= self._sites_of(city)
        return found

    def _stacked(self, city: str) -> bool:
        """Return whether the expansion site is below the city because both sides are full."""
        number = len(self.board.buildings[city])
        return number > 2 and number % 2 == 0  # noqa: PLR2004 - beside two there is space

    def _sites_of(self, city: str) -> dict[str, Box]:
        """Return a city's sites: those of the left column, then of the right, each from the top."""
        group, stacked = self.group(city), self._stacked(city)
        names = list(self.board.buildings[city])
        found: dict[str, Box] = {}
        if stacked:
            side = self.size(EXPANSION)
            top = group.bottom - side - self.size(PAD) // 2
            found[self.board.expansions[city]] = Box(group.centre[0] - side // 2, top, side, side)
        else:
            names.append(self.board.expansions[city])
        half = (len(names) + 1) // 2
        left, right = group.left + self.size(PAD), group.right - self.size(PAD)
        side = min(self.size(SITE), (group.height - self.size(PAD)) // max(half, 1))
        found |= self._column(group, left, side, names[:half])
        return found | self._column(group, right - side, side, names[half:])

    def _column(self, group: Box, left: int, side: int, names: Sequence[str]) -> dict[str, Box]:
        """Return the boxes of sites one below the other, spread over the height of a group."""
        gap = (group.height - side * len(names)) // (len(names) + 1)
        return {
            name: Box(left, group.top + gap + number * (side + gap), side, side)
            for number, name in enumerate(names)
        }

    # ------------------------------------------------------------ metropolises and tunnels

    def metropolis(self, place: str) -> Box:
        """Return the box of a metropolis tile: near the edge, as on the board."""
        spot, box = self.board.spots[place], self.box
        wide = round(box.width * RIM) - self.size(34)
        high = self.size(METROPOLIS)
        x, y = self._across.at(spot.x), self._down.at(spot.y)
        left = min(max(x - wide // 2, box.left), box.right - wide)
        top = min(max(y - high // 2, box.top), box.bottom - high)
        return Box(left, top, wide, high)

    @property
    def beside(self) -> Box:
        """The free space below the metropolises at the right edge."""
        wide = round(self.box.width * RIM) - self.size(34)
        taken = [self.metropolis(place) for place in self.board.metropolis]
        right = (box.bottom for box in taken if box.right == self.box.right)
        top = max(right, default=self.box.top) + self.size(14)
        return Box(self.box.right - wide, top, wide, self.box.bottom - top)

    @cached_property
    def routes(self) -> dict[str, Route]:
        """The routes of the tunnel sites."""
        return {
            tunnel.id: Route(self._route(tunnel.id, tunnel.ends)) for tunnel in self.board.tunnels
        }

    def _end(self, name: str) -> Box:
        return self.metropolis(name) if name in self.board.metropolis else self.group(name)

    def _route(self, tunnel: str, ends: tuple[str, str]) -> tuple[Point, ...]:
        one, other = (self._end(end) for end in ends)
        via = self.board.spots[tunnel].via
        if via is not None:
            bend = (self._across.at(via[0]), self._down.at(via[1]))
            return _nearest(one, bend), bend, _nearest(other, bend)
        return _facing(one, other)

    # ---------------------------------------------------------------------- rows and columns

    @cached_property
    def _cell(self) -> tuple[float, float]:
        columns, rows = len(self._of_cities("x")), len(self._of_cities("y"))
        wide = self.box.width * (1 - 2 * RIM) / columns
        return wide, self.box.height * (1 - HEAD - FOOT) / rows

    def _of_cities(self, side: str) -> list[float]:
        """Return the board positions of the columns or rows of city sites."""
        return sorted({getattr(self.board.spots[city], side) for city in self.board.cities})

    @cached_property
    def _across(self) -> Axis:
        rim, wide = self.box.width * RIM, self._cell[0]
        half = (rim - self.size(34)) / 2
        columns = self._of_cities("x")
        inner = [
            (unit, self.box.left + rim + wide * (number + 0.5))
            for number, unit in enumerate(columns)
        ]
        outer = [self.board.spots[place].x for place in self.board.metropolis]
        low, high = min((*outer, columns[0] - 1)), max((*outer, columns[-1] + 1))
        return Axis(((low, self.box.left + half), *inner, (high, self.box.right - half)))

    @cached_property
    def _down(self) -> Axis:
        head, high = self.box.height * HEAD, self._cell[1]
        rows = self._of_cities("y")
        inner = [
            (unit, self.box.top + head + high * (number + 0.5)) for number, unit in enumerate(rows)
        ]
        outer = [self.board.spots[place].y for place in self.board.metropolis]
        low, deep = min((*outer, rows[0] - 1)), max((*outer, rows[-1] + 1))
        rail = self.size(16)
        return Axis(((low, self.box.top + rail), *inner, (deep, self.box.bottom - rail)))


def around(centre: Point, wide: int, high: int) -> Box:
    """Return a box of this size around a point."""
    return Box(centre[0] - wide // 2, centre[1] - high // 2, wide, high)


def _nearest(box: Box, to: Point) -> Point:
    """Return the point on a box's edge that is nearest to a point outside it."""
    return min(max(to[0], box.left), box.right), min(max(to[1], box.top), box.bottom)


def _facing(one: Box, other: Box) -> tuple[Point, Point]:
    """Return the ends of a tunnel between two boxes: horizontal or vertical, else slanting."""
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    left, right = max(one.left, other.left), min(one.right, other.right)
    if bottom - top >= LEAST:
        y = (top + bottom) // 2
        first, last = sorted((one, other), key=lambda box: box.left)
        return (first.right, y), (last.left, y)
    if right - left >= LEAST:
        x = (left + right) // 2
        first, last = sorted((one, other), key=lambda box: box.top)
        return (x, first.bottom), (x, last.top)
    return _leaving(one, other.centre), _leaving(other, one.centre)


def _leaving(box: Box, to: Point) -> Point:
    """Return the point just outside a box on the line from its middle to a point further out."""
    (x, y), across, down = box.centre, to[0] - box.centre[0], to[1] - box.centre[1]
    shares = _shares(((box.width / 2, across), (box.height / 2, down)))
    share = min(shares) + OUTSIDE / hypot(across, down)
    return round(x + across * share), round(y + down * share)


def _shares(sides: Iterable[tuple[float, int]]) -> list[float]:
    return [half / abs(way) for half, way in sides if way]
