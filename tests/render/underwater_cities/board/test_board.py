"""The whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.underwater_cities.board.board import board_scene
from tests.render.scene_text import written
from tests.render.underwater_cities import golden
from tests.render.underwater_cities.tables import (
    context,
    pack,
    seen,
    table,
    texts,
)


def test_the_aim_of_the_solo_game_stands_on_the_board() -> None:
    view = seen(table(1), None)
    said = texts(board_scene(pack(), view, context(1)))
    assert "1/7" in said
    assert f"{view.players[0].score.total}/100" in said


def test_the_players_stay_where_they_are_when_contracts_are_gone() -> None:
    view = seen(table(3, contracts="on"), None)
    grounds = [
        board_scene(pack(), replace(view, contracts=left), context(3)).ground
        for left in (view.contracts, view.contracts[:1], ())
    ]
    assert grounds[0] == grounds[1] == grounds[2]


@pytest.mark.parametrize("name", ["board", "own-slots", "own-nation"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected
