"""The whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.words.names import slot_name
from render.fonts import cap_height, lay
from render.underwater_cities.board.board import board_scene
from tests.render.scene_text import written
from tests.render.underwater_cities import golden
from tests.render.underwater_cities.tables import (
    LOCALES,
    NAMES,
    context,
    lettering,
    pack,
    seen,
    table,
    texts,
    words,
)


def test_the_aim_of_the_solo_game_stands_on_the_board() -> None:
    view = seen(table(1), None)
    said = texts(board_scene(pack(), view, context(1)))
    assert "1/7" in said
    assert f"{view.players[0].score.total}/100" in said


def test_the_players_stay_where_they_are_when_contracts_are_claimed() -> None:
    view = seen(table(3, contracts="on"), None)
    claimed = replace(view.players[0], contracts=view.contracts)
    gone = replace(view, contracts=(), players=(claimed, *view.players[1:]))
    grounds = [board_scene(pack(), one, context(3)).ground for one in (view, gone)]
    assert grounds[0] == grounds[1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_slots_players_and_points_can_be_read_on_a_phone(seats: int, locale: str) -> None:
    names = {words(locale).say(slot_name(slot)) for slot in pack().slots(seats).values()}
    for moves in (0, 40, 120):
        view = seen(table(seats, moves=moves), None)
        scene = board_scene(pack(), view, context(seats, locale))
        large = {
            word.text
            for word in lettering(scene)
            if cap_height(lay(word).size) * 338 / scene.width >= 6
        }
        wanted = names - {
            "\N{INFINITY}",
            words(locale).say(slot_name(pack().slots(seats)["always"])),
        }
        assert wanted <= large
        assert {*NAMES[:seats], *(str(player.points) for player in view.players)} <= large


@pytest.mark.parametrize("name", ["board", "own-slots", "own-nation"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected
