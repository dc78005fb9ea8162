from __future__ import annotations

from collections.abc import Set as AbstractSet

import pytest

from engine.core.effects.bill import Bill, Cut, Payment, payable, payments
from engine.underwater_cities.board.chart import chart_of
from engine.underwater_cities.board.costs import (
    BIOMATTER,
    USUAL_TERMS,
    CostChanges,
    Costs,
    payments_before,
    remaining,
    special_costs,
    terms_of,
    upgrade_costs,
)
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.terms.glossary import Amount, Resource, SingleKind
from engine.underwater_cities.terms.purchases import Builds, Upgrades
from tests.engine.underwater_cities.nations import PACK

USUAL = Build(1, ("structure", "city"))
FREE = Build(1, ("structure", "city"), price="free")


LETTERS: dict[str, Resource] = {
    "c": "credit",
    "k": "kelp",
    "s": "steelplast",
    "r": "science",
    "b": "biomatter",
}


def price(*bundles: str) -> Amount:
    """One or another of these, as the worked examples write them: `2s 1k`."""
    return tuple(
        tuple((LETTERS[word[-1]], int(word[:-1])) for word in bundle.split()) for bundle in bundles
    )


def have(text: str) -> Stock:
    """Resources written like that."""
    return stock_of(price(text)[0])


FOR_TWO_CREDITS = Build(1, ("tunnel",), price=price("2c"))


def claimed(*cards: str) -> CostChanges:
    return terms_of(tuple(PACK.cards[card] for card in cards))


def stocks(costs: Costs) -> list[Stock]:
    return [cost.due for cost in costs]


def paid(text: str, *, owned: str) -> tuple[Stock, ...]:
    """The ways to pay a cost of something that is built."""
    return Bill(have(text), substitute=BIOMATTER).payments(have(owned))


# ---------------------------------------------------------------- what something costs


@pytest.mark.rule("UC-6.1")
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("tunnel", "1s 1c"),
        ("farm", "1k"),
        ("desal", "1c"),
        ("lab", "1s"),
        ("white", "2s 1k 1c"),
        ("purple", "1s 1k 1b 2c"),
    ],
)
def test_the_usual_cost_of_a_build(kind: SingleKind, text: str) -> None:
    assert stocks(USUAL.possible_costs(kind)) == [have(text)]


@pytest.mark.rule("UC-6.1", "UC-6.31")
@pytest.mark.parametrize("kind", ["tunnel", "farm", "desal", "lab"])
def test_an_upgrade_usually_costs_a_science(kind: SingleKind) -> None:
    assert upgrade_costs("usual", kind) == (Bill(have("1r")),)


@pytest.mark.rule("UC-6.1")
def test_a_cost_that_an_effect_names_replaces_the_usual_one() -> None:
    assert stocks(FOR_TWO_CREDITS.possible_costs("tunnel")) == [have("2c")]
    assert stocks(upgrade_costs(price("1k"), "farm")) == [have("1k")]


@pytest.mark.rule("UC-6.3")
def test_an_effect_can_lower_the_usual_cost() -> None:
    late_arrivals = Build(1, ("city",), less=(("steelplast", 1),))
    assert stocks(late_arrivals.possible_costs("white")) == [have("1s 1k 1c")]
    assert stocks(late_arrivals.possible_costs("purple")) == [have("1k 1b 2c")]


@pytest.mark.rule("EX-13", "UC-6.2", "UC-6.32")
def test_each_upgrade_has_all_its_alternative_prices() -> None:
    assert stocks(upgrade_costs(price("1c", "1r"), "farm")) == [have("1c"), have("1r")]


# ---------------------------------------------------------------- alternatives


@pytest.mark.rule("UC-6.2")
def test_a_permanent_adds_another_cost_to_the_usual_one() -> None:
    credit_line = claimed("credit_line")
    assert stocks(USUAL.possible_costs("farm", credit_line)) == [have("1k"), have("1c")]
    assert stocks(USUAL.possible_costs("lab", credit_line)) == [have("1s"), have("1c")]
    assert stocks(USUAL.possible_costs("desal", credit_line)) == [have("1c")]
    assert stocks(upgrade_costs("usual", "farm", credit_line)) == [have("1r")]


