from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.counts import AtLeast, AtMost, Condition, Count, Every, Not, Sum
from tests.engine.core.toy import Held, ToyState, position

SHELLS, PEARLS = Held("shells"), Held("pearls")


def with_goods() -> ToyState:
    return replace(position(), shells=(2, 0, 5), pearls=(1, 4, 0))


@pytest.mark.parametrize(("seat", "number"), [(0, 2), (1, 0), (2, 5)])
def test_a_count_is_that_of_the_seat(seat: int, number: int) -> None:
    assert SHELLS.of(with_goods(), seat) == number


@pytest.mark.parametrize(("seat", "number"), [(0, 3), (1, 4), (2, 5)])
def test_counts_add_up(seat: int, number: int) -> None:
    assert Sum((SHELLS, PEARLS)).of(with_goods(), seat) == number


def test_no_counts_add_up_to_nothing() -> None:
    assert Sum(()).of(with_goods(), 0) == 0


@pytest.mark.parametrize(("number", "holds"), [(1, True), (2, True), (3, False)])
def test_at_least_holds_from_its_number_on(number: int, *, holds: bool) -> None:
    assert AtLeast(number, SHELLS).holds(with_goods(), 0) is holds


@pytest.mark.parametrize(("number", "holds"), [(1, False), (2, True), (3, True)])
def test_at_most_holds_up_to_its_number(number: int, *, holds: bool) -> None:
    assert AtMost(number, SHELLS).holds(with_goods(), 0) is holds


@pytest.mark.parametrize(("seat", "holds"), [(0, True), (1, False), (2, True)])
def test_a_condition_is_asked_of_the_seat(seat: int, *, holds: bool) -> None:
    assert AtLeast(1, SHELLS).holds(with_goods(), seat) is holds


@pytest.mark.parametrize("number", [2, 3])
def test_not_holds_when_the_other_does_not(number: int) -> None:
    state, condition = with_goods(), AtLeast(number, SHELLS)
    assert Not(condition).holds(state, 0) is not condition.holds(state, 0)


@pytest.mark.parametrize(
    ("shells", "pearls", "holds"), [(2, 1, True), (3, 1, False), (2, 2, False)]
)
def test_every_holds_when_all_hold(shells: int, pearls: int, *, holds: bool) -> None:
    condition = Every((AtLeast(shells, SHELLS), AtLeast(pearls, PEARLS)))
    assert condition.holds(with_goods(), 0) is holds


def test_every_of_nothing_holds() -> None:
    assert Every(()).holds(with_goods(), 0) is True


class _NoCount(Count):
    __slots__ = ()


class _NoCondition(Condition):
    __slots__ = ()


def test_a_count_must_say_how_many_and_its_words() -> None:
    with pytest.raises(NotImplementedError):
        _NoCount().of(with_goods(), 0)
    with pytest.raises(NotImplementedError):
        _NoCount().words()


def test_a_condition_must_say_whether_it_holds_and_its_words() -> None:
    with pytest.raises(NotImplementedError):
        _NoCondition().holds(with_goods(), 0)
    with pytest.raises(NotImplementedError):
        _NoCondition().words()
