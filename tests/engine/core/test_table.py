from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import CannotUndo, IllegalAnswer, NotAwaited, Stale
from engine.core.game import checked_setup
from engine.core.log import Checkpoint, Move, Undo, valid_moves
from engine.core.machine import pending
from engine.core.rng import Rng, commitment
from engine.core.table import Freedom, Table
from tests.conformance.random_walk import (
    Walk,
    dumped,
    examples,
    illegal_answers,
    play,
    play_defaults,
    setup_of,
    step,
    walks,
)
from tests.engine.core.toy import KeepCard, Toy, pieces

GAME = Toy()
SEATS = st.integers(2, 3)


def table_after(*moves: tuple[int, str], seats: int = 2, **options: str) -> Table:
    table = Table(GAME, setup_of(GAME, seats, options=options))
    for seat, key in moves:
        table.submit(seat, (key,), table.ply)
    return table


def undo_refusal(table: Table, seat: int) -> str:
    before = (dumped(table), table.ply, list(table.log))
    with pytest.raises(CannotUndo) as refused:
        table.undo(seat, table.ply)
    assert (dumped(table), table.ply, table.log) == before
    return refused.value.msg.key


# ---------------------------------------------------------------- playing


def test_a_new_table_stands_at_the_first_question() -> None:
    table = table_after()
    assert ([decision.seat for decision in table.pending], table.ply, table.log) == ([0], 0, [])


def test_an_answer_is_entered_in_the_log() -> None:
    table = table_after((0, "gather"), (0, "part:1"))
    assert table.log == [Move(0, ("gather",)), Move(0, ("part:1",))]
    assert (table.moves, table.ply) == (table.log, 2)


def test_a_seat_is_told_what_it_is_asked() -> None:
    table = table_after()
    assert (table.awaited(0), table.awaited(1)) == (table.pending[0], None)


def test_an_answer_returns_what_happened_and_who_is_awaited_then() -> None:
    table = table_after()
    outcome = table.submit(0, ("rest",), 0)
    assert [event.name for event in outcome.events] == ["toy-took"]
    assert outcome.pending == table.pending
    assert [decision.seat for decision in table.pending] == [1]


def test_what_a_table_shows_is_the_view_of_the_game() -> None:
    table = table_after((0, "either"))
    assert [table.view(seat) for seat in (0, 1, None)] == [
        GAME.view(table.state, seat) for seat in (0, 1, None)
    ]


def test_the_promise_is_shown_at_once_and_the_seed_only_at_the_end() -> None:
    table = Table(GAME, setup_of(GAME, 2, seed=99))
    before = (table.commitment, table.seed, table.result)
    play_defaults(table)
    assert before == (commitment(99), None, None)
    assert (table.seed, table.result) == (99, GAME.result(table.state))


@pytest.mark.parametrize("at", [0, 2, -1])
def test_an_answer_for_another_ply_is_stale_and_changes_nothing(at: int) -> None:
    table = table_after((0, "gather"))
    before = dumped(table)
    with pytest.raises(Stale) as refused:
        table.submit(0, ("part:1",), at)
    assert (refused.value.at, refused.value.now) == (at, 1)
    assert (dumped(table), table.ply) == (before, 1)


def test_the_wrong_seat_is_refused_and_changes_nothing() -> None:
    table = table_after((0, "gather"))
    before = dumped(table)
    with pytest.raises(NotAwaited):
        table.submit(1, ("part:1",), table.ply)
    assert (dumped(table), table.ply, table.log) == (before, 1, [Move(0, ("gather",))])


def test_a_finished_game_takes_no_answer() -> None:
    table = play_defaults(table_after())
    with pytest.raises(NotAwaited) as refused:
        table.submit(0, ("rest",), table.ply)
    assert refused.value.msg.key == "error-game-over"


