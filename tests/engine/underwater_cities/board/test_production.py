from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.effects.combinators import All
from engine.core.effects.effect import Statement
from engine.underwater_cities.board.counters import Holdings, pair_cities
from engine.underwater_cities.board.nation import BUILDINGS
from engine.underwater_cities.board.output import NO_OUTPUT, Output
from engine.underwater_cities.board.production import (
    PAIR_BONUS,
    Line,
    Sort,
    feed,
    made_left,
    most_replaced,
    network,
    of_sort,
    plain_lines,
    replaced,
    sort_of,
    structure_output,
    total_output,
)
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.effect import output_now
from engine.underwater_cities.effects.gain import Gain, Tier
from engine.underwater_cities.effects.lasting import Feed, Prod, Replace
from engine.underwater_cities.effects.pay import Exchange
from engine.underwater_cities.effects.upgrade import Upgrade
from engine.underwater_cities.pack.components import Board, SpecialSite, Statements
from engine.underwater_cities.terms.conditions import AtMost, Have, Not
from engine.underwater_cities.terms.glossary import BuildingKind
from tests.engine.underwater_cities.nations import BOARDS, PACK, built, growing, holding


def made(now: Survey) -> Output:
    """All that the network makes."""
    return total_output(network(now))


def prod(card: str) -> Statements:
    """Return a card's effect in Production."""
    return tuple(
        part
        for statement in PACK.cards[card].effect
        if isinstance(statement, Prod)
        for part in statement.parts
    )


# ---------------------------------------------------------------- the network


@pytest.mark.rule("UC-7.5")
def test_a_lone_starting_city_makes_nothing() -> None:
    assert network(built("")) == ()


@pytest.mark.rule("EX-15", "UC-7.5", "UC-7.6")
@pytest.mark.parametrize(
    ("words", "output"),
    [
        ("c9.b1:farm", Output(Stock(kelp=1))),
        ("c9.b1:farm+", Output(Stock(kelp=1), 1)),
        ("c9.b1:farm+ c9.b2:farm+", Output(Stock(kelp=3), 3)),
        ("c9.b1:farm+ c9.b2:farm", Output(Stock(kelp=2), 1)),
    ],
)
def test_farms(words: str, output: Output) -> None:
    assert made(built(words)) == output


@pytest.mark.rule("EX-16", "UC-7.5", "UC-7.6")
@pytest.mark.parametrize(
    ("words", "output"),
    [
        ("c9.b1:desal", Output(Stock(credit=1))),
        ("c9.b1:desal+", Output(Stock(credit=1, biomatter=1))),
        ("c9.b1:desal+ c9.b2:desal+", Output(Stock(credit=3, biomatter=2))),
    ],
)
def test_desalination_plants(words: str, output: Output) -> None:
    assert made(built(words)) == output


@pytest.mark.rule("EX-18", "UC-7.5", "UC-7.6")
@pytest.mark.parametrize(
    ("words", "output"),
    [
        ("c9.b1:lab", Output(Stock(science=1))),
        ("c9.b1:lab+", Output(Stock(science=1, steelplast=1))),
        ("c9.b1:lab+ c9.b2:lab+ c9.b3:lab+", Output(Stock(science=3, steelplast=4))),
    ],
)
def test_laboratories(words: str, output: Output) -> None:
    assert made(built(words)) == output


@pytest.mark.rule("UC-7.6")
def test_each_kind_has_its_own_pair_bonus_in_each_city() -> None:
    two = "c9.b1:farm+ c9.b2:farm+ c9.b3:lab+ c9.x:lab+ c5 t-c5-c9 c5.b1:farm+ c5.b2:farm+"
    lines = network(built(two))
    pairs = [(line.source, line.output) for line in lines if line.reason == "pair"]
    expected: list[tuple[str, BuildingKind]] = [("c5", "farm"), ("c9", "farm"), ("c9", "lab")]
    assert len(pairs) == len(expected)
    assert {*pairs} == {(city, PAIR_BONUS[kind]) for city, kind in expected}


