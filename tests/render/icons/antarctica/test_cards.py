"""Shipyard and Resource cards, and the backs of building cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.antarctica.pack.components import DECKS, RESOURCE_KINDS
from engine.antarctica.pack.vocabulary import SHIPYARD_CARDS
from render.icons.antarctica.cards import ICONS, lens, plus, scientist
from render.icons.antarctica.resources import COAL, OIL, ORE, POWER
from tests.render.icons.comparisons import apart, covered, painted, part, share, sprite
from tests.render.icons.looks import drawn

FAMILIES = {
    "shipyard": tuple(f"shipyard-{kind}" for kind in SHIPYARD_CARDS),
    "deck": tuple(f"deck-{deck}" for deck in DECKS),
    "resource": tuple(f"resource-{kind}" for kind in RESOURCE_KINDS),
}
FACE = (14, 15, 58, 85)
RED = "#D03030"


def test_every_card_of_the_game_has_its_sprite() -> None:
    assert set(ICONS) == {"shipyard-back", *(name for names in FAMILIES.values() for name in names)}


def test_every_card_is_a_card_in_outline() -> None:
    assert len({sprite(name).size for name in ICONS}) == 1
    corner = (0, 0, 6, 5)
    assert all(covered(part(sprite(name), *corner)) == 0 for name in ICONS)


@pytest.mark.parametrize("family", FAMILIES)
def test_cards_of_a_family_differ_on_their_faces(family: str) -> None:
    for one, two in combinations(FAMILIES[family], 2):
        assert apart(part(sprite(one), *FACE), part(sprite(two), *FACE)) > 30, (one, two)


def test_shipyard_cards_have_one_frame_on_both_sides() -> None:
    frame = (30, 6, 40, 8)
    rims = [part(drawn(name, 96), *frame) for name in (*FAMILIES["shipyard"], "shipyard-back")]
    assert all(apart(rims[0], rim) < 1 for rim in rims)


def test_a_deck_of_one_has_one_bar_and_a_double_deck_has_two() -> None:
    middle, upper, lower = (25, 46, 47, 54), (25, 30, 47, 38), (25, 62, 47, 70)
    assert share(part(sprite("deck-basic"), *middle), "#F4F8FC") > 0.8
    for bar in (upper, lower):
        assert share(part(sprite("deck-double"), *bar), "#0E2036") > 0.8
        assert share(part(sprite("deck-basic"), *bar), "#0E2036") == 0


def test_a_basic_resource_card_shows_four_resources() -> None:
    card = sprite("resource-basic")
    quarters = [(14, 20, 34, 42), (38, 20, 58, 42), (14, 58, 34, 80), (38, 58, 58, 80)]
    for quarter, colour in zip(quarters, (ORE, COAL, OIL, POWER), strict=True):
        assert share(part(card, *quarter), colour) > 0.04


def test_a_scientist_has_the_colour_that_is_asked_for() -> None:
    assert share(painted(lambda brush: scientist(brush, RED)), RED) > 0.3


def test_a_plus_reaches_equally_far_in_all_directions() -> None:
    sign = painted(lambda brush: plus(brush, 50, 50, 30, RED))
    assert apart(sign, sign.rotate(90)) < 20
    assert share(part(sign, 25, 47, 75, 53), RED) > 0.9
    assert covered(part(sign, 0, 0, 25, 25)) == 0


def test_a_lens_has_its_handle_at_the_lower_right() -> None:
    glass = painted(lens)
    assert covered(part(glass, 88, 88, 94, 94)) > 0.5
    assert covered(part(glass, 80, 0, 100, 20)) == 0
