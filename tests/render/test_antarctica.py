"""The gallery of Antarctica's pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import AskedView
from render.antarctica import GALLERY, KINDS
from tests.render.antarctica.tables import NAMES, composed, context, game, pack, seen, table, words
from tests.render.scene_items import names_in, texts_in


def test_the_board_comes_first_and_zooms_into_its_parts() -> None:
    assert GALLERY.kinds == KINDS
    assert KINDS[0].name == "board"
    assert set(KINDS[0].zooms) == {"map", "tracks", "cards", "players"}


def test_what_only_its_owner_may_see_is_private() -> None:
    assert {kind.name for kind in KINDS if kind.private} == {"research", "hand"}


def test_no_two_kinds_are_composed_alike() -> None:
    view = seen(table(2), 0)
    scenes = {
        kind.name: composed(kind.name, view, context(2), seat=0 if kind.of_seat else None)
        for kind in KINDS
        if not kind.things
    }
    assert len({(scene.alt, scene.items) for scene in scenes.values()}) == len(scenes)


def test_a_sheet_is_that_of_the_seat_asked_for() -> None:
    for seat in (0, 1):
        scene = composed("sheet", seen(table(2), None), context(2), seat=seat)
        assert scene.alt.startswith(NAMES[seat])


def test_the_own_pieces_are_those_of_the_viewer() -> None:
    for seat, shape in ((0, "disc"), (1, "triangle")):
        scene = composed("research", seen(table(2), seat), context(2))
        assert f"pawn-{shape}" in names_in(scene.items)


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("sail", ("research", "map")),
        ("place", ("map",)),
        ("action", ("map", "research")),
        ("points", ("research",)),
    ],
)
def test_a_question_brings_forward_what_it_is_about(question: str, shown: tuple[str, ...]) -> None:
    view = seen(table(2), 0)
    asked = replace(view, asked=AskedView(0, question))
    assert GALLERY.subjects(game(), asked, ()) == shown
    other = replace(view, asked=AskedView(1, question))
    assert GALLERY.subjects(game(), other, ()) == ("research", "map")


def test_each_component_of_the_pack_can_be_looked_at() -> None:
    things = GALLERY.things(game(), words())
    assert {*pack().cards, *pack().buildings} <= set(things)
    scene = composed("card", seen(table(2), None), context(2), thing="basic_01")
    assert "building-camp" in names_in(scene.items)
    assert things["basic_01"] in texts_in(scene.items)
