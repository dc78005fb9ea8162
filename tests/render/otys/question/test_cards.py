"""Contracts in the pictures of a turn: what they need, and whether they are within reach."""

from __future__ import annotations

import pytest

from engine.otys.view import BoardView
from render.fonts import fits
from render.kit.drawing import Drawing
from render.kit.icon_rows import Icon
from render.otys.question.cards import TYPE, Card, groups
from render.scene import Box, Panel, Sprite
from tests.render.otys.tables import context, pack, start
from tests.render.scene_items import (
    apart,
    extent,
    holds,
    names_in,
    outside,
    panels_in,
    shown,
    texts_in,
    words_in,
)

EXACT, FREE, BONUS = "contract_exact_17", "contract_free_08", "contract_exact_01"
LARGE, TALL, LOW, LINE = (
    Box(10, 10, wide, high) for wide, high in ((260, 250), (224, 144), (224, 84), (224, 52))
)
NONE = (0, 0, 0, 0)
each_box = pytest.mark.parametrize("box", [LARGE, TALL, LOW, LINE])


def board(*on_level_2: int) -> BoardView:
    """Return a board with these cubes on levels 2 and 4, and none elsewhere."""
    cubes = on_level_2 or NONE
    return start(levels=(NONE, cubes, NONE, cubes, NONE)).boards[0]


def drawn(card: str, box: Box, at: BoardView | None = None, *, own: bool = False) -> Drawing:
    drawing = Drawing(300, 300)
    Card(drawing, pack(), context(2), at or board()).draw(card, box, own=own)
    return drawing


def test_a_contract_is_in_reach_from_each_level_with_its_cubes() -> None:
    rich, poor = board(2, 0, 2, 0), board(2, 0, 1, 0)
    found = [Card(Drawing(9, 9), pack(), context(2), at).levels(EXACT) for at in (rich, poor)]
    assert found == [(2, 4), ()]


@each_box
@pytest.mark.parametrize(("cubes", "reach"), [((2, 0, 2, 0), True), ((2, 0, 1, 0), False)])
def test_what_is_in_reach_has_a_green_rim_and_its_levels(
    box: Box, cubes: tuple[int, ...], *, reach: bool
) -> None:
    items = shown(drawn(EXACT, box, board(*cubes)))
    assert panels_in(items)[0].edge == ("good" if reach else "panel-edge")
    assert ("2·4" in texts_in(items)) is reach
    assert ("tick" in names_in(items)) is reach


@each_box
@pytest.mark.parametrize("card", [EXACT, FREE])
def test_code_points_and_cubes_are_there_and_keep_to_the_card(box: Box, card: str) -> None:
    drawing = drawn(card, box)
    items, contract = shown(drawing), pack().contracts[card]
    code = {EXACT: "E17", FREE: "F8"}[card]
    assert {code, str(contract.points)} <= set(texts_in(items))
    cubes = [name for name in names_in(items) if "cube" in name]
    assert len(cubes) == contract.cubes
    assert outside(items, box, slack=2) == []
    assert drawing.places == {f"contract:{card}": box}


@pytest.mark.parametrize(("box", "cubes"), [(LARGE, 4), (LOW, 4), (LINE, 0)])
def test_only_a_line_leaves_out_the_cubes_of_what_is_in_reach(box: Box, cubes: int) -> None:
    names = names_in(shown(drawn(EXACT, box, board(2, 0, 2, 0))))
    assert len([name for name in names if "cube" in name]) == cubes


@each_box
def test_words_and_icons_do_not_cover_each_other(box: Box) -> None:
    for card in pack().contracts:
        items = shown(drawn(card, box, board(9, 9, 9, 9)))
        pieces = [item for item in items if not isinstance(item, Panel)]
        assert apart(extent(item).inset(1) for item in pieces), card
        assert all(said.size >= TYPE and fits(said) for said in words_in(items))


def test_a_line_of_a_list_leaves_out_the_bonus() -> None:
    bonus = [card for card, one in pack().contracts.items() if one.credits or one.batteries]
    assert bonus
    for card in bonus:
        large, line = (names_in(shown(drawn(card, box))) for box in (LARGE, LINE))
        assert {"credit", "battery"} & {*large}
        assert not {"credit", "battery"} & {*line}


def test_the_own_contracts_are_brighter_than_public_ones() -> None:
    public, own = (panels_in(shown(drawn(EXACT, LARGE, own=own)))[0] for own in (False, True))
    assert (public.fill, own.fill) == ("panel", "panel-bright")
    assert own.edge == "panel-edge-bright"


@pytest.mark.parametrize("free", [True, False])
def test_only_the_cubes_of_a_free_group_lie_in_a_capsule(*, free: bool) -> None:
    rows = ((Icon("any-cube"),) * 2, (Icon("any-cube"),) * 2)
    items = list(groups(rows, Box(0, 0, 300, 80), free=free))
    capsules = panels_in(items)
    assert len(capsules) == (len(rows) if free else 0)
    assert apart(capsule.box for capsule in capsules)
    cubes = [extent(item) for item in items if isinstance(item, Sprite)]
    assert len(cubes) == 4
    for capsule in capsules:
        assert sum(holds(capsule.box, cube, slack=2) for cube in cubes) == 2
