"""The picture of a dive: the rows, and at the foot the Hacker track and what is left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.otys.question.dive import CONTRACTS, FOOT, LEVELS, STORE, SURFACE
from render.otys.question.head import BOX as HEAD
from render.scene import Panel, Scene
from tests.render.otys.tables import composed, context, items, start
from tests.render.scene_items import apart, names_in, texts_in, within


def dive(**facts: object) -> Scene:
    return composed("dive", start(**facts), context(2))


def test_no_two_parts_overlap() -> None:
    assert apart((HEAD, SURFACE, *LEVELS, FOOT, STORE, CONTRACTS))


@pytest.mark.parametrize("threshold", [3, 6, 7])
def test_the_hacker_track_is_as_long_as_the_keys_that_come_back_together(threshold: int) -> None:
    foot = within(items(dive(threshold=threshold, track=("2",))), FOOT)
    slots = [one for one in foot if isinstance(one, Panel) and one.fill == "panel-deep"]
    assert len(slots) == threshold
    assert [one.edge for one in slots].index("gold") == threshold - 1
    assert names_in(foot)[:4] == ["hacker", "key-2", "take-back", "mechanic"]


def test_a_full_track_has_a_key_in_its_last_slot() -> None:
    names = names_in(within(dive(threshold=3, track=("2", "X", "5")).items, FOOT))
    assert names[:3] == ["key-2", "key-x", "key-5"]
    assert "take-back" not in names


def test_the_foot_counts_the_mechanics_reach_the_bag_and_the_deck() -> None:
    view = replace(start(max_move=3), bag=19, deck=8)
    scene = composed("dive", view, context(2))
    assert texts_in(within(scene.items, FOOT)) == ["↑3", "19", "8"]


def test_places_of_others_are_not_those_of_the_seat() -> None:
    marked = composed("dive", start(), context(2, spots=("key:3", "position:5"))).marked
    assert marked == ("0/key:3", "0/position:5")
