"""A diver's tile: what its action costs, and what its Upgraded side brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.effects import Both
from engine.otys.components import Diver
from engine.otys.effects import Draw, Gain
from render.kit.icon_rows import Icon
from render.otys import glyphs
from render.otys.seat_pictures import sheet_scene
from render.otys.zone import DISC
from render.scene import Box, Panel, Scene, Sprite
from render.scene import Words as Lettering
from tests.render.otys.tables import LOCALES, context, game, pack, seen, table

DIVERS = tuple(pack().divers)


def sheet(diver: str, *, upgraded: bool = False, costs: tuple[int, int] | None = None) -> Scene:
    """The sheet of the first player, with one side of a diver's tile up."""
    at = table(2)
    at.state.boards[0].upgraded = (diver,) if upgraded else ()
    found, view = pack(), seen(at, 0)
    if costs is not None:
        changed = replace(found.divers[diver], costs=costs)
        found = replace(found, divers={**found.divers, diver: changed})
    return sheet_scene(found, view, context(2), 0)


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
    """The sprites in a box."""
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
    """The rim of the disc in the lower right corner of a tile, and what is in it."""
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


@pytest.mark.parametrize("locale", LOCALES)
def test_the_corners_of_a_tile_need_no_words(locale: str) -> None:
    view = seen(table(2), 0)
    scene = sheet_scene(game().pack, view, context(2, locale), 0)
    for diver in DIVERS:
        box = tile(scene, diver)
        over = [
            item.text
            for item in scene.items
            if isinstance(item, Lettering)
            and item.box.left < box.right - box.width * DISC // 100
            and item.box.right > box.left
            and item.box.top < box.bottom
            and item.box.bottom > box.top
        ]
        assert over == []
