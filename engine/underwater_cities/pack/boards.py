"""Loading the player boards of an Underwater Cities pack: one graph shared by several sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.core.packs.pack import PackTable, Row, SheetNamed, rows
from engine.underwater_cities.pack import rows as row
from engine.underwater_cities.pack.cells import NOT_READ, bad_value, expect, known, numbers, single
from engine.underwater_cities.pack.components import (
    SPECIAL_KINDS,
    Board,
    MetropolisPlace,
    Side,
    SpecialKind,
    SpecialSite,
    Spot,
    TunnelSite,
)
from engine.underwater_cities.pack.phrases import GAINS, RESOURCES, THINGS
from engine.underwater_cities.terms.glossary import Bundle, Thing

SITE_KINDS: dict[SpecialKind, str] = {
    "double_building": "building",
    "triple_city": "city",
    "triple_tunnel": "tunnel",
    "joined_tunnels": "two tunnels",
    "metropolis_tunnel": "tunnel",
    "six_points": "city",
}
"""The kind of site that each kind of special site must be on, as written in the table."""
FEWEST_BOARDS = 4
"""Each player has a different board, all of one side (UC-4.5)."""
BONUSES: dict[str, Thing] = {name: THINGS[name] for name in GAINS}
SURCHARGES: dict[str, Thing] = {name: THINGS[name] for name in RESOURCES}
PAIR = 2


@dataclass(frozen=True, slots=True)
class Graph:
    """The site graph that all boards share."""

    start: str
    cities: tuple[str, ...]
    tunnels: tuple[TunnelSite, ...]
    metropolises: tuple[MetropolisPlace, ...]
    drawn: Mapping[str, tuple[str, ...]]
    """The building sites drawn at each city."""
    expansions: Mapping[str, str]
    spots: Mapping[str, Spot]


def read_boards(sheet: SheetNamed) -> dict[int, Board]:
    """Return all boards by number, or raise if one of them is unplayable."""
    graph = _graph(sheet("board_sites"), sheet("metropolis_needs"))
    boards = _boards(sheet("building_sites"), graph)
    bonuses = _bonuses(sheet("board_bonuses"), boards)
    specials = _specials(sheet("special_sites"), _surcharges(sheet("special_site_kinds")), boards)
    return {
        number: replace(board, bonuses=bonuses[number], specials=specials[number])
        for number, board in boards.items()
    }


# --- the graph -----------------------------------------------------------------------------------


def _graph(sheet: PackTable, needs: PackTable) -> Graph:
    found = rows(sheet, row.SiteRow)
    single(sheet, "site")
    for cells, site in zip(sheet.rows, found, strict=True):
        if not site.fits():
            raise bad_value(sheet, cells["site"])
    by_kind = {kind: [site for site in found if site.kind == kind] for kind in row.SITE_WORDS}
    cities = tuple(site.site for site in by_kind["city"])
    graph = Graph(
        start=_start(sheet, found),
        cities=cities,
        tunnels=tuple(TunnelSite(t.site, (t.joins[0], t.joins[1])) for t in by_kind["tunnel"]),
        metropolises=_metropolises(needs, by_kind["metropolis"]),
        drawn={
            city: tuple(site.site for site in by_kind["building"] if site.joins == (city,))
            for city in cities
        },
        expansions={site.joins[0]: site.site for site in by_kind["expansion"]},
        spots={site.site: Spot(site.x, site.y, site.via) for site in found},
    )
    _check_joins(sheet, graph)
    _check_needs(needs, graph)
    _check_reach(sheet, graph)
    return graph


def _start(sheet: PackTable, found: tuple[row.SiteRow, ...]) -> str:
    """Return the site of the starting city; `joins` must be empty for all other cities."""
    starts = []
    for cells, site in zip(sheet.rows, found, strict=True):
        if site.kind == "city":
            if site.joins not in ((), ("start",)):
                raise bad_value(sheet, cells["joins"])
            starts += [site.site] if site.joins else []
    expect(sheet, len(starts), 1)
    return starts[0]


def _metropolises(sheet: PackTable, drawn: list[row.SiteRow]) -> tuple[MetropolisPlace, ...]:
    """Return the metropolis places, checking that both tables agree on their colours."""
    single(sheet, "metropolis")
    colours = {site.site: site.joins for site in drawn}
    found = rows(sheet, row.MetropolisRow, NOT_READ)
    for cells, place in zip(sheet.rows, found, strict=True):
        known(sheet, cells["metropolis"], colours, place.metropolis)
        if colours[place.metropolis] != (place.tile,):
            raise bad_value(sheet, cells["tile"])
    expect(sheet, len(found), len(drawn))
    return tuple(MetropolisPlace(place.metropolis, place.tile, place.tunnels) for place in found)


def _check_joins(sheet: PackTable, graph: Graph) -> None:
    """Raise unless tunnels join two sites, at least one a city, and cities have expansions."""
    ends = {*graph.cities, *(place.id for place in graph.metropolises)}
    pairs = set()
    for cells in sheet.rows:
        joins = row.split(cells["joins"].text)
        if cells["kind"].text == "tunnel":
            known(sheet, cells["joins"], ends, *joins)
            pair = frozenset(joins)
            if pair in pairs or joins[0] not in graph.cities:
                raise bad_value(sheet, cells["joins"])
            pairs.add(pair)
        elif cells["kind"].text in ("building", "expansion"):
            known(sheet, cells["joins"], graph.cities, *joins)
    expect(sheet, len(graph.expansions), len(graph.cities))


def _check_needs(sheet: PackTable, graph: Graph) -> None:
    """Raise unless a metropolis needs exactly the tunnels that lead to it (UC-6.26)."""
    for cells, place in zip(sheet.rows, graph.metropolises, strict=True):
        leading = {tunnel.id for tunnel in graph.tunnels if place.id in tunnel.ends}
        if sorted(place.tunnels) != sorted(leading) or not leading:
            raise bad_value(sheet, cells["tunnels"])


def _check_reach(sheet: PackTable, graph: Graph) -> None:
    """Raise if a city site cannot be reached from the start by tunnels (UC-6.22, UC-6.23)."""
    reached = {graph.start}
    steps = [tunnel.ends for tunnel in graph.tunnels if set(tunnel.ends) <= set(graph.cities)]
    while fresh := {end for pair in steps if reached & set(pair) for end in pair} - reached:
        reached |= fresh
    for cells in sheet.rows:
        if cells["kind"].text == "city" and cells["site"].text not in reached:
            raise sheet.error_at(cells["site"], "underwater-cities-pack-unreached")


# --- the boards ----------------------------------------------------------------------------------


def _boards(sheet: PackTable, graph: Graph) -> dict[int, Board]:
    """Return the boards with their building sites, without anything special on them."""
    single(sheet, "board")
    for city in graph.cities:
        if city not in sheet.columns:
            raise sheet.error_at(sheet.header[0], "pack-missing-column", name=city)
    found = rows(sheet, row.BuildingSitesRow, graph.cities)
    boards = {}
    for cells, each in zip(sheet.rows, found, strict=True):
        buildings = {city: _sites(sheet, cells, city, graph) for city in graph.cities}
        if sum(map(len, buildings.values())) != each.total:
            raise bad_value(sheet, cells["total"])
        boards[each.board] = _plain_board(graph, each.board, each.side, buildings)
    for side in ("basic", "asymmetric"):
        sides = sum(board.side == side for board in boards.values())
        if sides < FEWEST_BOARDS:
            cell, key = sheet.header[0], "underwater-cities-pack-too-few"
            raise sheet.error_at(cell, key, found=sides, fewest=FEWEST_BOARDS)
    return boards


def _plain_board(
    graph: Graph, number: int, side: Side, buildings: Mapping[str, tuple[str, ...]]
) -> Board:
    """Return a board whose sites have no bonuses or surcharges."""
    return Board(
        number=number,
        side=side,
        start=graph.start,
        cities=graph.cities,
        tunnels=graph.tunnels,
        metropolises=graph.metropolises,
        buildings=buildings,
        expansions=graph.expansions,
        bonuses={},
        specials=(),
        spots=graph.spots,
    )


def _sites(sheet: PackTable, cells: Row, city: str, graph: Graph) -> tuple[str, ...]:
    """Return the building sites of a city: as many as the cell says, b1 first."""
    names = [f"{city}.b{number}" for number in range(1, 10)]
    wanted = [str(number) for number in range(1, len(graph.drawn[city]) + 1)]
    if cells[city].text not in wanted:
        raise bad_value(sheet, cells[city])
    sites = tuple(names[: int(cells[city].text)])
    known(sheet, cells[city], graph.drawn[city], *sites)
    return sites


def _all_sites(board: Board) -> set[str]:
    """Return all sites of a board that can be built on."""
    tunnels = (tunnel.id for tunnel in board.tunnels)
    return {*board.cities, *tunnels, *board.city_of} - {board.start}


def _bonuses(sheet: PackTable, boards: Mapping[int, Board]) -> dict[int, dict[str, Bundle]]:
    """Return the building bonuses of each board, at most one per site."""
    bonuses: dict[int, dict[str, Bundle]] = {number: {} for number in boards}
    for cells, each in zip(sheet.rows, rows(sheet, row.BonusRow, ("bonus",)), strict=True):
        known(sheet, cells["board"], {str(number) for number in boards}, str(each.board))
        known(sheet, cells["site"], _all_sites(boards[each.board]), each.site)
        if each.site in bonuses[each.board]:
            raise sheet.error_at(cells["site"], "underwater-cities-pack-twice", name=each.site)
        bonuses[each.board][each.site] = numbers(sheet, cells, "bonus", BONUSES)
    return bonuses


# --- special sites -------------------------------------------------------------------------------


def _surcharges(sheet: PackTable) -> dict[SpecialKind, Bundle]:
    """Return the surcharge for each kind of special site, of which all must be given."""
    single(sheet, "kind")
    found = rows(sheet, row.SpecialKindRow, ("surcharge", "effect", "tag"))
    expect(sheet, len(found), len(SPECIAL_KINDS))
    for cells, each in zip(sheet.rows, found, strict=True):
        if each.site_kind != SITE_KINDS[each.kind]:
            raise bad_value(sheet, cells["site_kind"])
    prices = (numbers(sheet, cells, "surcharge", SURCHARGES) for cells in sheet.rows)
    return {each.kind: price for each, price in zip(found, prices, strict=True)}


def _specials(
    sheet: PackTable, surcharges: Mapping[SpecialKind, Bundle], boards: Mapping[int, Board]
) -> dict[int, tuple[SpecialSite, ...]]:
    """Return the special sites of each board: only on the asymmetric side, none overlapping."""
    specials: dict[int, tuple[SpecialSite, ...]] = dict.fromkeys(boards, ())
    for cells, each in zip(sheet.rows, rows(sheet, row.SpecialSiteRow), strict=True):
        known(sheet, cells["board"], {str(number) for number in boards}, str(each.board))
        board = boards[each.board]
        known(sheet, cells["sites"], _all_sites(board), *each.sites)
        taken = {site for special in specials[each.board] for site in special.sites}
        fits = board.side == "asymmetric" and _special_fits(board, each)
        if not fits or taken & set(each.sites):
            raise bad_value(sheet, cells["sites"])
        site = SpecialSite(each.kind, each.sites, surcharges[each.kind])
        specials[each.board] += (site,)
    return specials


def _special_fits(board: Board, special: row.SpecialSiteRow) -> bool:
    """Return whether a special site is on the right kind of site."""
    first = special.sites[0] if special.sites else ""
    if special.kind == "joined_tunnels":
        return _joined(board, special.sites)
    if len(special.sites) != 1:
        return False
    if special.kind == "metropolis_tunnel":
        return first in board.tunnel and not set(board.tunnel[first].ends) <= set(board.cities)
    there = {"city": board.cities, "tunnel": board.tunnel, "building": board.city_of}
    return first in there[SITE_KINDS[special.kind]]


def _joined(board: Board, sites: tuple[str, ...]) -> bool:
    """Return whether these are two tunnel sites that meet."""
    if len(sites) != PAIR or len(set(sites)) != PAIR or not set(sites) <= board.tunnel.keys():
        return False
    one, other = (set(board.tunnel[site].ends) for site in sites)
    return bool(one & other)
