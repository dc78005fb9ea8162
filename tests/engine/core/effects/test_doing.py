from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

import pytest

from engine.core.effects.alternatives import May, OneOf, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Arrange, Do, Doer, Effect
from engine.core.event import Cause, Fact
from engine.core.machine import Frame, begin, pending
from tests.engine.core.positions import (
    DOER,
    NOTHING,
    PEARL,
    POINT,
    QUIET,
    SHELL,
    answer,
    asked,
    begun,
    doing,
    goods,
    with_goods,
)
from tests.engine.core.toy import (
    Box,
    Chain,
    Gain,
    Lay,
    Mimic,
    Note,
    Price,
    Take,
    Took,
    Toy,
    ToyState,
)

EITHER = OneOf((SHELL, PEARL))
BOTH_PRICES = Chain((May(Price(1), POINT), May(Price(1), POINT)))


def performing(names: Sequence[str], shells: int = 0, **tricks: Effect[ToyState]) -> ToyState:
    """A position in which one of these tricks is mimicked."""
    state = with_goods(Do(Mimic(tuple(names)), DOER), shells=shells)
    return begun(boxed(state, tricks))


def boxed(state: ToyState, tricks: Mapping[str, Effect[ToyState]]) -> ToyState:
    """The position with other tricks in the box."""
    state.box = Box("toy@1", MappingProxyType(dict(tricks)))
    return state


# ---------------------------------------------------------------- what another component says


def test_each_component_that_could_do_anything_is_offered() -> None:
    state = performing(("a", "b", "c"), a=SHELL, b=NOTHING, c=EITHER)
    assert asked(state) == ["mimic:a", "mimic:c"]


def test_what_the_component_says_is_done_after_what_comes_first() -> None:
    state = performing(("a", "b"), a=SHELL, b=PEARL)
    answer(state, "mimic:b")
    assert (goods(state), state.used) == ((0, 1, 0), ("b",))


def test_of_the_component_at_least_a_part_is_done() -> None:
    state = performing(("a",), a=AnyOrder((SHELL, PEARL)))
    assert asked(state) == ["part:0", "part:1"]


def test_a_component_of_which_nothing_can_be_carried_through_is_not_offered() -> None:
    assert asked(performing(("a", "b"), shells=1, a=BOTH_PRICES, b=EITHER)) == [
        "gain:shells",
        "gain:pearls",
    ]
    assert asked(performing(("a", "b"), shells=2, a=BOTH_PRICES, b=EITHER)) == [
        "mimic:a",
        "mimic:b",
    ]


def test_components_have_one_another_do_their_parts_to_any_depth() -> None:
    names = [f"trick{number}" for number in range(12)]
    tricks = {name: Mimic((after,)) for name, after in pairwise(names)}
    state = with_goods(Do(Mimic(tuple(names[:1])), DOER))
    begun(boxed(state, {**tricks, names[-1]: EITHER}))
    assert (state.used, asked(state)) == (tuple(names), ["gain:shells", "gain:pearls"])


def test_components_that_have_only_each_other_to_do_do_nothing() -> None:
    state = performing(("a",), a=Mimic(("b",)), b=Mimic(("a",)))
    assert (state.used, pending(state, QUIET)) == ((), ())


def test_a_component_at_work_further_up_is_judged_by_trying() -> None:
    state = performing(("a",), a=AnyOrder((Mimic(("a", "b")), PEARL)), b=SHELL)
    assert asked(state) == ["part:0", "part:1"]
    answer(state, "part:0")
    assert (goods(state), state.used, asked(state)) == ((1, 0, 0), ("a", "b"), ["part:0", "stop"])


def test_what_is_done_twice_is_done_wholly_once_and_then_again() -> None:
    state = doing(Times(2, AnyOrder((SHELL, EITHER))))
    answer(state, "part:1", "gain:pearls", "stop")
    assert asked(state) == ["part:0", "part:1", "stop"]
    answer(state, "stop")
    assert goods(state) == (0, 1, 0)


# ---------------------------------------------------------------- causes


def causes(state: ToyState, *said: str) -> list[list[str]]:
    """The chains of causes of what was gained by the last answer."""
    events = answer(state, *said).events
    return [[str(cause) for cause in event.cause.chain()] for event in events if event.cause]


def test_a_cause_tells_what_was_behind_it() -> None:
    state = performing(("a",), a=Mimic(("b",)), b=EITHER)
    assert causes(state, "gain:shells") == [["trick:b", "trick:a", "trick:test"]]


def test_only_what_a_component_gives_itself_names_it_first() -> None:
    either = AnyOrder((EITHER, Mimic(("b",))))
    state = performing(("a",), a=either, b=EITHER)
    own = causes(state, "part:0", "gain:shells")
    answer(state, "part:0")
    lent = causes(state, "gain:pearls")
    assert (own[0][0], lent[0][0], lent[0][1]) == ("trick:a", "trick:b", "trick:a")


def test_a_cause_is_the_component_whatever_was_behind_it() -> None:
    cause = Cause("card", "crab", Cause("trick", "test"))
    assert cause.names("card", "crab")
    assert not cause.names("trick", "test")
    assert cause != Cause("card", "crab")


# ---------------------------------------------------------------- triggers


def with_fronts(*cards: str, shells: int = 0) -> ToyState:
    state = with_goods(shells=shells)
    state.fronts, state.turn = (cards, (), ()), 0
    return state