@pytest.mark.rule("UC-7.6")
def test_upgraded_ones_at_different_cities_are_no_pair() -> None:
    assert made(built("c5 t-c5-c9+ c9.b1:farm+ c5.b1:farm+")) == Output(Stock(1, 2), 3)


@pytest.mark.rule("EX-22", "UC-7.5", "UC-7.7")
def test_a_tunnel_makes_a_credit_only_with_a_city_at_an_end() -> None:
    assert made(built("t-c6-c9 t-c3-c6 t-c3-m2")) == Output(Stock(credit=1))
    assert made(built("t-c6-c9+ t-c3-c6+ c3")) == Output(Stock(credit=2), 2)


@pytest.mark.rule("UC-7.5")
def test_a_connected_symbiotic_city_makes_two_points() -> None:
    assert made(built("c6* t-c6-c9")) == Output(Stock(credit=1), 2)
    assert made(built("c6 t-c6-c9")) == Output(Stock(credit=1))


@pytest.mark.rule("UC-7.5", "UC-6.21")
def test_a_building_on_an_expansion_site_produces_like_any_other() -> None:
    assert made(built("c9.x:lab+")) == made(built("c9.b1:lab+"))


@pytest.mark.rule("UC-7.7", "UC-11.19")
def test_what_is_not_connected_makes_nothing() -> None:
    assert network(built("c5* c5.b1:farm+ c5.b2:farm+ c6.b1:lab")) == ()
    assert made(built("t-c6-c9 c6.b1:lab")) == Output(Stock(credit=1))


# ---------------------------------------------------------------- special sites


@pytest.mark.rule("EX-16", "UC-7.9", "UC-7.10")
def test_a_doubled_building_produces_twice_but_not_its_pair_bonus() -> None:
    now = built("t-c5-c9 c5 c5.b4:desal+ c5.b1:desal+", board=5)
    buildings = total_output(line for line in network(now) if line.reason != "tunnel")
    assert buildings == Output(Stock(credit=4, biomatter=3))


@pytest.mark.rule("UC-7.9")
def test_a_doubled_building_that_is_not_upgraded_makes_its_base_twice() -> None:
    assert made(built("c9.b4:farm", board=8)) == Output(Stock(kelp=2))


@pytest.mark.rule("EX-17", "UC-7.9")
@pytest.mark.parametrize(
    ("words", "output"),
    [
        ("t-c6-c9", Output(Stock(credit=3))),
        ("t-c6-c9+", Output(Stock(credit=3), 3)),
    ],
)
def test_a_tripled_tunnel_produces_three_times(words: str, output: Output) -> None:
    assert made(built(words, board=5)) == output


@pytest.mark.rule("UC-7.9")
def test_a_tripled_tunnel_without_a_city_makes_nothing() -> None:
    assert made(built("t-c8-c9 t-c7-c8 t-c4-c7+", board=8)) == Output(Stock(credit=1))


@pytest.mark.rule("EX-17", "UC-7.9")
@pytest.mark.parametrize(("city", "points"), [("c2*", 6), ("c2", 0)])
def test_a_tripled_city_makes_six_points_if_it_is_symbiotic(city: str, points: int) -> None:
    way = f"t-c6-c9 t-c3-c6 t-c2-c3 c6 {city} c2.b1:farm+"
    without = built("t-c6-c9 t-c3-c6 t-c2-c3 c6 c2 c2.b1:farm+", board=5)
    assert made(built(way, board=5)).points == made(without).points + points


@pytest.mark.rule("UC-7.9")
def test_a_tripled_city_that_is_not_connected_makes_nothing() -> None:
    assert network(built("c6 c3 c2*", board=5)) == ()


@pytest.mark.rule("EX-17", "UC-7.9")
@pytest.mark.parametrize(
    ("words", "output"),
    [
        ("t-c8-c9 t-c7-c8+ c8", Output(Stock(credit=4), 1)),
        ("t-c8-c9 t-c7-c8+", Output(Stock(credit=1))),
        ("t-c8-c9 c8", Output(Stock(credit=1))),
    ],
)
def test_a_joined_pair_gives_more_if_both_tunnels_are_at_a_city(words: str, output: Output) -> None:
    assert made(built(words, board=6)) == output


