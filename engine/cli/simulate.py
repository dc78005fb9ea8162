"""The `simulate` command: statistics of many games between computer players."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import Any

from engine.cli.common import (
    Commands,
    add_options,
    keep_loaded,
    let_play,
    new_table,
    options_of,
    players_for,
    players_rng,
    seed_of,
)
from engine.core.errors import BadSetup
from engine.core.msg import msg
from engine.core.table import Table
from engine.players.player import Player
from engine.registry import find_game

PLY_LIMIT = 20_000
"""A game that reaches this length will not end, and counts as an error."""


def add_to(commands: Commands) -> None:
    """Add the command and its arguments."""
    command = commands.add_parser("simulate", help="play many games and print statistics")
    command.add_argument("game")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seats", type=int, default=2)
    command.add_argument("--players", default="random", help="by seat, such as greedy,random")
    command.add_argument("--json", action="store_true", help="one object instead of lines")
    add_options(command)
    command.set_defaults(run=run)


@dataclass
class Tally:
    """Counters over all games."""

    seats: int
    games: int = 0
    errors: list[str] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    seat_wins: list[float] = field(default_factory=list)
    order_wins: list[float] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.seat_wins = [0.0] * self.seats
        self.order_wins = [0.0] * self.seats

    def add(self, table: Table, answered: Counter[int], order: Sequence[int]) -> None:
        """Count a finished game; a shared victory counts as a fraction for each winner."""
        result = table.result
        assert result is not None  # noqa: S101 - the caller played it to its end
        self.ends[result.reason] += 1
        self.plies += [answered[seat] for seat in range(self.seats)]
        self.turns.append(table.state.turns // self.seats)
        self.scores += result.scores
        self.winners.append(max(result.scores))
        for seat in result.winners:
            self.seat_wins[seat] += 1 / len(result.winners)
            self.order_wins[order.index(seat)] += 1 / len(result.winners)

    def report(self) -> dict[str, Any]:
        """Return the statistics."""
        return {
            "games": self.games,
            "finished": sum(self.ends.values()),
            "errors": len(self.errors),
            "error_examples": self.errors[:5],
            "plies": spread(self.plies),
            "turns": spread(self.turns),
            "ends": dict(self.ends),
            "seat_wins": [round(wins, 2) for wins in self.seat_wins],
            "order_wins": [round(wins, 2) for wins in self.order_wins],
            "winner_mean": round(fmean(self.winners), 3) if self.winners else None,
            "score_mean": round(fmean(self.scores), 3) if self.scores else None,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else None,
        }


def spread(values: Sequence[int]) -> dict[str, float | None]:
    """Return the mean and the 95th percentile."""
    if not values:
        return {"mean": None, "p95": None}
    p95 = quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]
    return {"mean": round(fmean(values), 3), "p95": round(p95, 3)}


def play_game(table: Table, players: Sequence[Player], tally: Tally) -> None:
    """Play one game to its end and count it."""
    rng = players_rng(table.setup)
    answered: Counter[int] = Counter()
    order = table.game.turn_order(table.state)
    while table.pending and table.ply < PLY_LIMIT:
        seat, before = table.pending[0].seat, table.ply
        let_play(table, players, rng)
        answered[seat] += table.ply - before
    tally.decisions += table.ply
    if table.pending:
        tally.errors.append(f"seed {table.setup.seed}: not over after {PLY_LIMIT} answers")
    else:
        tally.add(table, answered, order)


def simulate(
    game: str,
    games: int,
    seats: int,
    names: Sequence[str],
    seed: int,
    options: dict[str, str],
) -> dict[str, Any]:
    """Play games with consecutive seeds; an error ends only its own game."""
    if games < 1:
        raise BadSetup(msg("error-no-games", games=games))
    new_table(game, seats, seed, options)  # bad options are rejected before the first game
    players = players_for(names, seats)
    tally = Tally(seats)
    for number in range(games):
        tally.games += 1
        began = time.perf_counter()
        try:
            play_game(new_table(game, seats, seed + number, options), players, tally)
        except Exception as wrong:  # noqa: BLE001 - whatever it is, it is counted and shown
            tally.errors.append(f"seed {seed + number}: {wrong!r}")
        tally.seconds += time.perf_counter() - began
    return tally.report()


def run(arguments: argparse.Namespace) -> int:
    """Print the statistics; return 1 if any game had an error."""
    names = arguments.players.split(",")
    find_game(arguments.game)
    keep_loaded()
    report = simulate(
        arguments.game,
        arguments.games,
        arguments.seats,
        names,
        seed_of(arguments),
        options_of(arguments),
    )
    if arguments.json:
        print(json.dumps(report))
    else:
        print("\n".join(f"{name:21} {value}" for name, value in report.items()))
    return 1 if report["errors"] else 0
