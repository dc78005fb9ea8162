"""The structures and cities on a player's board.

A nation is immutable: building something makes a new one. So copies of a position share it, and
what follows from it is computed only once (see `survey`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.underwater_cities.board.chart import Chart, Mask
from engine.underwater_cities.terms.glossary import BuildingKind, CityKind

StructureKind: TypeAlias = Literal[BuildingKind, "tunnel"]
BUILDINGS: tuple[BuildingKind, ...] = ("farm", "desal", "lab")


@dataclass(frozen=True, slots=True)
class Nation:
    """A player's cities, tunnels, buildings and metropolis tiles; sets of sites are masks."""

    white: Mask = 0
    """City sites with a nonsymbiotic city."""
    purple: Mask = 0
    """City sites with a symbiotic city."""
    tunnel: Mask = 0
    """Tunnel sites with a tunnel."""
    up_tunnel: Mask = 0
    """Tunnel sites with an upgraded tunnel."""
    farm: Mask = 0
    """Building sites with a farm."""
    desal: Mask = 0
    """Building sites with a desalination plant."""
    lab: Mask = 0
    """Building sites with a laboratory."""
    up_building: Mask = 0
    """Building sites with an upgraded building of any kind."""
    tiles: tuple[str, ...] = ()
    """The metropolis tiles on the board, in the order of their places."""
    gained: tuple[str, ...] = ()
    """Metropolis tiles gained through effects (UC-6.28)."""

    @property
    def city(self) -> Mask:
        """City sites with a city of either kind."""
        return self.white | self.purple

    @property
    def building(self) -> Mask:
        """Building sites that have been built on."""
        return self.farm | self.desal | self.lab

    def of_kind(self, kind: BuildingKind) -> Mask:
        """Return the building sites with a building of that kind."""
        if kind == "farm":
            return self.farm
        return self.desal if kind == "desal" else self.lab


def founded(chart: Chart, tiles: tuple[str, ...]) -> Nation:
    """Return the starting nation: one nonsymbiotic city, and the tiles dealt (UC-4.6, UC-4.7)."""
    return Nation(white=chart.start, tiles=tiles)


def with_city(chart: Chart, nation: Nation, site: str, kind: CityKind) -> Nation:
    """Return the nation with another city."""
    site_bit = chart.cities.bits[site]
    if kind == "white":
        return replace(nation, white=nation.white | site_bit)
    return replace(nation, purple=nation.purple | site_bit)


def with_tunnel(chart: Chart, nation: Nation, site: str) -> Nation:
    """Return the nation with another tunnel."""
    return replace(nation, tunnel=nation.tunnel | chart.tunnels.bits[site])


def with_building(chart: Chart, nation: Nation, site: str, kind: BuildingKind) -> Nation:
    """Return the nation with another building."""
    built = nation.of_kind(kind) | chart.buildings.bits[site]
    if kind == "farm":
        return replace(nation, farm=built)
    return replace(nation, desal=built) if kind == "desal" else replace(nation, lab=built)


def with_upgrade(chart: Chart, nation: Nation, site: str) -> Nation:
    """Return the nation with the structure on a tunnel or building site upgraded (UC-6.31)."""
    if site in chart.tunnels.bits:
        return replace(nation, up_tunnel=nation.up_tunnel | chart.tunnels.bits[site])
    return replace(nation, up_building=nation.up_building | chart.buildings.bits[site])


def with_conversion(chart: Chart, nation: Nation, site: str) -> Nation:
    """Return the nation with a nonsymbiotic city turned into a symbiotic one (UC-6.33)."""
    bit = chart.cities.bits[site]
    return replace(nation, white=nation.white & ~bit, purple=nation.purple | bit)


def with_metropolis(nation: Nation, tile: str) -> Nation:
    """Return the nation with a metropolis tile beside the board (UC-6.28)."""
    return replace(nation, gained=(*nation.gained, tile))


def structure_at(chart: Chart, nation: Nation, site: str) -> StructureKind | None:
    """Return the structure on a tunnel or building site, if any."""
    if site in chart.tunnels.bits:
        return "tunnel" if nation.tunnel & chart.tunnels.bits[site] else None
    bit = chart.buildings.bits[site]
    return next((kind for kind in BUILDINGS if nation.of_kind(kind) & bit), None)


def city_at(chart: Chart, nation: Nation, site: str) -> CityKind | None:
    """Return the kind of city on a city site, if any."""
    bit = chart.cities.bits[site]
    if nation.white & bit:
        return "white"
    return "purple" if nation.purple & bit else None


def upgraded_at(chart: Chart, nation: Nation, site: str) -> bool:
    """Return whether the structure on a tunnel or building site is upgraded."""
    if site in chart.tunnels.bits:
        return bool(nation.up_tunnel & chart.tunnels.bits[site])
    return bool(nation.up_building & chart.buildings.bits[site])
