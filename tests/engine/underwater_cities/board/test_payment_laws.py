"""Laws for every cost and every payment."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.effects.bill import Bill, Cut, covers
from engine.underwater_cities.board.costs import BIOMATTER, CostChanges
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.terms.glossary import SingleKind
from engine.underwater_cities.terms.purchases import Builds, Purchase

KINDS: tuple[SingleKind, ...] = ("tunnel", "farm", "desal", "lab", "white", "purple")
stocks = st.builds(Stock, *(st.integers(0, 4) for _ in range(5)))
cuts = st.tuples(
    st.builds(Builds, st.sampled_from([("city",), ("building", "tunnel"), ("structure", "city")])),
    st.builds(Cut, st.sampled_from("abcd"), stocks, st.booleans()),
)


@pytest.mark.rule("UC-6.8")
@given(stocks, stocks)
def test_the_splits_are_exactly_those_of_the_rule(due: Stock, owned: Stock) -> None:
    """The rule's own formula: x kelp and y steelplast are replaced."""
    legal = {
        Stock(due.credit, due.kelp - x, due.steelplast - y, due.science, due.biomatter + x + y)
        for x in range(due.kelp + 1)
        for y in range(due.steelplast + 1)
    }
    found = Bill(due, substitute=BIOMATTER).payments(owned)
    assert set(found) == {paid for paid in legal if covers(owned, paid)}
    assert len(set(found)) == len(found)


@pytest.mark.rule("UC-6.6", "UC-6.7")
@given(stocks, stocks)
def test_a_payment_has_the_size_of_its_cost(due: Stock, owned: Stock) -> None:
    for paid in Bill(due, substitute=BIOMATTER).payments(owned):
        assert sum(paid) == sum(due)
        assert (paid.credit, paid.science) == (due.credit, due.science)
        assert paid.biomatter >= due.biomatter
        assert covers(owned, paid)
    assert Bill(due).payments(owned) == ((due,) if covers(owned, due) else ())


@pytest.mark.rule("UC-6.8")
@given(stocks, stocks)
def test_the_safest_split_comes_first(due: Stock, owned: Stock) -> None:
    found = Bill(due, substitute=BIOMATTER).payments(owned)
    if found:
        assert found[0].biomatter == min(paid.biomatter for paid in found)


@pytest.mark.rule("UC-6.3", "UC-6.4", "UC-6.5")
@given(st.sampled_from(KINDS), st.lists(cuts, max_size=4), stocks)
def test_a_cost_lies_between_the_surcharge_and_the_whole_of_both(
    kind: SingleKind, discounts: list[tuple[Purchase, Cut[Stock]]], surcharge: Stock
) -> None:
    build = Build(1, (kind,))
    (usual,) = build.possible_costs(kind)
    for cost in build.possible_costs(kind, CostChanges(tuple(discounts)), surcharge):
        assert covers(cost.due, surcharge)
        assert covers(usual.due.plus(surcharge), cost.due)


@pytest.mark.rule("UC-6.3")
@given(st.sampled_from(KINDS), st.lists(cuts, max_size=4))
def test_the_order_of_the_claimed_cards_makes_no_difference(
    kind: SingleKind, discounts: list[tuple[Purchase, Cut[Stock]]]
) -> None:
    build = Build(1, (kind,))
    found = {
        frozenset(build.possible_costs(kind, CostChanges(order)))
        for order in permutations(discounts)
    }
    assert len(found) == 1


@pytest.mark.rule("UC-6.3")
@given(st.sampled_from(KINDS), st.lists(cuts, max_size=4))
def test_every_outcome_lowers_the_cost_equally(
    kind: SingleKind, discounts: list[tuple[Purchase, Cut[Stock]]]
) -> None:
    costs = Build(1, (kind,)).possible_costs(kind, CostChanges(tuple(discounts)))
    assert len({cost.due for cost in costs}) == 1
