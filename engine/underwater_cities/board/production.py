"""Production and the feeding of cities after it (UC-7.4 to UC-7.19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from engine.core.effects.effect import Effect as CoreEffect
from engine.core.effects.effect import Statement, walk
from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.counters import Holdings, count, pair_cities
from engine.underwater_cities.board.nation import (
    BUILDINGS,
    StructureKind,
    structure_at,
    upgraded_at,
)
from engine.underwater_cities.board.output import NO_OUTPUT, Output, output_of, sum_of
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.effect import Effect, output_now
from engine.underwater_cities.effects.lasting import Feed, Replace
from engine.underwater_cities.pack.components import Statements
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import BuildingKind, SingleKind

BASE: Mapping[SingleKind, Output] = MappingProxyType(
    {
        "farm": Output(Stock(kelp=1)),
        "desal": Output(Stock(credit=1)),
        "lab": Output(Stock(science=1)),
        "tunnel": Output(Stock(credit=1)),
        "white": NO_OUTPUT,
        "purple": Output(points=2),
    }
)
"""The base production of each connected thing; tunnels need an adjacent city (UC-7.5)."""
UPGRADE: Mapping[StructureKind, Output] = MappingProxyType(
    {
        "farm": Output(points=1),
        "desal": Output(Stock(biomatter=1)),
        "lab": Output(Stock(steelplast=1)),
        "tunnel": Output(points=1),
    }
)
"""The additional production of each structure once it is upgraded."""
PAIR_BONUS: Mapping[BuildingKind, Output] = MappingProxyType(
    {
        "farm": Output(Stock(kelp=1), 1),
        "desal": Output(Stock(credit=1)),
        "lab": Output(Stock(steelplast=1)),
    }
)
"""The additional production of a city for each kind with a pair of upgrades (UC-7.6)."""
DOUBLE, TRIPLE = 2, 3
"""The production multipliers of special sites (UC-7.9)."""
JOINED_BONUS = Output(Stock(credit=2))
"""The additional production of a joined pair of tunnels."""
COASTAL_BONUS = Output(points=2)
"""The additional production of a metropolis with such a tunnel."""

Reason: TypeAlias = Literal[
    "farm", "desal", "lab", "tunnel", "city", "pair", "joined", "coastal", "effect"
]


@dataclass(frozen=True, slots=True)
class Line:
    """A part of a player's production, with its source."""

    reason: Reason
    source: str
    """A site, or the card or tile whose effect it is."""
    output: Output


def total_output(lines: Iterable[Line]) -> Output:
    """Return the total of the lines."""
    return sum_of(line.output for line in lines)


# ---------------------------------------------------------------- the network


@cached_method
def network(survey: Survey) -> tuple[Line, ...]:
    """Return the production of a nation's connected things, without cards (UC-7.5 to UC-7.10)."""
    return (*_buildings(survey), *_pairs(survey), *_tunnels(survey), *_cities(survey))


def _buildings(survey: Survey) -> Iterator[Line]:
    chart = survey.chart
    for kind in BUILDINGS:
        for site in chart.buildings.named(survey.of_kind(kind)):
            bit = chart.buildings.bits[site]
            upgraded, factor = bool(bit & survey.up_building), DOUBLE if bit & chart.doubled else 1
            yield Line(kind, site, _own_output(kind, factor, upgraded=upgraded))


def _pairs(survey: Survey) -> Iterator[Line]:
    for kind in BUILDINGS:
        for city in pair_cities(survey, kind):
            yield Line("pair", city, PAIR_BONUS[kind])


def _tunnels(survey: Survey) -> Iterator[Line]:
    chart = survey.chart
    for site in chart.tunnels.named(survey.tunnel):
        bit = chart.tunnels.bits[site]
        upgraded, factor = (
            bool(bit & survey.up_tunnel),
            TRIPLE if bit & chart.tripled_tunnels else 1,
        )
        yield Line("tunnel", site, _own_output("tunnel", factor, upgraded=upgraded))
    for pair in chart.joined:
        if pair & survey.tunnel == pair:
            yield Line("joined", chart.tunnels.named(pair)[0], JOINED_BONUS)


def _cities(survey: Survey) -> Iterator[Line]:
    chart = survey.chart
    for site in chart.cities.named(survey.purple):
        factor = TRIPLE if chart.cities.bits[site] & chart.tripled_cities else 1
        yield Line("city", site, BASE["purple"].times(factor))
    for metropolis in chart.coastal:  # connected only if the special tunnel has been built too
        if survey.metropolis & metropolis:
            yield Line("coastal", chart.metropolises.named(metropolis)[0], COASTAL_BONUS)


