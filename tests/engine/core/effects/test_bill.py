from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.effects.bill import (
    Bill,
    Cut,
    Payment,
    Substitute,
    bills,
    covers,
    payable,
    payments,
    reduced,
)


class Stuff(NamedTuple):
    """Goods that a game might know."""

    coin: int = 0
    wood: int = 0
    rope: int = 0
    cork: int = 0


CORK = Substitute(3, (1, 2))
"""Cork floats in place of wood, and ties in place of rope."""
RAFT = Stuff(coin=1, wood=2, rope=1)

stuff = st.builds(Stuff, *(st.integers(0, 4) for _ in Stuff._fields))


def due(*cuts: Cut[Stuff], price: Stuff = RAFT) -> list[tuple[Stuff, tuple[str, ...]]]:
    return [(bill.due, bill.spends) for bill in bills((price,), cuts)]


# ---------------------------------------------------------------- goods


@given(stuff, stuff)
def test_what_is_owned_covers_what_can_be_taken_from_every_good(owned: Stuff, price: Stuff) -> None:
    left = [have - asked for have, asked in zip(owned, price, strict=True)]
    assert covers(owned, price) == (min(left) >= 0)


@given(stuff, stuff)
def test_what_is_lowered_stops_at_nothing_and_stays_what_it_is(price: Stuff, less: Stuff) -> None:
    left = reduced(price, less)
    assert isinstance(left, Stuff)
    taken = [before - after for before, after in zip(price, left, strict=True)]
    assert taken == list(map(min, price, less))


def test_plain_tuples_are_goods_as_well() -> None:
    (bill,) = bills(((3, 1),), (Cut("sale", (1, 1)),), (0, 2))
    assert bill == Bill((2, 2))
    assert bill.payments((2, 2)) == ((2, 2),)


# ---------------------------------------------------------------- what a price comes to


def test_discounts_that_last_add_up() -> None:
    cuts = (Cut("a", Stuff(wood=1)), Cut("b", Stuff(wood=1, rope=2)))
    assert due(*cuts) == [(Stuff(coin=1), ())]


def test_a_surcharge_is_not_lowered() -> None:
    found = bills((RAFT,), (Cut("a", Stuff(9, 9, 9, 9)),), Stuff(coin=2))
    assert found == (Bill(Stuff(coin=2)),)


def test_a_discount_for_once_is_used_up_only_if_it_makes_a_difference() -> None:
    helpful, useless = Cut("a", Stuff(wood=1), once=True), Cut("b", Stuff(cork=1), once=True)
    assert due(helpful, useless) == [(Stuff(coin=1, wood=1, rope=1), ("a",))]


def test_which_of_two_that_overlap_is_used_up_is_a_choice() -> None:
    cuts = (Cut("a", Stuff(rope=1), once=True), Cut("b", Stuff(rope=1, coin=1), once=True))
    assert due(*cuts) == [(Stuff(wood=2), ("a", "b")), (Stuff(wood=2), ("b",))]


def test_discounts_that_last_come_before_those_for_once() -> None:
    cuts = (Cut("a", Stuff(rope=1), once=True), Cut("b", Stuff(rope=1)))
    assert due(*cuts) == [(Stuff(coin=1, wood=2), ())]


def test_alternatives_that_come_to_the_same_are_one_bill() -> None:
    assert bills((Stuff(coin=1), Stuff(coin=2)), (Cut("a", Stuff(coin=5)),)) == (Bill(Stuff()),)


# ---------------------------------------------------------------- how it can be paid


def test_without_a_substitute_there_is_one_payment_or_none() -> None:
    bill = Bill(RAFT)
    assert bill.payments(Stuff(1, 2, 1)) == (RAFT,)
    assert bill.payments(Stuff(1, 1, 1, 9)) == ()


def test_the_least_of_a_substitute_is_paid_first_and_it_replaces_goods_in_their_order() -> None:
    assert Bill(RAFT, substitute=CORK).payments(Stuff(1, 2, 1, 2)) == (
        Stuff(1, 2, 1, 0),
        Stuff(1, 1, 1, 1),
        Stuff(1, 2, 0, 1),
        Stuff(1, 0, 1, 2),
        Stuff(1, 1, 0, 2),
    )


@pytest.mark.parametrize("owned", [Stuff(0, 2, 1, 9), Stuff(1, 0, 0, 2)])
def test_a_substitute_replaces_nothing_else_and_no_more_than_there_is(owned: Stuff) -> None:
    assert not Bill(RAFT, substitute=CORK).payable(owned)


def test_a_substitute_that_is_due_itself_is_not_spent_twice() -> None:
    bill = Bill(Stuff(wood=1, cork=1), substitute=CORK)
    assert bill.payments(Stuff(cork=2)) == (Stuff(cork=2),)
    assert bill.payments(Stuff(cork=1)) == bill.payments(Stuff(wood=2)) == ()


@given(stuff, stuff)
def test_all_payments_are_listed_once_and_no_others(price: Stuff, owned: Stuff) -> None:
    bill = Bill(price, substitute=CORK)
    found = bill.payments(owned)
    every = {
        price._replace(wood=price.wood - x, rope=price.rope - y, cork=price.cork + x + y)
        for x, y in product(range(price.wood + 1), range(price.rope + 1))
    }
    assert sorted(found) == sorted(paid for paid in every if covers(owned, paid))
    assert bill.payable(owned) == bool(found)


def test_of_several_bills_those_that_can_be_paid_are_paid_in_the_order_given() -> None:
    rope, coin, wood = Bill(Stuff(rope=1)), Bill(Stuff(coin=3)), Bill(Stuff(wood=1))
    owned = Stuff(coin=3, wood=1)
    assert payable((rope, coin, wood), owned) == (coin, wood)
    assert payments((rope, coin, wood), owned) == (
        Payment(coin, Stuff(coin=3)),
        Payment(wood, Stuff(wood=1)),
    )


def test_the_same_payment_is_listed_twice_only_if_it_uses_up_something_else() -> None:
    plain, spending = Bill(Stuff(coin=1)), Bill(Stuff(coin=1), ("a",))
    found = payments((plain, plain, spending), Stuff(coin=1))
    assert [payment.bill for payment in found] == [plain, spending]
