"""The head of a card."""

from __future__ import annotations

import pytest

from render.scene import Box
from render.underwater_cities.cards.printed import of_card
from render.underwater_cities.question.card_band import ground
from tests.render.scene_items import names_in, outside, texts_in
from tests.render.underwater_cities.tables import pack


def band(card: str, wide: int, new: str = "") -> tuple[list[str], list[str]]:
    """Return the sprites and the texts on a card of this width, all of which stay on it."""
    cell = Box(0, 0, wide, 300)
    what = of_card(pack(), pack().cards[card])
    found = list(ground(what, cell, Box(0, 0, wide, 60), new))
    assert not outside(found, cell)
    return names_in(found), texts_in(found)


@pytest.mark.parametrize("wide", [240, 350, 520])
def test_a_card_has_its_colour_its_type_and_its_price(wide: int) -> None:
    card = next(one for one in pack().cards.values() if one.credits and one.colour)
    signs, texts = band(card.id, wide)
    assert signs == [of_card(pack(), card).sign, f"type-{card.type}", "credit"]
    assert texts[0] == str(card.credits)


def test_the_number_stands_only_where_there_is_room() -> None:
    card = next(one for one in pack().cards.values() if one.credits and one.number)
    assert str(card.number) in band(card.id, 350)[1]
    assert str(card.number) not in band(card.id, 200)[1]


def test_a_tag_says_that_a_card_is_new() -> None:
    assert "new" in band("embassy", 350, "new")[1]
    assert "new" not in band("embassy", 350)[1]
