"""The cards of a nation: their colours, types and backs."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.underwater_cities.components import CARD_TYPES, COLOURS
from engine.underwater_cities.glossary import ERAS
from render.icons.drawing.palette import CORAL, GOLD, TEAL
from render.icons.drawing.parts import CREAM
from render.icons.underwater_cities.cards import GREEN, ICONS, RED, YELLOW
from tests.render.icons.comparisons import apart, covered, outline, part, share, sprite

LETTERS = {"green": ("colour-g", GREEN), "red": ("colour-r", RED), "yellow": ("colour-y", YELLOW)}
TYPES = tuple(f"type-{type_}" for type_ in CARD_TYPES)
BACKS = tuple(f"era-{era}" for era in ERAS)


def test_every_colour_type_and_era_has_its_sprite() -> None:
    assert set(LETTERS) == set(COLOURS)
    wanted = {*(name for name, _ in LETTERS.values()), *TYPES, *BACKS}
    assert wanted | {"special-card", "contract-gov", "assistant"} == set(ICONS)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_lozenge_has_the_colour_its_letter_stands_for(colour: str) -> None:
    name, paint = LETTERS[colour]
    assert share(sprite(name), paint) > 0.2
    others = [one for one, _ in LETTERS.values() if one != name]
    assert all(share(sprite(one), paint) < 0.1 for one in others)


def test_lozenges_share_their_outline_and_differ_in_their_letter() -> None:
    lozenges = [sprite(name) for name, _ in LETTERS.values()]
    assert len({outline(one).tobytes() for one in lozenges}) == 1
    assert covered(part(lozenges[0], 0, 0, 15, 15)) == 0


@pytest.mark.parametrize(("one", "two"), [*combinations(TYPES, 2)])
def test_types_share_their_badge_and_differ_in_their_sign(one: str, two: str) -> None:
    assert outline(sprite(one)).tobytes() == outline(sprite(two)).tobytes()
    assert apart(part(sprite(one), 15, 15, 85, 85), part(sprite(two), 15, 15, 85, 85)) > 40


@pytest.mark.parametrize("era", ERAS)
def test_the_back_of_a_card_has_a_bar_for_each_era_up_to_its_own(era: int) -> None:
    strip = part(sprite(f"era-{era}"), 10, 40, 62, 44)
    bright = [
        share(strip.crop((x, 0, x + 1, strip.height)), CREAM, near=70) > 0.5
        for x in range(strip.width)
    ]
    assert sum(bright[x] and not bright[x - 1] for x in range(1, len(bright))) == era


def test_every_back_is_a_card_in_outline() -> None:
    assert len({sprite(name).size for name in (*BACKS, "special-card")}) == 1
    assert sprite("special-card").width < sprite("special-card").height


def test_a_special_card_shows_its_price_in_coins_below_a_star() -> None:
    special = sprite("special-card")
    assert share(part(special, 22, 55, 50, 83), GOLD) > 0.3
    assert share(part(special, 32, 28, 40, 38), CREAM) > 0.7


def test_a_government_contract_bears_a_seal_with_two_ribbons() -> None:
    contract = sprite("contract-gov")
    assert share(part(contract, 30, 45, 70, 85), CORAL) > 0.2
    for left in (30, 56):
        assert share(part(contract, left, 80, left + 14, 92), "#3C78C8") > 0.15


def test_an_assistant_wears_a_headset() -> None:
    assistant = sprite("assistant")
    assert share(part(assistant, 15, 70, 85, 95), TEAL) > 0.4
    for left in (18, 72):
        assert share(part(assistant, left, 30, left + 10, 46), CORAL) > 0.4
