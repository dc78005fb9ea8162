from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.decision import Option, Pick
from engine.core.effects.alternatives import Both, May, OneOf, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Do, Doer, Effect
from engine.core.event import Cause
from engine.core.machine import Outcome, begin, pending, submit
from engine.core.msg import Msg, msg
from tests.engine.core.toy import (
    TRICK,
    Gain,
    Lay,
    Must,
    Nothing,
    Price,
    Rules,
    Take,
    Toll,
    ToyState,
    WithAtLeast,
    keys,
    position,
)

QUIET = Rules()
DOER = Doer(0, TRICK)
SHELL, PEARL, POINT, NOTHING = Gain("shells"), Gain("pearls"), Gain("points"), Nothing()
EITHER = OneOf((SHELL, PEARL))


def with_goods(shells: int = 0, pearls: int = 0, points: int = 0) -> ToyState:
    state = position()
    return replace(state, shells=(shells, 0, 0), pearls=(pearls, 0, 0), points=(points, 0, 0))


def goods(state: ToyState, seat: int = 0) -> tuple[int, int, int]:
    return state.shells[seat], state.pearls[seat], state.points[seat]


def done(effect: Effect[ToyState], state: ToyState | None = None, doer: Doer = DOER) -> ToyState:
    state = state or with_goods()
    state.stack = (Do(effect, doer),)
    begin(QUIET, state)
    return state


def answer(state: ToyState, *said: str) -> Outcome:
    outcome = Outcome(())
    for key in said:
        outcome = submit(QUIET, state, pending(state, QUIET)[0].seat, (key,))
    return outcome


def asked(state: ToyState) -> list[str]:
    (decision,) = pending(state, QUIET)
    return keys(decision)


def ways(effect: Effect[ToyState], state: ToyState | None = None) -> list[Option]:
    return list(effect.ways(state or with_goods(), DOER))


def way_keys(effect: Effect[ToyState], state: ToyState | None = None) -> list[str]:
    return [way.key for way in ways(effect, state)]


# ---------------------------------------------------------------- doing one


def test_an_effect_with_one_way_is_done_unasked() -> None:
    assert goods(done(SHELL)) == (1, 0, 0)


def test_an_effect_without_a_way_is_skipped() -> None:
    state = done(NOTHING)
    assert (goods(state), pending(state, QUIET)) == ((0, 0, 0), ())


def test_the_doer_of_an_effect_is_asked_what_it_does() -> None:
    (decision,) = pending(done(EITHER, doer=Doer(2, TRICK)))
    assert (decision.seat, decision.prompt) == (2, msg("ask-effect", effect=EITHER.words()))


def test_the_cause_of_an_effect_is_told_with_it() -> None:
    state = done(EITHER, doer=Doer(1, Cause("card", "crab")))
    (event,) = answer(state, "gain:shells").events
    assert (event.seat, str(event.cause)) == (1, "card:crab")


@pytest.mark.parametrize(("effect", "doable"), [(SHELL, True), (NOTHING, False)])
def test_an_effect_is_doable_if_it_has_a_way(effect: Effect[ToyState], *, doable: bool) -> None:
    assert effect.doable(with_goods(), DOER) is doable


# ---------------------------------------------------------------- one of


def test_one_of_offers_the_ways_of_all_parts_side_by_side() -> None:
    state = done(OneOf((SHELL, NOTHING, OneOf((PEARL, POINT)))))
    before = asked(state)
    answer(state, "gain:pearls")
    assert (before, goods(state)) == (["gain:shells", "gain:pearls", "gain:points"], (0, 1, 0))


def test_one_of_parts_without_effect_is_not_offered() -> None:
    assert way_keys(OneOf((NOTHING, NOTHING))) == []


# ---------------------------------------------------------------- both


def test_both_offers_every_combination_the_fullest_first() -> None:
    assert way_keys(Both((EITHER, POINT))) == [
        "gain:shells+gain:points",
        "gain:shells",
        "gain:pearls+gain:points",
        "gain:pearls",
        "gain:points",
    ]


def test_both_parts_chosen_are_done_together_in_order() -> None:
    state = done(Both((EITHER, POINT)))
    outcome = answer(state, "gain:pearls+gain:points")
    assert (goods(state), [event["good"] for event in outcome.events]) == (
        (0, 1, 1),
        ["pearls", "points"],
    )


def test_a_part_of_both_may_be_left_out() -> None:
    state = done(Both((EITHER, POINT)))
    answer(state, "gain:points")
    assert goods(state) == (0, 0, 1)


def test_both_leaves_a_single_way_as_it_is() -> None:
    assert ways(Both((NOTHING, SHELL))) == ways(SHELL)


def test_both_without_any_effect_is_not_offered() -> None:
    assert way_keys(Both((NOTHING, NOTHING))) == []


# ---------------------------------------------------------------- any order


def test_any_order_offers_the_parts_that_have_an_effect_now() -> None:
    state = done(AnyOrder((SHELL, NOTHING, PEARL, May(Price(1), POINT))))
    assert asked(state) == ["part:0", "part:2", "stop"]


