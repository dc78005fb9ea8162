"""Marks for players and pictures, and signs for cards."""

from __future__ import annotations

import pytest

from render.icons.common.marks import ICONS
from render.icons.drawing.palette import CORAL, GOLD, NIGHT, PLANT, WORD
from tests.render.icons.comparisons import apart, mirrored, overlap, part, share, sprite


def test_done_is_green_and_refused_is_red() -> None:
    assert share(sprite("tick"), PLANT) > 0.1 > share(sprite("tick"), CORAL)
    assert share(sprite("cross"), CORAL) > 0.1 > share(sprite("cross"), PLANT)


@pytest.mark.parametrize("name", ["crown", "bot", "hourglass", "lock", "chevron", "wheel", "cross"])
def test_a_mark_seen_from_the_front_has_two_equal_sides(name: str) -> None:
    assert overlap(sprite(name), mirrored(sprite(name))) > 0.95


@pytest.mark.parametrize(("name", "angle"), [("wheel", 90), ("loop", 180)])
def test_a_mark_that_turns_looks_the_same_after_a_turn(name: str, angle: int) -> None:
    assert overlap(sprite(name), sprite(name).rotate(angle)) > 0.95


def test_sand_lies_in_both_halves_of_the_hourglass() -> None:
    upper, lower = (
        part(sprite("hourglass"), 40, 28, 60, 40),
        part(sprite("hourglass"), 35, 72, 65, 82),
    )
    assert share(upper, GOLD) > 0.5
    assert share(lower, GOLD) > 0.5


def test_the_sign_of_an_action_is_a_letter_on_a_dark_disc() -> None:
    middle = part(sprite("action-a"), 25, 25, 75, 75)
    assert share(middle, WORD) > 0.15
    assert share(middle, NIGHT) > 0.3


def test_the_first_players_pennant_flies_from_its_staff() -> None:
    pennant = sprite("first-player")
    assert share(part(pennant, 22, 10, 90, 60), CORAL) > 0.3
    assert share(part(pennant, 22, 70, 90, 100), CORAL) == 0


def test_a_chevron_takes_a_tint_and_keeps_its_outline() -> None:
    assert [name for name, icon in ICONS.items() if icon.colour] == ["chevron"]
    steel, red = sprite("chevron"), sprite("chevron", "#D02020")
    assert apart(steel, red) > 40
    assert overlap(steel, red) == 1
