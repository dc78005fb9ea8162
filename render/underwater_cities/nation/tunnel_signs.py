"""What is printed at tunnel sites, on small fields upon the tunnels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.components import Board
from render.scene import Box, Item, Panel, Point
from render.underwater_cities.nation.geometry import Geometry, Route, around
from render.underwater_cities.nation.site_icons import (
    Glyphs,
    lasting,
    price,
    printed,
    row,
    runs,
    width,
)

ICON, PAD = 34, 8
"""At full size."""
ASIDE = 12
"""How far from a field the letter stands, so that what is printed there can be read."""


@dataclass(frozen=True, slots=True)
class Sign:
    """What a tunnel site gives or does, and what it costs on top."""

    gains: Glyphs
    surcharge: Glyphs
    built: bool

    def _lines(self, route: Route) -> tuple[tuple[Glyphs, ...], ...]:
        """Icons line by line: below each other where the tunnel is short, else side by side."""
        parts = (self.gains, self.surcharge) if self.surcharge else (self.gains,)
        if route.upright:
            return (parts,)
        gains = runs(self.gains) if route.level else (self.gains,)
        return tuple((glyphs,) for glyphs in (*gains, *parts[1:]))

    def box(self, route: Route, geometry: Geometry) -> Box:
        """The field, in the middle of its tunnel and no longer than that."""
        size, pad = geometry.size(ICON), geometry.size(PAD)
        lines = self._lines(route)
        wide = max(sum(width(glyphs, size) + pad for glyphs in line) for line in lines)
        high = len(lines) * size + pad
        if route.level:
            wide = min(wide, route.length - 2)
        elif route.upright:
            high = min(high, route.length - 2)
        return around(route.middle, wide, high)

    def items(self, route: Route, geometry: Geometry) -> Iterator[Item]:
        """The field with its icons."""
        box, pad = self.box(route, geometry), geometry.size(PAD)
        edge = "gold" if self.built else "panel-edge-bright"
        yield Panel(box, "panel-deep", edge, geometry.size(12), 2)
        lines = self._lines(route)
        for line, part in zip(lines, box.inset(pad // 2).rows(len(lines)), strict=True):
            for glyphs, cell in zip(line, part.columns(len(line), pad // 2), strict=True):
                costs = self.surcharge and glyphs is self.surcharge
                yield from (price if costs else row)(glyphs, cell, geometry.size(ICON))


def sign_of(board: Board, site: str, *, built: bool) -> Sign | None:
    """What there is to read at a tunnel site; once it is built on, only what goes on counting."""
    gains, surcharge = (lasting(board, site), ()) if built else printed(board, site)
    return Sign(gains, surcharge, built) if gains else None


def badge_beside(box: Box, route: Route) -> Point:
    """Where the letter stands: below the field, or at its right on a tunnel straight down."""
    x, y = box.centre
    if route.upright:
        return box.right + ASIDE, y
    return x, box.bottom + ASIDE
