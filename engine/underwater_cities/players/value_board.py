"""The value of a board to a computer player: what is built, and what could follow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.chart import Mask, union
from engine.underwater_cities.board.survey import Survey

CITY = 1.5
"""The value of a connected city beyond its score, for each Production left."""
BUILDING = 1.0
"""The value of a connected building beyond its output: upgrades, and cards that count it."""
WAITING, MOST_WAITING = 0.7, 2
"""The value of a building whose city is not built yet, and the most that count."""
UPGRADED = 0.4
"""The value of an upgraded structure beyond its output: cards count it."""
TUNNEL = 0.3
"""The value of a tunnel beyond its output, for each Production left: it opens up sites."""
METROPOLIS = 2.5
"""The value of an unconnected metropolis within reach, including its immediate effect."""
FARTHER = 0.6
"""The factor by which that shrinks for each missing tunnel."""


class Joined(Survey):
    """The same nation with all its cities treated as connected."""

    @cached_property
    def reached(self) -> Mask:
        """All city sites."""
        return (1 << len(self.chart.cities.names)) - 1


@cached_method
def joined(survey: Survey) -> Survey:
    """Return the nation as if all tunnels that its cities need were built."""
    if survey.nation.city & ~survey.reached:
        return Joined(survey.chart, survey.nation)
    return survey


def prospects(survey: Survey, productions: int) -> float:
    """Return a board's potential beyond its current score and production."""
    up = survey.up_building.bit_count() + survey.up_tunnel.bit_count()
    return (
        CITY * productions * survey.city.bit_count()
        + BUILDING * survey.building.bit_count()
        + WAITING * min(_homeless(survey).bit_count(), MOST_WAITING)
        + UPGRADED * up
        + TUNNEL * productions * survey.nation.tunnel.bit_count()
    )


def _homeless(survey: Survey) -> Mask:
    """Return the occupied building sites at cities that have not been built yet."""
    return survey.nation.building & ~union(survey.chart.sites_of, survey.nation.city)


@cached_method
def missing_tunnels(survey: Survey) -> tuple[tuple[str, int], ...]:
    """Return the unconnected metropolis tiles on the board, with the tunnels each still needs."""
    return tuple(
        (tile, _missing(survey, survey.chart.needs[place]))
        for place, tile in enumerate(survey.nation.tiles)
        if not survey.metropolis >> place & 1
    )


def _missing(survey: Survey, needs: Mask) -> int:
    """Return how many more tunnels a metropolis needs."""
    distances, far = _distances(survey), 0
    for place, ends in enumerate(survey.chart.ends):
        if needs & ~survey.nation.tunnel & 1 << place:
            far += 1 + min(distances[city] for city in _places(ends))
    return far


def _distances(survey: Survey) -> tuple[int, ...]:
    """Return the number of tunnels needed to reach each city site."""
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
