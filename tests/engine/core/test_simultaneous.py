"""Several seats at once: what lies open beside the running turn of somebody else."""

from __future__ import annotations

import pytest
from hypothesis import given

from engine.core.decision import Pick
from engine.core.errors import CannotUndo, Stale
from engine.core.log import Checkpoint, Move, Undo
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from engine.core.transcript import replay, transcript_of, write
from tests.conformance.random_walk import (
    Walk,
    any_answer,
    dumped,
    examples,
    play_defaults,
    setup_of,
    walks,
)
from tests.engine.core.toy import Toy
from tests.engine.taking_back import undo_apart

GAME = Toy()


def table_after(*moves: tuple[int, str]) -> Table:
    """A table of three after these moves."""
    table = Table(GAME, setup_of(GAME, 3))
    for seat, key in moves:
        table.submit(seat, (key,), table.ply)
    return table


def owing() -> Table:
    """Seat 0 begged both others; it is the turn of seat 1, and seat 2 still owes its answer."""
    return table_after((0, "beg"), (1, "give"))


def seats(table: Table) -> list[int]:
    """Return the seats that are asked."""
    return [decision.seat for decision in table.pending]


# ---------------------------------------------------------------- who is held up, and who is not


def test_an_owed_answer_is_asked_for_while_another_seat_plays() -> None:
    table = owing()
    assert (seats(table), GAME.turn_of(table.state)) == ([1, 2], 1)


def test_it_can_be_given_in_the_middle_of_that_turn() -> None:
    table = owing()
    table.submit(1, ("gather",), table.ply)
    table.submit(2, ("refuse",), table.ply)
    assert (seats(table), table.state.trail) == ([1], ("1:give", "2:refuse"))


def test_it_holds_up_the_next_turn_of_its_owner_and_no_other() -> None:
    table = table_after((0, "beg"), (1, "give"), (1, "rest"))
    assert (seats(table), table.state.turn) == ([2], 2)
    table.submit(2, ("give",), table.ply)
    assert "rest" in {option.key for option in table.pending[0].options}  # type: ignore[union-attr]


def test_a_game_with_owed_answers_is_played_by_safe_answers_to_its_end() -> None:
    assert play_defaults(owing()).result is not None


# ---------------------------------------------------------------- answers that come late


def test_an_answer_stays_good_while_only_others_have_answered() -> None:
    table = owing()
    seen = table.ply
    table.submit(1, ("gather",), table.ply)
    table.submit(2, ("give",), seen)
    assert table.log[-1] == Move(2, ("give",))


def test_an_answer_from_before_the_question_was_put_is_stale() -> None:
    table = owing()
    assert (table.asked_since(2), table.ply) == (1, 2)
    with pytest.raises(Stale):
        table.submit(2, ("give",), 0)


def test_a_seat_that_has_answered_is_asked_anew_from_then_on() -> None:
    table = owing()
    table.submit(1, ("gather",), table.ply)
    assert table.asked_since(1) == table.ply
    with pytest.raises(Stale):
        table.submit(1, ("part:0",), table.ply - 1)


def test_the_same_question_put_once_more_is_another_question() -> None:
    table = table_after((0, "dig"))
    before = table.pending
    table.submit(0, ("gain:shells",), table.ply)
    assert table.pending == before
    with pytest.raises(Stale):
        table.submit(0, ("gain:shells",), table.ply - 1)


def test_an_answer_from_the_future_is_stale() -> None:
    table = owing()
    with pytest.raises(Stale):
        table.submit(2, ("give",), table.ply + 1)


def test_whoever_is_not_asked_has_no_older_question() -> None:
    table = owing()
    with pytest.raises(Stale):
        table.submit(0, ("rest",), table.ply - 1)


def test_after_an_undo_every_question_is_put_anew() -> None:
    table = owing()
    table.submit(1, ("gather",), table.ply)
    table.undo(1, table.ply)
    assert table.asked_since(2) == table.ply
    with pytest.raises(Stale):
        table.submit(2, ("give",), 1)


