from __future__ import annotations

import pytest

from engine.core.decision import Option
from engine.core.effects.alternatives import Both, May, OneOf, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Do, Effect
from engine.core.machine import pending
from tests.engine.core.positions import (
    DOER,
    PEARL,
    POINT,
    QUIET,
    SHELL,
    answer,
    asked,
    begun,
    decision,
    doing,
    goods,
    with_goods,
)
from tests.engine.core.toy import Chain, Dive, Gain, Must, Price, ToyState

BUY_POINT, BUY_TWO = May(Price(1), POINT), May(Price(1), Gain("points", 2))
BUY_A_DIVE = May(Price(1), Dive(2))
EITHER = OneOf((SHELL, PEARL))


# ---------------------------------------------------------------- above something mandatory


def above(effect: Effect[ToyState], shells: int = 0) -> ToyState:
    """An effect being done above a point that must be bought."""
    return begun(with_goods(Do(effect, DOER), Do(BUY_POINT, DOER, due=True), shells=shells))


def test_a_part_that_makes_what_follows_possible_is_not_left_out() -> None:
    state = above(AnyOrder((SHELL, POINT)))
    assert asked(state) == ["part:0", "part:1"]
    answer(state, "part:1")
    assert (goods(state), asked(state)) == ((0, 0, 2), [])


def test_where_no_order_makes_it_possible_nothing_is_held_back() -> None:
    assert asked(above(AnyOrder((POINT, Dive(1))))) == ["part:0", "part:1", "stop"]


def test_a_part_that_would_use_up_what_follows_is_not_offered() -> None:
    either = Must(AnyOrder((BUY_TWO, POINT)))
    assert asked(above(either, shells=2)) == ["part:0", "part:1"]
    # The other part was done unasked; what is left may be begun, but not paid for.
    poor = above(either, shells=1)
    assert (goods(poor), asked(poor)) == ((1, 0, 1), ["part:0", "stop"])
    answer(poor, "part:0")
    assert (goods(poor), asked(poor)) == ((0, 0, 2), [])


def test_what_is_chosen_inside_a_part_cannot_use_it_up_either() -> None:
    spending = OneOf((May(Price(2), POINT), May(Price(1), Gain("points", 2))))
    state = above(AnyOrder((spending, POINT)), shells=2)
    assert asked(state) == ["part:0", "part:1", "stop"]
    answer(state, "part:0")
    assert asked(state) == ["gain:points:2", "skip"]


def test_what_is_possible_for_certain_is_not_left_to_what_lies_hidden() -> None:
    assert (goods(above(BUY_A_DIVE, shells=1))) == (0, 0, 1)
    rich = above(BUY_A_DIVE, shells=2)
    assert asked(rich) == ["dive", "skip"]
    answer(rich, "dive", "crab")
    assert goods(rich) == (0, 0, 1)


def test_of_equal_parts_one_is_offered_at_a_time() -> None:
    state = doing(AnyOrder((EITHER, EITHER, POINT)))
    before = asked(state)
    answer(state, "part:0", "gain:pearls")
    assert (before, asked(state)) == (["part:0", "part:2", "stop"], ["part:0", "part:1", "stop"])


# ---------------------------------------------------------------- at least a part of it


def due(effect: Effect[ToyState], shells: int = 0) -> ToyState:
    return begun(with_goods(Do(effect, DOER, due=True), shells=shells))


@pytest.mark.parametrize(
    ("effect", "keys"),
    [
        (AnyOrder((SHELL, PEARL)), ["part:0", "part:1"]),
        (OneOf((BUY_POINT, May(Price(1), PEARL))), ["gain:points", "gain:pearls"]),
        (Both((BUY_POINT, SHELL)), ["gain:points+gain:shells", "gain:points", "gain:shells"]),
        (Times(2, May(Price(1), EITHER)), ["gain:shells", "gain:pearls"]),
        (OneOf((AnyOrder((SHELL, PEARL)), POINT)), ["any-order", "gain:points"]),
        (May(Price(1), AnyOrder((SHELL, PEARL))), []),
    ],
)
def test_of_what_is_due_at_least_a_part_is_done(effect: Effect[ToyState], keys: list[str]) -> None:
    state = due(effect, shells=1)
    assert asked(state) == (keys or ["part:0", "part:1"])


def test_parts_within_what_is_due_and_was_chosen_are_due_as_well() -> None:
    state = due(OneOf((AnyOrder((SHELL, PEARL)), POINT)))
    answer(state, "any-order")
    assert asked(state) == ["part:0", "part:1"]


def test_whoever_pays_gets_at_least_a_part_of_what_was_paid_for() -> None:
    state = doing(May(Price(1), AnyOrder((SHELL, PEARL))), shells=1)
    answer(state, "any-order")
    assert asked(state) == ["part:0", "part:1"]


@pytest.mark.parametrize(
    ("effect", "fails"),
    [
        (SHELL, False),
        (BUY_POINT, True),
        (AnyOrder((SHELL, BUY_POINT)), False),
        (AnyOrder((BUY_POINT,)), True),
        (OneOf((SHELL, BUY_POINT)), False),
        (OneOf((BUY_POINT, BUY_TWO)), True),
        (Times(2, SHELL), False),
        (Times(2, BUY_POINT), True),
    ],
)
def test_an_effect_says_whether_it_could_become_impossible(
    effect: Effect[ToyState], *, fails: bool
) -> None:
    assert effect.can_fail() is fails


def test_the_safe_answer_meets_a_duty_and_goes_no_further() -> None:
    state = due(AnyOrder((SHELL, PEARL, POINT)))
    first = decision(state).default
    answer(state, *first)
    assert (first, decision(state).default) == (("part:0",), ("stop",))


def test_a_question_after_which_nothing_is_asked_again_is_over() -> None:
    state = due(AnyOrder((SHELL,)))
    assert (pending(state, QUIET), goods(state)) == ((), (1, 0, 0))


def test_a_part_chosen_where_one_is_due_cannot_be_left_out_after_all() -> None:
    state = due(AnyOrder((May(Price(1), EITHER), SHELL)), shells=2)
    answer(state, "part:0")
    assert asked(state) == ["gain:shells", "gain:pearls"]


def test_two_ways_done_in_one_go_are_tried_if_one_of_them_has_to_be() -> None:
    chain = Chain((BUY_POINT, BUY_TWO))
    (both, *_) = Both((SHELL, chain)).ways(with_goods(shells=2), DOER)
    assert isinstance(both, Option)
    assert both.unsure
