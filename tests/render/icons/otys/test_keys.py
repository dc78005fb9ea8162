"""Keys: the numbered ones of a seat, its X Key, and the neutral X Key."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.otys.effects.goods import KEY_ORDER
from render.icons.drawing.palette import INK, lighter
from render.icons.otys.keys import ICONS, blank_key
from render.theme import HEX, SEATS
from tests.render.icons.comparisons import (
    apart,
    covered,
    outline,
    overlap,
    painted,
    part,
    share,
    sprite,
)

OWN = tuple(f"key-{key.lower()}" for key in KEY_ORDER)
BOW, SHAFT = (22, 10, 78, 62), (25, 75, 80, 98)
RED = "#D03030"


def test_a_seat_has_every_key_and_there_is_a_neutral_one() -> None:
    assert set(ICONS) == {*OWN, "key-neutral-x"}


@pytest.mark.parametrize("tint", [HEX[seat.colour] for seat in SEATS])
def test_a_key_has_the_colour_of_its_seat(tint: str) -> None:
    assert share(sprite("key-1", tint), tint, lighter(tint, 0.5)) > 0.15
    assert apart(sprite("key-1", tint), sprite("key-1", "#D03030")) > 25


@pytest.mark.parametrize(("one", "two"), [*combinations(OWN, 2)])
def test_own_keys_differ_only_in_what_is_written_on_them(one: str, two: str) -> None:
    first, second = sprite(one), sprite(two)
    assert outline(first).tobytes() == outline(second).tobytes()
    assert apart(part(first, *SHAFT), part(second, *SHAFT)) == 0
    assert apart(part(first, *BOW), part(second, *BOW)) > 20


def test_the_neutral_key_differs_in_outline_from_an_own_x() -> None:
    neutral, own = sprite("key-neutral-x"), sprite("key-x")
    assert overlap(part(neutral, *SHAFT), part(own, *SHAFT)) < 0.75
    assert covered(part(neutral, 28, 78, 42, 90)) > covered(part(own, 28, 78, 42, 90))


def test_a_key_without_a_number_has_a_hole_to_hang_it_by() -> None:
    key = painted(blank_key, tint=RED)
    assert share(part(key, 44, 27, 56, 39), INK) > 0.9
    assert share(part(key, 24, 34, 34, 44), RED) > 0.5