def test_any_order_lets_the_seat_choose_what_comes_first() -> None:
    state = done(AnyOrder((SHELL, PEARL)))
    first = answer(state, "part:1", "part:0").events[0]
    assert (first["good"], goods(state)) == ("shells", (1, 1, 0))


def test_any_order_of_which_a_part_must_be_done_may_be_stopped_after_that() -> None:
    state = done(Must(AnyOrder((SHELL, PEARL, POINT))))
    before = asked(state)
    answer(state, "part:2")
    after = asked(state)
    answer(state, "stop")
    assert (before, after) == (["part:0", "part:1", "part:2"], ["part:0", "part:1", "stop"])
    assert goods(state) == (0, 0, 1)


def test_any_order_with_all_parts_done_asks_no_more() -> None:
    state = done(AnyOrder((SHELL, PEARL)))
    answer(state, "part:0", "part:0")
    assert (goods(state), pending(state, QUIET)) == ((1, 1, 0), ())


def test_any_order_may_be_left_out_altogether_if_nothing_must_be_done() -> None:
    state = done(AnyOrder((SHELL, PEARL)))
    answer(state, "stop")
    assert goods(state) == (0, 0, 0)


def test_a_single_part_of_any_order_may_be_left_out_too() -> None:
    assert asked(done(AnyOrder((SHELL, NOTHING)))) == ["part:0", "stop"]


def test_a_part_that_gains_an_effect_by_another_is_offered_then() -> None:
    state = done(AnyOrder((SHELL, PEARL, WithAtLeast(1, "shells", POINT))))
    before = asked(state)
    answer(state, "part:0")
    after = asked(state)
    answer(state, "part:1")
    assert (before, after) == (["part:0", "part:1", "stop"], ["part:0", "part:1", "stop"])
    assert goods(state) == (1, 0, 1)


def test_any_order_without_any_effect_is_not_offered() -> None:
    assert way_keys(AnyOrder((NOTHING,))) == []


@pytest.mark.parametrize(("due", "default"), [(False, "stop"), (True, "part:0")])
def test_the_safe_answer_of_any_order_leaves_out_what_may_be_left_out(
    *, due: bool, default: str
) -> None:
    either = AnyOrder((SHELL, PEARL))
    (decision,) = pending(done(Must(either) if due else either))
    assert decision.default == (default,)


def test_the_question_of_any_order_names_the_parts_still_open() -> None:
    state = done(AnyOrder((SHELL, PEARL, POINT)))
    answer(state, "part:1")
    (decision,) = pending(state, QUIET)
    assert decision.prompt == msg("ask-next-part", parts=(SHELL.words(), POINT.words()))


# ---------------------------------------------------------------- paying for it


def test_paying_is_offered_with_every_payment_that_can_be_afforded() -> None:
    state = with_goods(shells=2, pearls=1)
    assert way_keys(May(Price(2), POINT), state) == ["gain:points:shells", "gain:points:pearls"]


def test_paying_is_offered_with_every_payment_and_every_way() -> None:
    state = with_goods(shells=2, pearls=1)
    assert way_keys(May(Price(2), OneOf((POINT, SHELL))), state) == [
        "gain:points:shells",
        "gain:points:pearls",
        "gain:shells:shells",
        "gain:shells:pearls",
    ]


def test_a_single_payment_needs_no_name() -> None:
    assert way_keys(May(Price(2), POINT), with_goods(pearls=1)) == ["gain:points"]


def test_what_cannot_be_afforded_is_not_offered() -> None:
    assert way_keys(May(Price(2), POINT), with_goods(shells=1)) == []


def test_nothing_is_paid_for_what_has_no_effect() -> None:
    assert way_keys(May(Price(1), NOTHING), with_goods(shells=5)) == []


@pytest.mark.parametrize(("payment", "left"), [("shells", (1, 1, 1)), ("pearls", (3, 0, 1))])
def test_the_payment_agreed_to_is_taken_before_the_gain(
    payment: str, left: tuple[int, int, int]
) -> None:
    state = done(May(Price(2), POINT), with_goods(shells=3, pearls=1))
    outcome = answer(state, f"gain:points:{payment}")
    assert goods(state) == left
    assert [event["good"] for event in outcome.events] == [payment, "points"]


def test_the_label_of_a_paid_way_names_price_and_gain() -> None:
    (way,) = ways(May(Price(2), POINT), with_goods(shells=2))
    expected = msg("effect-may", cost=msg("toy-pay", good="shells"), effect=POINT.words())
    assert way.label == expected


def test_paying_is_never_forced() -> None:
    state = done(May(Price(2), POINT), with_goods(shells=2))
    assert (goods(state), len(pending(state, QUIET))) == ((2, 0, 0), 1)


def test_the_safe_answer_never_pays() -> None:
    state = done(May(Price(2), POINT), with_goods(shells=2, pearls=1))
    (decision,) = pending(state, QUIET)
    assert isinstance(decision, Pick)
    submit(QUIET, state, 0, decision.default)
    assert goods(state) == (2, 1, 0)


