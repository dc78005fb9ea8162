"""Properties of every picture of Otys."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.machine import begin
from engine.otys.view import OwnHand
from render.fonts import cap_height, fits, lay
from render.icons import ICONS
from render.scene import Scene
from render.scene import Words as Lettering
from tests.render.otys import golden
from tests.render.otys.tables import (
    LOCALES,
    PRIVATE,
    all_scenes,
    composed,
    context,
    game,
    items,
    lettering,
    pack,
    seen,
    sprites,
    table,
    turn,
)
from tests.render.scene_items import extent
from tests.render.scene_text import written

STAGES = [(2, 0), (2, 90), (3, 40), (3, 5000), (4, 0), (4, 150), (4, 5000)]
"""The seats and moves of tables at the beginning, in the middle and at the end of a game."""


# --- as once checked by eye --------------------------------------------------------------------


@pytest.mark.parametrize("name", ["board", "dive"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected


# --- laws --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "moves"), STAGES)
def test_nothing_leaves_the_canvas(seats: int, moves: int) -> None:
    for scene in all_scenes(table(seats, 5, moves, sponsor_sides="random")):
        for item in items(scene):
            room = extent(item)
            assert min(room.left, room.top) >= 0, item
            assert room.right <= scene.width, item
            assert room.bottom <= scene.height, item


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_words_fit_their_boxes(locale: str, sides: str) -> None:
    for seats, moves in ((2, 120), (4, 70), (4, 5000)):
        for scene in all_scenes(table(seats, 3, moves, sponsor_sides=sides), locale):
            assert [said for said in lettering(scene) if not said.cut and not fits(said)] == []


@pytest.mark.parametrize(("seats", "moves"), STAGES)
def test_every_sprite_is_drawn_somewhere(seats: int, moves: int) -> None:
    for scene in all_scenes(table(seats, 6, moves, sponsor_sides="random")):
        assert set(sprites(scene)) <= ICONS.keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_for_a_picture_are_there_and_not_too_long(locale: str) -> None:
    for seats, moves in STAGES:
        for scene in all_scenes(table(seats, 8, moves), locale):
            assert 0 < len(scene.alt) <= 1024


@pytest.mark.parametrize("number", [0, 1, 2, 5, 8, 9, 13, 26])
@pytest.mark.parametrize("drawn", [0, 1, 4])
@pytest.mark.parametrize("kind", PRIVATE)
def test_however_many_cards_there_are_they_can_be_read_on_a_phone(
    kind: str, number: int, drawn: int
) -> None:
    cards = tuple(pack().contracts)
    hand = OwnHand(cards[-number:] if number else (), cards[:drawn])
    at = table(2)
    for locale in LOCALES:
        scene = composed(kind, replace(seen(at, turn(at)), hand=hand), context(2, locale))
        assert [said for said in lettering(scene) if not readable(said, scene)] == []
        assert max(scene.width, scene.height) <= 1600
        assert all(extent(item).bottom <= scene.height for item in items(scene))


def readable(said: Lettering, scene: Scene) -> bool:
    """Return whether a text fits, with capitals 6 pixels high on a phone 390 pixels wide."""
    return fits(said) and cap_height(lay(said).size) * 390 / scene.width >= 6


def test_a_game_that_was_just_set_up_has_pictures() -> None:
    state = game().setup(table(4).setup)
    begin(game(), state)
    assert composed("board", game().view(state, None), context(4)).alt
