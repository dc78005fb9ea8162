"""Laws about habits, the answers that players may give automatically."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from engine.core.aids.habit import Habit, by_habit, habit_for
from engine.core.decision import Decision
from engine.core.rng import Rng
from engine.core.table import Table
from engine.registry import find_game
from tests.conformance.cases import Case, each_case, each_game
from tests.conformance.random_walk import Walk, dumped, examples, step, walks

FEW = examples(2)


def met(case: Case, walk: Walk) -> Iterator[tuple[Table, Decision, Habit]]:
    """Yield the questions of a walk that a habit may answer, each with the table at that point."""
    table, rng = Table(case.game, case.setup(walk.seed)), Rng(walk.chance)
    for _ in range(walk.moves):
        for asked in table.pending:
            habit = habit_for(case.game, table.state, asked)
            if habit is not None:
                yield table, asked, habit
        if not table.pending:
            return
        step(table, rng)


@each_case
@FEW
@given(walk=walks(120), chance=st.integers(0, 2**32))
def test_an_answer_by_habit_is_legal_and_found_with_what_its_seat_can_see(
    case: Case, walk: Walk, chance: int
) -> None:
    for table, asked, habit in met(case, walk):
        before = dumped(table)
        redealt = case.game.redeal(table.state, asked.seat, Rng(chance))
        for choice in habit.choices:
            rule = habit.rule_with(choice)
            answer = by_habit(habit, table.state, asked, rule)
            assert answer is None or asked.check(answer) == answer
            assert by_habit(habit, redealt, asked, rule) == answer
        assert dumped(table) == before
        own = case.game.turn_of(table.state) == asked.seat
        assert habit.own_turn in (own, None)


@each_game
def test_every_rule_of_a_habit_can_be_written_and_read_again(name: str) -> None:
    habits = find_game(name).habits
    assert len({habit.name for habit in habits}) == len(habits) > 0
    for habit in habits:
        for choice in habit.choices:
            rule = habit.rule_with(choice)
            assert habit.read(" ".join(rule)) == rule


@each_game
def test_a_rule_that_names_what_is_not_known_is_none(name: str) -> None:
    for habit in find_game(name).habits:
        for text in ("", "no-such-choice", f"{habit.choices[0]} no-such-choice"):
            assert habit.read(text) is None
