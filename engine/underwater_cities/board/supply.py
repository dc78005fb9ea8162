"""Pieces in the supply, and what is built with them (UC-11.3, UC-11.4)."""

from __future__ import annotations

from typing import cast

from engine.underwater_cities.board.nation import with_building, with_city, with_tunnel
from engine.underwater_cities.board.survey import Survey, Where
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import BuildingKind, CityKind, SingleKind

CITIES: tuple[CityKind, ...] = ("white", "purple")


def in_supply(state: State, kind: SingleKind) -> bool:
    """Return whether a piece of that kind is left to build with (UC-11.3, UC-11.4)."""
    if kind == "white":
        return state.white_domes > 0
    if kind == "purple":
        return state.purple_domes is None or state.purple_domes > 0
    return kind != "tunnel" or state.tunnels > 0


def build_there(state: State, seat: int, kind: SingleKind, site: str) -> None:
    """Put a piece from the supply onto a site."""
    player, chart = state.players[seat], state.chart(seat)
    if kind == "tunnel":
        state.tunnels -= 1
        player.nation = with_tunnel(chart, player.nation, site)
    elif kind in CITIES:
        take_dome(state, kind)
        player.nation = with_city(chart, player.nation, site, kind)
    else:
        player.nation = with_building(chart, player.nation, site, cast("BuildingKind", kind))


def take_dome(state: State, kind: CityKind) -> None:
    """Take a dome from the supply."""
    if kind == "white":
        state.white_domes -= 1
    elif state.purple_domes is not None:
        state.purple_domes -= 1


def legal_sites(survey: Survey, kind: SingleKind, where: Where) -> tuple[str, ...]:
    """Return the sites for a thing of that kind, ignoring cost and duplicates (D9)."""
    if kind in CITIES:
        return survey.city_sites
    return survey.tunnel_sites if kind == "tunnel" else survey.different_building_sites(where)
