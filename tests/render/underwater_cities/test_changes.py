"""Differences between two looks at a table."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import SlotView
from render.underwater_cities.board.tracks import ERA_SPOT, FEDERATION_SPOT
from render.underwater_cities.changes import changes
from tests.render.underwater_cities.nations import position, view_of

VIEW = view_of(position())


def test_who_looks_for_the_first_time_sees_no_changes() -> None:
    assert changes(None, VIEW) == frozenset()


def test_nothing_differs_between_two_equal_views() -> None:
    assert changes(VIEW, view_of(position())) == frozenset()


def test_a_tile_on_a_slot_changes_that_slot_alone() -> None:
    first = VIEW.slots[0]
    slots = (SlotView(first.slot, (1,), fourth=False), *VIEW.slots[1:])
    assert changes(VIEW, replace(VIEW, slots=slots)) == {first.slot}


def test_the_round_and_the_federation_track_are_places_too() -> None:
    assert changes(VIEW, replace(VIEW, round=VIEW.round + 1)) == {ERA_SPOT}
    assert changes(VIEW, replace(VIEW, track=((0,), (), (), ()))) == {FEDERATION_SPOT}


def test_a_player_whose_points_differ_has_changed() -> None:
    other = replace(VIEW.players[1], points=99)
    assert changes(VIEW, replace(VIEW, players=(VIEW.players[0], other))) == {"1/stock"}


def test_what_is_new_on_offer_has_changed_and_what_is_gone_has_not() -> None:
    fewer = replace(VIEW, open_specials=VIEW.open_specials[1:])
    assert changes(fewer, VIEW) == {f"card:{VIEW.open_specials[0]}"}
    assert changes(VIEW, fewer) == frozenset()


def test_only_ones_own_nation_is_looked_at_site_by_site() -> None:
    bare = "c6 t-c6-c9"
    built = f"{bare} c6.b1:farm"
    for seat, found in ((0, True), (1, False)):
        before, after = (view_of(position(nation=nation), seat) for nation in (bare, built))
        assert ("c6.b1" in changes(before, after)) == found
