"""The strip of a player's goods, with what Production would bring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.question.goods_strip import PRODUCTION, GoodsStrip
from tests.render.scene_items import (
    apart,
    extent,
    names_in,
    outside,
    shown,
    sprites_in,
    texts_in,
    words_in,
)
from tests.render.underwater_cities.holdings import STOCK, rich
from tests.render.underwater_cities.nations import position, view_of

BOX = Box(16, 16, 1068, 72)
SEAT = 1
MINUS, NONE = "\N{MINUS SIGN}", "\N{EN DASH}"


def strip(view: UnderwaterCitiesView, seat: int = SEAT) -> tuple[Item, ...]:
    drawing = Drawing(1100, 104)
    GoodsStrip(drawing, view, seat).forecast(BOX)
    return shown(drawing)


def producing(**facts: object) -> UnderwaterCitiesView:
    """Return a table whose first seat has a nation, with other facts about that seat."""
    view = view_of(position(owns="7c 2k"))
    first, *others = view.players
    first = replace(first, **facts)  # type: ignore[arg-type]
    return replace(view, players=(first, *others))


def test_what_one_has_none_of_is_faded() -> None:
    items = strip(rich())
    faded = [name for name in names_in(items, faded=True) if name != "federation"]
    income = rich().players[SEAT].income.stock
    missing = {name for name, count in zip(RESOURCES, STOCK, strict=True) if not count}
    brought = {name for name, count in zip(RESOURCES, income, strict=True) if count}
    assert set(faded) == missing - brought
    nothing = [one for one in words_in(items) if one.text == "0"]
    assert {one.colour for one in nothing} == {"muted"}


def test_production_is_added_to_what_it_brings() -> None:
    view = producing(to_feed=0)
    income = view.players[0].income
    brought = [f"+{count}" for count in (income.points, *income.stock) if count]
    items = strip(view, seat=0)
    more = [one for one in words_in(items) if one.text.startswith("+")]
    assert brought
    assert [one.text for one in more] == brought
    assert {one.colour for one in more} == {"good"}
    names = names_in(items)[1:]
    assert names.count(PRODUCTION) == len(brought)
    things = [name for name in names if name != PRODUCTION]
    assert things == ["point", *RESOURCES, "federation"]


def test_what_production_brings_is_not_faded_though_one_has_none_of_it_yet() -> None:
    view = view_of(position(owns=""))
    income = view.players[0].income.stock
    brought = {name for name, count in zip(RESOURCES, income, strict=True) if count}
    assert brought
    assert not brought & set(names_in(strip(view, seat=0), faded=True))


@pytest.mark.parametrize("due", [0, 3])
def test_the_food_that_is_due_stands_with_the_kelp(due: int) -> None:
    items = strip(producing(to_feed=due), seat=0)
    warned = [one for one in words_in(items) if one.colour == "warn"]
    assert [one.text for one in warned] == ([f"{MINUS}{due}"] if due else [])
    if warned:
        kelp, steelplast = (
            next(extent(one).left for one in sprites_in(items) if one.name == name)
            for name in ("kelp", "steelplast")
        )
        assert kelp < warned[0].box.left < steelplast


@pytest.mark.parametrize(
    ("track", "said"), [(((), (0, 1), (), ()), "2"), (((1,), (), (), ()), NONE)]
)
def test_the_place_on_the_federation_track_comes_last(
    track: tuple[tuple[int, ...], ...], said: str
) -> None:
    items = strip(replace(producing(), track=track), seat=0)
    assert texts_in(items)[-1] == said
    assert ("federation" in names_in(items, faded=True)) is (said == NONE)


def test_however_large_the_numbers_nothing_covers_anything_else() -> None:
    items = strip(rich(points=188, to_feed=9))
    assert outside(items, BOX) == []
    words, icons = words_in(items), sprites_in(items)
    assert apart([*(each.box for each in words), *(extent(each) for each in icons)])
