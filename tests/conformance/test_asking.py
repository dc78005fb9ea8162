"""Laws of questions and answers."""

from __future__ import annotations

import math
import re
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import machine
from engine.core.decision import Amount, Pick, answers
from engine.core.errors import IllegalAnswer, NotAwaited, Stale
from engine.core.rng import Rng
from engine.core.table import Table
from tests.conformance.cases import Case, each_case
from tests.conformance.walk import (
    Walk,
    any_answer,
    asked_keys,
    dumped,
    examples,
    illegal_answers,
    play,
    play_defaults,
    step,
    walks,
)

KEY = re.compile(r"[a-z0-9][A-Za-z0-9_.+:-]*")
FEW = examples(4)


@each_case
@FEW
@given(walk=walks())
def test_asking_changes_nothing_and_gives_the_same_question_twice(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    before = dumped(table)
    asked = machine.pending(table.state, case.game)
    assert asked == machine.pending(table.state, case.game) == table.pending
    assert dumped(table) == before


@each_case
@FEW
@given(walk=walks())
def test_each_seat_is_asked_one_question_at_most(case: Case, walk: Walk) -> None:
    seats = [decision.seat for decision in case.table(walk).pending]
    assert seats == sorted(set(seats))
    assert set(seats) <= set(range(case.seats))


@each_case
@FEW
@given(walk=walks())
def test_every_question_has_an_answer_and_its_default_is_legal(case: Case, walk: Walk) -> None:
    for decision in case.table(walk).pending:
        assert decision.check(decision.default) == decision.default
        if isinstance(decision, Pick):
            assert 0 <= decision.least <= decision.most <= len(decision.options)
        else:
            assert decision.low <= decision.high


@each_case
@FEW
@given(walk=walks())
def test_every_option_can_be_played_to_the_next_question(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    for decision in table.pending:
        if isinstance(decision, Pick) and decision.least == 1:
            for option in decision.options:
                clone = case.game.clone(table.state)
                machine.submit(case.game, clone, decision.seat, (option.key,))
                assert clone.moves == table.state.moves + 1


@each_case
@FEW
@given(walk=walks())
def test_an_imagined_answer_leads_where_a_real_one_does(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    for decision in table.pending:
        for answer in islice(answers(decision), 3):
            real, imagined = case.game.clone(table.state), case.game.clone(table.state)
            outcome = machine.submit(case.game, real, decision.seat, answer)
            machine.imagine(case.game, imagined, decision, answer)
            assert imagined == real
            assert machine.pending(imagined, case.game) == outcome.pending


@each_case
@FEW
@given(walk=walks(), chance=st.integers(0, 2**32))
def test_any_number_of_options_that_is_offered_is_taken(
    case: Case, walk: Walk, chance: int
) -> None:
    table = case.table(walk)
    for decision in table.pending:
        answer = any_answer(decision, Rng(chance))
        clone = case.game.clone(table.state)
        machine.submit(case.game, clone, decision.seat, answer)
        assert clone.moves == table.state.moves + 1


@each_case
@FEW
@given(walk=walks())
def test_keys_are_unique_and_readable(case: Case, walk: Walk) -> None:
    for decision in case.table(walk).pending:
        keys = [] if isinstance(decision, Amount) else [o.key for o in decision.options]
        assert len(set(keys)) == len(keys)
        assert [key for key in keys if not KEY.fullmatch(key) or len(key) > 80] == []
        assert "undo" not in keys


@each_case
@FEW
@given(walk=walks())
def test_no_two_options_of_a_question_say_the_same(case: Case, walk: Walk) -> None:
    for decision in case.table(walk).pending:
        labels = [] if isinstance(decision, Amount) else [o.label for o in decision.options]
        assert len(set(labels)) == len(labels)


@each_case
@FEW
@given(walk=walks())
def test_illegal_answers_are_refused_and_change_nothing(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    before = (dumped(table), table.ply, asked_keys(table))
    for decision in table.pending:
        for wrong in illegal_answers(decision):
            with pytest.raises(IllegalAnswer):
                table.submit(decision.seat, wrong, table.ply)
    assert (dumped(table), table.ply, asked_keys(table)) == before


@each_case
@FEW
@given(walk=walks())
def test_stale_answers_are_refused_and_change_nothing(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    before = (dumped(table), table.ply, asked_keys(table))
    for decision in table.pending:
        for at in (table.asked_since(decision.seat) - 1, table.ply + 1, -1):
            with pytest.raises(Stale):
                table.submit(decision.seat, decision.default, at)
    assert (dumped(table), table.ply, asked_keys(table)) == before


@each_case
@FEW
@given(walk=walks())
def test_seats_that_are_not_awaited_are_refused_and_change_nothing(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    before = (dumped(table), table.ply, asked_keys(table))
    answers = [decision.default for decision in table.pending] or [("end",)]
    for seat in {*range(-1, case.seats + 1)} - {decision.seat for decision in table.pending}:
        with pytest.raises(NotAwaited):
            table.submit(seat, answers[0], table.ply)
    assert (dumped(table), table.ply, asked_keys(table)) == before


@each_case
@FEW
@given(walk=walks())
def test_somebody_is_awaited_until_there_is_a_result(case: Case, walk: Walk) -> None:
    table = case.table(walk)
    assert (table.result is None) == bool(table.pending)


@each_case
@FEW
@given(walk=walks())
def test_the_turn_is_that_of_a_seat_and_every_seat_has_its_place_in_the_order(
    case: Case, walk: Walk
) -> None:
    state = case.table(walk).state
    assert case.game.turn_of(state) in case.everybody
    assert sorted(case.game.turn_order(state)) == list(range(case.seats))


@each_case
@FEW
@given(walk=walks())
def test_whose_turn_is_said_to_come_next_has_it_next(case: Case, walk: Walk) -> None:
    table, rng = Table(case.game, case.setup(walk.seed)), Rng(walk.chance)
    for _ in range(walk.moves):
        turns, said = table.state.turns, case.game.next_turn(table.state)
        if not table.pending:
            break
        step(table, rng)
        if said is not None and table.state.turns == turns + 1 and table.pending:
            assert case.game.turn_of(table.state) == said


@each_case
@FEW
@given(walk=walks())
def test_a_position_has_a_value_for_every_seat(case: Case, walk: Walk) -> None:
    state = case.table(walk).state
    before = case.game.codec.dump(state)
    assert all(math.isfinite(case.game.value(state, seat)) for seat in range(case.seats))
    assert case.game.codec.dump(state) == before


# ---------------------------------------------------------------- the end


def _has_ended_properly(case: Case, table: Table) -> bool:
    result = table.result
    assert result is not None
    assert result.reason in case.game.ends
    assert (len(result.scores), len(result.places)) == (case.seats, case.seats)
    if case.seats == 1:
        # Alone there is nobody to be beaten: first for a win, second for a loss.
        return result.places in ((1,), (2,))
    assert result.winners
    expected = [1 + sum(other < mine for other in result.places) for mine in result.places]
    return list(result.places) == expected


@each_case
@examples(3)
@given(seed=st.integers(0, 2**128 - 1), chance=st.integers(0, 2**32))
def test_a_game_of_chance_ends(case: Case, seed: int, chance: int) -> None:
    table = play(Table(case.game, case.setup(seed)), Rng(chance))
    assert _has_ended_properly(case, table)


@each_case
@examples(3)
@given(seed=st.integers(0, 2**128 - 1))
def test_a_game_of_safe_answers_ends(case: Case, seed: int) -> None:
    table = play_defaults(Table(case.game, case.setup(seed)))
    assert _has_ended_properly(case, table)


@each_case
@examples(3)
@given(walk=walks())
def test_a_game_left_to_safe_answers_at_any_moment_ends(case: Case, walk: Walk) -> None:
    table = play_defaults(case.table(walk))
    assert _has_ended_properly(case, table)
