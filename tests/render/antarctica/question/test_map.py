"""The map: legal berths, closed areas, the Sun's way, majorities, what is new."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.view import AntarcticaView, ShipView
from engine.core.decision import Pick
from render.antarctica.question.geography import sectors
from render.antarctica.question.plots import PLOTS
from render.scene import Box, Land, Panel, Scene
from tests.render.antarctica.tables import composed, context, items, lying, seen, table, with_area
from tests.render.scene_items import names_in, texts_in, within


def view_of(seats: int = 3) -> AntarcticaView:
    """The view of the seat that sails first."""
    at = table(seats)
    return seen(at, at.pending[0].seat)


def drawn(view: AntarcticaView, *spots: str) -> Scene:
    return composed("map", view, context(len(view.order), spots=spots))


def around(point: tuple[int, int], size: int = 60) -> Box:
    return Box(point[0] - size // 2, point[1] - size // 2, size, size)


def test_the_berth_where_a_ship_would_land_is_outlined() -> None:
    view = with_area(view_of(), 6, ships=(ShipView(0, None), ShipView(1, None)))
    scene = drawn(view, "area:6")
    (rim,) = [item for item in scene.items if isinstance(item, Panel) and item.edge == "legal"]
    assert rim.box.centre == sectors()[6].berths[2]
    assert rim.radius == rim.box.width // 2


def test_a_ship_that_is_discarded_is_no_place_to_sail_to() -> None:
    at = table(3)
    asked = at.awaited(at.pending[0].seat)
    assert isinstance(asked, Pick)
    discards = [option for option in asked.options if option.key.startswith("discard:")]
    assert discards
    assert {option.spot for option in discards} == {None}


def test_a_closed_area_has_a_lock_and_nothing_else() -> None:
    scene = drawn(view_of(2))
    assert "lock" in names_in(within(scene.items, PLOTS[6].buildings))
    assert "lock" not in names_in(within(scene.items, PLOTS[5].buildings))


def test_only_the_area_of_the_sun_is_lit() -> None:
    view = view_of()
    lands = [item for item in items(drawn(view)) if isinstance(item, Land)]
    lit = [land for land in lands if land.fill == "ice"]
    assert [land.points for land in lit] == [sectors()[view.sun].outline]


def test_the_stops_of_the_sun_are_numbered_in_their_order() -> None:
    view = view_of()
    for area in view.areas:
        view = with_area(view, area.number, ships=())
    for number in (2, 5, 8):
        view = with_area(view, number, ships=(ShipView(0, None),))
    scene = drawn(replace(view, sun=4))
    for order, number in enumerate((5, 8, 2), 1):
        assert texts_in(within(scene.items, around(sectors()[number].sun))) == [str(order)]


def test_only_what_is_built_is_drawn_with_its_number() -> None:
    view = with_area(view_of(), 3, buildings=("crane", "laboratory"))
    scene = drawn(view)
    found = lying(scene, PLOTS[3].buildings, "building-")
    assert [sprite.name for sprite in found] == ["building-crane", "building-laboratory"]
    assert "2/14" in texts_in(within(scene.items, PLOTS[3].title))


def test_the_most_scientists_lead_and_their_points_are_named() -> None:
    view = with_area(view_of(), 7, scientists=(1, 3, 0))
    scores = tuple(
        replace(count, points=(4, 6, 0)) if count.of == "area:7" else count for count in view.scores
    )
    scene = drawn(replace(view, scores=scores, sun=1))
    shapes = lying(scene, PLOTS[7].bars, "seat-")
    assert [sprite.tint for sprite in sorted(shapes, key=lambda one: one.centre[0])] == [
        "seat-2",
        "seat-1",
    ]
    blocks = [item for item in within(scene.items, PLOTS[7].bars) if isinstance(item, Panel)]
    assert [block.fill for block in blocks if block.edge == "gold"] == ["seat-2"] * 3
    above = Box(PLOTS[7].bars.left - 20, PLOTS[7].bars.top - 60, 150, 110)
    assert "6" in texts_in(within(scene.items, above))


def test_a_building_that_is_new_stands_on_a_bright_disc() -> None:
    before = with_area(view_of(), 5, buildings=("crane",))
    after = with_area(before, 5, buildings=("crane", "factory"))
    scene = composed("map", after, replace(context(3), before=before))
    discs = [item for item in scene.items if isinstance(item, Panel) and item.fill == "changed"]
    assert len(discs) == 1


def test_however_many_buildings_stand_in_an_area_they_stay_in_their_field() -> None:
    view = view_of(4)
    types = ("camp", "shipyard", "crane", "shaft_tower", "drilling_rig", "wind_turbine",
             "laboratory", "factory", "inland_station", "coastal_station")  # fmt: skip
    for area in view.areas:
        view = with_area(view, area.number, buildings=types)
    scene = drawn(view)
    for plot in PLOTS.values():
        found = lying(scene, plot.buildings, "building-")
        assert len(found) == len(types)
        assert min(sprite.size for sprite in found) >= 30
