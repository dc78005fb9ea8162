"""The map of a nation: its buildings, and the printing on empty sites."""

from __future__ import annotations

import pytest

from engine.underwater_cities.pack.components import Board
from engine.underwater_cities.view import UnderwaterCitiesView
from render.scene import Box, Line, Outline, Panel
from render.underwater_cities.nation.geometry import Geometry
from render.underwater_cities.nation.site_icons import SPECIALS, printed
from tests.engine.underwater_cities.nations import BOARDS
from tests.render.scene_items import names_in
from tests.render.underwater_cities.nations import (
    fields,
    nation_drawn,
    position,
    sprites_within,
    view_of,
    whole_nation,
)
from tests.render.underwater_cities.tables import items, pack, sprites

BORE = 15
"""The minimum width of tunnels in these tests."""


@pytest.mark.parametrize(
    ("site", "sprite"),
    [("c9.b1", "farm-up"), ("c9.b3", "lab"), ("c6.b1", "desal-up"), ("c8.x", "lab")],
)
def test_a_building_stands_on_its_site(site: str, sprite: str) -> None:
    scene, geometry = whole_nation()
    (found,) = sprites_within(scene, geometry.sites[site])
    assert (found.name, found.faded) == (sprite, False)


def test_an_unconnected_building_is_dim() -> None:
    scene, geometry = whole_nation()
    (found,) = sprites_within(scene, geometry.sites["c4.b2"])
    assert (found.name, found.faded) == ("desal", True)


def test_upgraded_buildings_have_a_golden_rim_and_no_others() -> None:
    scene, geometry = whole_nation()
    golden = {
        site
        for site, box in geometry.sites.items()
        if any(field.edge == "gold" for field in fields(items(scene), box))
    }
    assert golden == {"c9.b1", "c9.b2", "c6.b1"}


@pytest.mark.parametrize(
    ("site", "sprite"),
    [
        ("c9", "dome-white-lit"),
        ("c6", "dome-white-lit"),
        ("c8", "dome-purple-lit"),
        ("c4", "dome-white"),
        ("c1", "site-city"),
    ],
)
def test_a_city_is_lit_if_it_is_connected(site: str, sprite: str) -> None:
    scene, geometry = whole_nation()
    assert sprite in set(names_in(sprites_within(scene, geometry.dome(site))))


def test_a_field_is_bright_where_a_connected_city_stands() -> None:
    scene, geometry = whole_nation()
    bright = {
        city
        for city in geometry.board.cities
        if any(field.fill == "panel-bright" for field in fields(items(scene), geometry.group(city)))
    }
    assert bright == {"c9", "c6", "c8"}


def test_built_tunnels_are_tubes_and_upgraded_ones_have_golden_ends() -> None:
    scene, geometry = whole_nation()
    lines = [item for item in scene.items if isinstance(item, Line)]
    solid = {line.points for line in lines if line.colour == "steelplast" and line.width >= BORE}
    built = {site for site, route in geometry.routes.items() if route.points in solid}
    assert built == {"t-c6-c9", "t-c8-c9", "t-c3-c6"}
    route = geometry.routes["t-c8-c9"]
    golden = [line for line in lines if line.colour == "gold"]
    assert len(golden) == 2
    assert all(
        route.points[0][0] <= x <= route.points[-1][0] for line in golden for x, _ in line.points
    )


def test_a_tunnel_at_no_city_is_dim() -> None:
    scene, geometry = whole_nation()
    route = geometry.routes["t-c3-m2"]
    colours = {
        line.colour
        for line in scene.items
        if isinstance(line, Line) and line.points == route.points
    }
    assert colours == {"shadow", "panel-edge-bright", "steelplast"}


def test_every_empty_tunnel_site_is_dashed_on_the_ground() -> None:
    scene, geometry = whole_nation()
    dashed = {item.points for item in scene.ground if isinstance(item, Line) and item.dashed}
    assert dashed == {route.points for route in geometry.routes.values()}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"board {board.number}")
def test_all_that_is_printed_on_a_board_can_be_seen_while_nothing_stands_there(
    board: Board,
) -> None:
    scene, geometry = nation_drawn(view_of(position(board=board.number, nation="")))
    for site in (*board.bonuses, *board.special_at):
        gains, surcharge = printed(board, site)
        wanted = {name for name in (*gains, *surcharge) if not name.isdecimal()}
        assert wanted
        assert wanted <= set(names_in(sprites_within(scene, place_of(geometry, site)))), site


def place_of(geometry: Geometry, site: str) -> Box:
    """Return the approximate box of a site."""
    if site in geometry.sites:
        return geometry.sites[site]
    if site in geometry.routes:
        x, y = geometry.routes[site].middle
        return Box(x - 60, y - 70, 120, 140)
    return geometry.dome(site)


@pytest.mark.parametrize("board", BOARDS[:4], ids=lambda board: f"board {board.number}")
def test_a_bonus_is_gone_once_its_site_is_built_on(board: Board) -> None:
    sites = [site for site in board.bonuses if site in board.city_of]
    built = " ".join(f"{site}:farm" for site in sites)
    scene, geometry = nation_drawn(view_of(position(board=board.number, nation=built)))
    for site in sites:
        assert set(names_in(sprites_within(scene, geometry.sites[site]))) == {"farm"}


@pytest.mark.parametrize("board", BOARDS[4:], ids=lambda board: f"board {board.number}")
def test_a_multiplier_stays_in_sight_and_a_surcharge_does_not(board: Board) -> None:
    kinds = {special.kind for special in board.specials}
    assert "double_building" in kinds
    for special in board.specials:
        site = special.sites[0]
        built = f"{site}:farm" if site in board.city_of else site
        scene, geometry = nation_drawn(view_of(position(board=board.number, nation=built)))
        found = set(names_in(sprites_within(scene, place_of(geometry, site))))
        lasting = {name for name in SPECIALS[special.kind] if not name.isdecimal()}
        if special.kind == "six_points":
            assert "point" not in found
        else:
            assert lasting <= found
        prices = [
            field for field in scene.items if isinstance(field, Panel) and field.edge == "bad"
        ]
        others = [one for one in board.specials if one.surcharge and site not in one.sites]
        assert len(prices) == len(others)


def named(view: UnderwaterCitiesView) -> list[str]:
    return [sprite.name for sprite in sprites(nation_drawn(view)[0])]


# --- marks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [1, 5, 7])
def test_every_site_of_the_own_board_can_be_marked(board: int) -> None:
    sites = (*pack().boards[board].city_of, *pack().boards[board].tunnel)
    sites += pack().boards[board].cities
    scene, _ = nation_drawn(view_of(position(board=board)), 0, sites)
    assert set(scene.marked) == set(sites)


def test_marks_land_on_the_own_nation_only() -> None:
    view = view_of(position(), 1)
    mine, _ = nation_drawn(view, 1, ("c8", "t-c8-c9"))
    other, _ = nation_drawn(view, 0, ("c8", "t-c8-c9"))
    assert mine.marked == ("c8", "t-c8-c9")
    assert not other.marked
    assert not any(isinstance(item, Outline) for item in other.items)
