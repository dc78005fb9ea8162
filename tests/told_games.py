"""Games told by their storytellers, one answer after the other, with the views around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.core.decision import Answer
from engine.core.event import Event, known_to
from engine.core.game import checked_setup
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import find_game
from tests.conformance.random_walk import any_answer

MOVES = 400
"""The moves of a random game that are told."""


@dataclass(frozen=True)
class Answered:
    """An answer as everyone heard of it, with their views before it and after it."""

    seat: int
    events: tuple[Event, ...]
    before: Any
    after: Any

    def of(self, seat: int) -> list[Event]:
        """Return what a seat did or what happened to it."""
        return [event for event in self.events if event.seat == seat]


@cache
def answered(game: str, seats: int, seed: int, player: str) -> tuple[Answered, ...]:
    """Return a game, or its first moves if it is played at random."""
    found = find_game(game)
    table = Table(found, checked_setup(found, seats, seed, {}))
    return tuple(_played(table, Rng(seed + 1), player))


def _played(table: Table, rng: Rng, player: str) -> Iterator[Answered]:
    after = table.view(None)
    while table.pending and table.ply < (MOVES if player == "random" else 10 * MOVES):
        asked = table.pending[0]
        plan: Iterable[Answer]
        if player == "random":
            asked = rng.choice(table.pending)
            plan = (any_answer(asked, rng),)
        else:
            plan = find_player(player).plan(table.game, table.state, asked, rng)
        for answer in plan:
            before = after
            told = table.submit(asked.seat, answer, table.ply)
            after = table.view(None)
            yield Answered(asked.seat, tuple(known_to(told.events, None)), before, after)


def signed(sentences: Iterable[Msg]) -> dict[str, int]:
    """Return all amounts that sentences say were gained or lost, by their message key."""
    found: dict[str, int] = {}
    for each in inside(sentences):
        if each.key in ("story-plus", "story-minus"):
            amount = each["amount"]
            assert isinstance(amount, Msg)
            count = amount["count"]
            assert isinstance(count, int)
            assert amount.key not in found, "told once"
            found[amount.key] = count if each.key == "story-plus" else -count
    return found


def inside(sentences: Iterable[Msg]) -> Iterator[Msg]:
    """Yield sentences and all messages in them."""
    for each in sentences:
        yield each
        for _, value in each.args:
            if isinstance(value, Msg):
                yield from inside((value,))
            elif isinstance(value, tuple):
                yield from inside(value)
