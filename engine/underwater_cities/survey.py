"""What follows from what a player has built: connections, legal sites, and what a build completes.

A survey belongs to one nation on one board. It works out each thing when it is first asked for,
and the same nation is given the same survey again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

from engine.underwater_cities.chart import Chart, Mask, union
from engine.underwater_cities.glossary import BuildingKind, SingleKind
from engine.underwater_cities.nation import BUILDINGS, Nation

Where: TypeAlias = Literal["ordinary", "expansion", "any"]
"""Which building sites an effect allows (UC-6.21)."""


@dataclass(frozen=True, eq=False)
class Survey:
    """A nation on its board, and all that can be said of it."""

    chart: Chart
    nation: Nation

    # ------------------------------------------------------------ what is connected

    @cached_property
    def reached(self) -> Mask:
        """The start site and all city sites at an end of a built tunnel (UC-6.23)."""
        return self.chart.start | union(self.chart.ends, self.nation.tunnel)

    @cached_property
    def city(self) -> Mask:
        """City sites with a connected city (UC-6.24)."""
        return self.nation.city & self.reached

    @cached_property
    def white(self) -> Mask:
        """City sites with a connected nonsymbiotic city."""
        return self.nation.white & self.reached

    @cached_property
    def purple(self) -> Mask:
        """City sites with a connected symbiotic city."""
        return self.nation.purple & self.reached

    @cached_property
    def tunnel(self) -> Mask:
        """Tunnel sites with a tunnel that has a city at an end (UC-6.25)."""
        return self.nation.tunnel & union(self.chart.tunnels_at, self.nation.city)

    @cached_property
    def up_tunnel(self) -> Mask:
        """The upgraded ones among them."""
        return self.tunnel & self.nation.up_tunnel

    @cached_property
    def _connected_sites(self) -> Mask:
        return union(self.chart.sites_of, self.city)

    @cached_property
    def farm(self) -> Mask:
        """Building sites with a connected farm."""
        return self.nation.farm & self._connected_sites

    @cached_property
    def desal(self) -> Mask:
        """Building sites with a connected desalination plant."""
        return self.nation.desal & self._connected_sites

    @cached_property
    def lab(self) -> Mask:
        """Building sites with a connected laboratory."""
        return self.nation.lab & self._connected_sites

    @cached_property
    def building(self) -> Mask:
        """Building sites with a connected building."""
        return self.nation.building & self._connected_sites

    @cached_property
    def up_building(self) -> Mask:
        """Building sites with a connected upgraded building."""
        return self.nation.up_building & self._connected_sites

    @cached_property
    def metropolis(self) -> Mask:
        """Places of the metropolises with tunnels on all their tunnel sites (UC-6.26)."""
        built = self.nation.tunnel
        return sum(1 << n for n, needs in enumerate(self.chart.needs) if needs & built == needs)

    @cached_property
    def connected_tiles(self) -> tuple[str, ...]:
        """The tiles of the connected metropolises, those that effects gave included."""
        on_board = zip(self.nation.tiles, range(len(self.chart.needs)), strict=True)
        mine = tuple(tile for tile, n in on_board if self.metropolis >> n & 1)
        return (*mine, *self.nation.gained)

    def of_kind(self, kind: BuildingKind) -> Mask:
        """Building sites with a connected building of that kind."""
        if kind == "farm":
            return self.farm
        return self.desal if kind == "desal" else self.lab

    # ------------------------------------------------------------ city by city

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """The city sites with a connected city."""
        return self.chart.cities.named(self.city)

    def kinds_at(self, city: str) -> tuple[BuildingKind, ...]:
        """Which kinds of buildings stand at a city site."""
        own = self._own_sites(city)
        return tuple(kind for kind in BUILDINGS if self.nation.of_kind(kind) & own)

    def number_at(self, city: str, kinds: Iterable[BuildingKind]) -> int:
        """How many buildings of these kinds together stand at a city site (UC-6.47)."""
        own = self._own_sites(city)
        return sum((self.nation.of_kind(kind) & own).bit_count() for kind in kinds)

    def upgraded_at(self, city: str, kind: BuildingKind) -> int:
        """How many upgraded buildings of a kind stand at a city site (UC-6.48)."""
        upgraded = self.nation.of_kind(kind) & self.nation.up_building
        return (upgraded & self._own_sites(city)).bit_count()

    def is_connected(self, city: str) -> bool:
        """Whether a connected city stands on that city site."""
        return bool(self.city & self.chart.cities.bits[city])

    def _own_sites(self, city: str) -> Mask:
        return self.chart.sites_of[self.chart.cities.places[city]]

    # ------------------------------------------------------------ where something can be built

    @cached_property
    def _city_sites(self) -> Mask:
        """Empty city sites adjacent to an own city, connected or not (UC-6.19)."""
        return union(self.chart.neighbours, self.nation.city) & ~self.nation.city

    @cached_property
    def city_sites(self) -> tuple[str, ...]:
        """The legal sites for a city (UC-6.19)."""
        return self.chart.cities.named(self._city_sites)

    @cached_property
    def _building_sites(self) -> Mask:
        """Empty sites whose city site holds a city or could hold a new one (UC-6.20)."""
        open_ = union(self.chart.sites_of, self.nation.city | self._city_sites)
        return open_ & ~self.nation.building

    def _legal_building_sites(self, where: Where) -> Mask:
        """Ordinary sites, expansion sites or both (UC-6.21)."""
        if where == "ordinary":
            return self._building_sites & ~self.chart.expansions
        if where == "expansion":
            return self._building_sites & self.chart.expansions
        return self._building_sites

    def building_sites(self, where: Where) -> tuple[str, ...]:
        """The legal sites for a building."""
        return self.chart.buildings.named(self._legal_building_sites(where))

    def different_building_sites(self, where: Where) -> tuple[str, ...]:
        """The legal sites for a building, only one of those that are alike."""
        legal = self._legal_building_sites(where)
        return self.chart.buildings.named(self.chart.one_of_alike(legal))

    @cached_property
    def tunnel_sites(self) -> tuple[str, ...]:
        """The legal sites for a tunnel: empty, with an end at a reached city site (UC-6.22)."""
        touching = union(self.chart.tunnels_at, self.reached)
        return self.chart.tunnels.named(touching & ~self.nation.tunnel)

    # ------------------------------------------------------------ what can be upgraded or converted

    def upgradable(self, kinds: Iterable[SingleKind]) -> tuple[str, ...]:
        """The structures of these kinds that are not upgraded, connected or not (UC-6.31).

        Of equal buildings on sites that are alike only one is named.
        """
        nation, chart = self.nation, self.chart
        wanted = frozenset(kinds)
        buildings = sum(
            chart.one_of_alike_once_built(nation.of_kind(kind) & ~nation.up_building)
            for kind in BUILDINGS
            if kind in wanted
        )
        found = chart.buildings.named(buildings)
        if "tunnel" in wanted:
            return (*found, *chart.tunnels.named(nation.tunnel & ~nation.up_tunnel))
        return found

    def upgraded(
        self, kinds: Iterable[SingleKind], besides: Collection[str] = ()
    ) -> tuple[str, ...]:
        """The upgraded structures of these kinds at connected cities (UC-6.60).

        Those that are meant besides are left out; of what is alike only one is named.
        """
        wanted, chart = frozenset(kinds), self.chart
        done = chart.buildings.mask(site for site in besides if site in chart.buildings.bits)
        buildings = sum(
            chart.one_of_alike_once_built(self.of_kind(kind) & self.nation.up_building & ~done)
            for kind in BUILDINGS
            if kind in wanted
        )
        found = chart.buildings.named(buildings)
        if "tunnel" not in wanted:
            return found
        tunnels = chart.tunnels.named(self.up_tunnel)
        return (*found, *(site for site in tunnels if site not in besides))

    @cached_property
    def convertible(self) -> tuple[str, ...]:
        """The nonsymbiotic cities, connected or not (UC-6.33)."""
        return self.chart.cities.named(self.nation.white)


@lru_cache(maxsize=4096)
def survey(chart: Chart, nation: Nation) -> Survey:
    """What follows from a nation on its board."""
    return Survey(chart, nation)


def newly_connected(before: Survey, after: Survey) -> tuple[str, ...]:
    """The metropolises that a tunnel has just connected (UC-6.26)."""
    return after.chart.metropolises.named(after.metropolis & ~before.metropolis)
