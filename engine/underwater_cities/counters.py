"""The values of counters; only connected things count (UC-6.15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from engine.underwater_cities.components import BELOW_THE_TRACK
from engine.underwater_cities.glossary import BuildingKind, Colour, Counter
from engine.underwater_cities.nation import BUILDINGS
from engine.underwater_cities.stock import NOTHING, Stock
from engine.underwater_cities.survey import Survey

PAIR = 2
"""This many upgraded buildings of a kind at one city are a pair (UC-7.6)."""


class Claims(NamedTuple):
    """The number of cards of each type that a player has claimed."""

    permanent: int = 0
    production: int = 0
    ending: int = 0
    action: int = 0
    """Used or not, including the Personal Assistant."""
    assistant: int = 0
    """1 while the Personal Assistant is among them."""
    special: int = 0
    """Special cards that were played and paid for (UC-6.57, UC-11.28)."""


NO_CLAIMS = Claims()


@dataclass(frozen=True, slots=True, eq=False)
class Holdings:
    """Everything about a player that a count or a condition may depend on."""

    survey: Survey
    stock: Stock = NOTHING
    claims: Claims = NO_CLAIMS
    federation: int = BELOW_THE_TRACK
    """The space of the player's marker."""
    tiles: tuple[Colour, ...] = ()
    """The colours of the slots with the player's action tiles this round (UC-6.68)."""


def count(counter: Counter, holdings: Holdings) -> int:
    """Return how many a player has."""
    return _COUNTERS[counter](holdings)


def meets(needs: tuple[tuple[Counter, int], ...], holdings: Holdings) -> bool:
    """Return whether each counter reaches its number (UC-6.63)."""
    return all(count(counter, holdings) >= number for counter, number in needs)


# ---------------------------------------------------------------- the nation


def _structures(holdings: Holdings) -> int:
    survey = holdings.survey
    return survey.building.bit_count() + survey.tunnel.bit_count()


def _up_structures(holdings: Holdings) -> int:
    survey = holdings.survey
    return survey.up_building.bit_count() + survey.up_tunnel.bit_count()


def _upgraded(kind: BuildingKind) -> Callable[[Holdings], int]:
    """Return a function that counts connected upgraded buildings of a kind."""
    return lambda its: (its.survey.of_kind(kind) & its.survey.up_building).bit_count()


def _pairs(kind: BuildingKind) -> Callable[[Holdings], int]:
    """Return a function that counts connected cities with a pair of that kind."""
    return lambda its: len(pair_cities(its.survey, kind))


def pair_cities(survey: Survey, kind: BuildingKind) -> tuple[str, ...]:
    """Return the connected cities with at least two upgraded buildings of a kind."""
    return tuple(city for city in survey.cities if survey.upgraded_at(city, kind) >= PAIR)


def _trios(holdings: Holdings) -> int:
    return sum(_is_trio(holdings.survey, city) for city in holdings.survey.cities)


def _purple_trios(holdings: Holdings) -> int:
    survey = holdings.survey
    purple = survey.chart.cities.named(survey.purple)
    return sum(_is_trio(survey, city) for city in purple)


def _is_trio(survey: Survey, city: str) -> bool:
    """Return whether a city has buildings of all kinds."""
    return len(survey.kinds_at(city)) == len(BUILDINGS)


def _full(holdings: Holdings) -> int:
    survey = holdings.survey
    empty = ~(survey.nation.building | survey.chart.expansions)
    places = survey.chart.cities.places
    return sum(not survey.chart.sites_of[places[city]] & empty for city in survey.cities)


def _sets(holdings: Holdings) -> int:
    kinds: tuple[Counter, ...] = ("up_tunnel", "up_farm", "up_desal", "up_lab")
    return min(count(kind, holdings) for kind in kinds)


def _most(holdings: Holdings) -> int:
    return max(count(kind, holdings) for kind in BUILDINGS)


# ---------------------------------------------------------------- cards and action tiles


def _claimed(holdings: Holdings) -> int:
    claims = holdings.claims
    cards = claims.permanent + claims.production + claims.ending + claims.action
    return cards - claims.assistant


def _tiles(colour: Colour) -> Callable[[Holdings], int]:
    """Return a function that counts the player's action tiles on slots of a colour."""
    return lambda its: its.tiles.count(colour)


_COUNTERS: Mapping[Counter, Callable[[Holdings], int]] = MappingProxyType(
    {
        "farm": lambda its: its.survey.farm.bit_count(),
        "desal": lambda its: its.survey.desal.bit_count(),
        "lab": lambda its: its.survey.lab.bit_count(),
        "building": lambda its: its.survey.building.bit_count(),
        "tunnel": lambda its: its.survey.tunnel.bit_count(),
        "structure": _structures,
        "white": lambda its: its.survey.white.bit_count(),
        "purple": lambda its: its.survey.purple.bit_count(),
        "city": lambda its: its.survey.city.bit_count(),
        "up_farm": _upgraded("farm"),
        "up_desal": _upgraded("desal"),
        "up_lab": _upgraded("lab"),
        "up_building": lambda its: its.survey.up_building.bit_count(),
        "up_tunnel": lambda its: its.survey.up_tunnel.bit_count(),
        "up_structure": _up_structures,
        "pair_farm": _pairs("farm"),
        "pair_desal": _pairs("desal"),
        "pair_lab": _pairs("lab"),
        "pair_any": lambda its: sum(len(pair_cities(its.survey, kind)) for kind in BUILDINGS),
        "trio": _trios,
        "purple_trio": _purple_trios,
        "full": _full,
        "expansion": lambda its: (its.survey.building & its.survey.chart.expansions).bit_count(),
        "set_up": _sets,
        "most": _most,
        "metropolis": lambda its: len(its.survey.connected_tiles),
        "permanent": lambda its: its.claims.permanent,
        "production": lambda its: its.claims.production,
        "ending": lambda its: its.claims.ending,
        "action": lambda its: its.claims.action,
        "claimed": _claimed,
        "special": lambda its: its.claims.special,
        "tile_green": _tiles("green"),
        "tile_red": _tiles("red"),
        "tile_yellow": _tiles("yellow"),
        "tile_colours": lambda its: len(set(its.tiles)),
    }
)