def test_a_table_resumed_knows_since_when_each_seat_is_asked() -> None:
    table = owing()
    table.submit(1, ("gather",), table.ply)
    again = Table.resume(GAME, table.setup, table.log, None)
    assert [again.asked_since(seat) for seat in range(3)] == [3, 3, 1]
    late = Checkpoint(GAME.clone(table.checkpoint.state), table.checkpoint.moves, (1, 0, 0))
    picked = Table.pick_up(GAME, table.setup, late, table.entered[1:], table.ply)
    assert picked.asked_since(2) == 1


def test_a_table_resumed_takes_no_answer_from_before_an_undo() -> None:
    table = owing()
    table.submit(1, ("gather",), table.ply)
    table.undo(1, table.ply)
    after = table.ply
    for key in ("gather", "part:0"):
        table.submit(1, (key,), table.ply)
    again = Table.resume(GAME, table.setup, table.log, None)
    assert [one.asked_since(2) for one in (table, again)] == [after, after]
    with pytest.raises(Stale):
        again.submit(2, ("give",), after - 1)


def test_what_is_owed_holds_up_nobody_until_its_owner_is_next() -> None:
    table = owing()
    assert table.held_up_by == (1,)
    table.submit(1, ("rest",), table.ply)
    assert table.held_up_by == (2,)


def test_it_is_known_since_when_everybody_waits() -> None:
    table = table_after((0, "beg"))
    assert [table.held_since(seat) for seat in (1, 2)] == [1, 1]
    table.submit(1, ("give",), table.ply)
    asked, waited = table.asked_since(2), table.ply
    table.submit(1, ("rest",), table.ply)
    assert (table.asked_since(2), table.held_since(2)) == (asked, waited + 1)


# ---------------------------------------------------------------- taking back apart from others


def played_between() -> Table:
    """Seat 2 gave what it owed after the first step of seat 1's turn."""
    table = owing()
    table.submit(1, ("gather",), table.ply)
    table.submit(2, ("refuse",), table.ply)
    return table


def test_a_step_is_taken_back_apart_from_what_another_seat_answered_since() -> None:
    table = played_between()
    assert table.freedom(1) is Freedom.APART
    undo_apart(table, 1)
    assert table.log[-2:] == [Undo(1, 2), Move(2, ("refuse",))]
    assert dumped(table) == dumped(table_after((0, "beg"), (1, "give"), (2, "refuse")))


def test_what_another_seat_answered_is_entered_again_and_nothing_is_removed_from_the_log() -> None:
    table = played_between()
    before = list(table.log)
    undo_apart(table, 1)
    assert (table.log[: len(before)], table.ply) == (before, len(before) + 2)
    assert seats(table) == [1]


def test_the_answer_of_the_other_seat_can_be_taken_back_apart_as_well() -> None:
    table = played_between()
    table.submit(1, ("part:0",), table.ply)
    assert table.freedom(2) is Freedom.APART
    undo_apart(table, 2)
    assert dumped(table) == dumped(
        table_after((0, "beg"), (1, "give"), (1, "gather"), (1, "part:0"))
    )


def test_several_steps_are_taken_back_one_after_the_other() -> None:
    table = played_between()
    undo_apart(table, 1)
    # What it owed itself stands in the trail before the word of seat 2, so it hangs together.
    assert table.freedom(1) is Freedom.CONSENT
    table.submit(1, ("gather",), table.ply)
    assert table.freedom(1) is Freedom.FREE


def test_taking_back_by_consent_still_takes_the_others_along() -> None:
    table = played_between()
    table.undo(1, table.ply, agreed=True)
    assert dumped(table) == dumped(owing())


def test_it_is_not_a_plain_undo() -> None:
    table = played_between()
    with pytest.raises(CannotUndo) as refused:
        table.undo(1, table.ply)
    assert refused.value.msg.key == "error-undo-others-moved"


def test_only_a_step_that_is_free_is_taken_back_apart() -> None:
    table = played_between()
    assert [table.freedom(seat) for seat in (0, 2)] == [Freedom.CONSENT, Freedom.FREE]


