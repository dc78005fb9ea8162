"""Laws about questions and answers."""

from __future__ import annotations

import math
import re
from itertools import islice, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core import machine
from engine.core.decision import Amount, Pick, answers
from engine.core.errors import IllegalAnswer, NotAwaited, Stale
from engine.core.rng import Rng
from engine.core.table import Table
from tests.conformance.cases import Case, each_case
from tests.conformance.random_walk import (
    any_answer,
    asked_keys,
    dumped,
    examples,
    illegal_answers,
    play_defaults,
)
from tests.conformance.recorded_games import BEGINNING, Moment, Shuffle, moments, shuffles

KEY = re.compile(r"[a-z0-9][A-Za-z0-9_.+:-]*")
FEW = examples(4)


@each_case
@FEW
@given(moment=moments)
def test_asking_changes_nothing_and_gives_the_same_question_twice(
    case: Case, moment: Moment
) -> None:
    table = case.table(moment)
    before = dumped(table)
    asked = machine.pending(table.state, case.game)
    assert asked == machine.pending(table.state, case.game) == table.pending
    assert dumped(table) == before


@each_case
@FEW
@given(moment=moments)
def test_each_seat_is_asked_one_question_at_most(case: Case, moment: Moment) -> None:
    seats = [decision.seat for decision in case.table(moment).pending]
    assert seats == sorted(set(seats))
    assert set(seats) <= set(range(case.seats))


@each_case
@FEW
@given(moment=moments)
def test_every_question_has_an_answer_and_its_default_is_legal(case: Case, moment: Moment) -> None:
    for decision in case.table(moment).pending:
        assert decision.check(decision.default) == decision.default
        if isinstance(decision, Pick):
            assert 0 <= decision.least <= decision.most <= len(decision.options)
        else:
            assert decision.low <= decision.high


@each_case
@FEW
@given(moment=moments)
def test_every_option_can_be_played_to_the_next_question(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    for decision in table.pending:
        if isinstance(decision, Pick) and decision.least == 1:
            for option in decision.options:
                clone = case.game.clone(table.state)
                machine.submit(case.game, clone, decision.seat, (option.key,))
                assert clone.moves == table.state.moves + 1


@each_case
@FEW
@given(moment=moments)
def test_an_imagined_answer_leads_where_a_real_one_does(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    for decision in table.pending:
        for answer in islice(answers(decision), 3):
            real, imagined = case.game.clone(table.state), case.game.clone(table.state)
            outcome = machine.submit(case.game, real, decision.seat, answer)
            machine.imagine(case.game, imagined, decision, answer)
            assert imagined == real
            assert machine.pending(imagined, case.game) == outcome.pending


@each_case
@FEW
@given(moment=moments, chance=st.integers(0, 2**32))
def test_any_number_of_options_that_is_offered_is_taken(
    case: Case, moment: Moment, chance: int
) -> None:
    table = case.table(moment)
    for decision in table.pending:
        answer = any_answer(decision, Rng(chance))
        clone = case.game.clone(table.state)
        machine.submit(case.game, clone, decision.seat, answer)
        assert clone.moves == table.state.moves + 1


@each_case
@FEW
@given(moment=moments)
def test_keys_are_unique_and_readable(case: Case, moment: Moment) -> None:
    for decision in case.table(moment).pending:
        keys = [] if isinstance(decision, Amount) else [o.key for o in decision.options]
        assert len(set(keys)) == len(keys)
        assert [key for key in keys if not KEY.fullmatch(key) or len(key) > 80] == []
        assert "undo" not in keys


@each_case
@FEW
@given(moment=moments)
def test_no_two_options_of_a_question_say_the_same(case: Case, moment: Moment) -> None:
    for decision in case.table(moment).pending:
        labels = [] if isinstance(decision, Amount) else [o.label for o in decision.options]
        assert len(set(labels)) == len(labels)


@each_case
@FEW
@given(moment=moments)
def test_illegal_answers_are_refused_and_change_nothing(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    before = (dumped(table), table.ply, asked_keys(table))
    for decision in table.pending:
        for wrong in illegal_answers(decision):
            with pytest.raises(IllegalAnswer):
                table.submit(decision.seat, wrong, table.ply)
    assert (dumped(table), table.ply, asked_keys(table)) == before


@each_case
@FEW
@given(moment=moments)
def test_stale_answers_are_refused_and_change_nothing(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    before = (dumped(table), table.ply, asked_keys(table))
    for decision in table.pending:
        for at in (table.asked_since(decision.seat) - 1, table.ply + 1, -1):
            with pytest.raises(Stale):
                table.submit(decision.seat, decision.default, at)
    assert (dumped(table), table.ply, asked_keys(table)) == before


@each_case
@FEW
@given(moment=moments)
def test_seats_that_are_not_awaited_are_refused_and_change_nothing(
    case: Case, moment: Moment
) -> None:
    table = case.table(moment)
    before = (dumped(table), table.ply, asked_keys(table))
    answers = [decision.default for decision in table.pending] or [("end",)]
    for seat in {*range(-1, case.seats + 1)} - {decision.seat for decision in table.pending}:
        with pytest.raises(NotAwaited):
            table.submit(seat, answers[0], table.ply)
    assert (dumped(table), table.ply, asked_keys(table)) == before


@each_case
@FEW
@given(moment=moments)
def test_somebody_is_awaited_until_there_is_a_result(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    assert (table.result is None) == bool(table.pending)


@each_case
@FEW
@given(moment=moments)
def test_the_turn_is_that_of_a_seat_and_every_seat_has_its_place_in_the_order(
    case: Case, moment: Moment
) -> None:
    state = case.table(moment).state
    assert case.game.turn_of(state) in case.everybody
    assert sorted(case.game.turn_order(state)) == list(range(case.seats))


@each_case
@FEW
@given(shuffle=shuffles)
def test_whose_turn_is_said_to_come_next_has_it_next(case: Case, shuffle: Shuffle) -> None:
    for before, after in pairwise(case.played(shuffle).steps):
        said = case.game.next_turn(before.state)
        if said is not None and after.state.turns == before.state.turns + 1 and after.pending:
            assert case.game.turn_of(after.state) == said


@each_case
@FEW
@given(moment=moments)
def test_a_position_has_a_value_for_every_seat(case: Case, moment: Moment) -> None:
    state = case.table(moment).state
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
        # A solo player has nobody to beat: first place means a win, second place a loss.
        return result.places in ((1,), (2,))
    assert result.winners
    expected = [1 + sum(other < mine for other in result.places) for mine in result.places]
    return list(result.places) == expected


@each_case
@FEW
@given(shuffle=shuffles)
def test_a_game_of_chance_ends(case: Case, shuffle: Shuffle) -> None:
    assert _has_ended_properly(case, case.played(shuffle)[-1])


@each_case
@examples(3)
@given(moment=moments)
@example(moment=BEGINNING)
def test_a_game_left_to_safe_answers_at_any_moment_ends(case: Case, moment: Moment) -> None:
    table = play_defaults(case.table(moment))
    assert _has_ended_properly(case, table)
