"""Everything printed on a component: its colour, signs, title, icons and text."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import Msg
from engine.underwater_cities.pack.components import (
    Card,
    Contract,
    MetropolisTile,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.terms.glossary import Colour
from engine.underwater_cities.words.describe import card_text, contract_text, slot_text, tile_text
from engine.underwater_cities.words.names import card_title, contract_name, slot_name, tile_name
from render.underwater_cities.cards.effect_line import card_icons, contract_icons, icons, tile_icons
from render.underwater_cities.cards.glyphs import IconLine

NO_COLOUR = "steelplast"
"""The colour of the Personal Assistant and the always-available slot."""
TILE_COLOURS = {"blue": "metal", "brown": "orange"}
CARD_SIGNS: dict[Colour, str] = {"green": "colour-g", "red": "colour-r", "yellow": "colour-y"}


@dataclass(frozen=True, slots=True)
class Print:
    """Everything printed on a component."""

    colour: str
    sign: str
    """The sprite on the left of its band."""
    number: str
    title: Msg
    lines: tuple[IconLine, ...]
    text: Msg
    type: str = ""
    """The sprite on the right of its band."""
    credits: int = 0
    """The price of a Special card."""


def band_colour(colour: Colour | None) -> str:
    """Return the colour of the band of a card or slot."""
    return NO_COLOUR if colour is None else f"card-{colour}"


def of_card(pack: UnderwaterCitiesPack, card: Card) -> Print:
    """Return everything printed on a card."""
    return Print(
        band_colour(card.colour),
        "assistant" if card.colour is None else CARD_SIGNS[card.colour],
        str(card.number) if card.number else "",
        card_title(pack, card),
        card_icons(card),
        card_text(card),
        f"type-{card.type}",
        card.credits,
    )


def of_tile(pack: UnderwaterCitiesPack, tile: MetropolisTile) -> Print:
    """Return everything printed on a metropolis tile."""
    sign = f"metropolis-{tile.colour}-lit"
    return Print(
        TILE_COLOURS[tile.colour],
        sign,
        "",
        tile_name(pack, tile),
        tile_icons(tile),
        tile_text(tile),
    )


def of_contract(pack: UnderwaterCitiesPack, contract: Contract) -> Print:
    """Return everything printed on a government contract."""
    title, text = contract_name(pack, contract), contract_text(contract)
    return Print("gold", "contract-gov", "", title, contract_icons(contract), text)


def of_slot(slot: Slot) -> Print:
    """Return everything printed on an action slot."""
    sign = f"slot-{slot.colour or 'always'}"
    return Print(
        band_colour(slot.colour), sign, "", slot_name(slot), icons(slot.effect), slot_text(slot)
    )
