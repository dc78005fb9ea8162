"""Goods and structures beside the slots."""

from __future__ import annotations

from render.kit.drawing import Drawing
from render.scene import Box
from render.underwater_cities.question.holdings_column import BUILT, holdings_column
from render.underwater_cities.question.questions import Question
from tests.render.scene_items import apart, extent, outside, shown, sprites_in, texts_in, words_in
from tests.render.underwater_cities.holdings import rich
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import pack

BOX = Box(732, 16, 352, 508)


def test_goods_have_their_number_and_what_production_brings() -> None:
    view = view_of(position(owns="7c 2k"))
    drawing = Drawing(1100, 700)
    holdings_column(drawing, Question(pack(), view, 0, ()), BOX)
    said = texts_in(shown(drawing))
    assert {"7", "2", f"+{view.players[0].income.stock.credit}"} <= set(said)


def test_every_structure_is_counted_and_what_is_missing_is_faded() -> None:
    view = view_of(position())
    drawing = Drawing(1100, 700)
    holdings_column(drawing, Question(pack(), view, 0, ()), BOX)
    names = {name for pair in BUILT for name in pair}
    signs = {one.name: one.faded for one in sprites_in(shown(drawing)) if one.name in names}
    assert set(signs) == names
    built = {f"{one.kind}-up" if one.upgraded else one.kind for one in view.players[0].structures}
    built |= {f"dome-{city.kind}-lit" for city in view.players[0].cities}
    assert {name for name, faded in signs.items() if not faded} == built


def test_however_large_the_numbers_nothing_covers_anything_else() -> None:
    drawing = Drawing(1100, 700)
    holdings_column(drawing, Question(pack(), rich(points=188, to_feed=9), 1, ()), BOX)
    items = shown(drawing)
    assert outside(items, BOX) == []
    words, icons = words_in(items), sprites_in(items)
    assert apart([*(each.box for each in words), *(extent(each) for each in icons)])
