from __future__ import annotations

import pytest

from engine.core.effects.alternatives import May, OneOf, Times
from engine.core.effects.any_order import AnyOrder, ChoosePart
from engine.core.effects.effect import Do, Doer, Effect
from tests.engine.core.positions import (
    PEARL,
    POINT,
    SHELL,
    answer,
    asked,
    begun,
    decision,
    goods,
    with_goods,
)
from tests.engine.core.toy import (
    TRICK,
    Chain,
    Mimic,
    Price,
    Seafarer,
    TakeTurn,
    Toy,
    ToyState,
    WithAtLeast,
)

SAILOR = Seafarer(0, TRICK)
EITHER = OneOf((SHELL, PEARL))


def sailing(effect: Effect[ToyState], shells: int = 1) -> ToyState:
    """An effect done by somebody who may barter beside it."""
    state = with_goods(Do(effect, SAILOR), shells=shells)
    state.fronts = (("urchin",), (), ())
    state.turn = 0
    return begun(state)


def test_what_may_be_done_besides_stands_after_what_is_asked() -> None:
    assert asked(sailing(EITHER)) == ["gain:shells", "gain:pearls", "barter"]


def test_nothing_is_offered_only_because_something_could_be_done_besides() -> None:
    hopeless = Chain((SHELL, WithAtLeast(9, "shells", POINT)))
    assert asked(sailing(AnyOrder((hopeless,)))) == []


def test_after_it_the_same_is_asked_again() -> None:
    state = sailing(EITHER)
    answer(state, "barter")
    assert (goods(state), asked(state)) == ((0, 1, 0), ["gain:shells", "gain:pearls"])


def test_who_has_no_such_right_is_not_offered_it() -> None:
    state = with_goods(Do(EITHER, SAILOR), shells=1)
    assert asked(begun(state)) == ["gain:shells", "gain:pearls"]


def test_a_forced_step_is_asked_for_as_long_as_something_else_may_come_before_it() -> None:
    state = sailing(Times(2, SHELL))
    before = asked(state)
    answer(state, before[0])
    assert (before, asked(state)) == (["times", "barter"], ["gain:shells", "barter"])


def test_nothing_is_asked_only_because_something_may_be_done_besides() -> None:
    assert asked(sailing(May(Price(9), POINT))) == []


@pytest.mark.parametrize(
    ("effect", "way"),
    [
        (AnyOrder((EITHER, POINT)), ["any-order", "part:0"]),
        (Times(2, EITHER), ["times"]),
        (Mimic(("either",)), ["mimic:either"]),
        (Mimic(("mimic", "either")), ["mimic:mimic", "mimic:either"]),
        (
            AnyOrder((Mimic(("gather",)), POINT)),
            ["any-order", "part:0", "mimic:gather", "any-order"],
        ),
    ],
)
def test_it_is_offered_however_deep_the_effect_lies(
    effect: Effect[ToyState], way: list[str]
) -> None:
    state = sailing(effect)
    for key in way:
        assert "barter" in asked(state)
        answer(state, key)
    answer(state, "barter")
    assert (state.pearls[0], "barter" in asked(state)) == (1, False)


def test_the_safe_answer_is_never_something_besides() -> None:
    optional = sailing(May(Price(1), POINT))
    parts = sailing(AnyOrder((EITHER, POINT)))
    answer(parts, "any-order")
    assert (decision(optional).default, decision(parts).default) == (("skip",), ("stop",))


RICH, RICHER = WithAtLeast(3, "shells", POINT), WithAtLeast(4, "shells", PEARL)
WITH_A_PEARL = WithAtLeast(1, "pearls", POINT)


def due(*parts: Effect[ToyState], shells: int) -> ToyState:
    """One of these parts that must be done by somebody who may barter beside it."""
    state = with_goods(ChoosePart(parts, SAILOR, due=True), shells=shells)
    state.fronts = (("urchin",), (), ())
    return begun(state)


def test_it_cannot_eat_up_what_a_duty_needs() -> None:
    poor, rich = (due(RICH, RICHER, shells=shells) for shells in (3, 4))
    assert (asked(poor), goods(poor)) == ([], (3, 0, 1))
    assert asked(rich) == ["part:0", "part:1", "barter"]


def test_it_may_be_what_makes_a_duty_possible_and_is_not_done_unasked() -> None:
    state = due(WITH_A_PEARL, shells=1)
    assert asked(state) == ["barter"]
    answer(state, "barter")
    assert goods(state) == (0, 1, 1)


def test_a_duty_that_it_does_not_make_possible_may_lapse() -> None:
    assert asked(due(RICH, shells=1)) == ["stop", "barter"]


def test_a_plain_doer_is_offered_nothing_besides() -> None:
    state = with_goods(Do(EITHER, Doer(0, TRICK)), shells=1)
    state.fronts = (("urchin",), (), ())
    assert asked(begun(state)) == ["gain:shells", "gain:pearls"]


def test_it_stands_beside_the_main_question_of_a_turn_too_but_once_a_turn() -> None:
    state = with_goods(TakeTurn(0), shells=1)
    state.fronts = (("urchin",), (), ())
    before = asked(begun(state, Toy()), Toy())
    answer(state, "barter", rules=Toy())
    assert ("barter" in before, "barter" in asked(state, Toy())) == (True, False)
