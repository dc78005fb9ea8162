"""The speed of the rules and the size of positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from bench.measure import Figure, figure, ratios
from engine.cli.simulate import simulate
from engine.core.game import AnyGame, checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import find_game


@dataclass(frozen=True, slots=True)
class Goals:
    """The speed and the size of positions that are claimed for a game."""

    decisions_per_second: int = 8000
    snapshot_bytes: int = 20_000


GOALS, USUAL = {"underwater-cities": Goals(3000, 40_000)}, Goals()
"""The goals for games that are larger than usual, and for all others."""
CLONE_RATIO = 0.15


def figures(game: str) -> Iterator[Figure]:
    """Yield all figures of one game."""
    found = find_game(game)
    for seats in found.seat_counts:
        rates = [
            simulate(game, 5, seats, ["random"], seed, {})["decisions_per_second"]
            for seed in range(0, 50, 10)
        ]
        goal = GOALS.get(game, USUAL).decisions_per_second
        yield figure(
            f"{game}, {seats} seats: random play", rates, "decisions/s", goal, at_least=True
        )
    yield clone_ratio(found)
    yield snapshot_size(found)


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[object]:
    """Yield the positions of a random game."""
    table = Table(game, checked_setup(game, seats, seed))
    player, rng = find_player("random"), Rng(seed)
    while table.pending:
        yield table.state
        decision = table.pending[0]
        answer = player.choose(game, table.state, decision, rng)
        table.submit(decision.seat, answer, table.ply)


def middle(game: AnyGame, seats: int, seed: int) -> object:
    """Return the position halfway through a random game."""
    answers = sum(1 for _ in positions(game, seats, seed))
    return next(islice(positions(game, seats, seed), answers // 2, None))


def clone_ratio(game: AnyGame) -> Figure:
    """Return the time to copy a running game, against writing and reading it as JSON."""
    state = middle(game, game.seat_counts[-1], 1)
    found = ratios(
        lambda: game.clone(state),
        lambda: game.codec.load(game.codec.dump(state)),
        rounds=9,
        often=200,
    )
    return figure(f"{game.name}: clone against JSON round trip", found, "x", CLONE_RATIO)


def snapshot_size(game: AnyGame) -> Figure:
    """Return the size of the largest position in each of some random games, as stored."""
    seats = game.seat_counts[-1]
    sizes = [
        float(max(len(game.codec.dump(state)) for state in positions(game, seats, seed)))
        for seed in range(5)
    ]
    goal = GOALS.get(game.name, USUAL).snapshot_bytes
    return figure(f"{game.name}: largest snapshot", sizes, "bytes", goal)