@examples(40)
@given(walk=walks(60), seats=SEATS)
def test_an_illegal_answer_is_refused_and_changes_nothing(walk: Walk, seats: int) -> None:
    table = walk.table(GAME, seats)
    before = (dumped(table), table.ply, table.pending)
    for decision in table.pending:
        for wrong in illegal_answers(decision):
            with pytest.raises(IllegalAnswer):
                table.submit(decision.seat, wrong, table.ply)
    assert (dumped(table), table.ply, table.pending) == before


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_of_safe_answers_ends(seats: int) -> None:
    table = play_defaults(table_after(seats=seats))
    assert table.result is not None
    assert table.result.reason == "rounds"


@pytest.mark.unwatched
@examples(40)
@given(seed=st.integers(0, 2**64), chance=st.integers(0, 2**32), seats=SEATS)
def test_a_game_of_chance_ends(seed: int, chance: int, seats: int) -> None:
    table = play(Table(GAME, setup_of(GAME, seats, seed)), Rng(chance), 400)
    assert table.result is not None
    assert table.result.reason in GAME.ends


@pytest.mark.unwatched
@examples(40)
@given(walk=walks(80), seats=SEATS)
def test_no_card_is_lost_or_doubled(walk: Walk, seats: int) -> None:
    table = walk.table(GAME, seats)
    fresh = Table(GAME, table.setup)
    assert pieces(table.state) == pieces(fresh.state)


@examples(40)
@given(walk=walks(80), seats=SEATS)
def test_what_a_table_awaits_is_what_its_position_asks(walk: Walk, seats: int) -> None:
    table = walk.table(GAME, seats)
    before = dumped(table)
    assert table.pending == pending(table.state, GAME)
    assert dumped(table) == before


@pytest.mark.unwatched
def test_all_ways_to_end_are_met() -> None:
    found = set()
    for seed in range(60):
        table = play(Table(GAME, setup_of(GAME, 2, seed, {"start": "rich"})), Rng(seed))
        assert table.result is not None
        found.add(table.result.reason)
    assert found == set(GAME.ends)


# ---------------------------------------------------------------- taking back


def test_an_own_move_that_revealed_nothing_is_taken_back_freely() -> None:
    fresh, table = table_after(), table_after((0, "gather"))
    assert table.freedom(0) is Freedom.FREE
    table.undo(0, table.ply)
    assert (dumped(table), table.pending, table.moves) == (dumped(fresh), fresh.pending, [])


def test_moves_are_taken_back_one_by_one() -> None:
    table = table_after((0, "gather"), (0, "part:0"), (0, "part:0"))
    table.undo(0, table.ply)
    assert dumped(table) == dumped(table_after((0, "gather"), (0, "part:0")))
    table.undo(0, table.ply)
    assert dumped(table) == dumped(table_after((0, "gather")))


def test_what_was_taken_back_stays_in_the_log() -> None:
    table = table_after((0, "gather"))
    entry = table.undo(0, table.ply)
    assert entry == Undo(0, 0)
    assert table.log == [Move(0, ("gather",)), Undo(0, 0)]


def test_a_ply_never_comes_back() -> None:
    table = table_after((0, "gather"))
    table.undo(0, table.ply)
    assert table.ply == 2
    table.submit(0, ("rest",), 2)
    assert table.ply == 3


@pytest.mark.parametrize("at", [0, 1])
def test_answers_meant_for_before_the_undo_are_stale(at: int) -> None:
    table = table_after((0, "gather"))
    table.undo(0, table.ply)
    with pytest.raises(Stale):
        table.submit(0, ("gather",), at)
    assert table.ply == 2


def test_an_undo_for_another_ply_is_stale_and_changes_nothing() -> None:
    table = table_after((0, "gather"))
    with pytest.raises(Stale):
        table.undo(0, 0)
    assert dumped(table) == dumped(table_after((0, "gather")))


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_without_a_move_has_nothing_to_take_back(seat: int) -> None:
    table = table_after((0, "gather"))
    assert table.freedom(seat) is Freedom.NOTHING
    assert undo_refusal(table, seat) == "error-nothing-to-undo"


def test_nobody_has_anything_to_take_back_at_the_start() -> None:
    assert undo_refusal(table_after(), 0) == "error-nothing-to-undo"


