"""A diver's tile: the cost of its action, and what its Upgraded side brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.effects.alternatives import Both
from engine.otys.effects.contracts import Draw
from engine.otys.effects.goods import Gain
from engine.otys.pack.components import Diver
from engine.otys.view import OtysView
from render.kit.drawing import Drawing
from render.kit.icon_rows import Icon
from render.otys import glyphs
from render.otys.layout import depths
from render.otys.zone import Zone, ZoneStyle, water
from render.scene import Box, Panel, Scene, Sprite
from render.theme import colour
from tests.render.colour_vision import luminance
from tests.render.otys.tables import context, pack, seen, table, with_board
from tests.render.scene_items import (
    finished,
    holds,
    names_in,
    outside,
    panels_in,
    shown,
    sprites_in,
    within,
)

DIVERS = tuple(pack().divers)
STYLE = ZoneStyle(diver=84, cube=60, columns=3, token=84)
COLUMN = depths(16, 16, 900, 130)


def sheet(diver: str, *, upgraded: bool = False, costs: tuple[int, int] | None = None) -> Scene:
    """Return the first player's zone with one side of a diver's tile face up."""
    at = table(2)
    at.state.boards[0].upgraded = (diver,) if upgraded else ()
    found, view = pack(), seen(at, 0)
    if costs is not None:
        changed = replace(found.divers[diver], costs=costs)
        found = replace(found, divers={**found.divers, diver: changed})
    drawing = Drawing(932, 900)
    Zone(drawing, found, context(2), 0, view.boards[0], COLUMN, STYLE).draw(None)
    return finished(drawing)


def tile(scene: Scene, diver: str) -> Box:
    """Return the box of a diver's tile."""
    (found,) = (
        item
        for item in scene.items
        if isinstance(item, Sprite) and item.name.rstrip("+") == f"diver-{diver}"
    )
    half = found.size // 2
    return Box(found.centre[0] - half, found.centre[1] - half, found.size, found.size)


def inside(scene: Scene, box: Box) -> list[Sprite]:
    """Return the sprites in a box."""
    return [
        item
        for item in scene.items
        if isinstance(item, Sprite)
        and box.left <= item.centre[0] < box.right
        and box.top <= item.centre[1] < box.bottom
    ]


