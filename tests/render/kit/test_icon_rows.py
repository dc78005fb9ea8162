"""Rows of icons in a box."""

from __future__ import annotations

import pytest

from render.kit.icon_rows import ARROW, PLUS, SLASH, Figure, Icon, IconRow, lay, width_of
from render.scene import Align, Box, Item, Sprite, Words
from tests.render.scene_items import extent, names_in, outside, sprites_in, words_in

CREDIT, BATTERY = Icon("credit"), Icon("battery")
ROWS: tuple[IconRow, ...] = (
    (CREDIT,),
    (CREDIT, BATTERY),
    (Figure("3"), CREDIT, PLUS, BATTERY),
    (CREDIT, SLASH, BATTERY, ARROW, Figure("12"), CREDIT),
    (Icon("propeller", crossed=True), ARROW, Icon("diver-spy", afloat=True)),
    (CREDIT,) * 6,
)
ROUNDING = 2
"""The number of pixels by which rounding may move the end of a row."""


@pytest.mark.parametrize("align", list(Align))
@pytest.mark.parametrize("box", [Box(10, 20, 300, 40), Box(0, 0, 90, 60), Box(5, 5, 40, 20)])
def test_a_row_stays_in_its_box(box: Box, align: Align) -> None:
    for row in ROWS:
        assert not outside(lay(row, box, 48, align), box, ROUNDING)


def test_a_long_row_is_broken_where_that_makes_it_larger() -> None:
    row = (Icon("credit"),) * 6
    one = [item for item in lay(row, Box(0, 0, 300, 40), 48) if isinstance(item, Sprite)]
    two = [item for item in lay(row, Box(0, 0, 100, 80), 48) if isinstance(item, Sprite)]
    assert len({item.centre[1] for item in one}) == 1
    assert len({item.centre[1] for item in two}) == 2


@pytest.mark.parametrize("row", ROWS)
def test_a_row_keeps_its_order_from_left_to_right_and_down(row: IconRow) -> None:
    laid = [*lay(row, Box(0, 0, 600, 48), 48)]
    order = [one.name for one in row if isinstance(one, Icon)]
    assert [name for name in names_in(laid) if name not in {"cross", "water-surface"}] == order
    lefts = [item.centre[0] for item in sprites_in(laid)]
    assert lefts == sorted(lefts)


def test_icons_are_as_large_as_wanted_but_no_larger() -> None:
    (icon,) = sprites_in(lay((CREDIT,), Box(0, 0, 300, 200), 48))
    assert icon.size == 48
    assert icon.centre[1] == pytest.approx(100, abs=1)


@pytest.mark.parametrize(
    ("align", "middle"), [(Align.LEFT, 24), (Align.CENTRE, 150), (Align.RIGHT, 276)]
)
def test_a_row_stands_at_the_side_it_is_aligned_to(align: Align, middle: int) -> None:
    (icon,) = sprites_in(lay((CREDIT,), Box(0, 0, 300, 60), 48, align))
    assert icon.centre[0] == middle


def lines(row: IconRow) -> list[list[Item]]:
    """Return the items of a row by line, in a box with room for two lines."""
    found: dict[int, list[Item]] = {}
    for item in lay(row, Box(0, 0, 100, 80), 48):
        found.setdefault(extent(item).centre[1] // 40, []).append(item)
    return [found[line] for line in sorted(found)]


def test_no_line_begins_with_a_sign() -> None:
    for sign in (SLASH, PLUS, ARROW):
        _, second = lines((CREDIT, CREDIT, sign, CREDIT, CREDIT))
        assert names_in(second)[0] == "credit"


def test_a_number_stays_with_its_icon() -> None:
    first, second = lines((CREDIT, Figure("2"), BATTERY, BATTERY))
    assert ([*map(type, first)], [*map(type, second)]) == ([Sprite], [Words, Sprite, Sprite])


def test_the_width_of_a_row_is_that_of_what_is_laid() -> None:
    for row in ROWS:
        if not any(isinstance(one, Icon) and one.crossed for one in row):
            laid = [extent(item) for item in lay(row, Box(0, 0, 999, 48), 40, Align.LEFT)]
            assert width_of(row, 40) == pytest.approx(max(box.right for box in laid), abs=8)


def test_signs_take_less_room_than_icons() -> None:
    widths = [width_of((CREDIT, sign), 100) for sign in (SLASH, PLUS, ARROW, CREDIT)]
    assert widths == sorted(set(widths))


def test_what_may_not_be_done_is_crossed_out_in_its_middle() -> None:
    icon, cross = sprites_in(lay((Icon("propeller", crossed=True),), Box(0, 0, 90, 48), 48))
    assert (icon.name, cross.name) == ("propeller", "cross")
    assert icon.centre == cross.centre


def test_what_is_afloat_has_water_below_it() -> None:
    icon, water = sprites_in(lay((Icon("diver-spy", afloat=True),), Box(0, 0, 90, 48), 48))
    assert (icon.name, water.name) == ("diver-spy", "water-surface")
    assert icon.centre[0] == water.centre[0]
    assert icon.centre[1] < water.centre[1]
    assert icon.size < 48


def test_a_number_has_the_size_of_the_icons_beside_it() -> None:
    laid = [*lay((Figure("12"), CREDIT), Box(0, 0, 300, 48), 40)]
    assert [said.text for said in words_in(laid)] == ["12"]
    assert words_in(laid)[0].box.height == sprites_in(laid)[0].size
