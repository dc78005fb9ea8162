"""Laws about warnings: each is true, and reveals nothing that its reader cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import machine
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Pick
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, find_game
from tests.conformance.cases import Case, each_case
from tests.conformance.random_walk import Walk, dumped, examples, step, walks

FEW = examples(4)


def single_answers(asked: object) -> Iterator[Answer]:
    """Yield the answers that pick a single option."""
    if isinstance(asked, Pick) and asked.least == asked.most == 1:
        yield from ((option.key,) for option in asked.options)


def warned(table: Table) -> Iterator[tuple[Pick, Answer, Waste]]:
    """Yield every warning for a player on turn, with the question and the answer concerned."""
    game, state = table.game, table.state
    for asked in table.pending:
        if isinstance(asked, Pick) and game.turn_of(state) == asked.seat:
            for answer in single_answers(asked):
                for waste in game.wasted(state, asked, answer):
                    yield asked, answer, waste


def is_lost(table: Table, asked: Pick, answer: Answer, waste: Waste) -> bool:
    """Return whether the option given up was possible and is gone from the next question."""
    offered = [asked.find(key) for key in waste.instead]
    copy = table.game.clone(table.state)
    machine.submit(table.game, copy, asked.seat, answer)
    after = [each for each in machine.pending(copy, table.game) if each.seat == asked.seat]
    same_turn = copy.turns == table.state.turns
    labels = {
        option.label
        for each in after
        if isinstance(each, Pick) and same_turn and each.prompt == asked.prompt
        for option in each.options
    }
    return all(option is not None and option.label not in labels for option in offered)


@each_case
@FEW
@given(walk=walks(150), chance=st.integers(0, 2**32))
def test_a_warning_is_true_and_known_to_whoever_is_warned(
    case: Case, walk: Walk, chance: int
) -> None:
    table, rng = Table(case.game, case.setup(walk.seed)), Rng(walk.chance)
    for _ in range(walk.moves):
        before = dumped(table)
        for asked, answer, waste in list(warned(table)):
            assert waste.kind in case.game.wastes
            assert is_lost(table, asked, answer, waste)
            redealt = case.game.redeal(table.state, asked.seat, Rng(chance))
            assert waste in case.game.wasted(redealt, asked, answer)
        assert dumped(table) == before
        if not table.pending:
            return
        step(table, rng)


@pytest.mark.parametrize("name", [name for name in GAMES if find_game(name).wastes])
def test_in_games_that_are_played_well_every_warning_is_true(name: str) -> None:
    game, met = Case(name, 2, ()).game, 0
    table, rng = Table(game, Case(name, 2, ()).setup(5)), Rng(5)
    while table.pending and table.ply < 150:
        for asked, answer, waste in list(warned(table)):
            met += 1
            assert is_lost(table, asked, answer, waste)
        decision = table.pending[0]
        answer = find_player("greedy").choose(game, table.state, decision, rng)
        table.submit(decision.seat, answer, table.ply)
    assert met


@each_case
def test_kinds_of_waste_have_short_names(case: Case) -> None:
    assert all(len(f"{case.game.name}:{kind}") <= 40 for kind in case.game.wastes)
