"""Where the points of a finished game of Underwater Cities came from."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cli.origins import Shares
from engine.core.table import Table
from engine.underwater_cities.view import UnderwaterCitiesView


def shares(table: Table) -> Iterator[Shares]:
    """Yield what was gained during the game, and the parts of the final scoring (UC-7.24)."""
    view: UnderwaterCitiesView = table.view(None)
    for player in view.players:
        score = player.score
        yield {
            "during the game": score.before,
            "metropolises": sum(part.points for part in score.tiles),
            "end-scoring cards": sum(part.points for part in score.cards),
            "cities": sum(city.points for city in score.cities),
            "resources left": score.resources,
        }
