"""`python -m bench.strength GAME`: the strong player's win rate against the greedy one.

Half of the games are played from each seat. Thinking is limited by the number of positions tried,
so that every run plays the same games.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from engine.cli.common import let_play, new_table, players_rng
from engine.core.table import Table
from engine.players import find_player
from engine.players.player import Player
from engine.players.strong import USUAL_TRIES, Strong, tries
from engine.registry import GAMES

SEATS = 2


def play(table: Table, players: tuple[Player, ...]) -> list[float]:
    """Play a game to its end, and return the seconds that each player spent thinking."""
    rng, seconds = players_rng(table.setup), [0.0] * SEATS
    while table.pending:
        seat, began = table.pending[0].seat, process_time()
        let_play(table, players, rng)
        seconds[seat] += process_time() - began
    return seconds


def main() -> int:
    """Play the games, printing the running totals after each one."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--tries", type=int, default=USUAL_TRIES, help="positions for a turn")
    wanted = parser.parse_args()
    strong, greedy = Strong(tries(wanted.tries)), find_player("greedy")
    won = ahead = turns = thought = 0.0
    for number in range(wanted.games):
        seat = number % SEATS
        table = new_table(wanted.game, SEATS, wanted.seed + number, {})
        seconds = play(table, (strong, greedy) if seat == 0 else (greedy, strong))
        assert table.result is not None  # noqa: S101 - it was played to its end
        won += (seat in table.result.winners) / len(table.result.winners)
        ahead += table.result.scores[seat] - table.result.scores[1 - seat]
        turns, thought = turns + table.state.turns / SEATS, thought + seconds[seat]
        games = number + 1
        print(
            f"{wanted.game}: {won:g} of {games} won ({won / games:.0%}), {ahead / games:+.1f}"
            f" points, {thought / turns:.2f} s a turn",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
