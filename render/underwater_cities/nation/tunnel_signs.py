"""Signs at tunnel sites: the printed icons, on small fields on the tunnels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.pack.components import Board
from render.scene import Box, Item, Panel
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
"""Size of an icon, and padding around the icons, unscaled."""


@dataclass(frozen=True, slots=True)
class Sign:
    """The bonus or effect of a tunnel site, and its surcharge."""

    gains: Glyphs
    surcharge: Glyphs
    built: bool

    def _lines(self, route: Route) -> tuple[tuple[Glyphs, ...], ...]:
        """Return lines of icons: side by side on a vertical tunnel, else one below the other."""
        parts = (self.gains, self.surcharge) if self.surcharge else (self.gains,)
        if route.upright:
            return (parts,)
        gains = runs(self.gains) if route.level else (self.gains,)
        return tuple((glyphs,) for glyphs in (*gains, *parts[1:]))

    def box(self, route: Route, geometry: Geometry) -> Box:
        """Return the sign's field, centred on its tunnel and no longer than the tunnel."""
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
        """Yield the field with its icons."""
        box, pad = self.box(route, geometry), geometry.size(PAD)
        edge = "gold" if self.built else "panel-edge-bright"
        yield Panel(box, "panel-deep", edge, geometry.size(12), 2)
        lines = self._lines(route)
        for line, part in zip(lines, box.inset(pad // 2).rows(len(lines)), strict=True):
            for glyphs, cell in zip(line, part.columns(len(line), pad // 2), strict=True):
                costs = self.surcharge and glyphs is self.surcharge
                yield from (price if costs else row)(glyphs, cell, geometry.size(ICON))


def sign_of(board: Board, site: str, *, built: bool) -> Sign | None:
    """Return a tunnel site's sign, if any; once it is built on, only a permanent effect remains."""
    gains, surcharge = (lasting(board, site), ()) if built else printed(board, site)
    return Sign(gains, surcharge, built) if gains else None
