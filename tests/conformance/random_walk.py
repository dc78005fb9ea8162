"""Walking through games: random legal answers, and the positions along the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.core.decision import Amount, Answer, Decision, Pick
from engine.core.game import AnyGame, Setup, checked_setup
from engine.core.rng import Rng
from engine.core.table import Table

PLY_LIMIT = 5_000
"""More moves than any game played at random takes."""
DEEP = 500
"""The maximum number of moves of a walk, by which most random games are over."""


def examples(number: int) -> settings:
    """Return settings for this many examples, with which a slow machine is no failure."""
    patient = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
    return settings(max_examples=number, suppress_health_check=patient)


def any_answer(decision: Decision, rng: Rng) -> Answer:
    """Return a random legal answer; every option and every number of options is possible."""
    if isinstance(decision, Amount):
        return decision.low + rng.below(decision.high - decision.low + 1)
    number = decision.least + rng.below(decision.most - decision.least + 1)
    return rng.shuffled([option.key for option in decision.options])[:number]


def step(table: Table, rng: Rng) -> None:
    """Let one of the awaited seats answer at random."""
    decision = rng.choice(table.pending)
    table.submit(decision.seat, any_answer(decision, rng), table.ply)


def play(table: Table, rng: Rng, moves: int = PLY_LIMIT) -> Table:
    """Play on at random for this many moves or to the end, and return the table."""
    for _ in range(moves):
        if not table.pending:
            break
        step(table, rng)
    return table


def play_defaults(table: Table) -> Table:
    """Play on with default answers to the end, and return the table."""
    for _ in range(PLY_LIMIT):
        if not table.pending:
            break
        decision = table.pending[0]
        table.submit(decision.seat, decision.default, table.ply)
    return table


@dataclass(frozen=True)
class Walk:
    """A game played at random up to some point; the shorter, the simpler."""

    moves: int
    seed: int
    chance: int

    def table(self, game: AnyGame, seats: int, options: dict[str, str] | None = None) -> Table:
        """Return the table at the end of the walk, in the middle of a game or at its end."""
        table = Table(game, checked_setup(game, seats, self.seed, options))
        return play(table, Rng(self.chance), self.moves)


def walks(moves: int = DEEP) -> st.SearchStrategy[Walk]:
    """Return a strategy for walks of up to this many moves."""
    seeds = st.integers(0, 2**128 - 1)
    return st.builds(Walk, st.integers(0, moves), seeds, st.integers(0, 2**32))


def asked_keys(table: Table) -> list[tuple[object, ...]]:
    """Return the open questions of all seats as plain values."""
    return [_plain(decision) for decision in table.pending]


def _plain(decision: Decision) -> tuple[object, ...]:
    if isinstance(decision, Pick):
        options = tuple((option.key, option.label) for option in decision.options)
        bounds = (decision.least, decision.most)
        return (decision.seat, decision.prompt, options, bounds, decision.default)
    return (decision.seat, decision.prompt, decision.low, decision.high, decision.default)


def illegal_answers(decision: Decision) -> Iterator[Answer]:
    """Yield illegal answers of each kind."""
    if isinstance(decision, Amount):
        yield decision.low - 1
        yield decision.high + 1
        yield ()
        yield (str(decision.low),)
        return
    keys = tuple(option.key for option in decision.options)
    yield 1
    yield ("no-such-option",)
    yield (*decision.default, "no-such-option")
    if decision.least:
        yield keys[: decision.least - 1]
    yield (keys[0],) * (decision.most + 1)
    if decision.most < len(keys):
        yield keys[: decision.most + 1]
    if decision.most > 1:
        yield (keys[0], keys[0])


def variants(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """Yield options so that every value of every option that counts for this many seats occurs."""
    options = [option for option in game.options if option.counts_for(seats)]
    for number in range(max((len(option.values) for option in options), default=1)):
        yield {option.name: option.values[number % len(option.values)] for option in options}


def dumped(table: Table) -> str:
    """Return the position as it would be stored."""
    codec = table.game.codec
    return codec.dump(table.state)


def setup_of(
    game: AnyGame, seats: int, seed: int = 1, options: dict[str, str] | None = None
) -> Setup:
    """Return a set-up in which every option has a value."""
    return checked_setup(game, seats, seed, options)
