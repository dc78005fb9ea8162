"""Pictures of the continent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import ShipView
from engine.core.rng import Rng
from render.antarctica.board.layout import STATUS, AreaPlace, areas_layout
from render.kit.drawing import MARGIN
from render.scene import Panel, Scene, Words
from render.theme import SEATS
from tests.render.antarctica.tables import (
    composed,
    context,
    holds_point,
    lettering,
    lying,
    pack,
    seen,
    some_view,
    sprites,
    step,
    table,
    with_area,
)

WITH_AREAS = ("board", "areas")


def place(scene: Scene, seats: int, number: int) -> AreaPlace:
    """Return the place of an area in the picture of the areas."""
    layout = areas_layout(seats)
    assert (layout.width, layout.height) == (scene.width, scene.height)
    return layout.continent.areas[number]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_area_shows_its_buildings_each_on_the_space_of_its_type(seats: int) -> None:
    view = some_view(seats)
    scene = composed("areas", view, context(seats))
    for area in view.areas:
        spot = place(scene, seats, area.number)
        for building in pack().buildings.values():
            shown = [
                one.name
                for one in lying(scene, spot.spaces[building.space - 1], "building-")
                if one.name != "building-empty"
            ]
            stands = building.id in area.buildings
            assert shown == ([f"building-{building.id}"] if stands else [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_area_shows_how_many_scientists_each_player_has(seats: int) -> None:
    view = some_view(seats)
    scene = composed("areas", view, context(seats))
    met = 0
    for area in view.areas:
        chips = place(scene, seats, area.number).chips
        for seat, (count, chip) in enumerate(zip(area.scientists, chips, strict=True)):
            pawns = lying(scene, chip, "pawn-")
            numbers = [said.text for said in lettering(scene) if holds_point(chip, said.box.centre)]
            met += count
            assert numbers == ([str(count)] if count else [])
            assert [pawn.tint for pawn in pawns] == ([SEATS[seat].colour] if count else [])
    assert met


def test_whoever_has_most_scientists_has_a_bright_rim() -> None:
    view = some_view(2)
    areas = (replace(view.areas[0], scientists=(3, 1)), *view.areas[1:])
    scene = composed("areas", replace(view, areas=areas), context(2))
    first, second = place(scene, 2, 1).chips
    rims = {item.box: item.edge for item in scene.items if isinstance(item, Panel)}
    assert rims[first] == "gold"
    assert rims[second] != "gold"


def test_ships_lie_in_their_row_behind_the_sun() -> None:
    row = (ShipView(1, "on_turn"), ShipView(0, "second"), ShipView(1, None))
    view = with_area(some_view(2), 3, ships=row)
    scene = composed("areas", view, context(2))
    berths = place(scene, 2, 3).berths[1:]
    shown = [
        lying(scene, berth, f"ship-{SEATS[ship.seat].shape}")
        for berth, ship in zip(berths, row, strict=True)
    ]
    assert [len(ships) for ships in shown] == [1, 1, 1]
    assert [ships[0].tint for ships in shown] == [SEATS[ship.seat].colour for ship in row]


def test_the_ship_on_turn_stands_out() -> None:
    plain = with_area(some_view(3), 4, ships=(ShipView(2, None),))
    acting = with_area(plain, 4, ships=(ShipView(2, "on_turn"),))
    berth = place(composed("areas", plain, context(3)), 3, 4).berths[1]
    rings = []
    for view in (plain, acting):
        panels = [
            one for one in composed("areas", view, context(3)).items if isinstance(one, Panel)
        ]
        rings.append([one.edge for one in panels if one.box.centre == berth.centre])
    assert rings == [[], ["gold"]]


@pytest.mark.parametrize("kind", WITH_AREAS)
def test_the_sun_stands_in_one_area_only(kind: str) -> None:
    at = table(4, 3, 30)
    scene = composed(kind, seen(at, at.pending[0].seat), context(4))
    strip = STATUS + MARGIN if kind == "board" else 0
    suns = [one for one in sprites(scene) if one.name == "sun" and one.centre[1] > strip]
    assert len(suns) == 1


def test_the_sun_moves_with_the_game() -> None:
    at, rng, met = table(2, 4), Rng(1), set[int]()
    while at.pending and len(met) < 6:
        view = seen(at, None)
        scene = composed("areas", view, context(2))
        berth = place(scene, 2, view.sun).berths[0]
        assert len(lying(scene, berth, "sun")) == 2, "the Sun, and the space it stands on"
        met.add(view.sun)
        step(at, rng)
    assert met == {1, 3, 4, 5, 7, 8}


def test_closed_areas_are_packed_with_ice_and_hold_nothing() -> None:
    scene = composed("areas", some_view(2), context(2))
    for number in (2, 6):
        box = place(scene, 2, number).box
        assert {one.name for one in sprites(scene) if holds_point(box, one.centre)} == {"pack-ice"}
    assert not [
        one
        for one in sprites(composed("areas", some_view(3), context(3)))
        if one.name == "pack-ice"
    ]


def test_an_icebreaker_shows_whose_it_is() -> None:
    view = some_view(3)
    areas = tuple(
        replace(area, icebreakers=(2,) if area.number == 5 else ()) for area in view.areas
    )
    scene = composed("areas", replace(view, areas=areas), context(3))
    (card,) = [one for one in sprites(scene) if one.name == "shipyard-icebreaker"]
    box = place(scene, 3, 5).box
    assert holds_point(box, card.centre)
    assert [mark.tint for mark in lying(scene, box, "seat-")] == [SEATS[2].colour]


def test_a_medal_says_what_the_first_place_of_an_area_scores_now() -> None:
    view = some_view(4, 200)
    scene = composed("areas", view, context(4))
    for area in view.areas:
        (score,) = [one for one in view.scores if one.of == f"area:{area.number}"]
        medal = place(scene, 4, area.number).prize
        said = [one.text for one in lettering(scene) if holds_point(medal, one.box.centre)]
        assert said == ([str(max(score.points))] if any(score.points) else [])


def test_names_of_areas_stand_on_the_ice_in_every_picture_of_the_continent() -> None:
    at = table(3, 2, 50)
    for kind in WITH_AREAS:
        scene = composed(kind, seen(at, at.pending[0].seat), context(3))
        said = {one.text for one in scene.ground if isinstance(one, Words)}
        assert {"Ross Sea", "Marie Byrd Land", "Davis Sea"} <= said


def test_however_many_icebreakers_lie_in_an_area_they_stay_on_it() -> None:
    view = some_view(4)
    for number in (1, 3, 4, 6, 8):
        crowd = (0, 1, 2, 3, 3, 2)
        areas = tuple(
            replace(area, icebreakers=crowd if area.number == number else ()) for area in view.areas
        )
        scene = composed("areas", replace(view, areas=areas), context(4))
        cards = [one for one in sprites(scene) if one.name == "shipyard-icebreaker"]
        box = place(scene, 4, number).box
        assert len({one.centre for one in cards}) == len(crowd)
        for card in cards:
            assert holds_point(box, card.centre)
            assert card.centre[0] + card.size // 2 <= scene.width
