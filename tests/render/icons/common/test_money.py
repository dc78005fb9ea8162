"""Credits, batteries and points."""

from __future__ import annotations

from render.icons.common.money import coin
from render.icons.drawing.palette import GOLD, TEAL, darker, lighter
from tests.render.icons.comparisons import covered, overlap, painted, part, share, sprite


def test_a_battery_holds_a_charge_and_a_used_one_does_not() -> None:
    inside = (30, 25, 70, 88)
    assert share(part(sprite("battery"), *inside), TEAL, lighter(TEAL), near=25) > 0.2
    assert share(part(sprite("battery-empty"), *inside), TEAL, lighter(TEAL)) == 0


def test_a_fuller_battery_covers_more_in_the_same_outline() -> None:
    full, used = sprite("battery"), sprite("battery-empty")
    assert overlap(full, used) > 0.75
    assert covered(full) > 1.1 * covered(used)


def test_a_coin_has_fine_parts_only_if_there_are_pixels_for_them() -> None:
    groove = (47, 16, 53, 21)
    large, small = painted(coin, 64), painted(coin, 24)
    assert share(part(large, *groove), darker(GOLD, 0.3)) > 0
    assert share(part(small, *groove), darker(GOLD, 0.3)) == 0


def test_the_waves_on_a_small_coin_are_larger() -> None:
    wave = darker(GOLD, 0.62)
    assert share(painted(coin, 24), wave) > share(painted(coin, 64), wave)


def test_a_point_is_a_bright_star_in_a_wreath() -> None:
    point = sprite("point")
    assert share(part(point, 40, 35, 60, 60), "#FFF1CF") > 0.9
    assert share(part(point, 0, 35, 20, 60), "#A9CF7A", near=60) > 0.1
