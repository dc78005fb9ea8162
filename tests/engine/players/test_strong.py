"""The strong player: legal answers in every game, no peeking, no more thinking than it may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.cli.common import let_play, new_table
from engine.core import machine
from engine.core.decision import Answer, Decision
from engine.core.frames import Position
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player, patient_player
from engine.players.strong import Strong, tries
from engine.registry import GAMES, find_game

FEW = 40
games = pytest.mark.parametrize("game", GAMES)


def met(game: str, seats: int, plies: int, seed: int = 3) -> Iterator[tuple[Table, Decision]]:
    """Tables on which somebody is asked something, each a few answers of a random game later."""
    table, uniform, rng = new_table(game, seats, seed, {}), find_player("random"), Rng(seed)
    for number in range(plies):
        if not table.pending:
            return
        if number % 7 == 0:
            yield table, table.pending[-1]
        let_play(table, [uniform] * seats, rng)


def carry_out(game: AnyGame, state: Position, seat: int, plan: tuple[Answer, ...]) -> None:
    """Give the answers one after the other; refused if one is not legal."""
    for answer in plan:
        machine.submit(game, state, seat, answer)


class Blindfold:
    """A game whose position can only be dealt anew: nobody can look at it as it is."""

    def __init__(self, game: AnyGame, state: object) -> None:
        self._game = game
        self._state = state

    def redeal(self, state: object, seat: int, rng: Rng) -> object:
        assert state is None
        dealt: object = self._game.redeal(self._state, seat, rng)
        return dealt

    def __getattr__(self, name: str) -> object:
        found: object = getattr(self._game, name)
        return found


@pytest.mark.unwatched
@games
def test_its_answers_and_what_is_to_follow_them_are_legal(game: str) -> None:
    strong = Strong(tries(FEW))
    for seats in (2, find_game(game).seat_counts[-1]):
        for table, asked in met(game, seats, 60):
            plan = strong.plan(table.game, table.state, asked, Rng(1))
            carry_out(table.game, table.game.clone(table.state), asked.seat, plan)


@games
def test_it_never_looks_at_the_position_as_it_is(game: str) -> None:
    for table, asked in met(game, 2, 30):
        blind: Any = Blindfold(table.game, table.state)
        answer = Strong(tries(FEW)).choose(blind, None, asked, Rng(1))
        assert answer == Strong(tries(FEW)).choose(table.game, table.state, asked, Rng(1))


@games
def test_it_changes_nothing_while_it_thinks(game: str) -> None:
    table, asked = next(met(game, 2, 1))
    before = table.game.codec.dump(table.state)
    Strong(tries(FEW)).choose(table.game, table.state, asked, Rng(4))
    assert table.game.codec.dump(table.state) == before


@pytest.mark.unwatched
@games
def test_it_thinks_the_same_every_time(game: str) -> None:
    for table, asked in met(game, 2, 20):
        first, second = (
            Strong(tries(4 * FEW)).plan(table.game, table.state, asked, Rng(2)) for _ in range(2)
        )
        assert first == second


@games
@pytest.mark.parametrize("most", [0, 1, 5, 200])
def test_it_tries_no_more_positions_than_it_may(game: str, most: int) -> None:
    table, asked = next(met(game, 2, 1))
    counted = Counting(table.game)
    answer = Strong(tries(most)).choose(counted, table.state, asked, Rng(5))  # type: ignore[arg-type]
    assert counted.copies <= most
    assert asked.check(answer) == answer


class Counting:
    """A game that counts how many positions are tried."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.copies = 0

    def clone(self, state: object) -> object:
        self.copies += 1
        copy: object = self._game.clone(state)
        return copy

    def __getattr__(self, name: str) -> object:
        found: object = getattr(self._game, name)
        return found


def test_it_stops_when_the_clock_says_so() -> None:
    table, asked = next(met("otys", 2, 1))
    moments = iter([False] * 10)
    stopped = patient_player("strong", lambda: lambda _tried: next(moments, True))
    answer = stopped.choose(table.game, table.state, asked, Rng(6))
    assert asked.check(answer) == answer
    assert next(moments, None) is None


def test_only_who_needs_time_is_given_a_clock() -> None:
    assert patient_player("greedy", tries(1)) is find_player("greedy")


@pytest.mark.unwatched
@games
def test_what_is_planned_holds_whatever_is_hidden(game: str) -> None:
    strong = Strong(tries(4 * FEW))
    for table, asked in met(game, 2, 60):
        plan = strong.plan(table.game, table.state, asked, Rng(1))
        other = table.game.redeal(table.state, asked.seat, Rng(77))
        carry_out(table.game, other, asked.seat, plan)


@games
def test_what_is_planned_is_thought_of_only_once(game: str) -> None:
    table = new_table(game, 2, 3, {})
    thinker = Counted()
    while table.ply < 20:
        let_play(table, [thinker] * 2, Rng(table.ply))
    assert thinker.plans < table.ply


class Counted(Strong):
    """Counts how often it thinks."""

    def __init__(self) -> None:
        super().__init__(tries(FEW))
        self.plans = 0

    def plan(
        self, game: AnyGame, state: Position, decision: Decision, rng: Rng
    ) -> tuple[Answer, ...]:
        self.plans += 1
        return super().plan(game, state, decision, rng)
