"""Consequences of what a player has built: connections, legal sites and completed metropolises.

A survey belongs to one nation on one board. It computes each value when it is first needed, and
equal nations share a survey.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from engine.core.storage.kept import remembered
from engine.underwater_cities.board.chart import Chart, Mask, union
from engine.underwater_cities.board.nation import BUILDINGS, Nation
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import BuildingKind, SingleKind

Where: TypeAlias = Literal["ordinary", "expansion", "any"]
"""The building sites that an effect allows (UC-6.21)."""


@dataclass(frozen=True, eq=False)
class Survey:
    """A nation on its board, with everything derived from it."""

    chart: Chart
    nation: Nation

    # ------------------------------------------------------------ connections

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
        """Tunnel sites with an upgraded tunnel that has a city at an end."""
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
        """Places of the metropolises whose tunnel sites all have tunnels (UC-6.26)."""
        built = self.nation.tunnel
        return sum(1 << n for n, needs in enumerate(self.chart.needs) if needs & built == needs)

    @cached_property
    def connected_tiles(self) -> tuple[str, ...]:
        """The tiles of the connected metropolises, including those gained through effects."""
        on_board = zip(self.nation.tiles, range(len(self.chart.needs)), strict=True)
        mine = tuple(tile for tile, n in on_board if self.metropolis >> n & 1)
        return (*mine, *self.nation.gained)

    def of_kind(self, kind: BuildingKind) -> Mask:
        """Return the building sites with a connected building of that kind."""
        if kind == "farm":
            return self.farm
        return self.desal if kind == "desal" else self.lab

    # ------------------------------------------------------------ city by city

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """The city sites with a connected city."""
        return self.chart.cities.named(self.city)

    def kinds_at(self, city: str) -> tuple[BuildingKind, ...]:
        """Return the kinds of buildings at a city site."""
        own = self._own_sites(city)
        return tuple(kind for kind in BUILDINGS if self.nation.of_kind(kind) & own)

    def number_at(self, city: str, kinds: Iterable[BuildingKind]) -> int:
        """Return the total number of buildings of these kinds at a city site (UC-6.47)."""
        own = self._own_sites(city)
        return sum((self.nation.of_kind(kind) & own).bit_count() for kind in kinds)

    def upgraded_at(self, city: str, kind: BuildingKind) -> int:
        """Return the number of upgraded buildings of a kind at a city site (UC-6.48)."""
        upgraded = self.nation.of_kind(kind) & self.nation.up_building
        return (upgraded & self._own_sites(city)).bit_count()

    def is_connected(self, city: str) -> bool:
        """Return whether the city site has a connected city."""
        return bool(self.city & self.chart.cities.bits[city])

    def _own_sites(self, city: str) -> Mask:
        return self.chart.sites_of[self.chart.cities.places[city]]

    # ------------------------------------------------------------ legal sites

    @cached_property
    def _city_sites(self) -> Mask:
        """Empty city sites adjacent to a city of the player's, connected or not (UC-6.19)."""
        return union(self.chart.neighbours, self.nation.city) & ~self.nation.city

    @cached_property
    def city_sites(self) -> tuple[str, ...]:
        """The legal sites for a city (UC-6.19)."""
        return self.chart.cities.named(self._city_sites)

    @cached_property
    def _building_sites(self) -> Mask:
        """Empty sites at a city, or at a city site where one could be built (UC-6.20)."""
        open_ = union(self.chart.sites_of, self.nation.city | self._city_sites)
        return open_ & ~self.nation.building

    def _legal_building_sites(self, where: Where) -> Mask:
        """Return ordinary sites, expansion sites or both (UC-6.21)."""
        if where == "ordinary":
            return self._building_sites & ~self.chart.expansions
        if where == "expansion":
            return self._building_sites & self.chart.expansions
        return self._building_sites

    def building_sites(self, where: Where) -> tuple[str, ...]:
        """Return the legal sites for a building."""
        return self.chart.buildings.named(self._legal_building_sites(where))

    def different_building_sites(self, where: Where) -> tuple[str, ...]:
        """Return the legal sites for a building, omitting equivalent ones."""
        legal = self._legal_building_sites(where)
        return self.chart.buildings.named(self.chart.one_of_alike(legal))

    @cached_property
    def tunnel_sites(self) -> tuple[str, ...]:
        """The legal sites for a tunnel: empty, with an end at a reached city site (UC-6.22)."""
        touching = union(self.chart.tunnels_at, self.reached)
        return self.chart.tunnels.named(touching & ~self.nation.tunnel)

    # ------------------------------------------------------------ upgrades and conversions

    def upgradable(self, kinds: Iterable[SingleKind]) -> tuple[str, ...]:
        """Return the structures of these kinds not upgraded yet, connected or not (UC-6.31).

        Equivalent buildings on equivalent sites are listed once.
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
        """Return the upgraded structures of these kinds at connected cities (UC-6.60).

        Those in `besides` are left out, and so are equivalent ones.
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


@remembered(256)
def survey(chart: Chart, nation: Nation) -> Survey:
    """Return the survey of a nation on its board."""
    return Survey(chart, nation)


def newly_connected(before: Survey, after: Survey) -> tuple[str, ...]:
    """Return the metropolises that a tunnel has just connected (UC-6.26)."""
    return after.chart.metropolises.named(after.metropolis & ~before.metropolis)


def survey_of(state: State, seat: int) -> Survey:
    """Return everything a seat has built, and what follows from it."""
    return survey(state.chart(seat), state.players[seat].nation)
