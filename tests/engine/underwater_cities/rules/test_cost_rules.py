from __future__ import annotations

from itertools import product
from operator import le

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.effects.bill import Cut, bills, payments
from engine.underwater_cities.board.costs import BIOMATTER, CostChanges, upgrade_costs
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.terms.purchases import Builds, Upgrades
from tests.engine.underwater_cities.scene import Scene, stock

stocks = st.builds(Stock, *(st.integers(0, 4) for _ in range(5)))


def left_to_pay(cost: Stock, less: Stock, surcharge: Stock) -> Stock:
    """The cost after its discount, which never lowers the surcharge."""
    parts = zip(cost, less, surcharge, strict=True)
    return Stock(*(max(count - off, 0) + more for count, off, more in parts))


def with_biomatter(due: Stock, steelplast: int, kelp: int) -> Stock:
    """The same cost with so much of it paid in biomatter."""
    return due._replace(
        steelplast=due.steelplast - steelplast,
        kelp=due.kelp - kelp,
        biomatter=due.biomatter + steelplast + kelp,
    )


@pytest.mark.rule("UC-6.3", "UC-6.4", "UC-6.5", "UC-6.6", "UC-6.8", "D11")
@given(cost=stocks, less=stocks, surcharge=stocks, owned=stocks)
def test_a_single_cost_is_paid_in_every_way_that_can_be_afforded(
    cost: Stock, less: Stock, surcharge: Stock, owned: Stock
) -> None:
    """The least biomatter comes first, then the least steelplast."""
    due = left_to_pay(cost, less, surcharge)
    ways = product(range(due.steelplast + 1), range(due.kelp + 1))
    by_biomatter = sorted(ways, key=lambda way: (sum(way), -way[0]))
    paid = [with_biomatter(due, *way) for way in by_biomatter]
    affordable = [each for each in paid if all(map(le, each, owned))]
    found = payments(bills((cost,), (Cut("a", less),), surcharge, BIOMATTER), owned)
    assert [each.paid for each in found] == affordable


@pytest.mark.rule("UC-6.2", "UC-6.67")
def test_a_dearer_cost_may_be_chosen_to_save_a_discount_for_later() -> None:
    terms = CostChanges(
        ((Upgrades(("structure",)), Cut("standard_parts", Stock(science=1), once=True)),),
        ((Upgrades(("structure",)), (Stock(credit=1),)),),
    )
    found = payments(upgrade_costs("usual", "farm", terms), Stock(credit=1))
    assert [(each.paid, each.bill.spends) for each in found] == [
        (Stock(), ("standard_parts",)),
        (Stock(credit=1), ()),
    ]


@pytest.mark.rule("UC-6.5", "UC-6.2", "UC-6.3")
def test_the_discount_of_an_effect_lowers_every_cost_that_can_be_chosen() -> None:
    build = Build(1, ("lab",), "usual", (("credit", 1),))
    terms = CostChanges(swaps=((Builds(("lab",)), (Stock(credit=2),)),))
    assert [cost.due for cost in build.possible_costs("lab", terms)] == [
        Stock(steelplast=1),
        Stock(credit=1),
    ]


@pytest.mark.rule("UC-6.3", "UC-6.5")
def test_the_discount_of_an_effect_lowers_a_cost_that_the_effect_names() -> None:
    named = Build(1, ("lab",), ((("steelplast", 2),),), (("steelplast", 1),))
    assert [cost.due for cost in named.possible_costs("lab")] == [Stock(steelplast=1)]


@pytest.mark.rule("UC-6.3", "UC-6.67")
def test_two_discounts_on_a_city_add_up() -> None:
    scene = Scene().player(owns="1s 1c").claimed("prefabricated_domes", "chief_architect")
    scene.hand("kelp_nursery").start().choose("green_4", "kelp_nursery", "site:c6")
    # 2 steelplast, 1 kelp and 1 credit less 1 steelplast and twice 1 kelp.
    assert scene.me().stock == stock("")
