"""Metropolis tiles on a player board and beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.effects.lasting import End, Now, Prod
from engine.underwater_cities.pack.components import MetropolisTile, UnderwaterCitiesPack
from engine.underwater_cities.view import MetropolisView
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Sprite
from render.underwater_cities.cards.effect_line import icons, smallest
from render.underwater_cities.cards.flow import lines_in, whole
from render.underwater_cities.cards.glyphs import IconLine

EFFECT = 34
"""Maximum size of an effect's icons."""
SHARES = (0.46, 0.36, 0.26)
"""Possible shares of a tile's height for the city; the first that leaves enough is used."""


@dataclass(frozen=True, slots=True)
class Metropolis:
    """Metropolis tiles, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    shares: tuple[float, ...] = SHARES

    def draw(self, box: Box, lying: MetropolisView) -> None:
        """Draw a tile and its effects; it is lit and bright once it is connected."""
        tile = self.pack.tiles[lying.tile]
        edge = "gold" if lying.connected else "panel-edge"
        fill = "panel-bright" if lying.connected else "panel-deep"
        self.drawing.put(Panel(box, fill, edge, 16, 3 if lying.connected else 2))
        self.drawing.put(*self._face(tile, box.inset(6), connected=lying.connected))

    def _face(self, tile: MetropolisTile, inner: Box, *, connected: bool) -> Iterator[Item]:
        """Yield the city, with the effects below it if they fit."""
        lines = to_come(tile, connected=connected)
        sprite = f"metropolis-{tile.colour}{'-lit' if connected else ''}"
        type_ = smallest(self.drawing)
        for share in self.shares if lines else ():
            high = round(inner.height * share)
            room = Box(inner.left, inner.top + high, inner.width, inner.height - high)
            if whole(lines, room, EFFECT, type_):
                yield Sprite(sprite, (inner.centre[0], inner.top + high // 2), high)
                yield from lines_in(lines, room, EFFECT, smallest_type=type_)
                return
        yield Sprite(sprite, inner.centre, min(inner.width, inner.height))


def to_come(tile: MetropolisTile, *, connected: bool) -> tuple[IconLine, ...]:
    """Return the effects still to come, as icons: on connecting, if unconnected, and later."""
    parts = (Now(() if connected else tile.now), Prod(tile.prod), End(tile.end))
    return icons(tuple(part for part in parts if part.parts))
