"""Metropolis tiles."""

from __future__ import annotations

import pytest

from engine.underwater_cities.board.nation import with_metropolis
from engine.underwater_cities.view import MetropolisView, UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.nation.metropolis import Metropolis, to_come
from tests.render.scene_items import extent, names_in, outside, panels_in, shown, sprites_in
from tests.render.underwater_cities.cards.spelling import told
from tests.render.underwater_cities.nations import (
    nation_drawn,
    position,
    sprites_within,
    view_of,
    whole_nation,
)
from tests.render.underwater_cities.tables import pack, sprites


def test_metropolises_show_what_they_bring_and_are_lit_once_connected() -> None:
    scene, geometry = whole_nation()
    lit = {
        place
        for place in geometry.board.metropolis
        if any(
            name.endswith("-lit")
            for name in set(names_in(sprites_within(scene, geometry.metropolis(place))))
        )
    }
    assert lit == {"m2"}
    mint = set(names_in(sprites_within(scene, geometry.metropolis("m2"))))
    assert {"metropolis-blue-lit", "type-production", "credit", "point"} <= mint
    assert "connect" not in mint
    academy = set(names_in(sprites_within(scene, geometry.metropolis("m3"))))
    assert {"metropolis-blue", "connect", "science"} <= academy


def test_a_metropolis_beside_the_board_is_shown_as_well() -> None:
    at = position()
    before = named(view_of(at)).count("metropolis-blue-lit")
    at.me().nation = with_metropolis(at.me().nation, "biopark")
    after = named(view_of(at))
    assert after.count("metropolis-blue-lit") == before + 1
    assert "biomatter" in after


def named(view: UnderwaterCitiesView) -> list[str]:
    return [sprite.name for sprite in sprites(nation_drawn(view)[0])]


PLACE = Box(16, 16, 180, 150)


def tile(name: str, *, connected: bool, box: Box = PLACE) -> tuple[Item, ...]:
    """Return the items of one tile alone."""
    drawing = Drawing(1200, 640)
    Metropolis(drawing, pack()).draw(box, MetropolisView("m1", name, connected=connected))
    return shown(drawing)


@pytest.mark.parametrize("name", list(pack().tiles))
def test_a_tile_is_lit_only_once_it_is_connected(name: str) -> None:
    colour = pack().tiles[name].colour
    for connected in (False, True):
        found = tile(name, connected=connected)
        assert f"metropolis-{colour}{'-lit' * connected}" in names_in(found)
        assert (panels_in(found)[0].edge == "gold") == connected
        assert not outside(found, PLACE, 2)


def test_what_a_tile_gives_when_it_is_connected_is_gone_afterwards() -> None:
    mint = pack().tiles["mint"]
    before, after = (told(to_come(mint, connected=connected)) for connected in (False, True))
    assert before == "connect 2 credit; type-production 2 credit 1 point"
    assert after == "type-production 2 credit 1 point"


def test_the_city_leaves_room_for_its_effects_below() -> None:
    city, *effects = sprites_in(tile("mint", connected=True))
    assert effects
    assert all(extent(city).bottom <= extent(effect).top + 4 for effect in effects)


def test_effects_that_do_not_fit_are_left_out_and_the_city_takes_their_room() -> None:
    small = Box(16, 16, 60, 50)
    assert names_in(tile("mint", connected=False, box=small)) == ["metropolis-blue"]
    (city,) = sprites_in(tile("mint", connected=False, box=small))
    assert city.size > 30