def test_a_look_at_hidden_cards_is_not_taken_back_alone() -> None:
    table = table_after((0, "dive"))
    assert isinstance(table.state.stack[-1], KeepCard)
    assert table.freedom(0) is Freedom.CONSENT
    assert undo_refusal(table, 0) == "error-undo-sealed"


def test_what_a_seat_owed_is_taken_back_freely() -> None:
    table = table_after((0, "beg"), (1, "give"))
    assert table.freedom(1) is Freedom.FREE
    table.undo(1, table.ply)
    assert dumped(table) == dumped(table_after((0, "beg")))


def test_a_turn_that_has_ended_is_not_taken_back_alone() -> None:
    table = table_after((0, "rest"))
    assert undo_refusal(table, 0) == "error-undo-sealed"


def test_what_others_have_answered_since_is_not_taken_back_alone() -> None:
    table = table_after((0, "rest"), (1, "gather"))
    assert table.freedom(0) is Freedom.CONSENT
    assert undo_refusal(table, 0) == "error-undo-others-moved"


def test_with_the_consent_of_all_a_look_is_taken_back() -> None:
    table = table_after((0, "dive"))
    table.undo(0, table.ply, agreed=True)
    assert dumped(table) == dumped(table_after())


def test_with_the_consent_of_all_a_move_is_taken_back_across_turns() -> None:
    table = table_after((0, "rest"), (1, "rest"), (0, "swim"), (1, "stay"))
    table.undo(1, table.ply, agreed=True)
    table.undo(1, table.ply, agreed=True)
    assert dumped(table) == dumped(table_after((0, "rest")))
    assert table.moves == [Move(0, ("rest",))]
    assert table.ply == 6


def test_moves_of_others_made_since_are_taken_back_with_it() -> None:
    table = table_after((0, "rest"), (1, "rest"), (0, "swim"), (1, "stay"))
    table.undo(0, table.ply, agreed=True)
    assert table.log[-1] == Undo(0, 2)
    assert dumped(table) == dumped(table_after((0, "rest"), (1, "rest")))


def test_consent_does_not_help_where_there_is_nothing() -> None:
    with pytest.raises(CannotUndo) as refused:
        table_after((0, "gather")).undo(1, 1, agreed=True)
    assert refused.value.msg.key == "error-nothing-to-undo"


def test_of_two_seats_that_are_asked_at_once_only_the_later_takes_back_alone() -> None:
    table = table_after((0, "rest"), (1, "rest"), (1, "swim"), (0, "swim"))
    assert (table.freedom(0), table.freedom(1)) == (Freedom.FREE, Freedom.CONSENT)


@pytest.mark.unwatched
@examples(60)
@given(walk=walks(80), seats=SEATS, chance=st.integers(0, 2**32))
def test_taking_back_is_exact(walk: Walk, seats: int, chance: int) -> None:
    table = walk.table(GAME, seats)
    before = (dumped(table), table.pending, list(table.moves), table.ply)
    if not table.pending:
        return
    step(table, Rng(chance))
    mover = table.moves[-1].seat
    table.undo(mover, table.ply, agreed=True)
    assert (dumped(table), table.pending, table.moves, table.ply - 2) == before


@pytest.mark.unwatched
@examples(60)
@given(walk=walks(80), seats=SEATS, data=st.data())
def test_taking_back_leads_where_playing_the_rest_of_the_moves_leads(
    walk: Walk, seats: int, data: st.DataObject
) -> None:
    table = walk.table(GAME, seats)
    movers = sorted({move.seat for move in table.moves})
    if not movers:
        return
    table.undo(data.draw(st.sampled_from(movers)), table.ply, agreed=True)
    again = Table(GAME, table.setup)
    for move in table.moves:
        again.submit(move.seat, move.answer, again.ply)
    assert (dumped(again), again.pending) == (dumped(table), table.pending)


# ---------------------------------------------------------------- the log


def with_undos(walk: Walk, seats: int, chance: int) -> Table:
    """A table at which moves were taken back now and then."""
    table = Table(GAME, checked_setup(GAME, seats, walk.seed))
    rng = Rng(chance)
    for _ in range(walk.moves):
        if not table.pending:
            break
        step(table, rng)
        if rng.below(4) == 0:
            table.undo(rng.choice(table.moves).seat, table.ply, agreed=True)
    return table


