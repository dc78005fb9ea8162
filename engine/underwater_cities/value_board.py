"""What a board is worth to an automatic player: what stands on it, and where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from engine.underwater_cities.chart import Mask, union
from engine.underwater_cities.survey import Survey

CITY = 1.5
"""A connected city beyond what it scores, for each Production that is left."""
BUILDING = 1.0
"""A connected building beyond what it makes: it can be upgraded, and cards count it."""
WAITING, MOST_WAITING = 0.7, 2
"""A building that waits for its city to be built, and how many of them are worth anything."""
UPGRADED = 0.4
"""An upgraded structure beyond what it makes: cards count it."""
TUNNEL = 0.3
"""A tunnel beyond what it makes, for each Production that is left: it leads on."""
METROPOLIS = 2.5
"""The way to a metropolis that is not connected, and what it brings at once."""
FARTHER = 0.6
"""How much of that is left for each tunnel that is missing."""


class Joined(Survey):
    """The same nation as if all its cities were connected."""

    @cached_property
    def reached(self) -> Mask:
        """All city sites."""
        return (1 << len(self.chart.cities.names)) - 1


@lru_cache(maxsize=4096)
def joined(survey: Survey) -> Survey:
    """What a nation would be with all tunnels that its cities wait for."""
    if survey.nation.city & ~survey.reached:
        return Joined(survey.chart, survey.nation)
    return survey


def prospects(survey: Survey, productions: int) -> float:
    """What a board may still come to, beyond what it scores and makes as it stands."""
    up = survey.up_building.bit_count() + survey.up_tunnel.bit_count()
    return (
        CITY * productions * survey.city.bit_count()
        + BUILDING * survey.building.bit_count()
        + WAITING * min(_homeless(survey).bit_count(), MOST_WAITING)
        + UPGRADED * up
        + TUNNEL * productions * survey.nation.tunnel.bit_count()
    )


def _homeless(survey: Survey) -> Mask:
    """Building sites with buildings at which there is no city yet."""
    return survey.nation.building & ~union(survey.chart.sites_of, survey.nation.city)


@lru_cache(maxsize=4096)
def ways(survey: Survey) -> tuple[tuple[str, int], ...]:
    """The metropolis tiles on the board that are not connected, and how many tunnels it takes."""
    return tuple(
        (tile, _missing(survey, survey.chart.needs[place]))
        for place, tile in enumerate(survey.nation.tiles)
        if not survey.metropolis >> place & 1
    )


def _missing(survey: Survey, needs: Mask) -> int:
    """How many tunnels a metropolis needs, without those that stand."""
    distances, far = _distances(survey), 0
    for place, ends in enumerate(survey.chart.ends):
        if needs & ~survey.nation.tunnel & 1 << place:
            far += 1 + min(distances[city] for city in _places(ends))
    return far


def _distances(survey: Survey) -> tuple[int, ...]:
    """By city site, how many tunnels it takes to reach it."""
    chart = survey.chart
    everywhere = (1 << len(chart.cities.names)) - 1
    found = [0] * len(chart.cities.names)
    reached, steps = survey.reached, 0
    while reached != everywhere:
        further = (reached | union(chart.neighbours, reached)) & ~reached
        steps += 1
        for city in _places(further):
            found[city] = steps
        reached |= further
    return tuple(found)


def _places(mask: Mask) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
