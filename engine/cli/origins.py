"""Where the points of a finished game came from, by seat.

A game tells it with the function `shares` of `engine/cli/origins_<game>.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from engine.cli.of_games import module_of
from engine.core.event import Event
from engine.core.table import Table

Shares: TypeAlias = Mapping[str, int]
"""Points by what they were gained with, in the order of the rules."""
SharesOf: TypeAlias = Callable[[Table], Iterator[Shares]]


def origins(table: Table) -> tuple[Shares, ...]:
    """The shares of each seat; nothing for a game of which nobody has said how to tell them."""
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
