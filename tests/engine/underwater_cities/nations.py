"""Nations written in a few words, on the boards of the pack and on small ones of their own."""

from __future__ import annotations

from collections.abc import Iterator

from engine.underwater_cities.board.chart import Chart, chart_of
from engine.underwater_cities.board.counters import Holdings
from engine.underwater_cities.board.nation import (
    BUILDINGS,
    Nation,
    founded,
    with_building,
    with_city,
    with_conversion,
    with_metropolis,
    with_tunnel,
    with_upgrade,
)
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.board.survey import Survey, survey
from engine.underwater_cities.pack.components import Board, MetropolisPlace, TunnelSite
from engine.underwater_cities.pack.load import default_pack
from engine.underwater_cities.terms.glossary import BuildingKind

PACK = default_pack()
BOARDS = tuple(PACK.boards.values())
TILES = ("engineering_capital", "mint", "academy")
"""The tiles at m1 to m3."""
KINDS: dict[str, BuildingKind] = {kind: kind for kind in BUILDINGS}


def built(words: str, board: Board | int = 1, gained: tuple[str, ...] = ()) -> Survey:
    """A nation of these things besides the starting city.

    `c6` is a nonsymbiotic city, `c6*` a symbiotic one, `t-c6-c9` a tunnel, `c9.b1:farm` a
    building; a plus at the end of a structure tells that it is upgraded, `^` in front of a site
    upgrades what stands there.
    """
    chart = chart_of(PACK.boards[board] if isinstance(board, int) else board)
    nation = founded(chart, TILES[: len(chart.metropolises.names)])
    for word in words.split():
        nation = _with(chart, nation, word)
    for tile in gained:
        nation = with_metropolis(nation, tile)
    return survey(chart, nation)


def _with(chart: Chart, nation: Nation, word: str) -> Nation:
    if word.startswith("^"):
        return with_upgrade(chart, nation, word[1:])
    name, upgraded = word.removesuffix("+"), word.endswith("+")
    site, _, kind = name.partition(":")
    if site in chart.tunnels.bits:
        nation = with_tunnel(chart, nation, site)
    elif kind:
        nation = with_building(chart, nation, site, KINDS[kind])
    elif site.endswith("*") and nation.white & chart.cities.bits[site[:-1]]:
        nation = with_conversion(chart, nation, site[:-1])
    else:
        purple = site.endswith("*")
        nation = with_city(chart, nation, site.removesuffix("*"), "purple" if purple else "white")
    return with_upgrade(chart, nation, site) if upgraded else nation


def holding(words: str = "", stock: Stock = NOTHING, board: int = 1) -> Holdings:
    """A player with such a nation and these resources."""
    return Holdings(built(words, board), stock)


def small_board(
    start: str, cities: str, tunnels: dict[str, tuple[str, str]], metropolis: str = ""
) -> Board:
    """A board of these city sites, with three building sites at each, and these tunnel sites."""
    at_metropolis = tuple(name for name, ends in tunnels.items() if metropolis in ends)
    place = MetropolisPlace(metropolis, "blue", at_metropolis)
    return Board(
        number=0,
        side="basic",
        start=start,
        cities=tuple(cities),
        tunnels=tuple(TunnelSite(name, ends) for name, ends in tunnels.items()),
        metropolises=(place,) if metropolis else (),
        buildings={city: tuple(f"{city}.b{n}" for n in (1, 2, 3)) for city in cities},
        expansions={city: f"{city}.x" for city in cities},
        bonuses={},
        specials=(),
        spots={},
    )


def growing(board: Board, picks: list[int]) -> Iterator[Survey]:
    """A nation after each of these builds, all of them legal where they are made."""
    chart = chart_of(board)
    nation = founded(chart, TILES)
    yield survey(chart, nation)
    for pick in picks:
        steps = _steps(survey(chart, nation))
        if steps:
            nation = _with(chart, nation, steps[pick % len(steps)])
            yield survey(chart, nation)


def _steps(now: Survey) -> list[str]:
    """All builds, upgrades and conversions that are legal."""
    return [
        *now.city_sites,
        *(f"{site}*" for site in (*now.city_sites, *now.convertible)),
        *now.tunnel_sites,
        *(f"{site}:{kind}" for site in now.building_sites("any") for kind in BUILDINGS),
        *(f"^{site}" for site in now.upgradable((*BUILDINGS, "tunnel"))),
    ]


def tunnels_at(board: Board, node: str) -> tuple[TunnelSite, ...]:
    """The tunnel sites at a city site or a metropolis place."""
    return tuple(tunnel for tunnel in board.tunnels if node in tunnel.ends)


def neighbours(board: Board, city: str) -> tuple[str, ...]:
    """The city sites adjacent to a city site (UC-6.17)."""
    ends = [end for tunnel in tunnels_at(board, city) for end in tunnel.ends]
    return tuple(end for end in ends if end != city and end in board.expansions)
