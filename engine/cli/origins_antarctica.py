"""Where the points of a finished game of Antarctica came from."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.view import AntarcticaView
from engine.cli.origins import Shares
from engine.core.table import Table

COUNTS = {
    "area": "areas",
    "track": "research tracks",
    "cards": "building cards",
    "resources": "discarded pieces",
}


def shares(table: Table) -> Iterator[Shares]:
    """Yield each seat's points by category (AN-11.1)."""
    view: AntarcticaView = table.view(None)
    for seat in range(table.setup.seats):
        counted = dict.fromkeys(COUNTS.values(), 0)
        for score in view.scores:
            counted[COUNTS[score.of.partition(":")[0]]] += score.points[seat]
        yield counted
