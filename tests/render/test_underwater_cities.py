"""The pictures of Underwater Cities: which there are, and how each is asked for."""

from __future__ import annotations

import pytest

from engine.core.text import Words
from engine.registry import find_game
from render.underwater_cities import GALLERY, KINDS, OF_SEAT
from tests.render.underwater_cities.tables import composed, context, game, items, seen, table

BY_NAME = {kind.name: kind for kind in KINDS}


def test_kinds_have_names_of_their_own_and_zoom_into_kinds_there_are() -> None:
    assert len(BY_NAME) == len(KINDS)
    assert {zoom for kind in KINDS for zoom in kind.zooms} <= BY_NAME.keys()


def test_kinds_of_a_seat_are_those_that_need_one() -> None:
    assert {name for name, kind in BY_NAME.items() if kind.of_seat} == set(OF_SEAT)


@pytest.mark.parametrize("kind", ["slots", "offers", "players", "scores"])
def test_a_public_picture_can_be_composed_for_a_spectator(kind: str) -> None:
    scene = composed(kind, seen(table(2), None), context(2))
    assert len({scene, composed("board", seen(table(2), None), context(2))}) == 2
    assert items(scene)


@pytest.mark.parametrize("kind", OF_SEAT)
def test_a_picture_of_a_seat_differs_from_seat_to_seat(kind: str) -> None:
    view = seen(table(2), None)
    assert composed(kind, view, context(2), seat=0) != composed(kind, view, context(2), seat=1)


def test_a_panel_is_for_a_seat_and_not_for_spectators() -> None:
    with pytest.raises(AssertionError):
        composed("panel", seen(table(2), None), context(2))


def test_another_game_has_no_pictures_here() -> None:
    with pytest.raises(AssertionError):
        GALLERY.things(find_game("otys"), Words("en"))
    assert GALLERY.things(game(), Words("en"))