@pytest.mark.rule("UC-6.2")
def test_it_stands_for_a_specified_cost_as_well() -> None:
    dear = Build(1, ("building",), price=price("3c"))
    assert stocks(dear.possible_costs("farm", claimed("credit_line"))) == [have("3c"), have("1c")]
    patent = claimed("patent_office")
    assert stocks(upgrade_costs(price("1k"), "lab", patent)) == [have("1k"), have("1c")]


@pytest.mark.rule("UC-6.2")
def test_an_alternative_like_the_cost_itself_is_no_choice() -> None:
    patent = claimed("patent_office")
    assert stocks(upgrade_costs(price("1c"), "tunnel", patent)) == [have("1c")]


@pytest.mark.rule("UC-6.2", "UC-6.3")
def test_what_is_free_has_neither_alternatives_nor_discounts() -> None:
    terms = claimed("credit_line", "patent_office", "prefabricated_domes", "standard_parts")
    assert FREE.possible_costs("farm", terms) == (Bill(NOTHING, substitute=BIOMATTER),)
    assert FREE.possible_costs("white", terms) == (Bill(NOTHING, substitute=BIOMATTER),)
    assert upgrade_costs("free", "farm", terms) == (Bill(NOTHING),)


# ---------------------------------------------------------------- discounts and surcharges


@pytest.mark.rule("EX-10", "UC-6.3")
def test_a_discount_gives_nothing_back() -> None:
    assert stocks(USUAL.possible_costs("tunnel", claimed("cheap_casings"))) == [have("1s")]


@pytest.mark.rule("UC-6.3")
def test_discounts_add_up_resource_by_resource() -> None:
    terms = claimed("prefabricated_domes", "chief_architect")
    assert stocks(USUAL.possible_costs("white", terms)) == [have("1s 1c")]
    assert stocks(USUAL.possible_costs("purple", terms)) == [have("1b 2c")]


@pytest.mark.rule("UC-6.3")
def test_a_discount_lowers_a_specified_and_an_alternative_cost() -> None:
    first_settlers = Build(1, ("white",), price=price("2s 1k"))
    assert stocks(first_settlers.possible_costs("white", claimed("chief_architect"))) == [
        have("1s")
    ]
    cut = (Builds(("farm",)), Cut("a", have("1c"), once=False))
    terms = CostChanges((cut,), claimed("credit_line").swaps)
    assert stocks(USUAL.possible_costs("farm", terms)) == [have("1k"), NOTHING]


@pytest.mark.rule("UC-6.3")
def test_a_discount_is_for_its_own_kinds() -> None:
    terms = claimed("cheap_casings", "prefabricated_domes")
    assert USUAL.possible_costs("farm", terms) == USUAL.possible_costs("farm")
    assert upgrade_costs("usual", "tunnel", terms) == upgrade_costs("usual", "tunnel")


SITE = chart_of(PACK.boards[5])


@pytest.mark.rule("EX-10", "UC-6.4", "UC-6.5")
def test_a_surcharge_comes_after_all_discounts() -> None:
    surcharge = have("1c 1s")
    assert SITE.surcharge("t-c7-m3") == surcharge
    costs = USUAL.possible_costs("tunnel", claimed("cheap_casings"), surcharge)
    assert stocks(costs) == [have("2s 1c")]


@pytest.mark.rule("EX-11", "UC-6.4", "UC-6.6")
def test_a_surcharge_is_paid_for_a_free_build_and_may_be_paid_with_biomatter() -> None:
    surcharge = SITE.surcharge("c2")
    (cost,) = FREE.possible_costs("white", USUAL_TERMS, surcharge)
    assert cost.due == have("3s 3c")
    assert have("3s 3c") in cost.payments(have("3s 3c"))
    assert cost.payments(have("1s 2b 3c")) == (have("1s 2b 3c"),)


@pytest.mark.rule("UC-11.23")
def test_no_discount_reaches_the_surcharge_of_a_free_or_specified_cost() -> None:
    terms, surcharge = claimed("cheap_casings"), have("1c 1s")
    assert stocks(FREE.possible_costs("tunnel", terms, surcharge)) == [have("1c 1s")]
    assert stocks(FOR_TWO_CREDITS.possible_costs("tunnel", terms, surcharge)) == [have("1c 1s")]


