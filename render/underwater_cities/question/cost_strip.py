"""The usual costs of what can be built, as a strip of icons (UC-6.1)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.underwater_cities.board.costs import USUAL_COSTS, USUAL_UPGRADE
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.terms.glossary import SingleKind
from render.kit.drawing import Drawing
from render.kit.pieces import Piece, spread
from render.scene import Box, Panel
from render.underwater_cities.question.frame import SMALLEST

STRIP = 56
"""Height of the strip."""
KINDS: tuple[SingleKind, ...] = ("farm", "desal", "lab", "tunnel", "white", "purple")
SPRITES = {"white": "dome-white", "purple": "dome-purple"}
UPGRADE = "upgrade-any"
SIZES = tuple((icon, SMALLEST) for icon in (44, 40, 36, 34, 32, 30))
BEHIND = 8
"""Gap between a thing and its cost."""
PAD = 10


def cost_strip(drawing: Drawing, box: Box, kinds: Iterable[SingleKind], *, upgrade: bool) -> None:
    """Draw each kind with its usual cost."""
    things = [_thing(SPRITES.get(kind, kind), USUAL_COSTS[kind]) for kind in kinds]
    if upgrade:
        things.append(_thing(UPGRADE, USUAL_UPGRADE))
    drawing.put(Panel(box, "panel-deep", "panel-edge", 14, 2))
    drawing.put(*spread(tuple(things), box.inset(PAD), SIZES, PAD))


def _thing(sprite: str, cost: Stock) -> tuple[Piece, ...]:
    """Return a thing and its cost: a number only before what is needed more than once."""
    found = [Piece(sprite), Piece(text="=", colour="muted", after=BEHIND)]
    for name, count in zip(RESOURCES, cost, strict=True):
        if count > 1:
            found.append(Piece(text=str(count), after=2))
        if count:
            found.append(Piece(name, after=2))
    return tuple(found)
