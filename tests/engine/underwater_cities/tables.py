"""Scenes put onto a table, where moves can be taken back."""

from __future__ import annotations

from engine.core.game import checked_setup
from engine.core.log import Checkpoint
from engine.core.table import Table
from tests.engine.underwater_cities.scene import GAME, Scene


def table_of(scene: Scene) -> Table:
    """A table at which the game goes on from a scene."""
    seats = scene.state.seats
    start = Checkpoint(scene.state, 0, (0,) * seats)
    return Table.pick_up(GAME, checked_setup(GAME, seats, 1), start, (), 0)


def play(table: Table, *keys: str, seat: int = 0) -> Table:
    """Let a seat answer its questions one after the other."""
    for key in keys:
        table.submit(seat, (key,), table.ply)
    return table
