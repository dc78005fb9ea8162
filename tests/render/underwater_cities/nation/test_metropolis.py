"""Metropolis tiles: bright once they are connected, with what they still bring."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import MetropolisView
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Sprite
from render.underwater_cities.nation.metropolis import Metropolis, to_come
from tests.render.underwater_cities.spelling import told
from tests.render.underwater_cities.tables import context, pack

BOX = Box(20, 20, 150, 150)
MINT = pack().tiles["mint"]


def drawn(*, connected: bool, box: Box = BOX) -> tuple[Item, ...]:
    """A tile in a box."""
    drawing = Drawing(1200, 652)
    Metropolis(drawing, pack()).draw(box, MetropolisView("m2", "mint", connected))
    return drawing.scene(context(2), "a metropolis").items


def names(shown: tuple[Item, ...]) -> list[str]:
    return [item.name for item in shown if isinstance(item, Sprite)]


def test_a_connected_tile_is_lit_on_a_bright_field_with_a_golden_rim() -> None:
    bright, dark = drawn(connected=True), drawn(connected=False)
    fields = [shown[0] for shown in (bright, dark)]
    assert [(field.edge, field.fill) for field in fields if isinstance(field, Panel)] == [
        ("gold", "panel-bright"),
        ("panel-edge", "panel-deep"),
    ]
    assert names(bright)[0] == "metropolis-blue-lit"
    assert names(dark)[0] == "metropolis-blue"


def test_an_unconnected_tile_has_still_to_give_what_it_gives_at_once() -> None:
    assert told(to_come(MINT, connected=False)) == (
        "connect 2 credit; type-production 2 credit 1 point"
    )
    assert told(to_come(MINT, connected=True)) == "type-production 2 credit 1 point"


def test_a_tile_that_brings_nothing_more_shows_only_its_city() -> None:
    once = replace(MINT, prod=(), end=())
    assert to_come(once, connected=True) == ()


def test_effects_stand_below_the_city() -> None:
    shown = [item for item in drawn(connected=True) if isinstance(item, Sprite)]
    city, *effects = shown
    assert effects
    assert all(effect.centre[1] > city.centre[1] for effect in effects)


def test_where_there_is_no_room_for_effects_the_city_fills_the_tile() -> None:
    (city,) = (
        item for item in drawn(connected=True, box=Box(20, 20, 44, 44)) if isinstance(item, Sprite)
    )
    assert city == Sprite("metropolis-blue-lit", (42, 42), 32)
