"""The effects of action slots in large icons, on one line or on two."""

from __future__ import annotations

import pytest

from engine.underwater_cities.pack.components import Statements
from render.scene import Box, Item
from render.underwater_cities.question.slot_effect import BUILD, LEAST, slot_effect
from tests.render.scene_items import (
    apart,
    extent,
    names_in,
    outside,
    panels_in,
    sprites_in,
    texts_in,
)
from tests.render.underwater_cities.tables import pack

ROOM, NARROW = Box(50, 20, 600, 70), Box(50, 20, 130, 80)
SLOTS = pack().slots(4)
SIZE = 62


def effect(slot: str) -> Statements:
    return SLOTS[slot].effect


def drawn(slot: str, box: Box = ROOM, size: int = SIZE) -> list[Item]:
    return list(slot_effect(effect(slot), box, size))


def rows(items: list[Item]) -> int:
    """Return the number of lines on which the large icons lie."""
    large = max(one.size for one in sprites_in(items))
    return len({one.centre[1] for one in sprites_in(items) if one.size == large})


@pytest.mark.parametrize(
    ("slot", "icons", "figures"),
    [
        ("green_1", ["federation"], ["2"]),
        ("yellow_1", ["science", "steelplast", "kelp"], []),
        ("red_2", ["tunnel", BUILD, "city-any", BUILD], []),
        ("green_2", ["desal", BUILD], ["2"]),
        ("always", ["card-draw", "credit"], ["2", "2"]),
    ],
)
def test_an_effect_is_told_in_icons_and_figures(
    slot: str, icons: list[str], figures: list[str]
) -> None:
    items = drawn(slot)
    assert names_in(items) == icons
    assert texts_in(items) == figures


def test_the_hammer_is_small_and_lies_over_what_is_built() -> None:
    tunnel, hammer = sprites_in(drawn("yellow_2"))
    assert hammer.name == BUILD
    assert hammer.size < tunnel.size
    assert extent(hammer).left < extent(tunnel).left < extent(hammer).right
    assert extent(hammer).bottom == extent(tunnel).bottom


def test_a_price_is_framed_and_nothing_else_is() -> None:
    (frame,) = panels_in(items := drawn("red_5"))
    assert frame.edge == "bad"
    (science,) = [one for one in sprites_in(items) if one.name == "science"]
    assert frame.box.left < science.centre[0] < frame.box.right
    assert panels_in(drawn("green_5")) == []


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("box", [ROOM, Box(50, 20, 250, 100), NARROW])
def test_every_effect_keeps_to_its_box(slot: str, box: Box) -> None:
    items = drawn(slot, box)
    assert outside(items, box, slack=4) == []
    large = [extent(one).inset(1) for one in sprites_in(items) if one.name != BUILD]
    assert apart(large)


@pytest.mark.parametrize("size", [30, SIZE])
def test_icons_have_the_size_that_is_asked_for_if_there_is_room(size: int) -> None:
    assert {one.size for one in sprites_in(drawn("yellow_1", size=size))} == {size}


def test_a_long_effect_takes_two_lines_rather_than_small_icons() -> None:
    assert rows(drawn("green_5")) == 1
    assert rows(items := drawn("green_5", Box(50, 20, 200, 100))) == 2
    assert max(one.size for one in sprites_in(items)) >= LEAST


def test_one_line_stays_where_two_would_be_smaller_still() -> None:
    low = Box(50, 20, 200, 40)
    assert rows(drawn("green_5", low)) == 1


def test_the_icons_stand_in_the_middle_of_their_box() -> None:
    boxes = [extent(one) for one in drawn("yellow_1")]
    left, right = min(box.left for box in boxes), max(box.right for box in boxes)
    assert abs((left + right) / 2 - ROOM.centre[0]) <= 8
    assert {box.centre[1] for box in boxes} == {ROOM.centre[1]}
