"""The column beside a dive: the Store with its prices, and the contracts in reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView, OwnHand
from render.kit.drawing import Drawing
from render.otys.question.side import Side
from render.scene import Box
from tests.render.otys.tables import code, composed, context, outlined, pack, start
from tests.render.scene_items import apart, names_in, outside, shown, texts_in, within

STORE, CONTRACTS = Box(20, 20, 224, 150), Box(20, 180, 224, 452)
CARDS = tuple(pack().contracts)


def side(view: OtysView) -> Drawing:
    """Return a drawing of the column."""
    drawing = Drawing(264, 652)
    column = Side(drawing, pack(), context(len(view.order)), view, 0)
    column.store(STORE)
    column.contracts(CONTRACTS)
    return drawing


def holding(count: int) -> OtysView:
    """Return the view of a seat with this many contracts besides two public ones."""
    return replace(start(), hand=OwnHand(CARDS[:count], ()))


def test_the_store_is_filled_from_the_dearest_row() -> None:
    view = replace(start(), store=(3, 1, 0, 2))
    items = within(shown(side(view)), STORE)
    rows = [names_in(within(items, row)) for row in STORE.inset(8).rows(3)]
    cubes = [[name[5:] for name in row if name.startswith("cube-")] for row in rows]
    assert cubes == [
        ["metal", "plant", "empty", "tech"],
        ["metal", "empty", "empty", "tech"],
        ["metal", "empty", "empty", "empty"],
    ]


def test_each_row_of_the_store_names_its_price_and_its_point() -> None:
    items = within(shown(side(start())), STORE)
    assert texts_in(items) == ["3", "2", "1"]
    points = [names_in(within(items, row)).count("point") for row in STORE.inset(8).rows(3)]
    assert points == [1, 0, 0]


def test_buying_has_a_price_of_its_own_where_it_differs() -> None:
    first, *rest = pack().store_rows
    dear = replace(pack(), store_rows=(replace(first, buy_price=(5, 4)), *rest))
    drawing = Drawing(264, 652)
    Side(drawing, dear, context(2), start(), 0).store(STORE)
    assert texts_in(shown(drawing)) == ["3/5", "2", "1"]


def test_a_store_that_changed_glows() -> None:
    before = replace(start(), store=(0, 0, 0, 0))
    whose = replace(context(2), before=before)
    scene = composed("dive", replace(before, store=(1, 0, 0, 0)), whose)
    (glow,) = outlined(scene, "changed")
    assert "cube-metal" in names_in(within(scene.items, glow))


@pytest.mark.parametrize(("held", "in_full"), [(0, 2), (5, 7), (6, 6), (20, 6)])
def test_contracts_are_listed_as_far_as_there_is_room_and_the_rest_is_counted(
    held: int, in_full: int
) -> None:
    view = holding(held)
    drawing = side(view)
    texts = texts_in(within(shown(drawing), CONTRACTS))
    cards = [*(card for card in view.public if card), *CARDS[:held]]
    assert [text for text in texts if text[:1] in {"E", "F"}] == [*map(code, cards[:in_full])]
    left = len(cards) - in_full
    assert [text for text in texts if text[:1] == "+"] == ([f"+{left}"] if left else [])
    assert apart(box for name, box in drawing.places.items() if name.startswith("contract:"))


def test_the_public_contracts_are_places_of_the_display_too() -> None:
    view = replace(start(), public=(None, CARDS[3], CARDS[8]))
    places = side(view).places
    assert places["public:1"] == places[f"contract:{CARDS[3]}"]
    assert places["public:2"] == places[f"contract:{CARDS[8]}"]
    assert "public:0" not in places


def test_both_parts_keep_to_their_boxes() -> None:
    whole = Box(STORE.left, STORE.top, STORE.width, CONTRACTS.bottom - STORE.top)
    for held in (0, 5, 20):
        assert outside(shown(side(holding(held))), whole) == []
