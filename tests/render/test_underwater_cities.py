"""The gallery of Underwater Cities' pictures."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import TurnView
from render.underwater_cities import ASKED, GALLERY, KINDS, OF_SEAT
from tests.render.scene_items import texts_in
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
    game,
    pack,
    seen,
    table,
    words,
)


def test_the_board_comes_first_and_zooms_into_its_parts() -> None:
    assert GALLERY.kinds == KINDS
    assert (KINDS[0].name, KINDS[0].zooms) == ("board", ("offers", "players"))


def test_what_only_its_owner_may_see_is_private() -> None:
    assert {kind.name for kind in KINDS if kind.private} == {"hand", *ASKED}


def test_each_picture_of_a_seat_has_its_own_way_to_be_composed() -> None:
    assert set(OF_SEAT) == {kind.name for kind in KINDS if kind.of_seat}
    for kind in OF_SEAT:
        alts = [composed(kind, seen(table(2), None), context(2), seat=seat).alt for seat in (0, 1)]
        assert [NAMES[seat] in alts[seat] for seat in (0, 1)] == [True, True]
        assert NAMES[1] not in alts[0]


def test_no_two_kinds_are_composed_alike() -> None:
    view = replace(
        seen(table(2), 0), turn=TurnView(0, None, "embassy", cloned=False, matched=True, built=())
    )
    scenes = {
        kind.name: composed(kind.name, view, context(2), seat=0 if kind.of_seat else None)
        for kind in KINDS
        if not kind.things
    }
    assert len({(scene.width, scene.height, scene.items) for scene in scenes.values()}) == len(
        scenes
    )


def test_the_pictures_of_a_question_are_those_of_the_viewer() -> None:
    for kind in ASKED:
        alts = [composed(kind, seen(table(2), seat), context(2)).alt for seat in (0, 1)]
        assert alts[0] != alts[1]


def test_each_component_of_the_pack_can_be_looked_at() -> None:
    things = GALLERY.things(game(), words())
    assert {*pack().cards, *pack().tiles, *pack().contracts} <= set(things)
    scene = composed("card", seen(table(2), None), context(2), thing="embassy")
    assert {"Embassy", "35"} <= set(texts_in(scene.items))
    assert things["embassy"] == "Embassy (35)"
