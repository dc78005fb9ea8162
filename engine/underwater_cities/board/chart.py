"""The sites of a player board and their connections, prepared for quick lookups.

Sets of sites are bit masks: bit n of a mask is the n-th site by name. All boards are small, so
unions and counts of sites are single integer operations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of
from engine.underwater_cities.pack.components import Board, SpecialKind

Mask: TypeAlias = int
"""A set of sites."""


def union(parts: Sequence[Mask], chosen: Mask) -> Mask:
    """Return the union of the parts of the chosen sites; the n-th part is the n-th site's."""
    found = 0
    while chosen:
        lowest = chosen & -chosen
        found |= parts[lowest.bit_length() - 1]
        chosen ^= lowest
    return found


@dataclass(frozen=True, eq=False)
class Sites:
    """The sites of one kind, in the order of their names."""

    names: tuple[str, ...]
    _named: dict[Mask, tuple[str, ...]] = field(default_factory=dict, repr=False)

    @cached_property
    def bits(self) -> Mapping[str, Mask]:
        """The set that contains just one site, by its name."""
        return {name: 1 << place for place, name in enumerate(self.names)}

    @cached_property
    def places(self) -> Mapping[str, int]:
        """The index of each site, counted from 0."""
        return {name: place for place, name in enumerate(self.names)}

    def mask(self, names: Iterable[str]) -> Mask:
        """Return the set of the sites with these names."""
        found = 0
        for name in names:
            found |= self.bits[name]
        return found

    def named(self, mask: Mask) -> tuple[str, ...]:
        """Return the names of the sites in a set, in order."""
        known = self._named.get(mask)
        if known is None:
            known = tuple(name for place, name in enumerate(self.names) if mask >> place & 1)
            self._named[mask] = known
        return known


def sites(names: Iterable[str]) -> Sites:
    """Return sites in the order of their names."""
    return Sites(tuple(sorted(names)))


@dataclass(frozen=True, eq=False, kw_only=True)
class Chart:
    """The graph of a player board (UC-6.17)."""

    cities: Sites
    tunnels: Sites
    buildings: Sites
    """Ordinary building sites and expansion sites."""
    metropolises: Sites
    start: Mask
    """The city site of the starting city."""
    ends: tuple[Mask, ...]
    """The city sites at the ends of each tunnel site."""
    needs: tuple[Mask, ...]
    """The tunnel sites adjacent to each metropolis (UC-6.26)."""
    sites_of: tuple[Mask, ...]
    """The building sites of each city site, including the expansion site."""
    expansions: Mask
    """The expansion sites among the building sites (UC-6.21)."""
    doubled: Mask
    """Building sites that produce twice (UC-7.9)."""
    tripled_cities: Mask
    tripled_tunnels: Mask
    joined: tuple[Mask, ...]
    """Pairs of tunnel sites that give more together."""
    coastal: tuple[Mask, ...]
    """The metropolises with a tunnel site that gives them more points, one per such site."""
    surcharges: Mapping[str, Stock]
    """The additional cost of building on a site (UC-6.4)."""
    at_once: Mapping[str, int]
    """The points for building on a site (UC-6.30)."""
    alike: tuple[Mask, ...]
    """Groups of building sites of one city that do not differ."""
    alike_once_built: tuple[Mask, ...]
    """Groups of built-on sites that do not differ, as their bonuses have been gained."""

    def one_of_alike(self, sites: Mask) -> Mask:
        """Return building sites, keeping only the first of each group of equal ones."""
        return _one_of_each(self.alike, sites)

    def one_of_alike_once_built(self, sites: Mask) -> Mask:
        """Return sites with equal buildings, keeping only the first of each group of equal ones."""
        return _one_of_each(self.alike_once_built, sites)

    def surcharge(self, site: str) -> Stock:
        """Return the additional cost of building on a site; usually nothing."""
        return self.surcharges.get(site, NOTHING)

    @cached_property
    def tunnels_at(self) -> tuple[Mask, ...]:
        """The tunnel sites at each city site."""
        return tuple(
            sum(1 << tunnel for tunnel, ends in enumerate(self.ends) if ends >> city & 1)
            for city in range(len(self.cities.names))
        )

    @cached_property
    def neighbours(self) -> tuple[Mask, ...]:
        """The city sites adjacent to each city site, with or without a tunnel."""
        return tuple(
            union(self.ends, tunnels) & ~(1 << city) for city, tunnels in enumerate(self.tunnels_at)
        )

    @cached_property
    def city_of(self) -> Mapping[str, str]:
        """The city site that each building site belongs to."""
        return {
            site: city
            for city, own in zip(self.cities.names, self.sites_of, strict=True)
            for site in self.buildings.named(own)
        }


POINTS_AT_ONCE = 6
"""The points for building a city on its special site (UC-6.30)."""


@cached_method
def chart_of(board: Board) -> Chart:
    """Return the chart of a player board."""
    cities = sites(board.cities)
    tunnels = sites(site.id for site in board.tunnels)
    buildings = sites(board.city_of)
    metropolises = sites(place.id for place in board.metropolises)
    special, bonus = board.special_at.get, board.bonuses.get
    return Chart(
        cities=cities,
        tunnels=tunnels,
        buildings=buildings,
        metropolises=metropolises,
        start=cities.bits[board.start],
        ends=tuple(_among(cities, board.tunnel[name].ends) for name in tunnels.names),
        needs=tuple(tunnels.mask(board.metropolis[name].tunnels) for name in metropolises.names),
        sites_of=tuple(
            buildings.mask((*board.buildings[city], board.expansions[city]))
            for city in cities.names
        ),
        expansions=buildings.mask(board.expansions.values()),
        doubled=buildings.mask(_special(board, "double_building")),
        tripled_cities=cities.mask(_special(board, "triple_city")),
        tripled_tunnels=tunnels.mask(_special(board, "triple_tunnel")),
        joined=tuple(
            tunnels.mask(special.sites)
            for special in board.specials
            if special.kind == "joined_tunnels"
        ),
        coastal=tuple(
            _among(metropolises, board.tunnel[name].ends)
            for name in _special(board, "metropolis_tunnel")
        ),
        surcharges={
            site: stock_of(special.surcharge) for site, special in board.special_at.items()
        },
        at_once=dict.fromkeys(_special(board, "six_points"), POINTS_AT_ONCE),
        alike=tuple(map(buildings.mask, _alike(board, lambda site: (special(site), bonus(site))))),
        alike_once_built=tuple(map(buildings.mask, _alike(board, special))),
    )


def _alike(board: Board, nature: Callable[[str], object]) -> Iterator[list[str]]:
    """Yield the groups of ordinary building sites with equal city sites and properties."""
    for own in board.buildings.values():
        groups: dict[object, list[str]] = {}
        for site in own:
            groups.setdefault(nature(site), []).append(site)
        yield from (group for group in groups.values() if len(group) > 1)


def _one_of_each(groups: Iterable[Mask], sites: Mask) -> Mask:
    """Return building sites, keeping only the first of each group."""
    for group in groups:
        among = sites & group
        sites ^= among & (among - 1)  # all of them but the lowest
    return sites


def _among(known: Sites, names: Iterable[str]) -> Mask:
    """Return the set of those names that are sites of this kind."""
    return known.mask(name for name in names if name in known.bits)


def _special(board: Board, kind: SpecialKind) -> tuple[str, ...]:
    """Return the special sites of a kind."""
    return tuple(
        site for special in board.specials if special.kind == kind for site in special.sites
    )