def price(scene: Scene, diver: str) -> int:
    """Return the number of Credits at the left edge of a tile."""
    box = tile(scene, diver)
    left = Box(box.left, box.top, box.width * 2 // 5, box.height)
    return sum(sprite.name == "credit" for sprite in inside(scene, left))


def disc(scene: Scene, diver: str) -> tuple[str, list[str]] | None:
    """Return the rim and the sprites of the disc at a tile's lower right corner, if any."""
    box = tile(scene, diver)
    for item in scene.items:
        if isinstance(item, Panel) and (item.box.right, item.box.bottom) == (box.right, box.bottom):
            return item.edge, [sprite.name for sprite in inside(scene, item.box)]
    return None


@pytest.mark.parametrize("diver", DIVERS)
@pytest.mark.parametrize("upgraded", [False, True])
def test_a_tile_shows_what_an_action_costs_on_its_side(diver: str, *, upgraded: bool) -> None:
    scene = sheet(diver, upgraded=upgraded)
    assert price(scene, diver) == pack().divers[diver].costs[upgraded]


@pytest.mark.parametrize(
    ("diver", "icons"),
    [
        ("metal_expert", ["key-neutral-x"]),
        ("plant_expert", ["credit"]),
        ("fuel_expert", ["battery"]),
        ("tech_expert", ["take-back"]),
        ("trader", ["trade"]),
        ("spy", ["credit", "cross"]),
        ("engineer", ["credit", "cross"]),
        ("explorer", ["credit"]),
    ],
)
def test_a_basic_tile_shows_in_a_corner_what_its_other_side_brings(
    diver: str, icons: list[str]
) -> None:
    assert disc(sheet(diver), diver) == ("panel-edge-bright", icons)


@pytest.mark.parametrize("diver", DIVERS)
def test_an_upgraded_tile_shows_its_bonus_in_gold_or_its_lower_price_alone(diver: str) -> None:
    found = disc(sheet(diver, upgraded=True), diver)
    if pack().divers[diver].bonus is None:
        assert found is None
    else:
        assert found is not None
        assert found[0] == "gold"


@pytest.mark.parametrize("count", [3, 5, 9])
def test_any_price_of_a_component_pack_stays_on_the_tile(count: int) -> None:
    scene = sheet("spy", costs=(count, count))
    assert price(scene, "spy") == count
    box = tile(scene, "spy")
    coins = [sprite for sprite in inside(scene, box) if sprite.name == "credit"]
    assert all(box.top <= coin.centre[1] - coin.size // 2 for coin in coins)
    assert len({coin.centre for coin in coins}) == count
    assert disc(scene, "spy") is None


def test_a_bonus_without_an_icon_of_its_own_is_shown_as_an_upgrade() -> None:
    spy = pack().divers["spy"]

    def shown(bonus: object) -> object:
        changed: Diver = replace(spy, bonus=bonus)  # type: ignore[arg-type]
        return glyphs.bonus_row(changed)

    assert shown(Draw(4)) == (Icon("upgrade"),)
    assert shown(Both((Gain(credit=1), Gain(battery=1)))) == (Icon("upgrade"),)
    assert shown(Gain(credit=2)) == (Icon("credit"), Icon("credit"))


# --- the whole zone ------------------------------------------------------------------------------


def zone_of(view: OtysView, style: ZoneStyle = STYLE, active: int | None = None) -> Drawing:
    """Return a drawing of the second seat's zone alone."""
    drawing = Drawing(932, 900)
    Zone(drawing, pack(), context(2), 1, view.boards[1], COLUMN, style).draw(active)
    return drawing


def view_of(**facts: object) -> OtysView:
    return with_board(seen(table(2), None), 1, **facts)


def test_a_zone_stays_in_its_column_and_names_its_places() -> None:
    drawing = zone_of(view_of())
    whole = Box(16, 16, 900, COLUMN.bottom - 16)
    assert not outside(shown(drawing), whole)
    assert set(drawing.places) == {
        *(f"1/position:{position}" for position in range(1, 9)),
        *(f"1/level:{level}" for level in range(1, 6)),
    }


def test_divers_stand_from_the_surface_down_in_the_order_of_their_column() -> None:
    view = view_of(upgraded=())
    places = zone_of(view).places
    for position, diver in enumerate(view.boards[1].column, 1):
        box = places[f"1/position:{position}"]
        assert f"diver-{diver}" in names_in(within(shown(zone_of(view)), box))
        row = COLUMN.surface if position <= 3 else COLUMN.levels[position - 4]
        assert holds(row, box)


def test_a_level_has_all_its_spaces_and_only_the_cubes_it_holds() -> None:
    levels = ((1, 0, 2, 0), *((0, 0, 0, 0),) * 4)
    scene = finished(zone_of(view_of(levels=levels, spaces=(3, 3, 4, 5, 6))))
    empty = [names_in(within(scene.ground, row)).count("cube-empty") for row in COLUMN.levels]
    assert empty == [3, 3, 4, 5, 6]
    cubes = [one for one in sprites_in(scene.items) if one.name.startswith("cube-")]
    assert [one.name for one in cubes] == ["cube-metal", "cube-fuel", "cube-fuel"]
    spaces = {one.centre for one in sprites_in(within(scene.ground, COLUMN.levels[0]))}
    assert {one.centre for one in cubes} <= spaces


def test_more_spaces_than_fit_in_a_row_go_in_two_even_ones() -> None:
    scene = finished(zone_of(view_of(spaces=(3, 3, 4, 5, 6))))
    rows = {}
    for level in (4, 5):
        found = sprites_in(within(scene.ground, COLUMN.levels[level - 1]))
        tops = [one.centre[1] for one in found if one.name == "cube-empty"]
        rows[level] = sorted(tops.count(top) for top in set(tops))
    assert rows == {4: [2, 3], 5: [3, 3]}


def test_only_the_active_level_is_lit() -> None:
    assert panels_of_rows(zone_of(view_of())) == []
    assert panels_of_rows(zone_of(view_of(), active=2)) == [COLUMN.levels[1]]


def panels_of_rows(drawing: Drawing) -> list[Box]:
    return [one.box for one in panels_in(shown(drawing)) if one.edge == "seat-2"]


def test_a_reward_lies_on_its_level_and_an_empty_plinth_is_faded() -> None:
    rewards = (None, "reward_03", None, None, None)
    scene = finished(zone_of(view_of(rewards=rewards)))
    assert names_in(scene.ground, faded=True).count("reward-plinth") == 5
    (plinth,) = [one for one in sprites_in(scene.items) if one.name == "reward-plinth"]
    assert COLUMN.levels[1].top < plinth.centre[1] < COLUMN.levels[1].bottom


@pytest.mark.parametrize("count", [5, 6])
def test_the_sea_gets_darker_and_its_surface_may_be_omitted(count: int) -> None:
    drawing = Drawing(300, 900)
    water(drawing, Box(0, 0, 300, 600).rows(count))
    fills = [colour(one.fill) for one in panels_in(finished(drawing).ground)]
    assert len(fills) == count
    assert luminance(fills[0]) > luminance(fills[-1]) or count == 5
    assert fills[-1] == colour("sea-1")
