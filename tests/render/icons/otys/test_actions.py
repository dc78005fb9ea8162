"""Signs of actions: moving, trading, taking back, upgrading."""

from __future__ import annotations

import pytest

from render.icons.drawing.palette import GOLD, QUIET, TEAL, lighter
from render.icons.otys.actions import ICONS
from tests.render.icons.comparisons import apart, covered, mirrored, overlap, part, share, sprite

COIN = GOLD
UPPER_LEFT, LOWER_RIGHT = (10, 10, 45, 45), (50, 50, 90, 90)


def test_a_move_points_up_and_an_arrow_to_the_right() -> None:
    up, right = sprite("move-arrow"), sprite("arrow-right")
    assert overlap(up, mirrored(up)) > 0.9
    assert covered(part(up, 0, 0, 100, 45)) > 1.2 * covered(part(up, 0, 55, 100, 100))
    assert covered(part(right, 55, 0, 100, 100)) > 1.2 * covered(part(right, 0, 0, 45, 100))


def test_a_swap_looks_the_same_upside_down() -> None:
    assert overlap(sprite("swap"), sprite("swap").rotate(180)) > 0.85


def test_selling_gives_the_small_thing_for_the_large_one() -> None:
    assert share(part(sprite("sell"), *UPPER_LEFT), QUIET) > 0.2
    assert share(part(sprite("sell"), *LOWER_RIGHT), COIN) > 0.4


def test_buying_is_the_reverse_of_selling() -> None:
    assert share(part(sprite("buy"), *UPPER_LEFT), COIN) > 0.3
    assert share(part(sprite("buy"), *LOWER_RIGHT), QUIET) > 0.3


def test_a_trade_shows_both_and_goes_either_way() -> None:
    trade = sprite("trade")
    assert share(part(trade, *UPPER_LEFT), COIN) > 0.3
    assert share(part(trade, *LOWER_RIGHT), QUIET) > 0.2
    for corner in ((65, 5, 95, 35), (5, 65, 35, 95)):
        assert covered(part(trade, *corner)) > 0.15


def test_a_copy_lies_in_front_of_what_is_copied() -> None:
    copy = sprite("copy")
    assert overlap(part(copy, 6, 6, 70, 70), part(copy, 28, 28, 92, 92)) > 0.85
    assert apart(part(copy, 10, 10, 26, 66), part(copy, 72, 34, 88, 90)) > 30


def test_improving_goes_up_in_three_steps() -> None:
    heights = [share(part(sprite("improve"), x, 35, x + 12, 94), TEAL) for x in (21, 45, 69)]
    assert heights == sorted(heights)
    assert heights[2] > 2 * heights[0] > 0


def test_a_golden_key_lies_in_the_arrow_of_taking_back() -> None:
    back = sprite("take-back")
    assert share(part(back, 38, 35, 62, 75), GOLD) > 0.2
    assert share(part(back, 0, 35, 30, 75), GOLD) == 0


def test_an_upgrade_has_a_star_above_its_chevron() -> None:
    assert share(part(sprite("upgrade"), 42, 22, 58, 38), lighter(GOLD, 0.65)) > 0.8
    assert share(part(sprite("upgrade"), 20, 66, 28, 74), GOLD) > 0.5


@pytest.mark.parametrize("name", ["plus", "or-slash"])
def test_a_sign_between_icons_takes_a_tint(name: str) -> None:
    red = "#D02020"
    assert ICONS[name].colour
    assert share(sprite(name, red), red) > share(sprite(name), red) == 0
    assert overlap(sprite(name), sprite(name).rotate(180)) > 0.85
