"""Places that have changed since the reader last looked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.view import OwnCards, UnderwaterCitiesView
from render.scene import Outline
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.board.tracks import ERA_SPOT, FEDERATION_SPOT
from render.underwater_cities.changes import changes
from tests.render.underwater_cities import nations
from tests.render.underwater_cities.tables import (
    context,
    pack,
    seen,
    table,
)


def test_a_place_that_looks_different_now_glows() -> None:
    before = seen(table(4), None)
    slots = (replace(before.slots[0], tiles=(1,)), *before.slots[1:])
    after = replace(before, slots=slots, open_specials=before.open_specials[1:])
    whose = replace(context(4), before=before)
    scene = board_scene(pack(), after, whose)
    glowing = [one for one in scene.items if isinstance(one, Outline)]
    assert [one.kind for one in glowing] == ["changed"]


def view_of(seat: int | None = 0) -> UnderwaterCitiesView:
    """Return a built nation as its owner or a spectator sees it."""
    return nations.view_of(nations.position(), seat)


def with_first(view: UnderwaterCitiesView, **facts: object) -> UnderwaterCitiesView:
    first = replace(view.players[0], **facts)  # type: ignore[arg-type]
    return replace(view, players=(first, *view.players[1:]))


def test_nothing_has_changed_for_whoever_looks_for_the_first_time_or_again() -> None:
    view = view_of()
    assert changes(None, view) == changes("a view", view) == changes(view, view) == frozenset()


def test_a_slot_has_changed_with_its_tiles() -> None:
    before = view_of()
    slots = tuple(replace(one, tiles=(1,)) if one.slot == "red_2" else one for one in before.slots)
    assert changes(before, replace(before, slots=slots)) == {"red_2"}


@pytest.mark.parametrize(
    ("facts", "places"),
    [
        ({"track": ((0,), (), (), ())}, {FEDERATION_SPOT}),
        ({"order": (1, 0)}, {FEDERATION_SPOT}),
        ({"round": 7}, {ERA_SPOT}),
        ({"phase": "production"}, {ERA_SPOT}),
        ({"deck": 3}, set()),
    ],
)
def test_tracks_have_changed_with_their_markers(facts: dict[str, Any], places: set[str]) -> None:
    before = replace(view_of(), round=2, phase=None, track=((), (), (), ()), order=(0, 1))
    assert changes(before, replace(before, **facts)) == places


def test_a_card_is_new_where_it_was_not_seen_before() -> None:
    before = replace(view_of(), open_specials=("embassy", "jubilee"), contracts=())
    after = replace(before, open_specials=("embassy", "skyline"), contracts=("first_harvest",))
    assert changes(before, after) == {"card:skyline", "contract:first_harvest"}


def test_the_top_special_card_is_new_once_another_was_taken() -> None:
    before = replace(view_of(), top_special="embassy", open_specials=("jubilee",))
    after = replace(before, top_special="skyline")
    assert changes(before, after) == {"card:skyline"}
    assert changes(before, replace(before, top_special=None)) == frozenset()


def test_a_card_that_was_drawn_is_new_in_the_own_hand() -> None:
    before = replace(view_of(), own=OwnCards(("embassy",), (), ()))
    after = replace(before, own=OwnCards(("embassy", "jubilee"), (), ()))
    assert changes(before, after) == {"card:jubilee"}


@pytest.mark.parametrize("facts", [{"points": 99}, {"hand": 7}, {"stock": Stock(credit=9)}])
def test_a_player_has_changed_with_points_stock_or_hand(facts: dict[str, Any]) -> None:
    before = view_of()
    assert changes(before, with_first(before, **facts)) == {"0/stock"}


def test_only_the_own_sites_are_places() -> None:
    mine, others = view_of(0), view_of(1)
    less = mine.players[0].structures[1:]
    gone = mine.players[0].structures[0].site
    assert changes(with_first(mine, structures=less), mine) == {gone}
    assert changes(with_first(others, structures=less), others) == frozenset()


def test_a_site_has_changed_once_it_is_connected_or_upgraded() -> None:
    before = view_of(0)
    city, *cities = before.players[0].cities
    other = replace(city, connected=not city.connected)
    assert changes(before, with_first(before, cities=(other, *cities))) == {city.site}


def test_a_claimed_card_has_changed_once_it_is_used() -> None:
    before = view_of(0)
    used = tuple(replace(one, used=True) for one in before.players[0].claimed)
    found = changes(before, with_first(before, claimed=used))
    assert found == {"0/stock", "card:personal_assistant"}
