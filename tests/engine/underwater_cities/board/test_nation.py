from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from engine.underwater_cities.board.chart import chart_of
from engine.underwater_cities.board.nation import (
    Nation,
    city_at,
    founded,
    structure_at,
    upgraded_at,
    with_tunnel,
)
from engine.underwater_cities.board.survey import Survey, newly_connected, survey
from tests.engine.underwater_cities.nations import PACK, TILES, built, small_board

EXAMPLE = small_board(
    "S",
    "SABC",
    {
        "t1": ("S", "A"),
        "t2": ("A", "B"),
        "t3": ("S", "C"),
        "t4": ("C", "B"),
        "m": ("B", "M"),
    },
    metropolis="M",
)
"""The board of the worked example EX-22."""


def reached(now: Survey) -> tuple[str, ...]:
    return now.chart.cities.named(now.reached)


def of_c9(sites: tuple[str, ...]) -> list[str]:
    return [site for site in sites if site.startswith("c9.")]


def connected(now: Survey) -> tuple[str, ...]:
    return now.chart.metropolises.named(now.metropolis)


def cities_with_building_sites(now: Survey) -> set[str]:
    return {now.chart.city_of[site] for site in now.building_sites("any")}


# ---------------------------------------------------------------- the worked example of the graph


@pytest.mark.rule("EX-22", "UC-6.17", "UC-6.19", "UC-6.20", "UC-6.22")
def test_at_the_start_only_what_is_next_to_the_starting_city_is_legal() -> None:
    now = built("", EXAMPLE)
    assert now.city_sites == ("A", "C")
    assert cities_with_building_sites(now) == {"S", "A", "C"}
    assert now.tunnel_sites == ("t1", "t3")


@pytest.mark.rule("EX-22", "UC-6.22", "UC-6.23")
def test_each_tunnel_opens_those_beyond_it_through_empty_city_sites_too() -> None:
    assert built("t1", EXAMPLE).tunnel_sites == ("t2", "t3")
    assert built("t1 t2", EXAMPLE).tunnel_sites == ("m", "t3", "t4")


@pytest.mark.rule("EX-22", "UC-6.23", "UC-6.26")
def test_a_metropolis_is_connected_without_any_city_on_the_way() -> None:
    now = built("t1 t2 m", EXAMPLE)
    assert connected(now) == ("M",)
    assert reached(now) == ("A", "B", "S")


@pytest.mark.rule("EX-22", "UC-6.25")
def test_only_a_tunnel_with_a_city_at_an_end_is_at_a_city() -> None:
    now = built("t1 t2 m", EXAMPLE)
    assert now.chart.tunnels.named(now.tunnel) == ("t1",)


@pytest.mark.rule("EX-22", "UC-11.21")
def test_a_site_next_to_empty_city_sites_only_is_illegal_though_a_tunnel_reaches_it() -> None:
    now = built("t1 t2 m", EXAMPLE)
    assert "B" in reached(now)
    assert "B" not in now.city_sites
    assert "B" not in cities_with_building_sites(now)


@pytest.mark.rule("EX-22", "UC-6.19", "UC-6.24", "UC-11.19")
def test_a_city_without_a_tunnel_is_legal_and_unconnected_and_opens_the_next_site() -> None:
    now = built("t1 t2 m C", EXAMPLE)
    assert now.cities == ("S",)
    assert now.city_sites == ("A", "B")


# ---------------------------------------------------------------- the start


@pytest.mark.rule("UC-4.6", "UC-6.24")
@pytest.mark.parametrize("number", PACK.boards)
def test_a_nation_begins_with_one_connected_nonsymbiotic_city_at_the_lower_right(
    number: int,
) -> None:
    now = built("", number)
    assert now.cities == ("c9",)
    assert city_at(now.chart, now.nation, "c9") == "white"
    assert now.nation == Nation(white=now.chart.cities.bits["c9"], tiles=TILES)
    assert now.tunnel_sites == ("t-c5-c9", "t-c6-c9", "t-c8-c9")


# ---------------------------------------------------------------- cities


@pytest.mark.rule("UC-6.17", "UC-6.19")
def test_a_city_may_stand_next_to_any_own_city_also_an_unconnected_one() -> None:
    now = built("c5")
    assert now.cities == ("c9",)
    assert now.city_sites == ("c1", "c3", "c6", "c7", "c8")


@pytest.mark.rule("UC-6.24")
def test_a_city_is_connected_as_soon_as_a_tunnel_ends_at_it() -> None:
    assert built("c5").cities == ("c9",)
    assert built("c5* t-c5-c9").cities == ("c5", "c9")


@pytest.mark.rule("UC-6.23", "UC-6.24")
def test_the_network_leads_through_empty_city_sites() -> None:
    now = built("c6 c3* t-c5-c9 t-c3-c5")
    assert now.cities == ("c3", "c9")
    assert now.is_connected("c3")
    assert not now.is_connected("c6")


