"""The law of orders that nobody is asked for: no other order leads to anything better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import pytest

from engine.core import machine
from engine.core.decision import Pick, answers
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import find_game
from engine.underwater_cities.state import State

GAME = find_game("underwater-cities")
MOST = 400
"""Answers tried in one position; those with more ways to go on are left out."""

Result: TypeAlias = tuple[tuple[object, ...], frozenset[str], tuple[int, ...]]


def result_of(state: State, seat: int) -> Result:
    """Return what has to be the same after a turn, the cards owned, and the goods and points."""
    player = state.players[seat]
    alike = (
        *(repr(player.nation), state.space_of(seat)),
        *(frozenset(player.used), frozenset(player.contracts), frozenset(player.paid)),
    )
    return alike, frozenset((*player.claimed, *player.hand)), (*player.stock, player.points)


def results(state: State, seat: int, budget: list[int]) -> Iterator[Result]:
    """Yield the results of every way to play on to the end of the turn."""
    stack = [state]
    while stack:
        now = stack.pop()
        if now.turn is None or now.turn.seat != seat:
            yield result_of(now, seat)
            continue
        asked = next(each for each in machine.pending(now, GAME) if each.seat == seat)
        for answer in answers(asked):
            budget[0] -= 1
            if budget[0] < 0:
                return
            copy = GAME.clone(now)
            machine.imagine(GAME, copy, asked, answer)
            stack.append(copy)


def after(state: State, asked: Pick, key: str, budget: list[int]) -> set[Result]:
    copy = GAME.clone(state)
    machine.imagine(GAME, copy, asked, (key,))
    return set(results(copy, asked.seat, budget))


def is_matched(result: Result, others: set[Result]) -> bool:
    """Return whether one of the others is at least as good."""
    alike, claimed, goods = result
    return any(
        same == alike and cards >= claimed and all(a >= b for a, b in zip(more, goods, strict=True))
        for same, cards, more in others
    )


def check(seed: int, seats: int) -> tuple[int, int]:
    """Play a random game; return how many orders were not asked for, and how many were compared."""
    table, player = Table(GAME, checked_setup(GAME, seats, seed)), find_player("random")
    rng, unasked, compared = Rng(seed), 0, 0
    while table.pending:
        asked = table.pending[0]
        best = table.dominant(asked.seat)
        if isinstance(best, tuple) and isinstance(asked, Pick) and table.state.turn is not None:
            unasked += 1
            budget = [MOST]
            known = after(table.state, asked, best[0], budget)
            others = [
                (option.key, after(table.state, asked, option.key, budget))
                for option in asked.options
                if (option.key,) != best and not option.again
            ]
            if budget[0] >= 0:
                compared += 1
                for key, found in others:
                    for result in found:
                        assert is_matched(result, known), (seed, best, key, asked.prompt, result)
        answer = player.choose(GAME, table.state, asked, rng)
        table.submit(asked.seat, answer, table.ply)
    return unasked, compared


@pytest.mark.slow
@pytest.mark.rule("UC-5.9", "UC-5.14")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_other_order_leads_to_anything_better(seats: int) -> None:
    found = [check(seed, seats) for seed in range(5)]
    assert sum(compared for _, compared in found) > 20