@pytest.mark.rule("UC-6.4", "UC-6.30")
def test_only_special_sites_have_a_surcharge() -> None:
    assert SITE.surcharge("t-c6-c9") == have("1c")
    assert SITE.surcharge("c5.b4") == SITE.surcharge("c9.b1") == NOTHING
    assert chart_of(PACK.boards[6]).surcharge("c1") == have("2r 2c")
    basic = chart_of(PACK.boards[1])
    assert not basic.surcharges


# ---------------------------------------------------------------- once per turn


@pytest.mark.rule("UC-6.3", "UC-6.67")
def test_a_discount_of_the_turn_is_used_up_by_the_first_purchase_it_helps() -> None:
    terms = claimed("standard_parts")
    assert upgrade_costs("usual", "lab", terms) == (Bill(NOTHING, ("standard_parts",)),)
    later = remaining(terms, ("standard_parts",))
    assert upgrade_costs("usual", "lab", later) == (Bill(have("1r")),)


@pytest.mark.rule("UC-6.3")
def test_it_is_not_used_up_where_it_makes_no_difference() -> None:
    terms = claimed("standard_parts")
    assert upgrade_costs("free", "lab", terms) == (Bill(NOTHING),)
    assert upgrade_costs(price("1c"), "lab", terms) == (Bill(have("1c")),)


@pytest.mark.rule("UC-6.2", "UC-6.3")
def test_with_alternatives_the_choice_of_one_decides_whether_it_is_used_up() -> None:
    terms = claimed("standard_parts", "patent_office")
    assert upgrade_costs("usual", "lab", terms) == (
        Bill(NOTHING, ("standard_parts",)),
        Bill(have("1c")),
    )


@pytest.mark.rule("UC-6.3")
def test_where_two_of_the_turn_overlap_it_is_a_choice_which_is_used_up() -> None:
    what = Upgrades(("structure",))
    cuts = ((what, Cut("a", have("1r"), once=True)), (what, Cut("b", have("1r 1c"), once=True)))
    assert set(upgrade_costs(price("1r 1c"), "farm", CostChanges(cuts))) == {
        Bill(NOTHING, ("a", "b")),
        Bill(NOTHING, ("b",)),
    }


@pytest.mark.rule("UC-6.3")
def test_discounts_that_last_come_before_those_of_the_turn() -> None:
    what = Upgrades(("structure",))
    cuts = ((what, Cut("a", have("1r"), once=True)), (what, Cut("b", have("1r"), once=False)))
    assert upgrade_costs("usual", "farm", CostChanges(cuts)) == (Bill(NOTHING),)


def test_other_discounts_last_beyond_one_that_is_used_up() -> None:
    terms = claimed("cheap_casings", "standard_parts")
    later = remaining(terms, ("standard_parts",))
    assert stocks(USUAL.possible_costs("tunnel", later)) == [have("1s")]
    assert remaining(terms, ()) is terms


def test_only_the_discount_of_the_turn_is_used_up_and_only_that_of_the_card_spent() -> None:
    what = Upgrades(("structure",))
    lasting = (what, Cut("a", have("1c"), once=False))
    spent = (what, Cut("a", have("1r"), once=True))
    other = (what, Cut("b", have("1r"), once=True))
    assert remaining(CostChanges((lasting, spent, other)), ("a",)) == CostChanges((lasting, other))


# ---------------------------------------------------------------- Special cards


