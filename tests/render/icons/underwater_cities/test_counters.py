"""Signs for things that are counted: buildings in a city, slots, claimed cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.underwater_cities.board.nation import BUILDINGS
from render.icons.drawing.palette import CORAL, GOLD, PLANT, lighter
from render.icons.drawing.parts import BRIGHT, CREAM
from render.icons.underwater_cities.cards import GREEN, RED, YELLOW
from render.icons.underwater_cities.cities import PURPLE_DOME, WHITE_DOME
from render.icons.underwater_cities.counters import ICONS
from tests.render.icons.comparisons import apart, covered, mirrored, overlap, part, share, sprite
from tests.render.icons.looks import drawn

PAIRS = tuple(f"pair-{kind}" for kind in (*BUILDINGS, "any"))
GROUND = (8, 84, 92, 94)


def test_every_kind_of_building_has_its_pair() -> None:
    assert {name for name in ICONS if name.startswith("pair-")} == set(PAIRS)


@pytest.mark.parametrize("name", PAIRS)
def test_a_pair_is_the_same_building_twice_in_one_city(name: str) -> None:
    pair = drawn(name, 100)
    assert share(part(pair, *GROUND), WHITE_DOME) > 0.6
    assert apart(part(pair, 10, 15, 44, 75), part(pair, 55, 15, 89, 75)) < 15


@pytest.mark.parametrize(("one", "two"), [*combinations(PAIRS, 2)])
def test_pairs_of_different_kinds_look_different(one: str, two: str) -> None:
    assert apart(part(sprite(one), 0, 0, 100, 75), part(sprite(two), 0, 0, 100, 75)) > 30


def test_a_trio_stands_in_a_white_city_or_in_a_purple_one() -> None:
    white, purple = sprite("trio"), sprite("trio-purple")
    assert share(part(white, *GROUND), WHITE_DOME) > 0.6 > share(part(purple, *GROUND), WHITE_DOME)
    assert share(part(purple, *GROUND), PURPLE_DOME, near=50) > 0.6
    assert apart(part(white, 0, 0, 100, 70), part(purple, 0, 0, 100, 70)) < 2


def test_a_full_city_has_three_buildings_and_a_tick() -> None:
    full = sprite("city-full")
    for x in (18, 50, 82):
        assert share(part(full, x - 8, 50, x + 8, 68), PLANT) > 0.7
    assert share(part(full, 35, 5, 70, 35), PLANT) > 0.2


def test_upgraded_ones_of_any_kind_are_more_than_plain_ones() -> None:
    for name in ("building", "structure"):
        plain, upgraded = sprite(f"{name}-any"), sprite(f"{name}-up-any")
        assert share(upgraded, CREAM) > share(plain, CREAM) + 0.04


def test_a_set_is_the_upgraded_structures_in_a_golden_frame() -> None:
    side = (3, 30, 7, 70)
    assert share(part(drawn("set-up", 96), *side), GOLD) > 0.2
    assert share(part(drawn("structure-up-any", 96), *side), GOLD) == 0
    assert covered(part(sprite("set-up"), 30, 10, 70, 90)) == 1


def test_any_metropolis_is_half_brown_and_half_blue() -> None:
    half_half = sprite("metropolis-any")
    brown, blue = sprite("metropolis-brown-lit"), sprite("metropolis-blue-lit")
    assert apart(part(half_half, 0, 0, 44, 100), part(brown, 0, 0, 44, 100)) < 2
    assert apart(part(half_half, 56, 0, 100, 100), part(blue, 56, 0, 100, 100)) < 2


def test_any_slot_shows_a_slot_of_each_colour() -> None:
    assert all(
        share(sprite("slot-any"), lighter(colour, 0.3)) > 0.02 for colour in (GREEN, RED, YELLOW)
    )


def test_a_claimed_card_lies_on_its_owners_tray() -> None:
    claimed = sprite("claimed-card")
    assert share(part(claimed, 10, 86, 90, 94), BRIGHT) > 0.3
    assert overlap(claimed, mirrored(claimed)) > 0.9


def test_a_turn_ends_at_a_red_bar() -> None:
    assert share(part(sprite("turn-end"), 78, 15, 90, 85), CORAL) > 0.5
    assert share(part(sprite("turn-end"), 22, 35, 60, 65), CREAM) > 0.7


def test_a_building_on_an_expansion_site_stands_in_a_golden_ring() -> None:
    ring = sprite("expansion-built")
    assert share(ring, GOLD) > 0.1
    assert overlap(ring, ring.rotate(90)) > 0.93


def test_any_action_card_may_be_a_used_one() -> None:
    corner = (70, 10, 90, 50)
    assert share(part(sprite("use-any"), *corner), "#7F92A6", "#5C6F84") > 0.1
    assert share(part(sprite("use-action"), *corner), "#7F92A6", "#5C6F84") < 0.05


def test_a_hammer_has_its_head_at_the_top_of_its_handle() -> None:
    hammer = sprite("build")
    assert share(part(hammer, 45, 45, 95, 95), "#C58B4E") > 0.1
    assert share(part(hammer, 0, 0, 40, 40), "#C58B4E") == 0
