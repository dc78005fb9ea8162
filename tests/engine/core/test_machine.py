from __future__ import annotations

import pytest

from engine.core.decision import Amount, Answer, Pick
from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.machine import (
    Final,
    Frame,
    Lane,
    Outcome,
    Settle,
    Together,
    begin,
    frames,
    pending,
    submit,
    with_frames,
)
from tests.engine.core.toy import (
    Bury,
    Choice,
    KeepCard,
    Note,
    Offer,
    Owe,
    Reveal,
    Rules,
    Say,
    ShownChoice,
    ToyState,
    keys,
    position,
)

QUIET = Rules()
NESTED = Rules(
    outer=(Say("inner", (Note("pushed-by-inner"),)), Note("second")),
    inner=(Note("innermost"),),
)


def played(*frames: Frame, rules: Rules = QUIET, seats: int = 3) -> ToyState:
    state = position(*frames, seats=seats)
    begin(rules, state)
    return state


def answer(state: ToyState, seat: int, said: Answer | str, rules: Rules = QUIET) -> Outcome:
    return submit(rules, state, seat, (said,) if isinstance(said, str) else said)


def awaited(state: ToyState) -> list[int]:
    return [decision.seat for decision in pending(state)]


def ask(seat: int, *words: str, then: tuple[Frame, ...] = ()) -> Choice:
    return Choice(seat, words or ("a", "b"), then)


def lane(*frames: Frame) -> Lane:
    return tuple(reversed(frames))


# ---------------------------------------------------------------- order


def test_pushed_frames_are_played_first_one_first_before_what_lay_below() -> None:
    state = played(Say("x", (Note("1"), Note("2"))), Note("3"))
    assert state.trail == ("x", "1", "2", "3")


def test_a_position_without_a_question_left_is_over() -> None:
    state = played(Note("x"))
    assert (pending(state), state.stack) == ((), ())


def test_the_machine_stops_at_a_question_and_plays_nothing_below_it() -> None:
    state = played(Note("before"), ask(1), Note("after"))
    assert (state.trail, awaited(state)) == (("before",), [1])


def test_what_an_option_says_is_played_before_what_lay_below_the_question() -> None:
    state = played(ask(0, then=(Note("then"),)), Note("after"))
    answer(state, 0, "b")
    assert state.trail == ("0:b", "then", "after")


def test_an_option_with_again_has_its_frames_played_and_then_asks_the_same() -> None:
    menu = Choice(0, ("a", "end"), again=("a",))
    state = played(menu, Note("after"))
    answer(state, 0, "a")
    assert (state.trail, state.stack[-1]) == (("0:a",), menu)


def test_an_option_without_again_ends_a_menu_that_has_others_with_it() -> None:
    state = played(Choice(0, ("a", "end"), again=("a",)), Note("after"))
    answer(state, 0, "a")
    answer(state, 0, "end")
    assert (state.trail, pending(state)) == (("0:a", "0:end", "after"), ())


# ---------------------------------------------------------------- triggers


def test_what_an_event_triggers_is_played_before_what_its_step_pushed() -> None:
    state = played(Say("hit", (Note("pushed"),)), rules=Rules(hit=(Note("triggered"),)))
    assert state.trail == ("hit", "triggered", "pushed")


def test_what_an_event_triggers_is_played_before_what_lay_below() -> None:
    state = played(Say("hit"), Note("below"), rules=Rules(hit=(Note("triggered"),)))
    assert state.trail == ("hit", "triggered", "below")


def test_triggers_of_one_event_keep_the_order_of_the_rules() -> None:
    state = played(Say("hit"), rules=Rules(hit=(Note("1"), Note("2"), Note("3"))))
    assert state.trail == ("hit", "1", "2", "3")


def test_nested_triggers_are_played_depth_first() -> None:
    state = played(Say("outer"), Note("below"), rules=NESTED)
    expected = ("outer", "inner", "innermost", "pushed-by-inner", "second", "below")
    assert state.trail == expected


