from __future__ import annotations

import pytest

from engine.core.decision import Option
from engine.core.effects import (
    AnyOrder,
    Both,
    ChoosePart,
    Do,
    Effect,
    May,
    OneOf,
    Times,
)
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
from tests.engine.core.toy import Chain, Dive, Gain, Lay, Note, Price, ToyState

BUY_POINT, BUY_TWO = May(Price(1), POINT), May(Price(1), Gain("points", 2))
BUY_A_DIVE = May(Price(1), Dive(2))
EITHER = OneOf((SHELL, PEARL))


# ---------------------------------------------------------------- which parts must be done


def test_before_the_named_part_is_done_there_is_no_way_out() -> None:
    state = doing(AnyOrder((SHELL, PEARL, POINT), 1, (1,)))
    before = asked(state)
    answer(state, "part:0")
    assert (before, asked(state)) == (["part:0", "part:1", "part:2"], ["part:0", "part:1"])


def test_once_the_named_part_is_done_the_rest_may_be_left_out() -> None:
    state = doing(AnyOrder((SHELL, PEARL, POINT), 1, (1,)))
    answer(state, "part:1")
    assert asked(state) == ["part:0", "part:1", "stop"]
    answer(state, "stop")
    assert goods(state) == (0, 1, 0)


def test_one_part_of_a_named_group_is_enough() -> None:
    state = doing(AnyOrder((SHELL, PEARL, POINT), 1, (0, 2)))
    answer(state, "part:2")
    assert asked(state) == ["part:0", "part:1", "stop"]


def test_so_many_of_a_named_group_are_counted_and_no_others() -> None:
    state = doing(AnyOrder((SHELL, PEARL, POINT, EITHER), 2, (0, 2)))
    answer(state, "part:1", "part:1")
    before = asked(state)
    answer(state, "part:0")
    assert before == ["part:0", "part:1"]
    assert asked(state) == ["part:0", "stop"]


def test_a_named_part_chosen_cannot_be_left_out_after_all() -> None:
    state = doing(AnyOrder((May(Price(1), EITHER), SHELL), 1, (0,)), shells=2)
    answer(state, "part:0")
    assert asked(state) == ["gain:shells", "gain:pearls"]


def test_another_part_chosen_before_it_is_done_as_well() -> None:
    state = doing(AnyOrder((SHELL, May(Price(1), EITHER)), 1, (0,)), shells=1)
    answer(state, "part:1")
    assert asked(state) == ["gain:shells", "gain:pearls"]


def test_a_part_that_makes_the_named_one_possible_may_come_first() -> None:
    state = doing(AnyOrder((BUY_POINT, SHELL), 1, (0,)))
    assert (goods(state), asked(state)) == ((0, 0, 1), [])


def test_what_no_order_makes_possible_is_not_offered() -> None:
    duty = AnyOrder((May(Price(2), POINT), SHELL), 1, (0,))
    assert asked(begun(with_goods(Do(duty, DOER), Note("after")))) == []
    assert goods(doing(duty)) == (0, 0, 0)
    assert goods(doing(duty, shells=1)) == (0, 0, 1)


def test_a_part_that_would_use_up_what_the_named_one_needs_is_not_offered() -> None:
    duty = AnyOrder((BUY_POINT, BUY_TWO, PEARL), 1, (0,))
    assert asked(doing(duty, shells=1)) == ["part:0", "part:1", "part:2"]
    poor = AnyOrder((BUY_POINT, BUY_TWO, Lay()), 1, (0,))
    assert (goods(doing(poor, shells=1)), asked(doing(poor, shells=2))) == (
        (0, 0, 1),
        ["part:0", "part:1"],
    )


def test_what_is_chosen_inside_a_part_cannot_use_it_up_either() -> None:
    spending = OneOf((May(Price(2), POINT), May(Price(1), Gain("points", 2))))
    state = doing(AnyOrder((BUY_POINT, spending), 1, (0,)), shells=2)
    assert asked(state) == ["part:0", "part:1"]
    answer(state, "part:1")
    assert goods(state) == (0, 0, 3)


def test_a_duty_that_can_be_met_for_certain_is_not_left_to_what_lies_hidden() -> None:
    state = doing(AnyOrder((BUY_POINT, BUY_A_DIVE), 1, (0,)), shells=1)
    assert (goods(state), asked(state)) == ((0, 0, 1), [])
    rich = doing(AnyOrder((BUY_POINT, BUY_A_DIVE), 1, (0,)), shells=2)
    assert asked(rich) == ["part:0", "part:1"]
    answer(rich, "part:1", "crab")
    assert goods(rich) == (0, 0, 1)


def test_a_duty_that_has_lapsed_lets_the_rest_be_done_or_left_out() -> None:
    lapsed = ChoosePart((BUY_POINT, Dive(1)), 1, DOER, (0,))
    state = begun(with_goods(lapsed))
    assert asked(state) == ["part:1", "stop"]
    answer(state, "stop")
    assert asked(state) == []


def test_as_long_as_a_duty_can_be_met_there_is_no_way_around_it() -> None:
    state = begun(with_goods(ChoosePart((BUY_POINT, SHELL, PEARL), 1, DOER, (0,))))
    assert asked(state) == ["part:1", "part:2"]


def test_two_parts_of_which_only_one_can_be_paid_are_no_duty_of_two() -> None:
    both = AnyOrder((BUY_POINT, BUY_TWO), 2)
    assert goods(doing(both, shells=1)) == (1, 0, 0)
    state = doing(both, shells=2)
    answer(state, "part:0")
    assert goods(state) == (0, 0, 3)


def test_the_first_of_two_due_parts_leaves_enough_for_the_second() -> None:
    dear = OneOf((May(Price(2), POINT), May(Price(1), SHELL)))
    state = doing(AnyOrder((dear, BUY_TWO), 2), shells=2)
    answer(state, "part:0")
    assert goods(state) == (1, 0, 2)


@pytest.mark.parametrize(("least", "among"), [(3, ()), (2, (0,)), (1, (2,)), (1, (-1,))])
def test_a_duty_that_can_never_be_met_is_a_defect_that_shows_at_once(
    least: int, among: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match="cannot be done"):
        AnyOrder((SHELL, PEARL), least, among)


def test_which_parts_must_be_done_is_said() -> None:
    words = [AnyOrder((SHELL, PEARL), 1, among).words() for among in ((), (0,), (1,))]
    assert len(set(words)) == 3


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
    state = doing(AnyOrder((SHELL, PEARL, POINT), 1, (0,)))
    first = decision(state).default
    answer(state, *first)
    assert (first, decision(state).default) == (("part:0",), ("stop",))


def test_a_question_after_which_nothing_is_asked_again_is_over() -> None:
    state = doing(AnyOrder((SHELL,), 1, (0,)))
    assert (pending(state, QUIET), goods(state)) == ((), (1, 0, 0))


def test_two_ways_done_in_one_go_are_tried_if_one_of_them_has_to_be() -> None:
    chain = Chain((BUY_POINT, BUY_TWO))
    (both, *_) = Both((SHELL, chain)).ways(with_goods(shells=2), DOER)
    assert isinstance(both, Option)
    assert both.unsure
