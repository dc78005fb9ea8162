"""What a player has built on the own board.

A nation is never edited: whatever is built makes another one. So copies of a position share it,
and what follows from it is worked out once (see `survey`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.underwater_cities.chart import Chart, Mask
from engine.underwater_cities.glossary import BuildingKind, CityKind

StructureKind: TypeAlias = Literal[BuildingKind, "tunnel"]
BUILDINGS: tuple[BuildingKind, ...] = ("farm", "desal", "lab")


@dataclass(frozen=True, slots=True)
class Nation:
    """Cities, tunnels, buildings and metropolis tiles of a player; sets of sites as masks."""

    white: Mask = 0
    """City sites with a nonsymbiotic city."""
    purple: Mask = 0
    """City sites with a symbiotic city."""
    tunnel: Mask = 0
    """Tunnel sites with a tunnel."""
    up_tunnel: Mask = 0
    """The upgraded ones among them."""
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
    """Metropolis tiles that effects gave (UC-6.28)."""

    @property
    def city(self) -> Mask:
        """City sites with a city of either kind."""
        return self.white | self.purple

    @property
    def building(self) -> Mask:
        """Building sites that are built on."""
        return self.farm | self.desal | self.lab

    def of_kind(self, kind: BuildingKind) -> Mask:
        """Building sites with a building of that kind."""
        if kind == "farm":
            return self.farm
        return self.desal if kind == "desal" else self.lab


def founded(chart: Chart, tiles: tuple[str, ...]) -> Nation:
    """The nation at the start: one nonsymbiotic city, and the tiles dealt (UC-4.6, UC-4.7)."""
    return Nation(white=chart.start, tiles=tiles)


def with_city(chart: Chart, nation: Nation, site: str, kind: CityKind) -> Nation:
    """The nation with a further city."""
    site_bit = chart.cities.bits[site]
    if kind == "white":
        return replace(nation, white=nation.white | site_bit)
    return replace(nation, purple=nation.purple | site_bit)


def with_tunnel(chart: Chart, nation: Nation, site: str) -> Nation:
    """The nation with a further tunnel."""
    return replace(nation, tunnel=nation.tunnel | chart.tunnels.bits[site])


def with_building(chart: Chart, nation: Nation, site: str, kind: BuildingKind) -> Nation:
    """The nation with a further building."""
    built = nation.of_kind(kind) | chart.buildings.bits[site]
    if kind == "farm":
        return replace(nation, farm=built)
    return replace(nation, desal=built) if kind == "desal" else replace(nation, lab=built)


def with_upgrade(chart: Chart, nation: Nation, site: str) -> Nation:
    """The nation with the structure on a tunnel site or a building site upgraded (UC-6.31)."""
    if site in chart.tunnels.bits:
        return replace(nation, up_tunnel=nation.up_tunnel | chart.tunnels.bits[site])
    return replace(nation, up_building=nation.up_building | chart.buildings.bits[site])


def with_conversion(chart: Chart, nation: Nation, site: str) -> Nation:
    """The nation with a nonsymbiotic city turned into a symbiotic one (UC-6.33)."""
    bit = chart.cities.bits[site]
    return replace(nation, white=nation.white & ~bit, purple=nation.purple | bit)


def with_metropolis(nation: Nation, tile: str) -> Nation:
    """The nation with a metropolis tile beside the board (UC-6.28)."""
    return replace(nation, gained=(*nation.gained, tile))


def structure_at(chart: Chart, nation: Nation, site: str) -> StructureKind | None:
    """What stands on a tunnel site or a building site."""
    if site in chart.tunnels.bits:
        return "tunnel" if nation.tunnel & chart.tunnels.bits[site] else None
    bit = chart.buildings.bits[site]
    return next((kind for kind in BUILDINGS if nation.of_kind(kind) & bit), None)


def city_at(chart: Chart, nation: Nation, site: str) -> CityKind | None:
    """Which city stands on a city site."""
    bit = chart.cities.bits[site]
    if nation.white & bit:
        return "white"
    return "purple" if nation.purple & bit else None


def upgraded_at(chart: Chart, nation: Nation, site: str) -> bool:
    """Whether the structure on a tunnel site or a building site is upgraded."""
    if site in chart.tunnels.bits:
        return bool(nation.up_tunnel & chart.tunnels.bits[site])
    return bool(nation.up_building & chart.buildings.bits[site])
