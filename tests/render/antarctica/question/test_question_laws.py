"""Laws of the pictures that a question is about: their size, their type and their names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.antarctica.words.names import area_name, thing
from engine.cli.common import let_play, players_for, players_rng
from engine.core.game import checked_setup
from engine.core.table import Table
from render.fonts import cap_height, fits, lay
from render.scene import Scene
from tests.render.antarctica.tables import (
    LOCALES,
    composed,
    context,
    game,
    lettering,
    seen,
    spots_of,
    words,
)
from tests.render.scene_items import texts_in

PHONE = 338
"""The width in pixels of a picture on a phone."""
READABLE = 6
KINDS = pytest.mark.parametrize("kind", ["map", "research"])
locales = pytest.mark.parametrize("locale", LOCALES)


@cache
def games() -> tuple[Table, ...]:
    """Positions of greedy games with two to four players, from the start to the end."""
    return tuple(_games())


def _games() -> Iterator[Table]:
    for seats, every in ((2, 9), (4, 23)):
        table = Table(game(), checked_setup(game(), seats, 5))
        players, rng = players_for(["greedy"], seats), players_rng(table.setup)
        log = []
        while table.pending:
            let_play(table, players, rng)
            log.append(table.moves[-1])
        again = Table(game(), table.setup)
        for number, move in enumerate(log):
            if number % every == 0:
                yield Table.pick_up(game(), again.setup, again.checkpoint, again.since_checkpoint,
                                    again.ply)  # fmt: skip
            again.submit(move.seat, move.answer, again.ply)


def pictures(kind: str, locale: str = "en") -> Iterator[Scene]:
    """Pictures of these positions for the seat that is asked."""
    for table in games():
        seat = table.pending[0].seat
        who = context(table.setup.seats, locale, spots_of(table, seat))
        yield composed(kind, seen(table, seat), who)


@KINDS
def test_a_picture_has_the_shape_of_the_box_in_which_clients_show_it(kind: str) -> None:
    assert {(scene.width, scene.height) for scene in pictures(kind)} == {(1100, 700)}


@KINDS
@locales
def test_all_words_fit_and_can_be_read_on_a_phone(kind: str, locale: str) -> None:
    for scene in pictures(kind, locale):
        for said in lettering(scene):
            assert fits(said), said.text
            assert cap_height(lay(said).size) * PHONE / scene.width >= READABLE, said.text


@locales
def test_the_map_names_every_area_as_its_button_does(locale: str) -> None:
    say = words(locale).say
    names = {say(area_name(number), form="short") for number in range(1, 9)}
    for scene in pictures("map", locale):
        assert names <= {said.text for said in lettering(scene)}


@locales
def test_every_track_and_every_face_up_building_has_its_name(locale: str) -> None:
    say = words(locale).say
    for table, scene in zip(games(), pictures("research", locale), strict=True):
        view = seen(table, table.pending[0].seat)
        things = [track.id for track in view.tracks]
        things += [card.result for card in view.face_up if card]
        texts = [said.text for said in lettering(scene)]
        assert {say(thing(name), form="short") for name in things} <= set(texts)


@KINDS
@locales
def test_a_picture_is_told_in_words_too(kind: str, locale: str) -> None:
    assert all(0 < len(scene.alt) <= 1024 for scene in pictures(kind, locale))


def test_every_place_to_choose_is_outlined_in_one_of_the_two_pictures() -> None:
    for table, *scenes in zip(games(), pictures("map"), pictures("research"), strict=True):
        spots = {spot for spot in spots_of(table, table.pending[0].seat) if spot}
        assert spots == {name for scene in scenes for name in scene.marked}


def test_everybody_s_points_stand_in_the_middle_of_the_map() -> None:
    for table, scene in zip(games(), pictures("map"), strict=True):
        points = table.game.points(table.state)
        assert {str(number) for number in points} <= set(texts_in(scene.items))