def test_a_question_among_triggers_holds_up_the_triggers_after_it() -> None:
    rules = Rules(hit=(ask(2), Note("second")))
    state = played(Say("hit"), Note("below"), rules=rules)
    before = state.trail
    answer(state, 2, "a", rules)
    assert (before, state.trail) == (("hit",), ("hit", "2:a", "second", "below"))


def test_triggers_set_off_by_what_an_answer_led_to_are_played() -> None:
    rules = Rules(hit=(Note("triggered"),))
    state = played(ask(0, then=(Say("hit"), Note("then"))), rules=rules)
    answer(state, 0, "a", rules)
    assert state.trail == ("0:a", "hit", "triggered", "then")


def test_triggers_inside_a_lane_stay_in_it() -> None:
    rules = Rules(hit=(ask(0, "deep", "deeper"),))
    state = position(Together((lane(Say("hit"), Note("own")), lane(ask(1)))), Note("joined"))
    begin(rules, state)
    before = awaited(state)
    answer(state, 0, "deep", rules)
    assert (before, state.trail) == ([0, 1], ("hit", "0:deep", "own"))


def test_events_of_an_answer_come_in_the_order_in_which_they_happened() -> None:
    state = played(ask(0, then=(Say("outer"), Say("later"))))
    outcome = answer(state, 0, "a", NESTED)
    assert [event.name for event in outcome.events] == ["outer", "inner", "later"]


# ---------------------------------------------------------------- forced, shown, empty


def test_a_single_answer_is_taken_silently() -> None:
    state = played(ask(0, "only"), Note("after"))
    assert (state.trail, pending(state)) == (("0:only", "after"), ())


def test_a_single_answer_taken_silently_is_no_move() -> None:
    assert played(ask(0, "only")).moves == 0


def test_a_question_that_tells_something_is_asked_even_with_a_single_answer() -> None:
    state = played(ShownChoice(1, ("only",)), Note("after"))
    assert (state.trail, awaited(state)) == ((), [1])


def test_a_menu_without_options_is_skipped() -> None:
    state = played(Choice(0, ()), Note("after"))
    assert (state.trail, pending(state)) == (("after",), ())


def test_a_shown_menu_without_options_is_skipped_too() -> None:
    state = played(KeepCard(0, ()), Note("after"))
    assert (state.trail, pending(state)) == (("after",), ())


def test_an_amount_with_nothing_to_name_is_skipped() -> None:
    state = played(Offer(0), Note("after"))
    assert (state.trail, pending(state)) == (("after",), ())


def test_what_a_silent_answer_triggers_is_played_at_once() -> None:
    rules = Rules(hit=(Note("triggered"),))
    state = played(ask(0, "only", then=(Say("hit"),)), Note("after"), rules=rules)
    assert state.trail == ("0:only", "hit", "triggered", "after")


# ---------------------------------------------------------------- several seats at once


def both_asked(*more: Frame) -> ToyState:
    return played(Together((lane(ask(0), Note("first")), lane(ask(1), Note("second")))), *more)


def test_lanes_ask_all_their_seats_at_once() -> None:
    assert awaited(both_asked()) == [0, 1]


def test_lanes_may_be_answered_in_any_order() -> None:
    state = both_asked()
    answer(state, 1, "b")
    before = state.trail
    answer(state, 0, "a")
    assert (before, state.trail) == (("1:b", "second"), ("1:b", "second", "0:a", "first"))


def test_what_lies_below_lanes_waits_for_all_of_them() -> None:
    state = both_asked(Note("joined"))
    answer(state, 0, "a")
    before = state.trail
    answer(state, 1, "a")
    assert (before[-1], state.trail[-1]) == ("first", "joined")


def test_a_seat_that_is_done_in_its_lane_is_awaited_no_more() -> None:
    state = both_asked()
    answer(state, 0, "a")
    with pytest.raises(NotAwaited):
        answer(state, 0, "a")
    assert awaited(state) == [1]


