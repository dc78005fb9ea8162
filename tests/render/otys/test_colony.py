"""The Colony."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView
from render.kit.drawing import Drawing
from render.otys.colony import Colony, colony_levels, level_numeral
from render.otys.glyphs import RESOURCES
from render.otys.layout import colony_columns
from render.scene import Box
from tests.render.otys.tables import (
    composed,
    context,
    pack,
    seen,
    sprites,
    table,
)
from tests.render.scene_items import (
    finished,
    names_in,
    outside,
    shown,
    sprites_in,
    texts_in,
    within,
)


def test_with_two_players_the_third_contract_space_is_closed() -> None:
    assert sprites(composed("board", seen(table(2), None), context(2))).count("card-back") == 1
    assert sprites(composed("board", seen(table(3), None), context(3))).count("card-back") == 0


def colony(view: OtysView, drawing: Drawing | None = None) -> Colony:
    return Colony(drawing or Drawing(1000, 600), pack(), context(2), view)


def view_of(**facts: object) -> OtysView:
    return replace(seen(table(2), None), **facts)  # type: ignore[arg-type]


ROW = colony_columns(Box(16, 16, 600, 120), 40, 108)
STORE = Box(16, 16, 320, 200)


@pytest.mark.parametrize("worded", [False, True])
def test_a_level_has_its_sponsor_and_its_two_rewards(*, worded: bool) -> None:
    view = view_of()
    one = colony(view)
    one.level(2, ROW, worded=worded)
    assert set(one.drawing.places) == {
        "sponsor:2",
        *(f"display:{token}" for token in view.display[1]),
    }
    tile = pack().sponsors[view.sponsors[1]].tile
    assert f"sponsor-{tile}" in names_in(shown(one.drawing))
    assert not outside(shown(one.drawing), Box(16, 16, 600, 120), 2)
    sentences = [said for said in texts_in(shown(one.drawing)) if " " in said]
    assert bool(sentences) == worded


def test_a_closed_space_for_a_contract_shows_a_faded_back_and_cannot_be_chosen() -> None:
    one = colony(view_of(public=("contract_exact_05", None, "contract_free_10")))
    boxes = Box(16, 16, 700, 240).columns(3, 12)
    one.contracts(boxes)
    assert set(one.drawing.places) == {"public:0", "public:2"}
    assert names_in(within(shown(one.drawing), boxes[1]), faded=True) == ["card-back"]
    assert "E5" in texts_in(within(shown(one.drawing), boxes[0]))
    assert "F10" in texts_in(within(shown(one.drawing), boxes[2]))


def test_the_store_has_three_spaces_for_each_resource_and_fills_from_the_top() -> None:
    one = colony(view_of(store=(2, 0, 3, 1)))
    one.store(STORE)
    scene = finished(one.drawing)
    assert names_in(scene.ground).count("cube-empty") == 12
    cubes = [item for item in sprites_in(scene.items) if item.name.startswith("cube-")]
    held = [item.name for item in cubes]
    assert {name: held.count(f"cube-{name}") for name in RESOURCES} == dict(
        zip(RESOURCES, (2, 0, 3, 1), strict=True)
    )
    rows = sorted({item.centre[1] for item in cubes})
    metal = [item.centre[1] for item in cubes if item.name == "cube-metal"]
    assert metal == rows[:2]
    assert not outside((*scene.ground, *scene.items), STORE, 2)


def test_the_store_tells_each_row_s_price_and_what_a_sale_gains() -> None:
    one = colony(view_of())
    one.store(STORE)
    prices = [row.sell_credits[0] for row in pack().store_rows]
    coins = within(finished(one.drawing).ground, Box(STORE.left, STORE.top, 100, STORE.height))
    assert texts_in(coins) == [str(price) for price in prices]
    assert names_in(finished(one.drawing).ground).count("point") == sum(
        row.sell_points[0] > 0 for row in pack().store_rows
    )


def test_a_price_that_differs_for_buyers_is_told_twice() -> None:
    first, *others = pack().store_rows
    dear = replace(first, sell_credits=(3, 4), buy_price=(5, 4))
    one = colony(view_of())
    replace(one, pack=replace(pack(), store_rows=(dear, *others))).store(STORE)
    assert "3/5" in texts_in(shown(one.drawing))


@pytest.mark.parametrize("box", [Box(16, 16, 136, 200), Box(16, 16, 400, 80)], ids=["high", "wide"])
def test_supplies_are_counted(box: Box) -> None:
    one = colony(view_of(deck=17, discard=("a", "b"), bag=9, neutral_x=4))
    one.counts(box)
    found = shown(one.drawing)
    assert dict(zip(names_in(found), texts_in(found), strict=True)) == {
        "deck": "17",
        "card": "2",
        "bag": "9",
        "key-neutral-x": "4",
    }
    assert not outside(found, box)


def test_all_five_levels_of_the_colony_are_drawn_and_numbered() -> None:
    one = colony(view_of())
    rows = tuple(colony_columns(row, 40, 96) for row in Box(16, 16, 600, 560).rows(5, 8))
    colony_levels(one, rows)
    assert {f"sponsor:{level}" for level in range(1, 6)} <= set(one.drawing.places)
    level_numeral(one.drawing, 4, rows[3].numeral)
    assert texts_in(finished(one.drawing).ground) == ["4"]