def test_moves_taken_back_do_not_stand() -> None:
    a, b, c = Move(0, ("a",)), Move(1, ("b",)), Move(0, 3)
    assert valid_moves([a, b, Undo(0, 0), c, a, Undo(0, 1), b]) == [(3, c), (6, b)]


@pytest.mark.unwatched
@examples(50)
@given(walk=walks(60), seats=SEATS, chance=st.integers(0, 2**32))
def test_the_moves_of_a_table_are_those_of_its_log_that_stand(
    walk: Walk, seats: int, chance: int
) -> None:
    table = with_undos(walk, seats, chance)
    assert valid_moves(table.log) == table.entered


@pytest.mark.slow
@pytest.mark.unwatched
@examples(50)
@given(walk=walks(60), seats=SEATS, chance=st.integers(0, 2**32))
def test_entering_a_log_again_leads_to_the_same_table(walk: Walk, seats: int, chance: int) -> None:
    table = with_undos(walk, seats, chance)
    again = Table(GAME, table.setup)
    for entry in table.log:
        again.apply(entry)
    assert (dumped(again), again.log, again.pending) == (dumped(table), table.log, table.pending)


@pytest.mark.slow
@pytest.mark.unwatched
@examples(50)
@given(walk=walks(60), seats=SEATS, chance=st.integers(0, 2**32))
def test_a_table_is_resumed_from_its_log_alone(walk: Walk, seats: int, chance: int) -> None:
    table = with_undos(walk, seats, chance)
    again = Table.resume(GAME, table.setup, table.log, None)
    assert (dumped(again), again.ply, again.pending) == (dumped(table), table.ply, table.pending)
    assert (again.moves, again.log) == (table.moves, table.log)


@pytest.mark.slow
@pytest.mark.unwatched
@examples(60)
@given(walk=walks(60), seats=SEATS, chance=st.integers(0, 2**32), data=st.data())
def test_a_table_is_resumed_from_any_snapshot_on_the_way(
    walk: Walk, seats: int, chance: int, data: st.DataObject
) -> None:
    table = with_undos(walk, seats, chance)
    kept = data.draw(st.integers(0, len(table.moves)))
    way = Table.resume(GAME, table.setup, table.moves[:kept], None)
    snapshot = Checkpoint(GAME.codec.load(dumped(way)), kept)
    again = Table.resume(GAME, table.setup, table.log, snapshot)
    assert (dumped(again), again.ply, again.pending) == (dumped(table), table.ply, table.pending)
    assert [again.freedom(seat) for seat in range(seats)] == [
        table.freedom(seat) for seat in range(seats)
    ]


def test_a_snapshot_of_moves_since_taken_back_is_not_used() -> None:
    table = table_after((0, "rest"), (1, "gather"))
    late = Checkpoint(GAME.clone(table.state), 2)
    table.undo(1, table.ply)
    again = Table.resume(GAME, table.setup, table.log, late)
    assert dumped(again) == dumped(table)


def test_a_resumed_table_takes_back_moves_from_before_its_snapshot() -> None:
    table = table_after((0, "rest"), (1, "rest"), (0, "swim"))
    snapshot = Checkpoint(GAME.clone(table.state), 3)
    again = Table.resume(GAME, table.setup, table.log, snapshot)
    again.undo(1, again.ply, agreed=True)
    assert dumped(again) == dumped(table_after((0, "rest")))


def test_playing_on_leaves_the_snapshot_as_it_was() -> None:
    table = table_after((0, "rest"), (1, "gather"))
    snapshot = Checkpoint(GAME.clone(table.state), 2)
    before = GAME.codec.dump(snapshot.state)
    again = play_defaults(Table.resume(GAME, table.setup, table.log, snapshot))
    assert again.result is not None
    assert GAME.codec.dump(snapshot.state) == before