def test_answers_that_hang_together_are_not_taken_apart() -> None:
    table = table_after((0, "rest"), (1, "rest"), (2, "rest"))
    for seat, key in ((1, "swim"), (0, "swim")):
        table.submit(seat, (key,), table.ply)
    # Both left their words in the trail, in the order in which they came.
    assert table.freedom(1) is Freedom.CONSENT


# ---------------------------------------------------------------- final answers


def vowed() -> Table:
    """Seat 2 made a vow in the middle of seat 1's turn."""
    table = table_after((0, "vow"), (1, "give"), (1, "gather"))
    table.submit(2, ("refuse",), table.ply)
    return table


def test_a_final_answer_is_not_taken_back_by_whoever_gave_it() -> None:
    table = vowed()
    assert table.freedom(2) is Freedom.CONSENT
    with pytest.raises(CannotUndo) as refused:
        table.undo(2, table.ply)
    assert refused.value.msg.key == "error-undo-sealed"


def test_a_final_answer_does_not_bar_the_others() -> None:
    table = vowed()
    assert table.freedom(1) is Freedom.APART
    undo_apart(table, 1)
    assert (table.moves[-1], table.freedom(2)) == (Move(2, ("refuse",)), Freedom.CONSENT)


def test_a_final_answer_stays_final_when_the_game_is_loaded() -> None:
    table = vowed()
    again = Table.resume(GAME, table.setup, table.log, None)
    loaded = GAME.codec.load(dumped(table))
    assert (again.freedom(2), loaded.final(2)) == (Freedom.CONSENT, table.state.moves)


def test_with_the_consent_of_all_even_a_final_answer_is_taken_back() -> None:
    table = vowed()
    table.undo(2, table.ply, agreed=True)
    assert seats(table) == [1, 2]


# ---------------------------------------------------------------- replaying


OPENING = ("beg", "vow", "gather", "errand", "part:0", "part:1")
"""Frames that make it likely that several seats are asked and a turn has several steps."""


def restless_step(table: Table, rng: Rng) -> None:
    """An answer by chance, more often than not one after which several seats are asked."""
    decision = rng.choice(table.pending)
    found = [key for key in OPENING if isinstance(decision, Pick) and decision.find(key)]
    answer = (rng.choice(found),) if found and rng.below(4) else any_answer(decision, rng)
    table.submit(decision.seat, answer, table.ply)


def restless(walk: Walk) -> Table:
    """A table at which steps were taken back apart from others wherever that could be."""
    table, rng = Table(GAME, setup_of(GAME, 3, walk.seed)), Rng(walk.chance)
    for _ in range(walk.moves):
        if table.pending:
            restless_step(table, rng)
        for seat in range(3):
            if table.freedom(seat) is Freedom.APART and rng.below(2):
                undo_apart(table, seat)
    return table


@pytest.mark.slow
@pytest.mark.unwatched
@examples(40)
@given(walk=walks(60))
def test_a_log_with_steps_taken_back_apart_leads_to_the_same_table(walk: Walk) -> None:
    table = restless(walk)
    again = Table.resume(GAME, table.setup, table.log, None)
    entered = replay(write(transcript_of(table)), lambda _: GAME)
    assert dumped(again) == dumped(table) == dumped(entered)
    assert (again.pending, entered.log) == (table.pending, table.log)


@pytest.mark.unwatched
@pytest.mark.parametrize("seed", range(30))
def test_taking_back_apart_is_as_if_the_step_had_never_been_made(seed: int) -> None:
    table, rng = Table(GAME, setup_of(GAME, 3, seed)), Rng(seed)
    apart: list[int] = []
    while not apart:
        restless_step(table, rng)
        apart = [seat for seat in range(3) if table.freedom(seat) is Freedom.APART]
        if not table.pending:
            table = Table(GAME, setup_of(GAME, 3, rng.word()))
    last = table.last(apart[0])
    rest = [move for number, move in enumerate(table.moves, 1) if number != last]
    undo_apart(table, apart[0])
    again = Table(GAME, table.setup)
    for move in rest:
        again.submit(move.seat, move.answer, again.ply)
    assert (dumped(again), again.pending) == (dumped(table), table.pending)