@pytest.mark.rule("UC-7.9")
def test_a_tunnel_at_a_metropolis_adds_to_it_whether_or_not_it_produces_itself() -> None:
    way = "t-c6-c9 t-c3-c6 t-c3-m2"
    assert made(built(way, board=6)) == Output(Stock(credit=1), 2)
    assert Line("coastal", "m2", Output(points=2)) in network(built(way, board=6))
    assert made(built(way, board=1)) == Output(Stock(credit=1))
    assert made(built(way + " c3", board=6)).points == 2


@pytest.mark.rule("UC-7.9")
def test_it_adds_nothing_while_the_other_tunnel_of_the_metropolis_is_missing() -> None:
    special = SpecialSite("metropolis_tunnel", ("t-c4-m1",), ())
    board = replace(PACK.boards[1], number=9, specials=(special,))
    one = "t-c8-c9 t-c7-c8 t-c4-c7 t-c4-m1"
    assert made(built(one, board)) == Output(Stock(credit=1))
    other = " t-c6-c9 t-c3-c6 t-c2-c3 t-c2-m1"
    assert made(built(one + other, board)) == Output(Stock(credit=2), 2)


@pytest.mark.rule("UC-7.9")
def test_the_extra_credits_of_a_joined_pair_have_a_line_of_their_own() -> None:
    lines = network(built("t-c8-c9 t-c7-c8 c8", board=6))
    assert [line for line in lines if line.reason == "joined"] == [
        Line("joined", "t-c7-c8", Output(Stock(credit=2)))
    ]


# ---------------------------------------------------------------- once more


@pytest.mark.rule("UC-6.60", "UC-7.33")
@pytest.mark.parametrize(
    ("words", "site", "output"),
    [
        ("c9.b1:farm+ c9.b2:farm+", "c9.b1", Output(Stock(kelp=1), 1)),
        ("c9.b4:desal+", "c9.b4", Output(Stock(credit=1, biomatter=1))),
        ("t-c4-c7+ c4", "t-c4-c7", Output(Stock(credit=1), 1)),
        ("c9.b1:lab", "c9.b1", Output(Stock(science=1))),
        ("", "c9.b1", NO_OUTPUT),
    ],
)
def test_the_production_of_one_structure_knows_no_pairs_and_no_special_sites(
    words: str, site: str, output: Output
) -> None:
    assert structure_output(built(words, board=8), site) == output


@pytest.mark.rule("UC-7.5", "UC-7.6")
@given(
    st.sampled_from([board for board in BOARDS if board.side == "basic"]),
    st.lists(st.integers(0, 10_000), max_size=70),
)
@settings(max_examples=50, deadline=None)
def test_a_network_without_special_sites_makes_the_sum_of_its_parts(
    board: Board, picks: list[int]
) -> None:
    *_, now = growing(board, picks)
    producing = (
        *now.chart.buildings.named(now.building),
        *now.chart.tunnels.named(now.tunnel),
    )
    expected = Output(points=2 * now.purple.bit_count())
    for site in producing:
        expected = expected.plus(structure_output(now, site))
    for kind in BUILDINGS:
        expected = expected.plus(PAIR_BONUS[kind].times(len(pair_cities(now, kind))))
    assert made(now) == expected


# ---------------------------------------------------------------- cards and tiles


@pytest.mark.rule("UC-7.8")
@pytest.mark.parametrize(
    ("words", "most"), [("", 0), ("c9.b1:lab", 1), ("c9.b1:lab c9.b2:lab", 1), ("c6.b1:lab", 0)]
)
def test_a_replacement_is_for_what_produces(words: str, most: int) -> None:
    (labs,) = prod("autonomous_systems")
    assert isinstance(labs, Replace)
    assert most_replaced(labs, holding(words)) == most


