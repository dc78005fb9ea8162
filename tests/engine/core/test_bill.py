from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.bill import Bill, Goods, Payment, payments
from engine.core.effects import Do, May
from tests.engine.core.positions import (
    DOER,
    POINT,
    answer,
    asked,
    begun,
    doing,
    goods,
    with_goods,
)
from tests.engine.core.toy import Toll

KELP, STEEL, ALGAE, COIN = "kelp", "steel", "algae", "coin"
ANY_STUFF = ((STEEL, ALGAE), (KELP, ALGAE))
DOME: Goods = ((STEEL, 2), (KELP, 1), (COIN, 1))


def keys(bill: Bill, **purse: int) -> list[str]:
    return [payment.key for payment in payments((bill,), purse)]


# ---------------------------------------------------------------- what is due


@pytest.mark.parametrize(
    ("bill", "due"),
    [
        (Bill(((STEEL, 1), (COIN, 1))), ((STEEL, 1), (COIN, 1))),
        (Bill(((STEEL, 1), (COIN, 1)), ((COIN, 2),)), ((STEEL, 1),)),
        (
            Bill(((STEEL, 1), (COIN, 1)), ((COIN, 2),), ((COIN, 1), (STEEL, 1))),
            ((STEEL, 2), (COIN, 1)),
        ),
        (Bill((), ((COIN, 2),), ((COIN, 3),)), ((COIN, 3),)),
        (Bill(((KELP, 1), (KELP, 2)), ((KELP, 1), (KELP, 1))), ((KELP, 1),)),
        (Bill(((KELP, 0),)), ()),
    ],
)
def test_a_discount_stops_at_nothing_and_never_reaches_the_surcharge(
    bill: Bill, due: Goods
) -> None:
    assert bill.due == due


# ---------------------------------------------------------------- how it can be paid


def test_what_is_owned_exactly_is_paid_in_one_way() -> None:
    assert keys(Bill(DOME), steel=2, kelp=1, coin=1) == ["1-coin+1-kelp+2-steel"]


@pytest.mark.parametrize("lacking", [STEEL, KELP, COIN])
def test_what_cannot_be_afforded_has_no_payment(lacking: str) -> None:
    purse = {**dict(DOME), lacking: 0}
    assert payments((Bill(DOME),), purse) == ()


def test_what_is_free_is_paid_with_nothing() -> None:
    assert payments((Bill(()),), {}) == (Payment(()),)
    assert keys(Bill(((COIN, 1),), ((COIN, 1),))) == ["free"]


def test_every_split_with_a_substitute_is_listed_the_one_that_replaces_least_first() -> None:
    found = payments((Bill(DOME, instead=ANY_STUFF),), {STEEL: 2, KELP: 1, ALGAE: 2, COIN: 1})
    replaced = [
        (1 - dict(paid.goods).get(KELP, 0), 2 - dict(paid.goods).get(STEEL, 0)) for paid in found
    ]
    assert replaced == [(0, 0), (0, 1), (1, 0), (0, 2), (1, 1)]


def test_a_split_that_is_the_only_one_leaves_nothing_to_ask() -> None:
    bill = Bill(DOME, instead=ANY_STUFF)
    assert keys(bill, steel=1, algae=2, coin=1) == ["2-algae+1-coin+1-steel"]


def test_a_substitute_stands_for_nothing_else() -> None:
    assert keys(Bill(DOME, instead=ANY_STUFF), steel=2, kelp=1, algae=9) == []


def test_a_substitute_that_is_asked_for_itself_is_not_spent_twice() -> None:
    bill = Bill(((STEEL, 1), (KELP, 1), (ALGAE, 1), (COIN, 2)), instead=ANY_STUFF)
    assert keys(bill, steel=1, algae=2, coin=2) == ["2-algae+2-coin+1-steel"]
    assert keys(bill, steel=1, kelp=1, coin=5) == []


