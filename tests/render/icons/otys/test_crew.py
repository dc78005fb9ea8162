"""Technicians, propellers, oxygen and the water."""

from __future__ import annotations

from render.icons.drawing.palette import BRASS, CORAL, FOAM, GOLD, INK, STEEL, TEAL, WORD, lighter
from render.icons.otys.crew import ICONS, STRIP_ASPECT
from tests.render.icons.comparisons import covered, overlap, part, share, sprite
from tests.render.icons.looks import drawn


def test_a_propeller_has_three_equal_blades() -> None:
    blades = drawn("propeller", 64)
    assert overlap(blades, blades.rotate(120)) > 0.93
    assert overlap(blades, blades.rotate(60)) < 0.6
    assert share(blades, BRASS) > 0.2


def test_a_mechanic_has_a_spanner_on_a_gear() -> None:
    assert share(part(sprite("mechanic"), 25, 25, 75, 75), lighter(STEEL, 0.35)) > 0.15
    assert share(part(sprite("mechanic"), 25, 25, 75, 75), INK) > 0.1


def test_a_hackers_screen_is_dark_with_a_green_prompt() -> None:
    screen = part(sprite("hacker"), 18, 22, 82, 68)
    assert share(screen, "#6CF2A9") > 0.08
    assert share(screen, "#0F2A22", "#0A1A18") > 0.5


def test_bubbles_rise_beside_the_cylinder_of_oxygen() -> None:
    oxygen = sprite("oxygen")
    assert share(part(oxygen, 18, 25, 62, 90), TEAL, WORD) > 0.5
    for y in (62, 34, 13):
        assert share(part(oxygen, 76, y, 84, y + 8), FOAM, "#FFFFFF") > 0.3


def test_resurfacing_leads_out_of_the_waves() -> None:
    arrow = sprite("resurface")
    assert share(part(arrow, 42, 10, 58, 90), FOAM) > 0.5
    assert covered(part(arrow, 0, 0, 18, 35)) == 0
    assert covered(part(arrow, 0, 60, 18, 100)) > 0.3


def test_a_threshold_is_a_flag_above_a_pile() -> None:
    flag = sprite("threshold")
    assert share(part(flag, 36, 18, 60, 42), CORAL) > 0.5
    for x in (45, 63):
        assert share(part(flag, x + 2, 68, x + 12, 78), GOLD) > 0.5


def test_the_water_is_a_strip_that_reaches_from_side_to_side() -> None:
    strip = drawn("water-surface", 32)
    assert strip.width == STRIP_ASPECT * strip.height
    assert covered(part(strip, 0, 65, 3, 90)) == 1
    assert covered(part(strip, 597, 65, 600, 90)) == 1
    assert {name for name, icon in ICONS.items() if icon.aspect != 1} == {"water-surface"}