@pytest.mark.rule("UC-6.33")
def test_every_nonsymbiotic_city_can_be_converted_connected_or_not() -> None:
    now = built("c5 c8*")
    assert now.convertible == ("c5", "c9")
    after = built("c5 c8* c9*")
    assert after.convertible == ("c5",)
    assert city_at(after.chart, after.nation, "c9") == "purple"
    assert after.nation.city == now.nation.city


@pytest.mark.rule("UC-6.30")
@pytest.mark.parametrize(("board", "sites"), [(1, {}), (5, {}), (6, {"c1": 6}), (8, {"c2": 6})])
def test_some_city_sites_of_the_asymmetric_side_give_points_at_once(
    board: int, sites: dict[str, int]
) -> None:
    assert chart_of(PACK.boards[board]).at_once == sites


# ---------------------------------------------------------------- buildings


@pytest.mark.rule("UC-6.20", "UC-11.19")
def test_a_building_may_stand_at_a_site_that_could_hold_a_city() -> None:
    now = built("c5.b1:farm")
    assert cities_with_building_sites(now) == {"c5", "c6", "c8", "c9"}
    assert "c5.b1" not in now.building_sites("any")
    assert "c5.b2" in now.building_sites("ordinary")


@pytest.mark.rule("UC-6.24", "UC-11.19", "UC-11.20")
def test_buildings_are_connected_together_with_their_city() -> None:
    ahead = "c5.b1:farm c5.b2:lab+ c9.b1:desal"
    assert built(ahead).building.bit_count() == 1
    assert built(ahead + " c5").building.bit_count() == 1
    assert built(ahead + " c5 t-c5-c9").building.bit_count() == 3
    assert built(ahead + " t-c5-c9").building.bit_count() == 1


@pytest.mark.rule("UC-6.20", "UC-11.3")
def test_building_at_a_legal_city_site_asks_for_no_dome() -> None:
    now = built("")
    sites = {site for site in now.building_sites("ordinary") if site.startswith("c6.")}
    assert sites == {"c6.b1", "c6.b2", "c6.b3"}


@pytest.mark.rule("UC-6.21")
def test_an_effect_reaches_expansion_sites_only_where_it_names_them() -> None:
    now = built("c9.b2:lab")
    assert now.building_sites("expansion") == ("c5.x", "c6.x", "c8.x", "c9.x")
    assert all(not site.endswith("x") for site in now.building_sites("ordinary"))
    both = (*now.building_sites("ordinary"), *now.building_sites("expansion"))
    assert now.building_sites("any") == tuple(sorted(both))


@pytest.mark.rule("UC-6.21")
def test_an_expansion_site_holds_one_building() -> None:
    assert "c9.x" not in built("c9.x:farm").building_sites("any")


@pytest.mark.rule("D9")
def test_of_sites_that_are_alike_only_the_first_that_is_empty_is_named() -> None:
    assert of_c9(built("").different_building_sites("ordinary")) == ["c9.b1", "c9.b2"]
    assert of_c9(built("c9.b2:lab").different_building_sites("ordinary")) == ["c9.b1", "c9.b3"]
    assert of_c9(built("c9.b1:farm").different_building_sites("ordinary")) == ["c9.b2"]


@pytest.mark.rule("D12")
def test_of_equal_buildings_on_sites_that_are_alike_one_is_named_for_an_upgrade() -> None:
    assert built("c9.b2:lab c9.b3:lab").upgradable(("lab",)) == ("c9.b2",)
    assert built("c9.b2:lab c9.b3:farm").upgradable(("lab", "farm")) == ("c9.b2", "c9.b3")
    assert built("c9.b2:lab+ c9.b3:lab").upgradable(("lab",)) == ("c9.b3",)
    # What building on a site gave once makes no difference any more.
    assert built("c9.b1:lab c9.b2:lab").upgradable(("lab",)) == ("c9.b1",)


@pytest.mark.rule("D12", "UC-7.9")
def test_a_site_where_a_building_produces_twice_is_named_apart() -> None:
    now = built("c5 c5.b1:lab c5.b2:lab c5.b4:lab", 5)
    assert now.upgradable(("lab",)) == ("c5.b1", "c5.b4")


@pytest.mark.rule("UC-6.60")
def test_equal_upgraded_buildings_produce_one_after_the_other() -> None:
    now = built("c9.b2:lab+ c9.b3:lab+")
    assert now.upgraded(("lab",)) == ("c9.b2",)
    assert now.upgraded(("lab",), ("c9.b2",)) == ("c9.b3",)
    assert now.upgraded(("lab",), ("c9.b2", "c9.b3")) == ()
    assert built("c9.b1:lab+ c9.b2:lab+").upgraded(("lab",)) == ("c9.b1",)


@pytest.mark.rule("UC-6.47")
def test_the_buildings_of_a_city_are_counted_by_kind() -> None:
    now = built("c9.b1:lab c9.x:lab+ c9.b2:farm")
    assert now.number_at("c9", ("lab",)) == 2
    assert now.number_at("c9", ("farm", "desal", "lab")) == 3
    assert now.number_at("c8", ("farm", "desal", "lab")) == 0
    assert now.kinds_at("c9") == ("farm", "lab")


