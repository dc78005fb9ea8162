"""Small figures that occur in every game."""

from __future__ import annotations

import pytest

from render.fonts import fits
from render.icons import ICONS
from render.kit.figures import amount, seat_mark
from render.scene import Box, Sprite, Words
from render.theme import COLOURS
from tests.render.scene_items import holds

ROOM = Box(40, 20, 160, 48)


def icon_and_number(number: int | str, box: Box = ROOM, *, large: bool = False) -> list[object]:
    return list(amount("credit", number, box, 40, large=large))


def test_no_two_seats_share_a_shape_or_a_colour() -> None:
    marks = [seat_mark(seat, (10, 10), 20) for seat in range(4)]
    assert len({mark.name for mark in marks}) == len({mark.tint for mark in marks}) == 4
    assert all(mark.name in ICONS and mark.tint in COLOURS for mark in marks)


def test_a_seat_s_mark_stands_where_it_is_wanted() -> None:
    mark = seat_mark(2, (30, 40), 24)
    assert (mark.centre, mark.size) == ((30, 40), 24)


def test_an_amount_is_an_icon_and_to_its_right_the_number() -> None:
    icon, number = icon_and_number(12)
    assert isinstance(icon, Sprite)
    assert isinstance(number, Words)
    assert (icon.name, number.text) == ("credit", "12")
    assert icon.centre[0] - icon.size // 2 == ROOM.left
    assert icon.centre[1] == number.box.centre[1] == ROOM.centre[1]
    assert number.box.left >= ROOM.left + icon.size
    assert holds(ROOM, number.box)


def test_a_large_amount_has_larger_letters_beside_the_same_icon() -> None:
    plain, large = icon_and_number(7), icon_and_number(7, large=True)
    assert plain[0] == large[0]
    assert isinstance(plain[1], Words)
    assert isinstance(large[1], Words)
    assert plain[1].size < large[1].size


@pytest.mark.parametrize("number", [0, 123, "10/12"])
def test_a_long_amount_shrinks_rather_than_leaves_its_box(number: int | str) -> None:
    _, said = icon_and_number(number, Box(0, 0, 110, 48))
    assert isinstance(said, Words)
    assert fits(said)


def test_a_box_without_room_for_the_number_still_has_one() -> None:
    _, said = icon_and_number(5, Box(0, 0, 30, 48))
    assert isinstance(said, Words)
    assert said.box.width == 1
