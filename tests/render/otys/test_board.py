"""The public pictures."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.otys.view import TurnView
from render.fonts import cap_height, lay
from render.kit.enlarge import moved_box
from render.otys.board import LARGER, active_level, board_scene, colony_scene, players_scene
from render.otys.faces import contract_code
from render.otys.layout import board_layout
from render.scene import Line
from tests.render.otys.tables import (
    LOCALES,
    NAMES,
    composed,
    context,
    outlined,
    pack,
    seen,
    table,
    with_board,
    words,
)
from tests.render.scene_items import names_in, panels_in, sprites_in, texts_in, words_in


def test_places_on_the_board_are_outlined_beside_whoever_is_on_turn() -> None:
    at = table(3)
    plain = composed("board", seen(at, None), context(3))
    marked = composed("board", seen(at, None), context(3, spots=("level:1", "level:5")))
    assert plain.marked == ()
    assert [name.partition("/")[2] for name in marked.marked] == ["level:1", "level:5"]


def test_the_active_level_is_that_of_whoever_is_on_turn() -> None:
    turn = TurnView(1, "phase_1", "2", 2, sponsor_used=False, actions=0)
    view = replace(seen(table(2), None), turn=turn)
    assert [active_level(view, seat) for seat in (0, 1)] == [None, 2]
    assert active_level(replace(view, turn=None), 1) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_stand_in_turn_order_from_the_left(seats: int) -> None:
    view = seen(table(seats), None)
    order = (*range(1, seats), 0)
    scene = board_scene(pack(), replace(view, order=order, turn=None), context(seats))
    marks = sorted(
        (mark for mark in sprites_in(scene.items) if mark.tint.startswith("seat-")),
        key=lambda mark: mark.centre[0],
    )
    assert [mark.tint for mark in marks] == [f"seat-{seat + 1}" for seat in order]


def test_the_board_shows_the_whole_table() -> None:
    view = with_board(seen(table(3), None), points=43)
    scene = board_scene(pack(), replace(view, store=(1, 0, 0, 0), deck=23), context(3))
    found = (*scene.ground, *scene.items)
    assert {"43", "23"} <= set(texts_in(found))
    divers = [name.rstrip("+") for name in names_in(found) if name.startswith("diver-")]
    assert all(divers.count(f"diver-{diver}") == 3 for diver in pack().divers)
    emblems = [name for name in names_in(found) if name.startswith("sponsor-")]
    assert sorted(emblems) == [f"sponsor-{tile}" for tile in range(1, 6)]


def test_a_level_is_lit_and_marked_in_the_column_of_whoever_is_on_turn() -> None:
    turn = TurnView(1, "start", None, 3, sponsor_used=False, actions=0)
    view = replace(seen(table(2), None), order=(0, 1), turn=turn)
    scene = board_scene(pack(), view, context(2, spots=("level:3",)))
    (lit,) = [one for one in panels_in(scene.items) if one.edge == "seat-2" and not one.fill]
    (rim,) = outlined(scene, "legal")
    assert rim == lit.box
    assert rim.left > scene.width // 2


def test_the_colony_alone_says_its_sponsors_in_words_and_shows_no_player() -> None:
    scene = colony_scene(pack(), seen(table(2), None), context(2))
    found = (*scene.ground, *scene.items)
    assert sum(" " in said for said in texts_in(found)) == 5
    assert not [name for name in names_in(found) if name.startswith(("key-1", "seat-"))]
    assert names_in(found).count("contract") > 0


def test_the_players_alone_have_no_colony() -> None:
    scene = players_scene(pack(), seen(table(3), None), context(3))
    found = (*scene.ground, *scene.items)
    assert not [name for name in names_in(found) if name.startswith("sponsor-")]
    assert names_in(found).count("first-player") == 1
    assert names_in(found).count("key-x") == names_in(found).count("mechanic") == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_line_stands_between_each_two_players(seats: int) -> None:
    scene = board_scene(pack(), seen(table(seats), None), context(seats))
    lines = [item for item in scene.ground if isinstance(item, Line)]
    heads = [moved_box(box, LARGER) for box in board_layout(seats).players.heads]
    assert [
        one.right <= line.points[0][0] <= other.left
        for line, (one, other) in zip(lines, pairwise(heads), strict=True)
    ] == [True] * (seats - 1)


def test_places_that_changed_glow_on_all_public_pictures() -> None:
    before = seen(table(2), None)
    view = with_board(replace(before, store=(3, 3, 3, 3)), points=31)
    whose = replace(context(2), before=before)
    glowing = {
        make.__name__: len(outlined(make(pack(), view, whose), "changed"))
        for make in (board_scene, colony_scene, players_scene)
    }
    assert glowing == {"board_scene": 2, "colony_scene": 1, "players_scene": 1}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_codes_and_goods_can_be_read_on_a_phone(seats: int, locale: str) -> None:
    for moves in (0, 60, 200):
        view = seen(table(seats, moves=moves), None)
        scene = board_scene(pack(), view, context(seats, locale))
        large = [
            said.text
            for said in words_in((*scene.ground, *scene.items))
            if cap_height(lay(said).size) * 338 / scene.width >= 6
        ]
        codes = [contract_code(card, words(locale)) for card in view.public if card]
        figures = [one for board in view.boards for one in (board.points, board.credits)]
        assert {*NAMES[:seats], *"12345", *codes, *map(str, figures)} <= set(large)
