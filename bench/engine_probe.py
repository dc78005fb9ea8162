"""A script that measures one figure of the rules in a process of its own, and prints it.

It uses only what stays as it is for whoever scripts against the rules, so that it can also be run
with those of another checkout.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from engine.core.game import checked_setup
from engine.core.machine import pending
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, find_game

SEATS = (3, 4)
RANDOM_GAMES = {"otys": 40, "antarctica": 200, "underwater-cities": 48}
"""The random games whose speed is measured: some seconds of each."""
COPIED, STORED, ROUNDS = 20_000, 2_000, 5
EVERY = 20
"""The moves between two positions that are copied."""
REMEMBERED_GAMES = 200
CHOOSE_SLOT = "ChooseSlot"
SLOT_GAMES = 12


def tables(game: str, seats: int, seed: int) -> Iterator[Table]:
    """Yield the table of a random game before each answer; it and its position are played on."""
    rules = find_game(game)
    table, player, rng = (
        Table(rules, checked_setup(rules, seats, seed)),
        find_player("random"),
        Rng(seed),
    )
    while table.pending:
        yield table
        asked = table.pending[0]
        table.submit(asked.seat, player.choose(rules, table.state, asked, rng), table.ply)


def moves(game: str, seeds: range) -> int:
    """Return the number of answers in some random games, which are played for it."""
    return sum(1 for seed in seeds for seats in SEATS for _ in tables(game, seats, seed))


def random_play(game: str) -> float:
    """Return the decisions a second of random play."""
    moves(game, range(99, 100))
    began = process_time()
    return moves(game, range(RANDOM_GAMES[game] // len(SEATS))) / (process_time() - began)


def slot_question(game: str) -> float:
    """Return how often a second everything legal is listed for the choice of a slot.

    Each position is looked at once, as in play.
    """
    rules = find_game(game)
    asked: list[Any] = [
        rules.clone(table.state)
        for seed in range(SLOT_GAMES)
        for seats in SEATS
        for table in tables(game, seats, seed)
        if table.state.stack and type(table.state.stack[-1]).__name__ == CHOOSE_SLOT
    ]
    began = process_time()
    for state in asked:
        pending(state, rules)
    return len(asked) / (process_time() - began)


def clone_ratio(game: str) -> float:
    """Return the time to copy running games, against writing and reading them as JSON."""
    rules = find_game(game)
    states = [
        rules.clone(table.state)
        for seats in SEATS
        for table in tables(game, seats, 1)
        if table.ply % EVERY == 0
    ]

    def store() -> None:
        for state in states:
            rules.codec.load(rules.codec.dump(state))

    def clones() -> None:
        for state in states:
            rules.clone(state)

    store()  # what reads and writes a class is made when it is first needed
    often, rarely = COPIED // len(states), STORED // len(states)
    return median(_each(often, clones) / _each(rarely, store) for _ in range(ROUNDS))


def _each(often: int, work: Callable[[], object]) -> float:
    """Return the processor time of doing something, on average."""
    began = process_time()
    for _ in range(often):
        work()
    return (process_time() - began) / often


def memory(_game: str) -> float:
    """Return the megabytes of this process once it has played random games of every kind."""
    for game in GAMES:
        counts = tuple(find_game(game).seat_counts)
        for seed in range(REMEMBERED_GAMES):
            for _ in tables(game, counts[seed % len(counts)], seed):
                pass
    gc.collect()
    status = Path("/proc/self/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


MEASURES = {each.__name__: each for each in (random_play, slot_question, clone_ratio, memory)}


if __name__ == "__main__":
    _, measure, game = sys.argv
    print(MEASURES[measure](game))
