from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.bill import Bill, Goods, payments
from engine.underwater_cities.components import RESOURCES
from engine.underwater_cities.costs import Cost, Cut, Terms, splits, upgrade_costs
from engine.underwater_cities.costs import payments as ways_to_pay
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.purchases import Builds, Upgrades
from engine.underwater_cities.stock import Stock
from tests.engine.underwater_cities.scene import Scene, stock

stocks = st.builds(Stock, *(st.integers(0, 4) for _ in range(5)))


def goods(owned: Stock) -> Goods:
    """The resources as goods of a bill."""
    named = zip(RESOURCES, owned, strict=True)
    return tuple(sorted((name, number) for name, number in named if number))


@pytest.mark.rule("UC-6.3", "UC-6.4", "UC-6.5", "UC-6.6", "UC-6.8", "D11")
@given(cost=stocks, less=stocks, surcharge=stocks, owned=stocks)
def test_a_single_cost_is_paid_as_bills_are_everywhere(
    cost: Stock, less: Stock, surcharge: Stock, owned: Stock
) -> None:
    """The same payments in the same order: the least biomatter first, then the least steelplast."""
    bill = Bill(
        goods(cost),
        discount=goods(less),
        surcharge=goods(surcharge),
        instead=(("steelplast", "biomatter"), ("kelp", "biomatter")),
    )
    expected = [payment.goods for payment in payments((bill,), dict(goods(owned)))]
    due = Cost(cost.reduced(less).plus(surcharge), biomatter=True)
    assert [goods(paid) for paid in splits(due, owned)] == expected


@pytest.mark.rule("UC-6.2", "UC-6.67")
def test_a_dearer_cost_may_be_chosen_to_save_a_discount_for_later() -> None:
    terms = Terms(
        (Cut("standard_parts", Upgrades(("structure",)), Stock(science=1), once=True),),
        ((Upgrades(("structure",)), (Stock(credit=1),)),),
    )
    found = ways_to_pay(upgrade_costs("usual", "farm", terms), Stock(credit=1))
    assert [(each.paid, each.cost.spends) for each in found] == [
        (Stock(), ("standard_parts",)),
        (Stock(credit=1), ()),
    ]


@pytest.mark.rule("UC-6.5", "UC-6.2", "UC-6.3")
def test_the_discount_of_an_effect_lowers_every_cost_that_can_be_chosen() -> None:
    build = Build(1, ("lab",), "usual", (("credit", 1),))
    terms = Terms(swaps=((Builds(("lab",)), (Stock(credit=2),)),))
    assert [cost.stock for cost in build.possible_costs("lab", terms)] == [
        Stock(steelplast=1),
        Stock(credit=1),
    ]


@pytest.mark.rule("UC-6.3", "UC-6.5")
def test_the_discount_of_an_effect_lowers_a_cost_that_the_effect_names() -> None:
    named = Build(1, ("lab",), ((("steelplast", 2),),), (("steelplast", 1),))
    assert [cost.stock for cost in named.possible_costs("lab")] == [Stock(steelplast=1)]


@pytest.mark.rule("UC-6.3", "UC-6.67")
def test_two_discounts_on_a_city_add_up() -> None:
    scene = Scene().player(owns="1s 1c").claimed("prefabricated_domes", "chief_architect")
    scene.hand("kelp_nursery").start().choose("green_4", "kelp_nursery", "site:c6")
    # 2 steelplast, 1 kelp and 1 credit less 1 steelplast and twice 1 kelp.
    assert scene.me().stock == stock("")
