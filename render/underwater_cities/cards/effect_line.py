"""Effects of cards, slots, tiles and contracts as icons in a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.underwater_cities.components import Card, Contract, MetropolisTile
from engine.underwater_cities.glossary import Counter
from engine.underwater_cities.statements import Effect, End, Now, Prod
from render.kit.drawing import Drawing
from render.scene import Align, Box, Item
from render.underwater_cities.cards.flow import lines_in
from render.underwater_cities.cards.glyphs import SO, Atom, Line, needs_row
from render.underwater_cities.cards.statement_icons import line_of

PHONE = 900
"""What is narrower is shown as wide as a phone."""
PANEL = 1200
"""What is wider has zooms, in which everything is larger."""


@lru_cache(maxsize=1024)
def icons(effect: Effect) -> tuple[Line, ...]:
    """An effect: each statement is a line of its own, if there is room."""
    return tuple(map(line_of, effect))


def smallest(drawing: Drawing) -> int:
    """The smallest type in a picture as wide as this one."""
    if drawing.box.width <= PHONE:
        return 21
    return 28 if drawing.box.width <= PANEL else 20


# --- components ----------------------------------------------------------------------------------


def card_icons(card: Card) -> tuple[Line, ...]:
    """What a card does; that it counts in Production or at the end its type says already."""
    match card.effect:
        case (Prod(parts=parts),) | (End(parts=parts),):
            return icons(parts)
        case effect:
            return icons(effect)


def tile_icons(tile: MetropolisTile) -> tuple[Line, ...]:
    """What a metropolis brings on connecting, in each Production and at the end."""
    whole = (Now(tile.now), Prod(tile.prod), End(tile.end))
    return icons(tuple(part for part in whole if part.parts))


def needs_icons(needs: tuple[tuple[Counter, int], ...]) -> Line:
    """What a contract asks for."""
    return tuple(Atom(needs_row((need,)), "condition") for need in needs)


def contract_icons(contract: Contract) -> tuple[Line, ...]:
    """What a contract asks for, and what it brings."""
    return ((*needs_icons(contract.needs), SO), *icons(contract.reward))


# --- in a picture --------------------------------------------------------------------------------


def laid(
    effect: Effect, box: Box, size: int, *, smallest_type: int = 0, align: Align = Align.CENTRE
) -> Iterator[Item]:
    """An effect in a box, its icons at most so large."""
    yield from lines_in(icons(effect), box, size, smallest_type=smallest_type, align=align)


@dataclass(frozen=True, slots=True)
class EffectLine:
    """An effect, about to be drawn."""

    drawing: Drawing
    effect: Effect

    def draw(
        self, box: Box, size: int, *, fixed: bool = False, align: Align = Align.CENTRE
    ) -> None:
        """Its icons, at most so large; on the ground if it stays all game long."""
        type_ = smallest(self.drawing)
        items = laid(self.effect, box, size, smallest_type=type_, align=align)
        (self.drawing.under if fixed else self.drawing.put)(*items)