@pytest.mark.rule("UC-6.48")
def test_the_upgraded_buildings_of_a_city_are_counted_by_kind() -> None:
    now = built("c9.b1:lab+ c9.x:lab c9.b2:lab+ c9.b3:farm+")
    assert (now.upgraded_at("c9", "lab"), now.upgraded_at("c9", "farm")) == (2, 1)


# ---------------------------------------------------------------- tunnels and metropolises


@pytest.mark.rule("UC-6.23", "UC-6.26")
def test_a_network_never_leads_through_a_metropolis() -> None:
    now = built("t-c8-c9 t-c7-c8 t-c4-c7 t-c4-m1")
    assert "c2" not in reached(now)
    assert "t-c2-m1" not in now.tunnel_sites


@pytest.mark.rule("UC-6.26")
def test_the_brown_metropolis_needs_both_its_tunnels() -> None:
    one = "t-c8-c9 t-c7-c8 t-c4-c7 t-c4-m1"
    assert connected(built(one)) == ()
    other = one + " t-c6-c9 t-c3-c6 t-c2-c3"
    before, after = built(other), built(other + " t-c2-m1")
    assert connected(after) == ("m1",)
    assert newly_connected(before, after) == ("m1",)


@pytest.mark.rule("UC-6.26", "UC-6.27", "UC-11.22")
def test_the_last_tunnel_connects_a_blue_metropolis_and_no_other_tunnel_does() -> None:
    way = "t-c6-c9 t-c3-c6"
    before, after = built(way), built(way + " t-c3-m2")
    assert newly_connected(before, after) == ("m2",)
    assert after.connected_tiles == ("mint",)
    assert newly_connected(after, built(way + " t-c3-m2 t-c5-c9")) == ()


@pytest.mark.rule("UC-6.28")
def test_a_gained_metropolis_is_connected_at_once() -> None:
    assert built("", gained=("shipyards",)).connected_tiles == ("shipyards",)


@pytest.mark.rule("UC-6.25")
def test_a_tunnel_from_an_empty_site_to_a_metropolis_is_not_at_a_city() -> None:
    way = "t-c6-c9 t-c3-c6 t-c3-m2"
    assert built(way).tunnel.bit_count() == 1
    assert built(way + " c6 c3").tunnel.bit_count() == 3


# ---------------------------------------------------------------- upgrades


@pytest.mark.rule("UC-6.31")
def test_a_structure_can_be_upgraded_once_connected_or_not() -> None:
    now = built("c5.b1:lab c9.b1:lab+ c9.b2:farm t-c8-c9 t-c5-c9+")
    assert now.upgradable(("lab",)) == ("c5.b1",)
    assert now.upgradable(("farm", "tunnel")) == ("c9.b2", "t-c8-c9")
    assert now.upgradable(("farm", "desal", "lab", "tunnel")) == ("c5.b1", "c9.b2", "t-c8-c9")


@pytest.mark.rule("UC-6.60", "UC-7.33")
def test_what_produces_once_more_is_upgraded_and_at_a_connected_city() -> None:
    now = built("c5.b1:lab+ c9.b1:lab+ c9.b2:farm t-c8-c9+ t-c7-c8+")
    assert now.upgraded(("farm", "lab")) == ("c9.b1",)
    assert now.upgraded(("lab", "tunnel")) == ("c9.b1", "t-c8-c9")


def test_what_stands_where_can_be_looked_up() -> None:
    now = built("c5* c9.b1:lab+ c9.b2:desal t-c8-c9")
    chart, nation = now.chart, now.nation
    assert [city_at(chart, nation, site) for site in ("c5", "c6")] == ["purple", None]
    standing = [structure_at(chart, nation, site) for site in ("c9.b1", "c9.b2", "c9.b3")]
    assert standing == ["lab", "desal", None]
    tunnels = [structure_at(chart, nation, site) for site in ("t-c8-c9", "t-c5-c9")]
    assert tunnels == ["tunnel", None]
    assert [upgraded_at(chart, nation, site) for site in ("c9.b1", "c9.b2")] == [True, False]
    assert not upgraded_at(chart, nation, "t-c8-c9")


# ---------------------------------------------------------------- as data


def test_building_leaves_the_nation_before_it_as_it_was() -> None:
    chart = chart_of(PACK.boards[1])
    before = founded(chart, TILES)
    after = with_tunnel(chart, before, "t-c5-c9")
    assert before == founded(chart, TILES) != after
    assert survey(chart, before) is survey(chart, founded(chart, TILES))


def test_a_nation_can_be_stored_and_read_again() -> None:
    nation = built("c5* c9.b1:lab+ c9.x:farm t-c8-c9+", gained=("shipyards",)).nation
    adapter = TypeAdapter(Nation)
    assert adapter.validate_json(adapter.dump_json(nation)) == nation