@pytest.mark.rule("UC-7.8")
def test_the_base_output_of_a_structure_is_replaced_once() -> None:
    (plants,) = prod("hydrologist")
    assert isinstance(plants, Replace)
    two = holding("c9.b1:desal c9.b2:desal")
    assert most_replaced(plants, two) == 2
    assert most_replaced(plants, two, already=1) == 1


@pytest.mark.rule("UC-7.8")
def test_a_replacement_leaves_upgrade_pair_and_multiplier_as_they_are() -> None:
    (labs,) = prod("autonomous_systems")
    assert isinstance(labs, Replace)
    now = built("c9.b4:lab+ c9.b1:lab+", board=8)
    assert made(now) == Output(Stock(science=3, steelplast=4))
    changed = made(now).plus(replaced(labs, 1))
    assert changed == Output(Stock(science=2, steelplast=5, kelp=1))
    assert replaced(labs, 0) == NO_OUTPUT


@pytest.mark.rule("UC-7.8")
def test_a_replacement_may_bring_points() -> None:
    (plants,) = prod("hydrologist")
    assert isinstance(plants, Replace)
    assert replaced(plants, 3) == Output(Stock(credit=-3), 3)


@pytest.mark.rule("UC-7.4", "UC-7.11", "UC-7.12", "UC-7.14", "UC-7.33")
@pytest.mark.parametrize(
    ("card", "sort"),
    [
        ("tide_mill", "plain"),
        ("shallow_shelf", "plain"),
        ("algae_vats", "plain"),
        ("autonomous_systems_farms", "plain"),
        ("night_market", "chosen"),
        ("sea_vent_factory", "chosen"),
        ("bioluminescence", "chosen"),
        ("overtime_plant", "chosen"),
        ("research_day", "chosen"),
        ("autonomous_systems", "modifying"),
        ("rooftop_gardens", "feeding"),
    ],
)
def test_when_a_production_card_is_resolved(card: str, sort: Sort) -> None:
    assert [sort_of(part) for part in prod(card)] == [sort]


CARD, STEP = Gain((("card", 1),)), Gain((("federation", 1),))


@pytest.mark.rule("UC-7.4", "UC-7.12")
@pytest.mark.parametrize(
    ("statement", "sort"),
    [
        (CARD, "shared"),
        (Gain((("credit", 2), ("card", 1))), "shared"),
        (If(AtMost("city", 2), STEP), "shared"),
        (All((Gain((("kelp", 1),)), CARD)), "shared"),
        (If(Have((("kelp", 1),)), Gain((("point", 1),))), "chosen"),
        (If(Not(Have((("kelp", 1),))), Gain((("point", 1),))), "chosen"),
        (Tier("city", ((3, 1),)), "plain"),
        (Exchange((("kelp", 1),), (("science", 1),)), "chosen"),
        (Upgrade(1, ("structure",)), "chosen"),
    ],
)
def test_what_touches_shared_things_or_resources_waits(statement: Statement, sort: Sort) -> None:
    assert sort_of(statement) == sort


def test_the_parts_of_an_effect_are_resolved_each_in_its_time() -> None:
    kelp = Gain((("kelp", 1),))
    assert of_sort((kelp, CARD, Feed(1)), "plain") == (kelp,)
    assert of_sort((kelp, CARD, Feed(1)), "shared") == (CARD,)


@pytest.mark.rule("UC-7.11")
@pytest.mark.parametrize(
    ("card", "words", "output"),
    [
        ("salvage_rights", "", Output(Stock(steelplast=1))),
        ("brine_gardens", "c9.b1:desal c9.b2:desal c9.b3:desal", Output(Stock(kelp=1))),
        ("brine_gardens", "c6.b1:desal c6.b2:desal", NO_OUTPUT),
        ("shallow_shelf", "", Output(Stock(kelp=1, credit=1))),
        ("shallow_shelf", "c5 c6 t-c5-c9 t-c6-c9", NO_OUTPUT),
        ("autonomous_systems_farms", "c9.b1:farm+ c9.b2:farm+", Output(Stock(credit=2), 1)),
        ("reef_parades", "c5* c9* t-c5-c9", Output(points=2)),
    ],
)
def test_cards_count_what_is_connected(card: str, words: str, output: Output) -> None:
    lines = plain_lines([(card, prod(card))], holding(words))
    assert total_output(lines) == output
    assert len(lines) == (output != NO_OUTPUT)


