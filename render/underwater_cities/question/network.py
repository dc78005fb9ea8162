"""The geometry of a nation in the picture of a question: larger sites, names inside."""

from __future__ import annotations

from dataclasses import dataclass

from render.scene import Box, Point
from render.underwater_cities.nation.geometry import Geometry, around

PLAZA = (200, 144)
"""Size of a city site with its building sites, unscaled."""
CUT = 30
"""Length of a plaza's cut corners, unscaled."""
SIDE = 56
"""Size of a building and of an empty building site, unscaled."""
ASIDE, ABOVE = 71, 35
"""Distances of building sites from the middle of their city, unscaled."""
BELOW = 56
"""Distance of an expansion site below the middle of a city with four building sites, unscaled."""
METROPOLIS = 190
"""Height of a metropolis, unscaled."""
LOWEST_METROPOLIS = 126
"""The least height of a metropolis: its effects do not shrink with the picture."""
DOME, SMALL_DOME = 84, 68
"""Height of a dome, and of one above its expansion site, unscaled."""
NAME = 36
"""Height of the name of a city."""


@dataclass(frozen=True, eq=False)
class Network(Geometry):
    """The layout of a board, with everything about a city inside its plaza."""

    def group(self, city: str) -> Box:
        """Return the box of a city site with its building sites."""
        return around(self.centre(city), self.size(PLAZA[0]), self.size(PLAZA[1]))

    def dome(self, city: str) -> Box:
        """Return the box of the city itself."""
        x, y = self.centre(city)
        stacked = self._stacked(city)
        side = self.size(SMALL_DOME if stacked else DOME)
        return around((x, y - self.size(34 if stacked else 18)), side, side)

    def name(self, city: str) -> Box:
        """Return the box of a city's name: below its dome."""
        x, y = self.centre(city)
        lower = self.size(14 if self._stacked(city) else 46)
        return around((x, y + lower), 64, NAME)

    def corners(self, city: str) -> tuple[Point, ...]:
        """Return the corners of a plaza, which are cut."""
        box, cut = self.group(city), self.size(CUT)
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        return (
            *((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)),
            *((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)),
        )

    def outward(self, site: str) -> int:
        """Return the side of its plaza on which a building site lies: -1 left, 1 right, or 0."""
        across = self.sites[site].centre[0] - self.centre(self.board.city_of[site])[0]
        return (across > 0) - (across < 0)

    def metropolis(self, place: str) -> Box:
        """Return the box of a metropolis tile: at the edge, as high as its effects need."""
        box, high = super().metropolis(place), max(self.size(METROPOLIS), LOWEST_METROPOLIS)
        top = min(max(box.centre[1] - high // 2, self.box.top), self.box.bottom - high)
        return Box(box.left, top, box.width, high)

    def _sites_of(self, city: str) -> dict[str, Box]:
        """Return a city's sites: two on either side, and an expansion below if these are full."""
        names, (x, y) = list(self.board.buildings[city]), self.centre(city)
        side, aside, above = self.size(SIDE), self.size(ASIDE), self.size(ABOVE)
        corners = [(-aside, -above), (-aside, above), (aside, -above)]
        if self._stacked(city):
            corners += [(aside, above)]
            last = (0, self.size(BELOW))
        else:
            last = (aside, above)
        if len(names) > len(corners):
            return super()._sites_of(city)
        placed = (*zip(names, corners, strict=False), (self.board.expansions[city], last))
        return {name: around((x + right, y + down), side, side) for name, (right, down) in placed}
