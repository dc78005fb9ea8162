"""Places that have changed since the reader last looked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.otys.view import OtysView
from render.otys.changes import changes
from render.scene import Box, Scene
from render.scene import Words as Lettering
from tests.render.otys.tables import (
    composed,
    context,
    lettering,
    outlined,
    seen,
    table,
    with_board,
)


def test_nothing_glows_for_whoever_looks_for_the_first_time_or_has_missed_nothing() -> None:
    view = seen(table(3, 1, 30), None)
    for before in (None, view):
        scene = composed("board", view, replace(context(3), before=before))
        assert outlined(scene, "changed") == []


def test_what_is_different_since_the_last_look_glows() -> None:
    before = seen(table(2, 1, 30), None)
    richer = replace(before.boards[0], credits=before.boards[0].credits + 1)
    view = replace(before, boards=(richer, before.boards[1]))
    scene = composed("board", view, replace(context(2), before=before))
    (glow,) = outlined(scene, "changed")
    assert any(said.text == str(richer.credits) for said in within(scene, glow))


def within(scene: Scene, box: Box) -> list[Lettering]:
    """Return the lettering whose middle lies in a box."""
    return [
        said
        for said in lettering(scene)
        if box.left < said.box.centre[0] < box.right and box.top < said.box.centre[1] < box.bottom
    ]


def test_a_diver_that_resurfaced_glows_and_those_it_pushed_do_not() -> None:
    before = seen(table(2), None)
    board = before.boards[0]
    column = (board.column[6], *board.column[:6], board.column[7])
    view = replace(before, boards=(replace(board, column=column), before.boards[1]))
    scene = composed("sheet", view, replace(context(2), before=before), seat=0)
    assert len(outlined(scene, "changed")) == 1


def view_of() -> OtysView:
    return seen(table(2), None)


def test_nothing_differs_from_itself_or_from_another_game_s_view() -> None:
    assert changes(view_of(), view_of()) == frozenset()
    assert changes(None, view_of()) == changes("a view", view_of()) == frozenset()


@pytest.mark.parametrize(
    ("facts", "place"),
    [
        ({"store": (1, 2, 3, 0)}, {"store"}),
        ({"public": ("contract_exact_01", "contract_exact_02", None)}, {"public:0", "public:1"}),
        ({"deck": 3}, set()),
    ],
)
def test_what_changed_in_the_colony_is_named_by_its_place(
    facts: dict[str, Any], place: set[str]
) -> None:
    before = replace(view_of(), public=(None, None, None))
    assert changes(before, replace(before, **facts)) == place


def test_a_reward_that_takes_another_level_has_changed_and_one_beside_it_has_not() -> None:
    before = view_of()
    (first, beside), (other, last), *rest = before.display
    after = replace(before, display=((other, beside), (first, last), *rest))
    assert changes(before, after) == {f"display:{first}", f"display:{other}"}


def test_a_sponsor_that_was_replaced_has_changed_on_its_level() -> None:
    before = view_of()
    after = replace(before, sponsors=("sponsor_1_advanced", *before.sponsors[1:]))
    assert changes(before, after) == {"sponsor:1"}


@pytest.mark.parametrize(
    ("facts", "place"),
    [
        ({"points": 77}, "1/stock"),
        ({"contracts": 9}, "1/stock"),
        ({"track": ("5", "1")}, "1/keys"),
        ({"max_move": 4}, "1/keys"),
        ({"levels": ((9, 0, 0, 0), *((0, 0, 0, 0),) * 4)}, "1/level:1"),
        ({"rewards": (None, None, "reward_01", None, None)}, "1/level:3"),
    ],
)
def test_what_changed_on_a_board_is_named_with_its_seat(facts: dict[str, Any], place: str) -> None:
    before = with_board(view_of(), 1, levels=((0, 0, 0, 0),) * 5)
    assert changes(before, with_board(before, 1, **facts)) == {place}


def test_an_upgraded_diver_has_changed_where_it_is() -> None:
    before = view_of()
    diver = before.boards[0].column[5]
    assert changes(before, with_board(before, upgraded=(diver,))) == {"0/position:6"}