@pytest.mark.rule("UC-7.11", "UC-6.27")
def test_a_tile_gives_its_plain_gains_under_its_name() -> None:
    tiles = [(tile, PACK.tiles[tile].prod) for tile in ("harbour_market", "mint", "parliament")]
    assert plain_lines(tiles, holding()) == (
        Line("effect", "harbour_market", Output(points=2)),
        Line("effect", "mint", Output(Stock(credit=2), 1)),
    )


def test_the_other_side_of_a_condition_counts_if_it_fails() -> None:
    either = If(AtMost("city", 1), Gain((("kelp", 1),)), Gain((("point", 2),)))
    assert output_now(either, holding()) == Output(Stock(kelp=1))
    assert output_now(either, holding("c5 t-c5-c9")) == Output(points=2)


def test_all_parts_and_thresholds_add_up() -> None:
    both = All((Gain((("credit", 2),)), Tier("city", ((1, 3), (2, 5)))))
    assert output_now(both, holding()) == Output(Stock(credit=2), 3)


def test_what_asks_for_a_choice_is_never_given_by_itself() -> None:
    (choice,) = prod("sea_vent_factory")
    with pytest.raises(TypeError):
        output_now(choice, holding())
    assert plain_lines([("sea_vent_factory", (choice,))], holding()) == ()


@pytest.mark.rule("UC-7.13")
@pytest.mark.parametrize(
    ("made_now", "used", "owned", "left"), [(2, 0, 5, 2), (2, 1, 5, 1), (3, 0, 1, 1), (0, 0, 4, 0)]
)
def test_only_biomatter_of_this_production_is_used_as_such(
    made_now: int, used: int, owned: int, left: int
) -> None:
    assert made_left(made_now, used, owned) == left


# ---------------------------------------------------------------- feeding

FOUR = "c5 c6* c8 t-c5-c9 t-c6-c9 t-c8-c9"


@pytest.mark.rule("EX-19", "UC-7.16", "UC-7.17", "UC-7.18", "UC-11.15")
@pytest.mark.parametrize(
    ("words", "stock", "score", "after"),
    [
        (FOUR, Stock(kelp=2, biomatter=1), 5, (0, 0, 2)),
        (FOUR + " c7", Stock(kelp=4, biomatter=3), 5, (0, 3, 5)),
        ("c5 c6 t-c5-c9 t-c6-c9", NOTHING, 5, (0, 0, 0)),
        ("c5 t-c5-c9", NOTHING, 2, (0, 0, 0)),
        (FOUR, Stock(kelp=9, biomatter=3), 5, (5, 3, 5)),
    ],
)
def test_cities_eat_kelp_then_biomatter_then_points(
    words: str, stock: Stock, score: int, after: tuple[int, int, int]
) -> None:
    meal = feed(holding(words, stock), score)
    left = stock.minus(meal.paid)
    assert (left.kelp, left.biomatter, score - meal.lost) == after


@pytest.mark.rule("UC-7.17")
def test_a_meal_tells_how_many_cities_went_hungry() -> None:
    meal = feed(holding(FOUR, Stock(kelp=1, biomatter=1)), 50)
    assert (meal.cities, meal.kelp, meal.biomatter, meal.hungry, meal.lost) == (4, 1, 1, 2, 6)


@pytest.mark.rule("UC-7.19")
def test_effects_may_spare_cities_and_add_up() -> None:
    gardens = prod("rooftop_gardens")
    assert feed(holding(FOUR), 50, gardens).cities == 3
    assert feed(holding(FOUR), 50, (*gardens, *gardens, *prod("tide_mill"))).cities == 2
    assert feed(holding(""), 50, (*gardens, *gardens)).cities == 0


def test_a_player_eats_what_is_owned_after_production() -> None:
    assert feed(Holdings(built("")), 0).hungry == 1
