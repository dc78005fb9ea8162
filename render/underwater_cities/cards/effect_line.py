"""Effects of cards, slots, tiles and contracts as icons in a picture."""

from __future__ import annotations

from functools import lru_cache

from engine.underwater_cities.effects.lasting import End, Now, Prod
from engine.underwater_cities.pack.components import Card, Contract, MetropolisTile, Statements
from engine.underwater_cities.terms.glossary import Counter
from render.kit.drawing import Drawing
from render.underwater_cities.cards.glyphs import SO, IconLine, IconRun, needs_row
from render.underwater_cities.cards.statement_icons import line_of

PHONE = 900
"""Width of the widest picture that is designed for phones."""
QUESTION = 1100
"""Width of the pictures of a question, which a phone shows smaller than others."""
SHEET = 1200
"""Pictures wider than this have zooms, in which everything is larger."""


@lru_cache(maxsize=1024)
def icons(effect: Statements) -> tuple[IconLine, ...]:
    """Return an effect as icons: each statement on a line of its own, if there is space."""
    return tuple(map(line_of, effect))


def smallest(drawing: Drawing) -> int:
    """Return the smallest legible font size in a picture of this width."""
    if drawing.box.width <= PHONE:
        return 21
    if drawing.box.width <= QUESTION:
        return 31
    return 28 if drawing.box.width <= SHEET else 20


# --- components ----------------------------------------------------------------------------------


def card_icons(card: Card) -> tuple[IconLine, ...]:
    """Return a card's effect as icons, without the signs for timing that its type already shows."""
    match card.effect:
        case (Prod(parts=parts),) | (End(parts=parts),):
            return icons(parts)
        case effect:
            return icons(effect)


def tile_icons(tile: MetropolisTile) -> tuple[IconLine, ...]:
    """Return a metropolis's effects as icons: on connecting, in each Production, and at the end."""
    whole = (Now(tile.now), Prod(tile.prod), End(tile.end))
    return icons(tuple(part for part in whole if part.parts))


def needs_icons(needs: tuple[tuple[Counter, int], ...]) -> IconLine:
    """Return the requirements of a contract as icons."""
    return tuple(IconRun(needs_row((need,)), "condition") for need in needs)


def contract_icons(contract: Contract) -> tuple[IconLine, ...]:
    """Return the requirements and rewards of a contract as icons."""
    return ((*needs_icons(contract.needs), SO), *icons(contract.reward))