# ---------------------------------------------------------------- several times


def test_several_times_asks_every_time_anew() -> None:
    state = done(Times(3, EITHER))
    answer(state, "gain:shells", "gain:pearls")
    assert (goods(state), asked(state)) == ((1, 1, 0), ["gain:shells", "gain:pearls"])
    answer(state, "gain:shells")
    assert (goods(state), pending(state, QUIET)) == ((2, 1, 0), ())


def test_several_times_ends_when_there_is_no_effect_any_more() -> None:
    state = with_goods()
    state.hands = (("crab",), (), ())
    done(Times(3, Lay()), state)
    assert (state.fronts[0], pending(state, QUIET)) == (("crab",), ())


@pytest.mark.parametrize("effect", [Times(0, SHELL), Times(2, NOTHING)])
def test_no_times_and_nothing_several_times_are_not_offered(effect: Effect[ToyState]) -> None:
    assert way_keys(effect) == []


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Both((SHELL, PEARL)), msg("effect-sequence", parts=(SHELL.words(), PEARL.words()))),
        (EITHER, msg("effect-one-of", parts=(SHELL.words(), PEARL.words()))),
        (May(Price(2), POINT), msg("effect-may", cost=Price(2).words(), effect=POINT.words())),
        (Times(2, POINT), msg("effect-times", number=2, effect=POINT.words())),
    ],
)
def test_an_effect_says_itself_by_its_parts(effect: Effect[ToyState], words: Msg) -> None:
    assert effect.words() == words


def test_effects_of_equal_parts_are_equal() -> None:
    assert OneOf((SHELL, May(Price(1), POINT))) == OneOf((Gain("shells"), May(Price(1), POINT)))


def test_taking_goods_changes_one_seat_only() -> None:
    state = position(Take(1, "pearls", 2, TRICK))
    begin(QUIET, state)
    assert (state.shells, state.pearls, state.points) == ((0, 0, 0), (0, 2, 0), (0, 0, 0))


def test_two_prices_are_never_paid_from_one_purse_at_once() -> None:
    both = Both((May(Price(1), POINT), May(Price(1), PEARL)))
    assert all("+" not in key for key in way_keys(both, with_goods(shells=1)))


def test_a_price_within_a_price_is_offered_to_whoever_can_pay_both() -> None:
    state = done(May(Price(1), May(Price(1), POINT)), with_goods(shells=2))
    assert asked(state) == ["buy", "skip"]


def test_nobody_pays_a_price_in_vain_for_lack_of_the_price_within() -> None:
    state = done(May(Price(1), May(Price(1), POINT)), with_goods(shells=1))
    assert (goods(state), pending(state, QUIET)) == ((1, 0, 0), ())


def test_a_price_within_a_price_is_asked_for_after_the_first_is_paid() -> None:
    state = done(May(Price(1), May(Price(1), OneOf((POINT, PEARL)))), with_goods(shells=2))
    answer(state, "buy")
    assert (goods(state), asked(state)) == ((1, 0, 0), ["gain:points", "gain:pearls"])


def test_of_several_payments_only_those_are_offered_that_leave_the_price_within() -> None:
    state = done(May(Price(3), May(Toll(0, 1), POINT)), with_goods(shells=3, pearls=1))
    assert asked(state) == ["buy:shells", "skip"]


def test_a_condition_within_a_price_is_judged_after_it_is_paid() -> None:
    effect = May(Price(1), WithAtLeast(2, "shells", POINT))
    poor, rich = (done(effect, with_goods(shells=shells)) for shells in (2, 3))
    answer(rich, "buy")
    assert (goods(poor), pending(poor, QUIET), goods(rich)) == ((2, 0, 0), (), (2, 0, 1))


def test_what_is_sure_to_be_possible_after_a_price_is_not_tried() -> None:
    (way,) = ways(May(Price(1), OneOf((SHELL, May(Price(1), POINT)))), with_goods(shells=1))
    assert (way.key, way.unsure) == ("buy", False)


def test_ways_with_equal_keys_are_numbered() -> None:
    assert way_keys(OneOf((Times(1, SHELL), Times(1, PEARL)))) == ["times:1", "times:2"]


def test_a_part_chosen_because_one_is_due_cannot_be_left_out_after_all() -> None:
    duty = Must(AnyOrder((May(Price(1), POINT), May(Price(2), PEARL))))
    state = done(duty, with_goods(shells=5))
    (decision,) = pending(state, QUIET)
    assert isinstance(decision, Pick)
    submit(QUIET, state, 0, ("part:0",))
    assert goods(state)[0] == 4


@pytest.mark.parametrize(
    "wrap",
    [
        lambda part: OneOf((SHELL, part)),
        lambda part: Both((SHELL, part)),
        lambda part: AnyOrder((SHELL, part)),
        lambda part: Times(2, part),
    ],
)
def test_a_price_is_known_however_deep_it_lies(
    wrap: Callable[[Effect[ToyState]], Effect[ToyState]],
) -> None:
    assert wrap(May(Price(1), POINT)).has_price()
    assert not wrap(POINT).has_price()
