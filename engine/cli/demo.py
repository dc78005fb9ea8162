"""The `demo` command: watch computer players, turn by turn."""

from __future__ import annotations

import argparse

from engine.cli.common import (
    Commands,
    add_options,
    add_save,
    let_play,
    new_table,
    options_of,
    players_for,
    players_rng,
    save,
    seed_of,
)
from engine.cli.counted import counted
from engine.cli.origins import origins
from engine.cli.sketch import sketch
from engine.core.event import known_to
from engine.core.table import Table
from engine.core.text import Words


def add_to(commands: Commands) -> None:
    """Add the command and its arguments."""
    command = commands.add_parser("demo", help="watch a game between computer players")
    command.add_argument("game")
    command.add_argument("--seats", type=int, default=2)
    command.add_argument("--players", default="greedy")
    add_options(command)
    add_save(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play a game and print its log."""
    words = Words("en")
    options, seed = options_of(arguments), seed_of(arguments)
    table = new_table(arguments.game, arguments.seats, seed, options)
    players = players_for(arguments.players.split(","), arguments.seats)
    rng = players_rng(table.setup)
    seats = counted(arguments.seats, "seat")
    print(f"{arguments.game}, {seats}, commitment {table.commitment}")
    turns = -1
    while table.pending:
        if table.state.turns > turns:
            turns = table.state.turns
            print(f"\n{sketch(table.game, table.view(None), words)}")
        for event in known_to(let_play(table, players, rng), None):
            print(f"> {words.tell(event)}")
    tell_result(table)
    save(table, arguments.save)
    return 0


def tell_result(table: Table) -> None:
    """Print the scores, places and sources of points, and reveal the seed."""
    result = table.result
    assert result is not None  # noqa: S101 - the game is over
    print()
    shares = origins(table)
    for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True)):
        print(f"seat {seat + 1}: {counted(score, 'point')}, place {place}")
        if shares:
            parts = ", ".join(f"{of} {points}" for of, points in shares[seat].items())
            print(f"  from {parts or 'nothing'}")
    print(f"seed {table.seed}")
