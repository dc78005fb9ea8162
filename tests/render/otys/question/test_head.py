"""The line at the top: the own goods and points, and everybody else's points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView
from render.kit.drawing import Drawing
from render.otys.question.head import BOX, Head
from tests.render.otys.tables import NAMES, context, pack, start, with_board
from tests.render.scene_items import (
    apart,
    extent,
    names_in,
    outside,
    panels_in,
    shown,
    sprites_in,
    texts_in,
    within,
    words_in,
)


def head(view: OtysView, seat: int = 0) -> Drawing:
    drawing = Drawing(1100, 90)
    Head(drawing, pack(), context(len(view.order)), view, seat).draw()
    return drawing


def test_the_own_goods_stand_beside_their_icons() -> None:
    view = start(credits=7, batteries=2, contracts=4, neutral_x=0)
    items = shown(head(view))
    goods = ("credit", "battery", "contract", "key-neutral-x")
    lefts = [next(one.centre[0] for one in sprites_in(items) if one.name == name) for name in goods]
    assert lefts == sorted(lefts)
    figures = {said.box.left: said for said in words_in(items)}
    beside = [figures[left + 22] for left in lefts]
    assert [said.text for said in beside] == ["7", "2", "4", "0"]
    assert [said.colour for said in beside] == ["text", "text", "text", "muted"]


@pytest.mark.parametrize("points", [0, 9, 27])
def test_the_own_points_are_counted_towards_those_that_end_the_game(points: int) -> None:
    said = words_in(shown(head(start(points=points))))
    (place,) = [number for number, one in enumerate(said) if one.text == "/18"]
    assert said[place - 1].text == str(points)
    assert said[place - 1].size > said[place].size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_points_stand_in_the_order_of_play(seats: int) -> None:
    view = replace(start(seats), order=tuple(reversed(range(seats))))
    for seat in range(seats):
        view = with_board(view, seat, points=20 + seat)
    drawing = head(view, 1)
    others = [seat for seat in view.order if seat != 1]
    boxes = [drawing.places[f"{seat}/stock"] for seat in others]
    assert [texts_in(within(shown(drawing), box)) for box in boxes] == [
        [str(20 + seat)] for seat in others
    ]
    assert boxes == sorted(boxes, key=lambda box: box.left)
    assert apart(boxes)


def test_the_line_has_the_name_the_shape_and_the_colour_of_its_seat() -> None:
    drawing = head(start(), 1)
    items = shown(drawing)
    assert panels_in(items)[0].edge == "seat-2"
    assert drawing.places["1/stock"] == BOX
    (name,) = [said for said in words_in(items) if said.text == NAMES[1]]
    assert name.cut
    assert names_in(within(items, BOX)).count("seat-triangle") == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_covers_anything_else_however_large_the_numbers(seats: int) -> None:
    view = start(seats, credits=48, batteries=21, contracts=17, neutral_x=12, points=39)
    items = shown(head(view))
    words = [extent(item) for item in words_in(items)]
    assert apart((*words, *(extent(item) for item in sprites_in(items))))
    assert outside(items, BOX) == []
