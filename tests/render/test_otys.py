"""The gallery of Otys's pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OwnHand
from render.otys import GALLERY, KINDS, TURN
from tests.render.otys.tables import NAMES, composed, context, game, pack, seen, table, words
from tests.render.scene_items import panels_in, texts_in


def test_the_board_comes_first_and_zooms_into_its_parts() -> None:
    assert GALLERY.kinds == KINDS
    assert (KINDS[0].name, KINDS[0].zooms) == ("board", ("colony", "players"))


def test_what_only_its_owner_may_see_is_private() -> None:
    assert {kind.name for kind in KINDS if kind.private} == {"dive", "offers", "neighbours", "hand"}


def test_no_two_kinds_are_composed_alike() -> None:
    view = replace(seen(table(2), 0), hand=OwnHand(tuple(pack().contracts)[:1], ()))
    scenes = [
        composed(kind.name, view, context(2), seat=0 if kind.of_seat else None)
        for kind in KINDS
        if not kind.things
    ]
    assert len({scene.items for scene in scenes}) == len(scenes)


def test_a_sheet_is_that_of_the_seat_asked_for() -> None:
    view = seen(table(2), None)
    for seat in (0, 1):
        scene = composed("sheet", view, context(2), seat=seat)
        assert scene.alt.startswith(NAMES[seat])


def test_the_pictures_of_a_turn_are_those_of_the_viewer() -> None:
    for kind in TURN:
        scene = composed(kind, seen(table(2), 1), context(2))
        assert NAMES[1] in texts_in(scene.items)
        assert any(panel.edge == "seat-2" for panel in panels_in(scene.items))


@pytest.mark.parametrize(
    ("spots", "kinds"),
    [
        ((), ("dive",)),
        (("key:1", "key:x"), ("dive",)),
        (("display:reward_18", "contract:contract_exact_01"), ("dive", "offers")),
        (("diver:1",), ("dive", "neighbours")),
    ],
)
def test_a_question_is_about_the_own_dive_and_what_is_chosen_from(
    spots: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    assert GALLERY.subjects(game(), seen(table(2), 0), spots) == kinds


def test_cards_just_drawn_come_first() -> None:
    view = replace(seen(table(2), 0), hand=OwnHand((), tuple(pack().contracts)[:4]))
    assert GALLERY.subjects(game(), view, ()) == ("offers", "dive")


def test_each_component_of_the_pack_can_be_looked_at() -> None:
    things = GALLERY.things(game(), words())
    assert set(things) == {*pack().contracts, *pack().rewards, *pack().sponsors, *pack().divers}
    scene = composed("card", seen(table(2), None), context(2), thing="spy")
    assert things["spy"] in texts_in(scene.items)
