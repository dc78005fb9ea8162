"""Laws for every nation that grows by legal builds."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.underwater_cities.board.counters import Holdings, count
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.pack.components import Board
from engine.underwater_cities.terms.glossary import Counter
from tests.engine.underwater_cities.nations import BOARDS, growing, neighbours, tunnels_at

boards = st.sampled_from(BOARDS)
picks = st.lists(st.integers(min_value=0, max_value=10_000), max_size=70)
GROWING_COUNTERS: tuple[Counter, ...] = (
    "tunnel",
    "building",
    "city",
    "up_structure",
    "trio",
    "metropolis",
    "pair_any",
)


def walked(board: Board, tunnels: frozenset[str]) -> set[str]:
    """The city sites found by walking from the start along built tunnels (UC-6.23)."""
    found, waiting = {board.start}, deque([board.start])
    while waiting:
        here = waiting.popleft()
        for tunnel in tunnels_at(board, here):
            for end in tunnel.ends:
                if tunnel.id in tunnels and end in board.expansions and end not in found:
                    found.add(end)
                    waiting.append(end)
    return found


def tunnels_of(now: Survey) -> frozenset[str]:
    return frozenset(now.chart.tunnels.named(now.nation.tunnel))


@pytest.mark.rule("UC-6.23", "UC-6.24")
@given(boards, picks)
@settings(max_examples=60, deadline=None)
def test_the_reached_sites_are_those_that_can_be_walked_to(board: Board, chosen: list[int]) -> None:
    *_, now = growing(board, chosen)
    found = walked(board, tunnels_of(now))
    assert set(now.chart.cities.named(now.reached)) == found
    assert set(now.cities) == found & set(now.chart.cities.named(now.nation.city))


@pytest.mark.rule("UC-6.19", "UC-6.20", "UC-6.22", "UC-11.21")
@given(boards, picks)
@settings(max_examples=60, deadline=None)
def test_legal_sites_are_those_that_the_rules_allow(board: Board, chosen: list[int]) -> None:
    *_, now = growing(board, chosen)
    cities = set(now.chart.cities.named(now.nation.city))
    buildings = set(now.chart.buildings.named(now.nation.building))
    tunnels = tunnels_of(now)
    could = {
        city for city in board.cities if city not in cities and cities & {*neighbours(board, city)}
    }
    assert set(now.city_sites) == could
    sites = {site for site, city in board.city_of.items() if city in cities | could}
    assert set(now.building_sites("any")) == sites - buildings
    touching = {tunnel.id for tunnel in board.tunnels if walked(board, tunnels) & {*tunnel.ends}}
    assert set(now.tunnel_sites) == touching - tunnels


@pytest.mark.rule("D9")
@given(boards, picks)
@settings(max_examples=30, deadline=None)
def test_a_site_that_is_not_named_has_a_twin_that_is(board: Board, chosen: list[int]) -> None:
    *_, now = growing(board, chosen)

    def told_by(site: str) -> tuple[object, ...]:
        expansion = site in board.expansions.values()
        return (board.city_of[site], expansion, board.bonuses.get(site), board.special_at.get(site))

    legal, named = now.building_sites("any"), now.different_building_sites("any")
    assert set(named) <= set(legal)
    assert sorted(map(str, {told_by(site) for site in legal})) == sorted(
        map(str, map(told_by, named))
    )


@pytest.mark.rule("UC-6.26")
@given(boards, picks)
@settings(max_examples=60, deadline=None)
def test_a_metropolis_is_connected_when_all_its_tunnels_stand(
    board: Board, chosen: list[int]
) -> None:
    *_, now = growing(board, chosen)
    whole = {place.id for place in board.metropolises if tunnels_of(now).issuperset(place.tunnels)}
    assert set(now.chart.metropolises.named(now.metropolis)) == whole


@pytest.mark.rule("UC-6.34")
@given(boards, picks)
@settings(max_examples=30, deadline=None)
def test_nothing_ever_loses_its_connection(board: Board, chosen: list[int]) -> None:
    grown = [Holdings(now) for now in growing(board, chosen)]
    for counter in GROWING_COUNTERS:
        counts = [count(counter, holdings) for holdings in grown]
        assert counts == sorted(counts)
