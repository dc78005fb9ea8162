"""The gallery of Otys's pictures."""

from __future__ import annotations

from render.otys import GALLERY, KINDS
from tests.render.otys.tables import NAMES, composed, context, game, pack, seen, table, words
from tests.render.scene_items import names_in, texts_in


def test_the_board_comes_first_and_zooms_into_its_parts() -> None:
    assert GALLERY.kinds == KINDS
    assert (KINDS[0].name, KINDS[0].zooms) == ("board", ("colony", "players"))


def test_what_only_its_owner_may_see_is_private() -> None:
    assert {kind.name for kind in KINDS if kind.private} == {"panel", "hand"}


def test_no_two_kinds_are_composed_alike() -> None:
    view = seen(table(2), 0)
    scenes = {
        kind.name: composed(kind.name, view, context(2), seat=0 if kind.of_seat else None)
        for kind in KINDS
        if not kind.things
    }
    assert len({(scene.width, scene.height) for scene in scenes.values()}) == len(scenes)


def test_a_sheet_is_that_of_the_seat_asked_for() -> None:
    view = seen(table(2), None)
    for seat in (0, 1):
        scene = composed("sheet", view, context(2), seat=seat)
        assert scene.alt.startswith(NAMES[seat])


def test_a_panel_is_that_of_the_viewer() -> None:
    scene = composed("panel", seen(table(2), 1), context(2))
    assert "seat-triangle" in names_in(scene.items)
    assert "seat-disc" not in names_in(scene.items)


def test_each_component_of_the_pack_can_be_looked_at() -> None:
    things = GALLERY.things(game(), words())
    assert set(things) == {*pack().contracts, *pack().rewards, *pack().sponsors, *pack().divers}
    scene = composed("card", seen(table(2), None), context(2), thing="spy")
    assert things["spy"] in texts_in(scene.items)
