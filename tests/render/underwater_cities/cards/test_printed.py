"""Everything printed on components."""

from __future__ import annotations

import pytest

from engine.underwater_cities.components import CARD_TYPES
from render.icons import ICONS
from render.theme import COLOURS
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

PRINTS: dict[str, Print] = {
    **{name: of_card(pack(), card) for name, card in pack().cards.items()},
    **{name: of_tile(pack(), tile) for name, tile in pack().tiles.items()},
    **{name: of_contract(pack(), one) for name, one in pack().contracts.items()},
    **{name: of_slot(slot) for name, slot in pack().slots(3).items()},
}


def test_every_component_has_a_colour_and_a_sign_that_exist() -> None:
    for name, what in PRINTS.items():
        assert what.colour in COLOURS, name
        assert what.sign in ICONS, name
        assert what.lines, name
        assert words().say(what.title).strip(), name
        assert words().say(what.text).strip(), name


def test_bands_have_the_colour_of_the_card_or_none() -> None:
    bands = {band_colour(colour) for colour in ("green", "red", "yellow", None)}
    assert len(bands) == 4
    assert band_colour(None) == NO_COLOUR


@pytest.mark.parametrize(
    ("card", "sign", "number", "type_", "price"),
    [
        ("embassy", "colour-r", "35", "type-permanent", 0),
        ("personal_assistant", "assistant", "", "type-action", 0),
        ("kelp_laureates", "colour-", "181", "type-end", 3),
    ],
)
def test_a_card_has_its_colour_s_letter_its_number_its_type_and_its_price(
    card: str, sign: str, number: str, type_: str, price: int
) -> None:
    what = PRINTS[card]
    assert what.sign.startswith(sign)
    assert (what.number, what.type, what.credits) == (number, type_, price)


def test_every_type_of_card_has_its_sign() -> None:
    assert {PRINTS[card].type for card in pack().cards} == {f"type-{one}" for one in CARD_TYPES}


def test_only_cards_have_numbers_types_and_prices() -> None:
    for name in (*pack().tiles, *pack().contracts, *pack().slots(3)):
        assert (PRINTS[name].number, PRINTS[name].type, PRINTS[name].credits) == ("", "", 0)


def test_tiles_of_different_colours_and_the_always_available_slot_look_different() -> None:
    tiles = {PRINTS[name].sign for name in pack().tiles}
    assert tiles == {"metropolis-blue-lit", "metropolis-brown-lit"}
    signs = {PRINTS[name].sign for name in pack().slots(3)}
    assert signs == {"slot-green", "slot-red", "slot-yellow", "slot-always"}
