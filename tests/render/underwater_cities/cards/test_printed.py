"""The print on a component: its colour, signs, number and title."""

from __future__ import annotations

import pytest

from engine.underwater_cities.pack.components import ALWAYS, ASSISTANT, COLOURS
from render.icons import ICONS
from render.theme import COLOURS as THEME
from render.underwater_cities.cards.effect_line import card_icons, tile_icons
from render.underwater_cities.cards.printed import (
    NO_COLOUR,
    Print,
    band_colour,
    of_card,
    of_contract,
    of_slot,
    of_tile,
)
from tests.render.underwater_cities.tables import pack, words

SLOTS = pack().slots(2)


def everything() -> list[Print]:
    """Return all components of the pack as they are printed."""
    return [
        *(of_card(pack(), card) for card in pack().cards.values()),
        *(of_tile(pack(), tile) for tile in pack().tiles.values()),
        *(of_contract(pack(), contract) for contract in pack().contracts.values()),
        *(of_slot(slot) for slot in SLOTS.values()),
    ]


def test_every_component_has_a_known_colour_and_a_drawn_sign() -> None:
    for one in everything():
        assert one.colour in THEME
        assert one.sign in ICONS
        assert not one.type or one.type in ICONS


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_and_a_slot_of_a_colour_have_the_same_band(colour: str) -> None:
    card = next(card for card in pack().cards.values() if card.colour == colour)
    assert of_card(pack(), card).colour == of_slot(SLOTS[f"{colour}_1"]).colour == f"card-{colour}"


def test_the_assistant_and_the_slot_for_everyone_have_no_colour() -> None:
    assistant = of_card(pack(), pack().cards[ASSISTANT])
    assert band_colour(None) == NO_COLOUR
    assert (assistant.colour, assistant.sign, assistant.number) == (NO_COLOUR, "assistant", "")
    assert (of_slot(SLOTS[ALWAYS]).colour, of_slot(SLOTS[ALWAYS]).sign) == (
        NO_COLOUR,
        "slot-always",
    )


def test_a_card_has_its_number_type_and_icons() -> None:
    card = pack().cards["smuggling"]
    one = of_card(pack(), card)
    assert (one.number, one.type, one.credits) == (str(card.number), "type-instant", 0)
    assert one.lines == card_icons(card)
    assert words().say(one.title) == card.title


def test_only_a_special_card_has_a_price() -> None:
    priced = {card.id for card in pack().cards.values() if of_card(pack(), card).credits}
    assert priced == {card.id for card in pack().cards.values() if card.special}


def test_a_tile_has_the_sign_of_its_colour() -> None:
    for tile in pack().tiles.values():
        one = of_tile(pack(), tile)
        assert one.sign == f"metropolis-{tile.colour}-lit"
        assert one.lines == tile_icons(tile)
    assert len({of_tile(pack(), tile).colour for tile in pack().tiles.values()}) == 2