@pytest.mark.rule("UC-6.55")
@pytest.mark.parametrize(("credits_", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_special_card_costs_its_credits_less_the_discount(credits_: int, left: int) -> None:
    assert special_costs(credits_) == (Bill(Stock(credit=credits_)),)
    assert special_costs(credits_, claimed("small_print")) == (Bill(Stock(credit=left)),)
    assert special_costs(credits_, claimed("cheap_casings")) == special_costs(credits_)


# ---------------------------------------------------------------- payment


@pytest.mark.rule("EX-7", "UC-6.6")
def test_biomatter_stands_for_kelp_and_steelplast() -> None:
    (city,) = USUAL.possible_costs("white")
    assert have("1s 2b 1c") in city.payments(have("1s 2b 1c"))


@pytest.mark.rule("EX-7", "UC-6.8")
def test_all_splits_are_open_the_least_biomatter_first() -> None:
    found = paid("2s 1k 1c", owned="2s 1k 2b 1c")
    assert found == (
        have("2s 1k 1c"),
        have("1s 1k 1b 1c"),
        have("2s 1b 1c"),
        have("1k 2b 1c"),
        have("1s 2b 1c"),
    )


@pytest.mark.rule("EX-7", "UC-6.8")
def test_a_payment_may_have_one_split_or_none() -> None:
    assert paid("2s 1k 1c", owned="1s 2b 1c") == (have("1s 2b 1c"),)
    assert paid("2s 1k 1c", owned="2s 1k 2b") == ()


@pytest.mark.rule("EX-8", "UC-6.7")
def test_nothing_stands_for_biomatter_itself() -> None:
    assert paid("1s 1k 1b 2c", owned="1s 2b 2c") == (have("1s 2b 2c"),)
    assert paid("1s 1k 1b 2c", owned="1s 1k 5c") == ()


@pytest.mark.rule("UC-6.6")
def test_biomatter_stands_neither_for_credits_nor_for_science() -> None:
    assert paid("2c", owned="1c 5b") == ()
    assert paid("2r 2c", owned="1r 2c 5b") == ()


@pytest.mark.rule("UC-6.6")
def test_it_stands_for_a_cost_that_a_card_names() -> None:
    dear = Build(1, ("purple",), price=price("4c 1k"))
    (cost,) = dear.possible_costs("purple")
    assert cost.payments(have("4c 1b")) == (have("4c 1b"),)


@pytest.mark.rule("UC-6.7")
def test_upgrades_and_special_cards_take_exactly_what_is_printed() -> None:
    kelp = upgrade_costs(price("1k"), "lab")
    assert payments(kelp, have("1b 1s")) == ()
    assert payments(kelp, have("1b 1k")) == (Payment(kelp[0], have("1k")),)
    assert payable(special_costs(2), have("1c 5b")) == ()


@pytest.mark.rule("UC-6.2", "UC-6.8")
def test_the_payments_of_several_costs_begin_with_the_cost_printed_first() -> None:
    costs = USUAL.possible_costs("lab", claimed("credit_line"))
    found = payments(costs, have("1s 1b 1c"))
    assert [payment.paid for payment in found] == [have("1s"), have("1b"), have("1c")]
    assert [payment.bill for payment in found] == [costs[0], costs[0], costs[1]]
    assert payable(costs, have("1c")) == (costs[1],)


@pytest.mark.rule("UC-6.8")
def test_the_same_payment_for_two_costs_is_offered_once() -> None:
    lab = Build(1, ("lab",), price=price("1k", "1s"))
    found = payments(lab.possible_costs("lab"), have("2b"))
    assert [payment.paid for payment in found] == [have("1b")]


@pytest.mark.rule("EX-9", "UC-6.18")
def test_what_a_site_gives_pays_for_the_next_build() -> None:
    tunnel = USUAL.possible_costs("tunnel")
    (first,) = payments(tunnel, have("1s 2c"))
    left = have("1s 2c").minus(first.paid).plus(have("1s"))
    (second,) = payments(tunnel, left)
    assert left.minus(second.paid) == NOTHING


# ---------------------------------------------------------------- build and upgrade


def before(costs: Costs, owned: Stock, later: Costs) -> list[tuple[Stock, AbstractSet[str]]]:
    """Each payment, with what the upgrade lacks after it."""
    return [(payment.paid, lacks) for payment, lacks in payments_before(costs, owned, later)]


@pytest.mark.rule("UC-6.65", "EX-12")
def test_a_build_is_begun_only_if_its_upgrade_can_be_paid() -> None:
    lab, upgrade = USUAL.possible_costs("lab"), upgrade_costs("usual", "lab")
    assert before(lab, have("1s 1r"), upgrade) == [(have("1s"), set())]
    assert before(lab, have("1s"), upgrade) == [(have("1s"), {"science"})]


@pytest.mark.rule("UC-6.65")
def test_what_the_build_surely_gives_may_pay_for_the_upgrade() -> None:
    lab, upgrade = USUAL.possible_costs("lab"), upgrade_costs("usual", "lab")
    assert [lacks <= {"science"} for _, lacks in before(lab, have("1s"), upgrade)] == [True]


@pytest.mark.rule("UC-6.65")
def test_a_payment_that_takes_what_the_upgrade_needs_is_not_offered() -> None:
    farm, upgrade = USUAL.possible_costs("farm"), upgrade_costs(price("1k"), "farm")
    found = before(farm, have("1k 1b"), upgrade)
    assert found == [(have("1k"), {"kelp"}), (have("1b"), set())]
