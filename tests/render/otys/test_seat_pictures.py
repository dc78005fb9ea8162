"""A seat's sheet, and the panel of its turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.rng import Rng
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView, OwnHand, TurnView
from render.gallery import ChoiceMark, ReaderContext
from render.otys.seat_pictures import panel_scene, sheet_scene
from render.scene import Scene, Sprite
from tests.render.otys.tables import (
    NAMES,
    badges,
    composed,
    context,
    outlined,
    pack,
    seen,
    spots_of,
    step,
    table,
    turn,
    with_board,
    words,
)
from tests.render.scene_items import names_in, panels_in, sprites_in, texts_in, within


@pytest.mark.parametrize(("seats", "sides"), [(3, "random")])
def test_every_place_that_can_be_chosen_gets_its_letter_in_the_panel(
    seats: int, sides: str
) -> None:
    at, rng = table(seats, 12, sponsor_sides=sides), Rng(3)
    met = set()
    for _ in range(220):
        if not at.pending:
            break
        asked = at.pending[0].seat
        whose = context(seats, spots=spots_of(at, asked))
        scene = composed("panel", seen(at, asked), whose)
        assert badges(scene) == [mark.letter for mark in whose.marks]
        assert len(outlined(scene, "legal")) == len(whose.marks)
        met |= {mark.spot.split(":")[0] for mark in whose.marks}
        step(at, rng)
    assert met == {"level", "position", "display", "contract"}


def test_letters_stand_where_they_belong() -> None:
    whose = ReaderContext(
        words(), NAMES[:2], (ChoiceMark("position:5", "Q"), ChoiceMark("level:2", "R"))
    )
    at = table(2)
    scene = composed("panel", seen(at, turn(at)), whose)
    assert badges(scene) == ["Q", "R"]
    diver, level = outlined(scene, "legal")
    column = at.state.boards[turn(at)].column
    lying = [
        item.name
        for item in scene.items
        if isinstance(item, Sprite)
        and item.name.startswith("diver-")
        and diver.left < item.centre[0] < diver.right
        and diver.top < item.centre[1] < diver.bottom
    ]
    assert lying == [f"diver-{column[4]}"]
    assert level.top < diver.top < diver.bottom < level.bottom


def test_a_sheet_shows_one_player_s_zone_and_tracks_alone() -> None:
    view = seen(table(3), None)
    scene = sheet_scene(pack(), view, context(3), 1)
    found = (*scene.ground, *scene.items)
    divers = [name for name in names_in(found) if name.startswith("diver-")]
    assert sorted(divers) == sorted(f"diver-{diver}" for diver in view.boards[1].column)
    assert [one.tint for one in sprites_in(found) if one.tint.startswith("seat-")] == ["seat-2"]
    assert {"hacker", "mechanic", "key-x", "key-neutral-x"} <= set(names_in(found))
    assert not [name for name in names_in(found) if name.startswith("sponsor-")]


def test_a_panel_has_the_zone_the_colony_and_the_own_contracts() -> None:
    view = replace(seen(table(2), 0), hand=OwnHand(("contract_exact_05",), ()))
    scene = panel_scene(pack(), view, context(2), 0)
    found = (*scene.ground, *scene.items)
    assert "E5" in texts_in(found)
    assert {"lock", "eye", "hacker", "mechanic", "deck"} <= set(names_in(found))
    assert sum(name.startswith("sponsor-") for name in names_in(found)) == 5
    assert {f"diver-{diver}" for diver in view.boards[0].column} <= set(names_in(found))


@pytest.mark.parametrize("make", [sheet_scene, panel_scene])
def test_the_seat_is_named_and_its_places_are_marked_in_the_sea(
    make: Callable[[OtysPack, OtysView, ReaderContext, int], Scene],
) -> None:
    scene = make(pack(), seen(table(2), 1), context(2, spots=("level:1", "position:8")), 1)
    assert NAMES[1] in texts_in(scene.items)
    assert badges(scene) == ["A", "B"]
    assert {"sea-contour", "sea-1"} <= {panel.fill for panel in panels_in(scene.ground)}


def test_a_store_that_changed_glows_in_the_panel() -> None:
    before = replace(seen(table(2), 0), store=(0, 0, 0, 0))
    whose = replace(context(2), before=before)
    scene = panel_scene(pack(), replace(before, store=(1, 0, 0, 0)), whose, 0)
    (glow,) = outlined(scene, "changed")
    assert "cube-metal" in names_in(within(scene.items, glow))


def test_a_panel_grows_with_the_contracts_in_reach() -> None:
    cards = tuple(pack().contracts)
    few, many = (
        panel_scene(pack(), replace(seen(table(2), 0), hand=OwnHand(held, ())), context(2), 0)
        for held in (cards[:1], cards[:9])
    )
    assert few.height < many.height
    assert few.width == many.width


def test_a_sheet_lights_the_active_level_and_glows_where_the_seat_changed() -> None:
    before = seen(table(2), None)
    turn = TurnView(1, "phase_1", "2", 2, sponsor_used=False, actions=0)
    view = with_board(replace(before, turn=turn), 1, points=50)
    whose = replace(context(2), before=before)
    own, other = (sheet_scene(pack(), view, whose, seat) for seat in (1, 0))
    assert [len(outlined(scene, "changed")) for scene in (own, other)] == [1, 0]
    rows = [one for one in panels_in(own.items) if one.edge == "seat-2" and not one.fill]
    assert len(rows) == 1