def test_the_checkpoint_of_a_table_is_where_the_running_turn_began() -> None:
    table = table_after((0, "rest"), (1, "gather"), (1, "part:0"))
    checkpoint = table.checkpoint
    assert checkpoint.moves == 1
    assert GAME.codec.dump(checkpoint.state) == dumped(table_after((0, "rest")))


@pytest.mark.parametrize("kept", [1, 2])
def test_a_log_that_takes_back_more_than_was_played_is_refused(kept: int) -> None:
    table = table_after((0, "gather"))
    with pytest.raises(CannotUndo):
        table.apply(Undo(0, kept))
    assert (table.ply, dumped(table)) == (1, dumped(table_after((0, "gather"))))


# ---------------------------------------------------------------- picked up on the way


def picked_up(table: Table) -> Table:
    """The table as the store has it: from its last checkpoint and the moves since."""
    since = table.entered[table.checkpoint.moves :]
    return Table.pick_up(GAME, table.setup, table.checkpoint, since, table.ply)


@pytest.mark.slow
@pytest.mark.unwatched
@examples(50)
@given(walk=walks(60), seats=SEATS, chance=st.integers(0, 2**32))
def test_a_table_picked_up_on_the_way_stands_where_it_stood(
    walk: Walk, seats: int, chance: int
) -> None:
    table = with_undos(walk, seats, chance)
    again = picked_up(table)
    assert (dumped(again), again.ply, again.pending) == (dumped(table), table.ply, table.pending)
    assert [again.freedom(seat) for seat in range(seats)] == [
        table.freedom(seat) for seat in range(seats)
    ]


@pytest.mark.slow
@pytest.mark.unwatched
@examples(50)
@given(walk=walks(60), seats=SEATS, chance=st.integers(0, 2**32))
def test_a_table_picked_up_on_the_way_plays_on_as_the_whole_one_does(
    walk: Walk, seats: int, chance: int
) -> None:
    table = with_undos(walk, seats, chance)
    again = picked_up(table)
    for other in (table, again):
        play(other, Rng(chance), 10)
    assert (dumped(again), again.ply) == (dumped(table), table.ply)


def test_a_table_picked_up_on_the_way_takes_back_moves_of_the_running_turn() -> None:
    table = table_after((0, "rest"), (1, "gather"))
    again = picked_up(table)
    entry = again.undo(1, again.ply)
    assert (entry, dumped(again)) == (Undo(1, 1), dumped(table_after((0, "rest"))))


def test_a_table_picked_up_on_the_way_does_not_pretend_to_know_its_log() -> None:
    again = picked_up(table_after((0, "rest"), (1, "gather")))
    with pytest.raises(LookupError):
        _ = again.log


def test_a_table_picked_up_on_the_way_refuses_to_take_back_what_it_does_not_know() -> None:
    again = picked_up(table_after((0, "rest"), (1, "gather")))
    before = (dumped(again), again.ply)
    with pytest.raises(LookupError):
        again.undo(0, again.ply, agreed=True)
    assert (dumped(again), again.ply) == before


def test_a_table_is_not_picked_up_without_each_seats_last_move() -> None:
    table = table_after((0, "rest"), (1, "gather"))
    nameless = Checkpoint(GAME.clone(table.state), 2)
    with pytest.raises(ValueError, match="last move"):
        Table.pick_up(GAME, table.setup, nameless, [], 2)


def test_should_the_rules_fail_the_table_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_after((0, "rest"))
    before = dumped(table)

    def leaking(_run: object, *_: object) -> None:
        raise RuntimeError("the hull leaks")

    with monkeypatch.context() as broken:
        broken.setattr("engine.core.machine.advance", leaking)
        with pytest.raises(RuntimeError):
            table.submit(1, ("rest",), table.ply)
    assert (dumped(table), table.ply) == (before, 1)


@pytest.mark.parametrize("undo", [Undo(8, 0), Undo(0, 1), Undo(1, 0), Undo(0, -1)])
def test_an_undo_that_was_never_possible_is_not_entered(undo: Undo) -> None:
    table = table_after((0, "rest"), (1, "rest"))
    with pytest.raises(CannotUndo):
        table.apply(undo)
    assert (len(table.moves), table.ply) == (2, 2)