def test_a_trigger_with_a_price_is_offered_and_may_be_declined() -> None:
    for said, left in (("gain:points:shells", (0, 2, 1)), ("skip", (1, 2, 0))):
        state = with_fronts("limpet", shells=1)
        state.stack = (Do(Gain("pearls", 2), DOER),)
        begun(state, Toy())
        assert asked(state, Toy()) == ["gain:points:shells", "gain:points:pearls", "skip"]
        answer(state, said, rules=Toy())
        assert goods(state) == left


def test_a_trigger_of_the_second_in_a_turn_answers_to_no_other() -> None:
    state = with_fronts("limpet", shells=9)
    pearls = [Take(0, "pearls", 1, Cause("trick", "test")), Note("between")]
    state.stack = tuple(reversed(pearls * 4))
    begun(state, Toy())
    told = len(state.trail)
    answer(state, "skip", rules=Toy())
    assert (told, len(state.trail), asked(state, Toy())) == (1, 4, [])


def test_what_happened_before_a_trigger_was_there_counts_as_well() -> None:
    state = with_fronts(shells=1)
    state.hands = (("limpet",), (), ())
    state.stack = tuple(reversed([Do(PEARL, DOER), Do(Lay(), DOER), Do(PEARL, DOER)]))
    begun(state, Toy())
    assert asked(state, Toy())[-1:] == ["skip"]


def test_a_trigger_without_the_means_is_not_asked_for() -> None:
    state = with_fronts("limpet")
    state.stack = (Do(Gain("pearls", 2), DOER), Note("x"))
    state.pearls = (-2, 0, 0)
    begun(state, Toy())
    assert asked(state, Toy()) == []


def test_several_triggers_come_in_the_order_of_the_rules() -> None:
    state = with_fronts("limpet", "heron", shells=1)
    state.stack = (Do(Gain("pearls", 2), DOER),)
    begun(state, Toy())
    first = asked(state, Toy())
    answer(state, "gain:shells", rules=Toy())
    assert (first, asked(state, Toy())) == (
        ["gain:shells", "gain:points"],
        ["gain:points:shells", "gain:points:pearls", "skip"],
    )


def test_a_trigger_is_caused_by_its_card_and_by_what_set_it_off() -> None:
    state = with_fronts("limpet", shells=1)
    state.stack = (Do(Gain("pearls", 2), DOER),)
    begun(state, Toy())
    events = answer(state, "gain:points:shells", rules=Toy()).events
    chains = {tuple(map(str, event.cause.chain())) for event in events if event.cause}
    assert chains == {("card:limpet", "trick:test")}


# ---------------------------------------------------------------- in the order the seat likes


def arranged(*effects: Effect[ToyState], shells: int = 0) -> ToyState:
    todo = (Do(effect, Doer(0, Cause("card", str(n)))) for n, effect in enumerate(effects))
    return begun(with_goods(Arrange(tuple(todo)), shells=shells))


def test_things_to_do_are_done_in_the_order_the_seat_likes() -> None:
    state = arranged(SHELL, PEARL, POINT)
    events = answer(state, "next:1", "next:1").events
    assert [(event["good"], str(event.cause)) for event in events] == [
        ("points", "card:2"),
        ("shells", "card:0"),
    ]


def test_none_of_them_can_be_left_out_but_each_by_its_own_nature() -> None:
    state = arranged(SHELL, May(Price(1), POINT))
    assert (goods(state), asked(state)) == ((1, 0, 0), ["gain:points", "skip"])


def test_what_another_of_them_makes_possible_can_be_done_after_it() -> None:
    state = arranged(May(Price(1), POINT), EITHER, PEARL)
    before = asked(state)
    answer(state, "next:1", "gain:shells")
    assert (before, asked(state)) == (["next:1", "next:2"], ["next:0", "next:1"])


def test_between_equal_things_there_is_no_order_to_ask_for() -> None:
    state = arranged(SHELL, SHELL, SHELL)
    assert (goods(state), asked(state)) == ((3, 0, 0), [])


def test_things_of_which_none_can_be_done_are_passed_over() -> None:
    assert (asked(arranged(NOTHING, NOTHING)), goods(arranged(NOTHING))) == ([], (0, 0, 0))


class _Pushing:
    """Rules that have two things done in an order of the seat's choosing whenever it gains."""

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        del state
        causes = [each.cause for each in facts if isinstance(each, Took)]
        return [self._answers(cause) for cause in causes if cause.kind == "trick"]

    def _answers(self, cause: Cause) -> Arrange:
        answers = {"crab": PEARL, "heron": POINT}
        found = (
            Do(effect, Doer(0, Cause("card", card, cause))) for card, effect in answers.items()
        )
        return Arrange(tuple(found))


def test_triggers_can_be_put_in_order_by_their_owner() -> None:
    state = with_goods(Do(SHELL, DOER), Note("below"))
    begin(_Pushing(), state)
    assert (asked(state, _Pushing()), state.trail) == (["next:0", "next:1"], ())
    answer(state, "next:1", rules=_Pushing())
    assert (goods(state), state.trail) == ((1, 1, 1), ("below",))


@pytest.mark.parametrize("kind", [Do(SHELL, DOER), Do(SHELL, DOER, due=True)])
def test_what_is_due_is_told_from_what_is_not(kind: Do) -> None:
    assert kind.demanded() is kind.due