def test_a_follow_up_in_one_lane_leaves_the_other_lane_as_it_is() -> None:
    follow_up = ask(0, "deep", "deeper")
    state = played(Together((lane(ask(0, then=(follow_up,))), lane(ask(1)))))
    answer(state, 0, "a")
    assert [(d.seat, keys(d)) for d in pending(state)] == [(0, ["deep", "deeper"]), (1, ["a", "b"])]


def test_lanes_within_a_lane_join_before_it_goes_on() -> None:
    inner = Together((lane(ask(0)), lane(ask(2))))
    state = played(Together((lane(inner, Note("inner-joined")), lane(ask(1)))), Note("joined"))
    before = awaited(state)
    for seat in (2, 0, 1):
        answer(state, seat, "a")
    assert before == [0, 1, 2]
    assert state.trail == ("2:a", "0:a", "inner-joined", "1:a", "joined")


def test_lanes_that_ask_nobody_are_played_one_after_the_other() -> None:
    state = played(Together((lane(Note("1"), Note("2")), lane(Note("3")))), Note("joined"))
    assert (state.trail, state.stack) == (("1", "2", "3", "joined"), ())


def test_no_lanes_at_all_hold_up_nothing() -> None:
    assert played(Together(()), Note("after")).trail == ("after",)


def test_a_seat_in_two_lanes_is_asked_one_question_at_a_time() -> None:
    state = played(Together((lane(ask(0, "1", "2")), lane(ask(0, "3", "4")))))
    before = [keys(decision) for decision in pending(state)]
    answer(state, 0, "1")
    assert (before, [keys(d) for d in pending(state)]) == ([["1", "2"]], [["3", "4"]])


def test_each_seat_gets_one_question_and_they_come_in_the_order_of_the_seats() -> None:
    asks = tuple(lane(ask(seat)) for seat in (2, 0, 2, 1, 0))
    assert awaited(played(Together(asks))) == [0, 1, 2]


# ---------------------------------------------------------------- owed answers


def test_an_owed_answer_holds_up_nobody() -> None:
    state = played(Owe((ask(1),)), Note("on"), ask(0), Note("end"))
    before = awaited(state)
    answer(state, 0, "a")
    assert (before, state.trail, awaited(state)) == ([0, 1], ("on", "0:a", "end"), [1])


def test_an_owed_answer_can_be_given_while_others_play_on() -> None:
    state = played(Owe((ask(1), Note("paid"))), ask(0))
    answer(state, 1, "a")
    assert (state.trail, awaited(state), state.owed) == (("1:a", "paid"), [0], ())


def test_settling_waits_for_what_the_seat_owes() -> None:
    state = played(Owe((ask(1),)), Settle(1), Note("after"))
    before = (awaited(state), state.trail)
    answer(state, 1, "b")
    assert (before, state.trail) == (([1], ()), ("1:b", "after"))


def test_settling_does_not_wait_for_other_seats() -> None:
    state = played(Owe((ask(1),)), Owe((ask(2),)), Settle(2), Note("after"))
    assert (awaited(state), len(state.owed)) == ([1, 2], 1)
    answer(state, 2, "a")
    assert (state.trail, awaited(state)) == (("2:a", "after"), [1])


def test_settling_what_is_not_owed_goes_on_at_once() -> None:
    assert played(Owe((ask(1),)), Settle(0), Note("after")).trail == ("after",)


def test_several_owed_answers_of_a_seat_are_settled_in_the_order_they_were_owed() -> None:
    state = played(Owe((ask(1, "1", "2"),)), Owe((ask(1, "3", "4"),)), Settle(1), Note("after"))
    answer(state, 1, "1")
    answer(state, 1, "3")
    assert state.trail == ("1:1", "1:3", "after")


def test_what_follows_an_owed_answer_stays_owed() -> None:
    follow_up = ask(1, "deep", "deeper", then=(Note("paid"),))
    state = played(Owe((ask(1, then=(follow_up,)),)), ask(0))
    answer(state, 1, "a")
    middle = [(decision.seat, keys(decision)) for decision in pending(state)]
    answer(state, 1, "deep")
    assert middle == [(0, ["a", "b"]), (1, ["deep", "deeper"])]
    assert (state.trail, state.owed) == (("1:a", "1:deep", "paid"), ())


