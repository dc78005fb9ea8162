"""Actions of a nation: paying, exchanging, building, connecting, using cards."""

from __future__ import annotations

import pytest

from render.icons.drawing.palette import CORAL, GOLD, INK, PLANT
from render.icons.drawing.parts import BRIGHT, CREAM, PALE
from render.icons.underwater_cities.cards import GREEN
from render.icons.underwater_cities.cities import PURPLE_DOME, WHITE_DOME
from tests.render.icons.comparisons import apart, covered, overlap, part, share, sprite

COIN_ABOVE, COIN_BELOW = (20, 24, 56, 60), (20, 40, 56, 76)
UPPER_LEFT, UPPER_RIGHT = (10, 10, 45, 45), (55, 10, 90, 45)
LOWER_LEFT, LOWER_RIGHT = (10, 55, 45, 90), (55, 55, 90, 90)


def test_a_discount_goes_down_in_green_and_a_surcharge_up_in_red() -> None:
    down, up = sprite("discount"), sprite("surcharge")
    upper, lower = (52, 16, 94, 26), (52, 74, 94, 84)
    assert share(part(down, *lower), GREEN) > 1.2 * share(part(down, 52, 46, 94, 56), GREEN) > 0
    assert share(part(up, *upper), CORAL) > 1.2 * share(part(up, 52, 44, 94, 54), CORAL) > 0
    assert share(part(down, *COIN_ABOVE), GOLD) > 0.3
    assert share(part(up, *COIN_BELOW), GOLD) > 0.3


def test_paying_leads_away_from_a_coin() -> None:
    assert share(part(sprite("pay"), 5, 30, 40, 70), GOLD) > 0.3
    assert share(part(sprite("pay"), 72, 30, 95, 70), BRIGHT) > 0.3


def test_an_exchange_goes_both_ways() -> None:
    exchange = sprite("exchange")
    assert overlap(exchange, exchange.rotate(180)) > 0.9
    assert share(part(exchange, 24, 30, 34, 90), GOLD) > 0.6
    assert share(part(exchange, 66, 10, 76, 70), PALE) > 0.6


def test_a_limited_hand_stands_on_a_red_line() -> None:
    assert share(part(sprite("hand-limit"), 15, 86, 85, 96), CORAL) > 0.4


@pytest.mark.parametrize("name", ["use-action", "perform-slot"])
def test_what_happens_now_has_a_bright_play_mark(name: str) -> None:
    assert share(sprite(name), BRIGHT) > 0.03


def test_using_a_card_is_not_refreshing_it() -> None:
    use, refresh = sprite("use-action"), sprite("refresh-action")
    assert apart(use, refresh) > 40
    assert overlap(refresh, refresh.rotate(180)) > 0.85


def test_any_structure_is_the_three_buildings_and_a_tunnel() -> None:
    structure = sprite("structure-any")
    for corner, kind in ((UPPER_LEFT, "farm"), (UPPER_RIGHT, "desal"), (LOWER_LEFT, "lab")):
        assert covered(part(structure, *corner)) > 0.7, kind
    assert apart(part(structure, *LOWER_RIGHT), part(structure, *UPPER_LEFT)) > 30
    assert covered(part(sprite("building-any"), 0, 65, 20, 95)) == 0


def test_any_city_is_half_white_and_half_purple() -> None:
    city = sprite("city-any")
    white, purple = sprite("dome-white"), sprite("dome-purple")
    assert apart(part(city, 0, 0, 44, 100), part(white, 0, 0, 44, 100)) < 2
    assert apart(part(city, 56, 0, 100, 100), part(purple, 56, 0, 100, 100)) < 2


def test_a_white_city_becomes_a_larger_purple_one() -> None:
    convert = sprite("convert-city")
    white = share(part(convert, 0, 0, 50, 50), WHITE_DOME, near=60)
    purple = share(part(convert, 50, 50, 100, 100), PURPLE_DOME, near=60)
    assert white > 0.05
    assert purple > 0.05
    assert share(part(convert, 50, 50, 100, 100), WHITE_DOME, near=60) < 0.02


def test_a_connection_has_a_lit_city_at_each_end() -> None:
    for x, y in ((24, 74), (76, 26)):
        assert share(part(sprite("connect"), x - 6, y - 6, x + 6, y + 6), BRIGHT) > 0.5
    assert covered(part(sprite("connect"), 0, 0, 30, 30)) == 0


def test_joined_tunnels_meet_in_a_golden_ring() -> None:
    ring = part(sprite("joined"), 28, 46, 72, 90)
    assert share(ring, GOLD) > 0.15
    assert share(part(sprite("joined"), 0, 60, 20, 100), GOLD) == 0


def test_food_is_green_in_a_pale_bowl() -> None:
    assert share(part(sprite("feed"), 20, 5, 80, 48), PLANT) > 0.15
    assert share(part(sprite("feed"), 15, 65, 85, 90), CREAM) > 0.2


def test_multipliers_differ_only_in_their_number() -> None:
    two, three = sprite("times-2"), sprite("times-3")
    assert overlap(two, three) == 1
    assert apart(part(two, 50, 25, 85, 75), part(three, 50, 25, 85, 75)) > 30
    assert share(part(two, 15, 25, 85, 75), INK) > 0.1
