"""Places that have changed since the reader last looked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import ShipView
from engine.antarctica.words.names import track_spot
from render.antarctica.changes import changes
from render.antarctica.question.geography import sectors
from render.scene import Outline
from tests.render.antarctica.tables import (
    card_view,
    composed,
    context,
    some_view,
    with_area,
    with_player,
)


def test_an_area_glows_for_whoever_has_not_seen_what_happened_there() -> None:
    before = some_view(2)
    lying = before.areas[3].ships
    after = with_area(before, 4, ships=lying[:-1] if lying else (ShipView(0, None),))
    whose = replace(context(2), before=before, marks=("area:8",))
    scene = composed("map", after, whose)
    glowing = [one.box for one in scene.items if isinstance(one, Outline) and one.kind == "changed"]
    berths = sectors()[4].berths
    assert [box.centre in berths for box in glowing] == [True]


def test_nothing_has_changed_for_whoever_looks_for_the_first_time_or_again() -> None:
    view = some_view(2)
    assert changes(None, view) == changes("a view", view) == changes(view, view) == frozenset()


@pytest.mark.parametrize(
    "facts",
    [
        {"ships": ()},
        {"scientists": (9, 9)},
        {"buildings": ("crane", "crane")},
        {"icebreakers": (0, 1)},
    ],
)
def test_an_area_has_changed_if_anything_in_it_has(facts: dict[str, object]) -> None:
    before = with_area(some_view(2), 5, ships=(ShipView(0, None),))
    assert changes(before, with_area(before, 5, **facts)) == {"area:5"}


def test_a_ship_that_is_only_marked_has_not_changed_its_area() -> None:
    before = with_area(some_view(2), 5, ships=(ShipView(0, None),))
    assert changes(before, with_area(before, 5, ships=(ShipView(0, "on_turn"),))) == frozenset()


def test_a_track_has_changed_with_its_cubes() -> None:
    before = some_view(2)
    first, *others = before.tracks
    moved = replace(first, cubes=tuple(cube + 1 for cube in first.cubes))
    after = replace(before, tracks=(moved, *others))
    assert changes(before, after) == {track_spot(first.id)}


def test_a_card_that_was_turned_up_has_changed_and_an_empty_deck_has_not() -> None:
    before = some_view(2)
    after = replace(before, face_up=(None, card_view("double_01"), before.face_up[2]))
    assert changes(before, after) <= {"building:double_01"}
    assert changes(replace(before, face_up=(None, None, None)), after) >= {"building:double_01"}


def test_a_player_has_changed_with_anything_they_have() -> None:
    before = some_view(2)
    for facts in ({"scientists": 99}, {"knowhow": 99}, {"hand": 99}, {"cards": ()}):
        assert changes(with_player(before, 1, cards=(card_view("basic_01"),)), before) <= {
            "1/stock"
        }
        after = with_player(before, 1, **facts)
        assert changes(with_player(after, 1, lost_ships=77), after) == {"1/stock"}
