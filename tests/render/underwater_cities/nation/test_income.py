"""A nation's income as a column."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.output import Output
from engine.underwater_cities.production import Line
from engine.underwater_cities.stock import Stock
from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.nation.income import NARROWEST, Income
from tests.render.scene_items import names_in, outside, panels_in, shown, texts_in, words_in
from tests.render.underwater_cities.tables import seen, table

COLUMN = Box(16, 16, 160, 420)


def making(output: Output, to_feed: int = 3) -> UnderwaterCitiesView:
    """Return a table whose second seat produces this."""
    view = seen(table(2), None)
    line = Line("farm", "c9.b1", output)
    player = replace(view.players[1], production=(line,), to_feed=to_feed)
    return replace(view, players=(view.players[0], player))


def drawn(view: UnderwaterCitiesView, box: Box = COLUMN) -> tuple[Item, ...]:
    drawing = Drawing(400, 600)
    Income(drawing, view, 1).draw(box)
    return shown(drawing)


def test_points_and_resources_stand_below_the_sign_of_production_then_the_food() -> None:
    found = drawn(making(Output(Stock(credit=2, science=1), points=7)))
    assert names_in(found) == ["type-production", "point", "credit", "science", "feed"]
    assert texts_in(found) == ["+7", "+2", "+1", "\N{MINUS SIGN}3"]
    tops = [said.box.top for said in words_in(found)]
    assert tops == sorted(set(tops))


def test_what_is_not_made_has_no_line() -> None:
    found = drawn(making(Output(), to_feed=1))
    assert names_in(found) == ["type-production", "feed"]
    assert texts_in(found) == ["\N{MINUS SIGN}1"]


def test_food_stands_out_from_the_income() -> None:
    found = words_in(drawn(making(Output(Stock(kelp=1)))))
    assert [said.colour for said in found] == ["text", "warn"]


def test_the_column_stays_in_its_box_however_much_is_made() -> None:
    everything = Output(Stock(11, 12, 13, 14, 15), points=16)
    for box in (COLUMN, Box(16, 16, NARROWEST, 260)):
        found = drawn(making(everything), box)
        assert len(texts_in(found)) == 7
        assert not outside(found, box)


def test_a_column_with_few_lines_is_low() -> None:
    few, many = (
        panels_in(drawn(making(output)))[0].box.height
        for output in (Output(), Output(Stock(1, 1, 1, 1, 1), points=1))
    )
    assert few < many


def test_without_room_there_is_no_income() -> None:
    assert drawn(making(Output()), Box(16, 16, NARROWEST - 1, 400)) == ()