def test_of_two_owed_answers_the_later_seat_may_give_its_own_first() -> None:
    state = played(Owe((ask(1),)), Owe((ask(2),)), ask(0))
    answer(state, 2, "a")
    assert (state.trail, awaited(state)) == (("2:a",), [0, 1])


def test_a_seat_asked_in_its_turn_answers_that_before_what_it_owes() -> None:
    state = played(Owe((ask(0, "owed", "later"),)), ask(0, "turn", "now"))
    before = [keys(decision) for decision in pending(state)]
    answer(state, 0, "turn")
    assert (before, [keys(d) for d in pending(state)]) == ([["turn", "now"]], [["owed", "later"]])


def test_what_an_owed_answer_owes_anew_is_kept() -> None:
    state = played(Owe((ask(1, then=(Owe((ask(2),)),)),)), ask(0))
    answer(state, 1, "a")
    assert awaited(state) == [0, 2]


def test_owed_answers_keep_the_game_from_being_over() -> None:
    state = played(Owe((ask(1),)))
    assert awaited(state) == [1]


def test_owed_answers_can_be_given_when_all_else_is_played() -> None:
    state = played(Owe((ask(1),)), Owe((ask(2),)))
    answer(state, 2, "a")
    answer(state, 1, "b")
    assert (state.trail, pending(state)) == (("2:a", "1:b"), ())


def test_steps_at_the_head_of_an_owed_lane_are_played() -> None:
    state = played(Owe((Note("first"), ask(1))), ask(0))
    assert (state.trail, awaited(state)) == (("first",), [0, 1])


def test_a_single_owed_answer_is_taken_silently() -> None:
    state = played(Owe((ask(1, "only"), Note("paid"))), ask(0))
    assert (state.trail, awaited(state)) == (("1:only", "paid"), [0])


def test_an_empty_menu_at_the_head_of_an_owed_lane_is_skipped() -> None:
    state = played(Owe((Choice(1, ()), Note("paid"), ask(1))), ask(0))
    assert (state.trail, awaited(state)) == (("paid",), [0, 1])


def test_settling_waits_for_an_owed_lane_that_asks_several_seats() -> None:
    together = Together((lane(ask(1)), lane(ask(2))))
    state = played(Owe((ask(1, then=(together,)),)), ask(0), Settle(1), Note("after"))
    answer(state, 1, "a")
    answer(state, 0, "a")
    assert "after" not in state.trail


# ---------------------------------------------------------------- answers


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = played(ask(0))
    with pytest.raises(NotAwaited) as refused:
        answer(state, 1, "a")
    assert refused.value.msg.key == "error-not-awaited"


def test_an_answer_to_a_finished_game_is_told_so() -> None:
    state = played(Note("x"))
    with pytest.raises(NotAwaited) as refused:
        answer(state, 0, "a")
    assert refused.value.msg.key == "error-game-over"


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_a_refused_seat_changes_nothing(seat: int) -> None:
    state = played(Owe((ask(2),)), ask(0))
    before = state.clone()
    with pytest.raises(NotAwaited):
        answer(state, seat, "a")
    assert state == before


@pytest.mark.parametrize("wrong", [(), ("c",), ("a", "b"), ("a", "a"), 1])
def test_an_illegal_answer_changes_nothing(wrong: Answer) -> None:
    state = played(Together((lane(ask(0)), lane(ask(1)))))
    before = state.clone()
    with pytest.raises(IllegalAnswer):
        answer(state, 1, wrong)
    assert state == before


def test_each_answer_counts_as_one_move() -> None:
    state = both_asked()
    answer(state, 0, "a")
    answer(state, 1, "a")
    assert state.moves == 2


def test_the_outcome_tells_who_is_awaited_then() -> None:
    state = played(Owe((ask(2),)), ask(0), ask(1))
    outcome = answer(state, 0, "a")
    assert outcome.pending == pending(state)
    assert [decision.seat for decision in outcome.pending] == [1, 2]


