"""Games played to their end by automatic players."""

from __future__ import annotations

from engine.cli.common import let_play, players_for, players_rng
from engine.core.table import Table


def played_out(table: Table, names: list[str]) -> Table:
    """The table after a whole game between these players."""
    players, rng = players_for(names, table.setup.seats), players_rng(table.setup)
    while table.pending:
        let_play(table, players, rng)
    return table