def test_a_good_may_have_several_substitutes() -> None:
    bill = Bill(((KELP, 1),), instead=((KELP, ALGAE), (KELP, COIN)))
    assert keys(bill, kelp=1, algae=1, coin=1) == ["1-kelp", "1-algae", "1-coin"]


def test_a_surcharge_can_be_paid_with_the_substitute_too() -> None:
    bill = Bill((), surcharge=((STEEL, 3), (COIN, 3)), instead=ANY_STUFF)
    assert keys(bill, steel=1, algae=2, coin=3) == ["2-algae+3-coin+1-steel"]


def test_of_several_bills_each_can_be_paid_in_the_order_given() -> None:
    found = payments((Bill(((KELP, 1),)), Bill(((COIN, 3),))), {KELP: 1, COIN: 3})
    assert [payment.key for payment in found] == ["1-kelp", "3-coin"]


def test_the_same_payment_is_listed_once() -> None:
    bills = (Bill(((KELP, 1), (COIN, 1))), Bill(((COIN, 1), (KELP, 1))))
    assert len(payments(bills, {KELP: 1, COIN: 1})) == 1


def test_a_payment_that_another_undercuts_is_left_out() -> None:
    dear, cheap = Bill(((KELP, 1), (COIN, 2))), Bill(((KELP, 1), (COIN, 1)))
    assert [paid.key for paid in payments((dear, cheap), {KELP: 1, COIN: 2})] == ["1-coin+1-kelp"]


def test_a_payment_is_not_undercut_by_one_that_cannot_be_made() -> None:
    dear, cheap = Bill(((COIN, 2),)), Bill(((COIN, 1), (KELP, 0)), surcharge=((KELP, 1),))
    assert [paid.key for paid in payments((dear, cheap), {COIN: 2})] == ["2-coin"]


COUNTS = st.integers(0, 3)


@given(
    steel=COUNTS,
    kelp=COUNTS,
    purse=st.fixed_dictionaries({STEEL: COUNTS, KELP: COUNTS, ALGAE: COUNTS}),
)
def test_all_splits_of_two_goods_are_listed_once_and_no_others(
    steel: int, kelp: int, purse: dict[str, int]
) -> None:
    bill = Bill(((STEEL, steel), (KELP, kelp)), instead=ANY_STUFF)
    found = [dict(payment.goods) for payment in payments((bill,), purse)]
    expected = [
        {STEEL: steel - x, KELP: kelp - y, ALGAE: x + y}
        for x in range(steel + 1)
        for y in range(kelp + 1)
        if steel - x <= purse[STEEL] and kelp - y <= purse[KELP] and x + y <= purse[ALGAE]
    ]
    whole = [{good: count for good, count in goods.items() if count} for goods in expected]
    assert sorted(map(str, map(sorted, map(dict.items, found)))) == sorted(
        map(str, map(sorted, map(dict.items, whole)))
    )


# ---------------------------------------------------------------- in a game


def test_a_price_asks_for_the_split_where_there_are_several() -> None:
    state = doing(May(Toll(2), POINT), shells=2, pearls=1)
    assert asked(state) == ["gain:points:2-shells", "gain:points:1-pearls+1-shells", "skip"]
    answer(state, "gain:points:1-pearls+1-shells")
    assert goods(state) == (1, 0, 1)


def test_a_price_with_a_single_split_is_paid_without_asking_how() -> None:
    state = doing(May(Toll(2), POINT), pearls=2)
    answer(state, "gain:points")
    assert goods(state) == (0, 0, 1)


@pytest.mark.parametrize(("front", "keys"), [((), []), (("whelk",), ["gain:points", "skip"])])
def test_a_discount_of_a_card_lowers_a_price(front: tuple[str, ...], keys: list[str]) -> None:
    state = with_goods(Do(May(Toll(2), POINT), DOER), shells=1)
    state.fronts = (front, (), ())
    assert asked(begun(state)) == keys
