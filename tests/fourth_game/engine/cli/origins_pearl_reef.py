"""Where the points of a finished game of Pearl Reef came from."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cli.origins import Shares
from engine.core.table import Table
from tests.fourth_game.engine.pearl_reef.view import PearlReefView


def shares(table: Table) -> Iterator[Shares]:
    """Return pearls and closed shells of each seat (PR-3.2)."""
    view: PearlReefView = table.view(None)
    for points, closed in zip(view.points, view.hands, strict=True):
        yield {"pearls": points - closed, "closed shells": closed}