def test_the_outcome_of_beginning_tells_the_first_question() -> None:
    state = position(Say("x"), ask(1))
    outcome = begin(QUIET, state)
    assert ([event.name for event in outcome.events], outcome.pending) == (["x"], pending(state))


def test_the_outcome_of_the_last_answer_awaits_nobody() -> None:
    assert answer(played(ask(0)), 0, "a").pending == ()


def test_asking_changes_nothing() -> None:
    state = played(Owe((ask(2),)), Together((lane(ask(0)), lane(ask(1)))))
    before = state.clone()
    assert pending(state) == pending(state)
    assert state == before


def test_an_amount_is_carried_out() -> None:
    state = position(Offer(0))
    state.shells = (4, 0, 0)
    begin(QUIET, state)
    (decision,) = pending(state)
    assert isinstance(decision, Amount)
    answer(state, 0, 3)
    assert (decision.low, decision.high, state.shells[0], state.points[0]) == (0, 4, 1, 3)


def test_several_picks_are_carried_out_in_the_order_named() -> None:
    state = position(Bury(0))
    state.hands = (("whelk", "crab", "urchin"), (), ())
    begin(QUIET, state)
    (decision,) = pending(state)
    assert isinstance(decision, Pick)
    assert (decision.least, decision.most) == (1, 2)
    answer(state, 0, ("urchin", "whelk"))
    assert [*state.hands[0], *state.deck[-2:]] == ["crab", "urchin", "whelk"]


# ---------------------------------------------------------------- what cannot be taken back


def test_a_look_at_the_deck_seals_the_moves_up_to_it() -> None:
    state = played(ask(0), ask(0, then=(Reveal(),)), ask(0))
    answer(state, 0, "a")
    before = state.sealed
    answer(state, 0, "a")
    assert (before, state.sealed, state.moves) == (0, 2, 2)


def test_drawing_gives_the_top_cards_and_leaves_the_rest() -> None:
    state = position(Reveal(), Note("x"))
    top, *rest = state.deck
    begin(QUIET, state)
    assert state.deck == (*rest, top)


def test_what_is_final_for_one_seat_is_final_for_no_other() -> None:
    state = played(ask(0, then=(Final(0),)), ask(1))
    answer(state, 0, "a")
    assert [state.final(seat) for seat in range(3)] == [1, 0, 0]
    assert state.sealed == 0


def test_a_later_answer_can_be_made_final_too() -> None:
    state = played(ask(0, then=(Final(0),)), ask(1, then=(Final(1),)), ask(0, then=(Final(0),)))
    for seat in (0, 1, 0):
        answer(state, seat, "a")
    assert [state.final(seat) for seat in range(3)] == [3, 2, 0]


def test_two_options_under_one_key_are_a_defect_that_shows_at_once() -> None:
    with pytest.raises(ValueError, match="one key"):
        played(ask(0, "a", "a"))


def test_settling_finds_an_owed_lane_that_begins_with_a_step() -> None:
    state = played(Owe((Note("drew"), ask(0))), Settle(0), Note("turn"), ask(1))
    assert (state.trail, awaited(state)) == (("drew",), [0])


def test_every_frame_is_found_and_changed_wherever_it_waits() -> None:
    deep = Together((lane(ask(1), Note("a")), lane(Together((lane(ask(2)),)))))
    state = position(deep, Note("b"))
    state.owed = (lane(ask(0), Note("c")),)
    found = [frame for frame in frames(state) if isinstance(frame, Note)]
    assert sorted(note.word for note in found) == ["a", "b", "c"]

    def louder(frame: Frame) -> Frame:
        return Note(frame.word.upper()) if isinstance(frame, Note) else frame

    state.stack = with_frames(state.stack, louder)
    found = [frame for frame in frames(state) if isinstance(frame, Note)]
    assert sorted(note.word for note in found) == ["A", "B", "c"]
