"""The sources of each seat's points in a finished game.

A game gives them in the function `shares` of `engine/cli/origins_<game>.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from engine.cli.common import module_of
from engine.core.event import Event
from engine.core.table import Table

Shares: TypeAlias = Mapping[str, int]
"""Points by source, in the order of the rules."""
SharesOf: TypeAlias = Callable[[Table], Iterator[Shares]]


def origins(table: Table) -> tuple[Shares, ...]:
    """Return the shares of each seat; none for a game without a breakdown."""
    module = module_of(table.game.name, "origins")
    if module is None:
        return ()
    shares: SharesOf = module.shares
    return tuple(shares(table))


def told_again(table: Table) -> Iterator[Event]:
    """Yield every event of the moves that still count, from the beginning."""
    again = Table(table.game, table.setup)
    for move in table.moves:
        yield from again.submit(move.seat, move.answer, again.ply).events
