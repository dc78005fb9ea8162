"""Metropolis tiles."""

from __future__ import annotations

from engine.underwater_cities.nation import with_metropolis
from engine.underwater_cities.view import UnderwaterCitiesView
from tests.render.scene_items import names_in
from tests.render.underwater_cities.nations import (
    nation_drawn,
    position,
    view_of,
    whole_nation,
    within,
)
from tests.render.underwater_cities.tables import sprites


def test_metropolises_show_what_they_bring_and_are_lit_once_connected() -> None:
    scene, geometry = whole_nation()
    lit = {
        place
        for place in geometry.board.metropolis
        if any(
            name.endswith("-lit")
            for name in set(names_in(within(scene, geometry.metropolis(place))))
        )
    }
    assert lit == {"m2"}
    mint = set(names_in(within(scene, geometry.metropolis("m2"))))
    assert {"metropolis-blue-lit", "type-production", "credit", "point"} <= mint
    assert "connect" not in mint
    academy = set(names_in(within(scene, geometry.metropolis("m3"))))
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
