"""Picture of the whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.words.names import area_name
from render.antarctica.board.board import CARDS, LARGER, PLAYERS, TABLE, board_scene
from render.fonts import cap_height, lay
from render.kit.enlarge import moved_box
from render.scene import Box, Scene
from tests.render.antarctica import golden
from tests.render.antarctica.tables import (
    LOCALES,
    NAMES,
    card_view,
    context,
    lettering,
    some_view,
    texts_of,
    words,
)
from tests.render.scene_items import names_in, sprites_in, texts_in, within
from tests.render.scene_text import written


@pytest.mark.parametrize("name", ["board", "map", "research"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected


def part(scene: Scene, box: Box) -> list[str]:
    """Return the sprites in a box of the board."""
    return names_in(within((*scene.ground, *scene.items), moved_box(box, LARGER)))


def test_players_stand_on_the_board_in_turn_order() -> None:
    view = replace(some_view(3), order=(2, 0, 1))
    scene = board_scene(view, context(3))
    marks = [
        sprites_in(within(scene.items, moved_box(cell, LARGER)))[0].tint
        for cell in PLAYERS.columns(3, 6)
    ]
    assert marks == ["seat-3", "seat-1", "seat-2"]


def test_the_board_has_a_card_of_each_deck() -> None:
    view = replace(some_view(2), face_up=(card_view("basic_01"), None, card_view("advanced_01")))
    scene = board_scene(view, context(2))
    first, second, third = CARDS.rows(3, 6)
    assert "building-camp" in part(scene, first)
    assert part(scene, second) == ["building-space"]
    assert {"pawn", "research-point", "prestige-star"} <= set(part(scene, third))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_has_what_each_seat_scores_on_each_track_and_has_at_hand(seats: int) -> None:
    view = some_view(seats)
    found = texts_in(within(board_scene(view, context(seats)).items, moved_box(TABLE, LARGER)))
    scored = [
        [str(count.points[seat]) if track.cubes[seat] else "\N{EN DASH}" for seat in view.order]
        for track in view.tracks
        for count in view.scores
        if count.of == f"track:{track.id}"
    ]
    counts = [
        [str(getattr(view.players[seat], what) or "\N{EN DASH}") for seat in view.order]
        for what in ("scientists", "ships", "cubes")
    ]
    assert found == [text for row in (*scored, *counts) for text in row]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_word_and_figure_can_be_read_on_a_phone(seats: int, locale: str) -> None:
    say = words(locale).say
    areas = {say(area_name(number), form="short") for number in range(1, 9)}
    for moves in (0, 120, 400):
        scene = board_scene(some_view(seats, moves), context(seats, locale))
        assert {*areas, *NAMES[:seats]} <= set(texts_of(scene))
        for said in lettering(scene):
            assert cap_height(lay(said).size) * 338 / scene.width >= 6, said.text
