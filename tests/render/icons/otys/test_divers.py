"""The eight divers, Basic and Upgraded, each with a helmet of its own."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.otys.pack.load import default_pack
from render.icons.drawing.palette import FOAM, GOLD
from render.icons.otys.divers import ICONS, LOOKS, OTHERS
from tests.render.icons.comparisons import apart, overlap, part, share, sprite

DIVERS = tuple(LOOKS)
GLASS = (34, 38, 66, 70)


def test_every_diver_of_the_pack_has_a_drawing_of_each_side() -> None:
    assert set(DIVERS) == set(default_pack().divers)
    assert {f"diver-{diver}{mark}" for diver in DIVERS for mark in ("", "+")} <= ICONS.keys()


@pytest.mark.parametrize("diver", DIVERS)
def test_an_upgraded_diver_differs_and_has_gold_around_it(diver: str) -> None:
    basic, upgraded = sprite(f"diver-{diver}"), sprite(f"diver-{diver}+")
    assert apart(basic, upgraded) > 20
    assert share(upgraded, GOLD) > share(basic, GOLD) + 0.05


@pytest.mark.parametrize("diver", DIVERS)
def test_a_diver_has_its_own_colour(diver: str) -> None:
    assert share(sprite(f"diver-{diver}"), LOOKS[diver].colour) > 0.03


def test_no_two_divers_have_the_same_tool_in_their_glass() -> None:
    assert len({look.glyph for look in (*LOOKS.values(), *OTHERS.values())}) == 10
    tools = [part(sprite(f"diver-{diver}"), *GLASS) for diver in (*DIVERS, *OTHERS)]
    assert all(apart(one, two) > 20 for one, two in combinations(tools, 2))


def test_no_two_divers_have_the_same_outline() -> None:
    helmets = [sprite(f"diver-{diver}") for diver in DIVERS]
    assert all(overlap(one, two) < 0.96 for one, two in combinations(helmets, 2))


def test_any_diver_and_the_active_one_wear_the_same_helmet() -> None:
    someone, active = sprite("diver-any"), sprite("diver-active")
    assert overlap(someone, active) == 1
    assert apart(part(someone, *GLASS), part(active, *GLASS)) > 30
    assert apart(part(someone, 0, 0, 100, 30), part(active, 0, 0, 100, 30)) == 0


def test_a_diver_at_the_surface_is_up_to_the_neck_in_water() -> None:
    assert share(part(sprite("surface"), 15, 60, 85, 72), FOAM) > 0.3
    assert share(part(sprite("surface"), 15, 0, 85, 35), FOAM) == 0