def _own_output(kind: StructureKind, factor: int = 1, *, upgraded: bool) -> Output:
    """Return a structure's own production, on a site with this multiplier."""
    once = BASE[kind].plus(UPGRADE[kind]) if upgraded else BASE[kind]
    return once.times(factor)


def structure_output(survey: Survey, site: str) -> Output:
    """Return one structure's production: no pair, special site or cards (UC-6.60)."""
    kind = structure_at(survey.chart, survey.nation, site)
    if kind is None:
        return NO_OUTPUT
    return _own_output(kind, upgraded=upgraded_at(survey.chart, survey.nation, site))


# ---------------------------------------------------------------- effects

Sort: TypeAlias = Literal["modifying", "plain", "feeding", "chosen", "shared"]
"""The way a production effect is resolved (UC-7.4, UC-7.12, UC-7.14, UC-7.19).

`modifying`: together with the network; `plain`: by itself after it; `chosen`: by the owner, after
all plain gains; `shared`: after all players have produced, in play order; `feeding`: at feeding.
"""


def sort_of(statement: Statement) -> Sort:
    """Return the way a part of a production effect is resolved."""
    if isinstance(statement, Replace):
        return "modifying"
    if isinstance(statement, Feed):
        return "feeding"
    return _sort_of_effect(statement) if isinstance(statement, CoreEffect) else "chosen"


def _sort_of_effect(effect: CoreEffect[State]) -> Sort:
    parts = tuple(walk((effect,)))
    if any(isinstance(part, Effect) and part.touches_common_supply() for part in parts):
        return "shared"
    # What depends on resources is judged when its owner chooses to do it.
    waits = any(isinstance(part, If) and part.condition.asks_for_resources() for part in parts)
    return "plain" if effect.automatic() and not waits else "chosen"


def of_sort(effect: Statements, sort: Sort) -> tuple[Statement, ...]:
    """Return the parts of a production effect that are resolved this way."""
    return tuple(part for part in effect if sort_of(part) == sort)


def plain_lines(effects: Iterable[tuple[str, Statements]], holdings: Holdings) -> tuple[Line, ...]:
    """Return the production of tiles and cards, each given with its id (UC-7.11)."""
    lines = (
        Line("effect", source, output_now(part, holdings))
        for source, effect in effects
        for part in of_sort(effect, "plain")
    )
    return tuple(line for line in lines if line.output != NO_OUTPUT)


# ---------------------------------------------------------------- replacing


def most_replaced(replace: Replace, holdings: Holdings, already: int = 0) -> int:
    """Return in how many structures the output can be replaced (UC-7.8).

    `already` counts those of its kind in which another effect has replaced it.
    """
    return min(replace.most, count(replace.kind, holdings) - already)


def replaced(replace: Replace, number: int) -> Output:
    """Return the change in production when this many structures produce something else."""
    gained, lost = output_of(replace.new), output_of(replace.old)
    return gained.plus(lost.times(-1)).times(number)


def made_left(made: int, used: int, owned: int) -> int:
    """Return how much biomatter of this Production can still be used as such (UC-7.13)."""
    return max(0, min(made - used, owned))


# ---------------------------------------------------------------- feeding

HUNGER = 3
"""The points lost for each city that is not fed (UC-7.17)."""


@dataclass(frozen=True, slots=True)
class Meal:
    """The result of feeding a player's cities (UC-7.16 to UC-7.18)."""

    cities: int
    """The number of cities that had to be fed."""
    kelp: int
    biomatter: int
    lost: int
    """The points lost for hungry cities; the score never falls below 0."""

    @property
    def paid(self) -> Stock:
        """The food paid."""
        return Stock(kelp=self.kelp, biomatter=self.biomatter)

    @property
    def hungry(self) -> int:
        """The number of cities that were not fed."""
        return self.cities - self.kelp - self.biomatter


def feed(holdings: Holdings, score: int, production: Iterable[Statement] = ()) -> Meal:
    """Feed the connected cities: with kelp, then with biomatter, then by losing points.

    `production` holds all effects of tiles and production cards; some may spare cities (UC-7.19).
    """
    spared = sum(part.free for part in production if isinstance(part, Feed))
    cities = max(0, count("city", holdings) - spared)
    kelp = min(cities, holdings.stock.kelp)
    biomatter = min(cities - kelp, holdings.stock.biomatter)
    lost = min(score, HUNGER * (cities - kelp - biomatter))
    return Meal(cities, kelp, biomatter, lost)
