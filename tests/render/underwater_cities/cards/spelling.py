"""Icons spelled in plain characters, and all components with their icons."""

from __future__ import annotations

from render.kit.icon_rows import Figure, IconRow
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.component import slots
from render.underwater_cities.cards.effect_line import (
    card_icons,
    contract_icons,
    icons,
    tile_icons,
)
from render.underwater_cities.cards.glyphs import IconLine
from tests.render.underwater_cities.tables import pack

CARDS = {card.id: card for card in pack().cards.values()}


SLOTS = slots(pack())


EVERYTHING: dict[str, tuple[tuple[IconLine, ...], object]] = {
    **{card.id: (card_icons(card), card.effect) for card in CARDS.values()},
    **{one.id: (tile_icons(one), (one.now, one.prod, one.end)) for one in pack().tiles.values()},
    **{one.id: (contract_icons(one), (one.needs, one.reward)) for one in pack().contracts.values()},
    **{name: (icons(slot.effect), slot.effect) for name, slot in SLOTS.items()},
}
"""Every component, with its icons and its effect."""


BRACKETS = {"": "{}", "price": "({})", "condition": "[{}]", "event": "<{}>"}


PLAIN = str.maketrans({glyphs.MINUS: "-", glyphs.TIMES: "x"})


def spelled(row: IconRow) -> str:
    """Return icons and figures in plain characters, with a tilde before whatever is struck out."""
    return " ".join(
        glyph.text.translate(PLAIN)
        if isinstance(glyph, Figure)
        else "~" * glyph.crossed + glyph.name
        for glyph in row
    )


def told(lines: tuple[IconLine, ...]) -> str:
    """Return all lines in plain characters, with everything that has a frame in brackets."""
    return "; ".join(
        " ".join(BRACKETS[atom.frame].format(spelled(atom.row)) for atom in line) for line in lines
    )
