from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.effects.bill import covers
from engine.underwater_cities.board.counters import Claims, Holdings
from engine.underwater_cities.board.stock import NOTHING, Stock, total
from engine.underwater_cities.scoring import (
    CityScore,
    FinalScore,
    Sale,
    Scored,
    best_sales,
    city_scores,
    conversion_value,
    final_score,
    standing,
)
from tests.engine.underwater_cities.nations import PACK, built, holding


def scored(holdings: Holdings, *, cards: tuple[str, ...] = (), before: int = 0) -> FinalScore:
    """The final scoring with these claimed cards."""
    tiles = [PACK.tiles[tile] for tile in holdings.survey.connected_tiles]
    return final_score(holdings, before, tiles, [PACK.cards[card] for card in cards])


def card_points(holdings: Holdings, card: str) -> int:
    (line,) = scored(holdings, cards=(card,)).cards
    assert line.source == card
    return line.points


# ---------------------------------------------------------------- the order and the sum


@pytest.mark.rule("UC-7.24", "UC-7.30")
def test_the_score_is_the_sum_of_its_parts() -> None:
    town = holding("c5 t-c5-c9 c9.b1:farm+ c9.b2:lab c6.b1:desal", Stock(credit=9, kelp=4))
    score = scored(town, cards=("kelp_reserve", "founders_charter"), before=31)
    assert score == FinalScore(
        before=31,
        tiles=(),
        cards=(Scored("kelp_reserve", 6, Stock(kelp=4)), Scored("founders_charter", 0)),
        cities=(CityScore("c5", (), 2), CityScore("c9", ("farm", "lab"), 4)),
        left=Stock(credit=9),
        resources=2,
    )
    assert score.total == 31 + 6 + 6 + 2


@pytest.mark.rule("UC-7.24")
def test_a_player_with_nothing_has_the_points_of_the_starting_city() -> None:
    assert scored(holding(), before=7).total == 9


# ---------------------------------------------------------------- brown metropolis

ONE_WAY = "t-c8-c9+ t-c7-c8 t-c4-c7 t-c4-m1"
BOTH_WAYS = ONE_WAY + " t-c6-c9 t-c3-c6 t-c2-c3 t-c2-m1"
SET = " c9.b1:farm+ c9.b2:desal+ c9.b3:lab+"


@pytest.mark.rule("UC-7.25")
def test_the_brown_metropolis_scores_only_with_both_tunnels() -> None:
    assert scored(holding(ONE_WAY + SET)).tiles == ()
    assert scored(holding(BOTH_WAYS + SET)).tiles == (Scored("engineering_capital", 4),)


@pytest.mark.rule("UC-7.25")
def test_a_blue_metropolis_scores_nothing_at_the_end() -> None:
    now = Holdings(built("t-c6-c9 t-c3-c6 t-c3-m2", gained=("festival_pier",)))
    assert now.survey.connected_tiles == ("mint", "festival_pier")
    assert scored(now).tiles == ()


@pytest.mark.rule("UC-7.25", "UC-11.28")
def test_special_cards_played_and_paid_for_count_for_the_brown_tile() -> None:
    now = Holdings(built(""), claims=Claims(special=3))
    tile = PACK.tiles["hall_of_specialists"]
    assert final_score(now, 0, [tile], []).tiles == (Scored("hall_of_specialists", 6),)


# ---------------------------------------------------------------- end-scoring cards

SEVEN_FARMS = (
    "c5 c6 t-c5-c9 t-c6-c9 c9.b1:farm+ c9.b2:farm+ c9.b3:farm+ "
    "c5.b1:farm+ c5.b2:farm+ c6.b1:farm+ c6.b2:farm+ c8.b1:farm+"
)


@pytest.mark.rule("EX-27", "UC-7.26")
def test_pairs_are_counted_over_the_whole_network_and_rounded_down() -> None:
    assert card_points(holding(SEVEN_FARMS), "kelp_laureates") == 9


@pytest.mark.rule("UC-7.26")
@pytest.mark.parametrize(("tunnels", "points"), [(2, 0), (3, 2), (4, 2), (5, 4)])
def test_a_card_scores_the_highest_threshold_reached(tunnels: int, points: int) -> None:
    way = ("t-c5-c9+", "t-c6-c9+", "t-c8-c9+", "t-c3-c6+ c6", "t-c1-c5+ c5")
    assert card_points(holding(" ".join(way[:tunnels])), "tunnel_lights") == points


@pytest.mark.rule("UC-7.26")
@pytest.mark.parametrize(
    ("card", "stock", "points", "spent"),
    [
        ("trade_surplus", Stock(credit=15), 13, Stock(credit=15)),
        ("trade_surplus", Stock(credit=31), 13, Stock(credit=15)),
        ("trade_surplus", Stock(credit=14, biomatter=5), 0, NOTHING),
        ("steel_reserve", Stock(steelplast=20), 14, Stock(steelplast=14)),
        ("kelp_reserve", Stock(kelp=5), 6, Stock(kelp=4)),
        ("kelp_reserve", Stock(kelp=15), 15, Stock(kelp=10)),
        ("open_research", Stock(science=3), 3, Stock(science=2)),
        ("seed_bank", Stock(biomatter=7), 12, Stock(biomatter=6)),
        ("warehouse_sale", Stock(kelp=3, steelplast=2), 2, Stock(kelp=2, steelplast=2)),
    ],
)
def test_spending_cards_take_what_is_printed_up_to_their_maximum(
    card: str, stock: Stock, points: int, spent: Stock
) -> None:
    score = scored(holding(stock=stock), cards=(card,))
    assert score.cards == (Scored(card, points, spent),)
    assert score.left == stock.minus(spent)


@pytest.mark.rule("UC-7.27")
def test_cards_that_compete_share_the_resource_in_the_best_way() -> None:
    both = ("sold_shares", "trade_surplus")
    score = scored(holding(stock=Stock(credit=19)), cards=both)
    assert [line.points for line in score.cards] == [2, 13]
    assert score.resources == 0
    less = scored(holding(stock=Stock(credit=16)), cards=both)
    assert [line.points for line in less.cards] == [0, 13]


@pytest.mark.rule("UC-7.27")
def test_kelp_goes_where_it_brings_more() -> None:
    cards = ("warehouse_sale", "kelp_reserve", "steel_reserve")
    score = scored(holding(stock=Stock(kelp=4, steelplast=3)), cards=cards)
    assert [line.points for line in score.cards] == [0, 6, 3]


@pytest.mark.rule("UC-7.27")
def test_resources_are_not_sold_for_less_than_they_are_worth() -> None:
    dear = Sale("dear", (Stock(credit=5),), 1, 3)
    assert best_sales([dear], Stock(credit=10)) == ()


@pytest.mark.rule("UC-7.27")
def test_a_sale_may_pay_by_a_quarter_of_a_point_only() -> None:
    cheap = Sale("cheap", (Stock(credit=3),), 1, 1)
    assert best_sales([cheap], Stock(credit=3)) == (Scored("cheap", 1, Stock(credit=3)),)


@pytest.mark.rule("UC-7.27")
def test_of_two_prices_the_one_that_is_worth_less_is_paid() -> None:
    either = Sale("either", (Stock(kelp=4), Stock(credit=1)), 2, 1)
    sold = best_sales([either], Stock(kelp=8, credit=5))
    assert sold == (Scored("either", 2, Stock(credit=1)),)


@pytest.mark.rule("UC-7.26", "UC-7.27")
def test_the_maximum_of_a_sale_is_for_all_its_prices_together() -> None:
    either = Sale("either", (Stock(kelp=1), Stock(credit=1)), 2, 3)
    other = Sale("other", (Stock(kelp=1), Stock(credit=1)), 1, 1)
    sold = best_sales([either, other], Stock(kelp=2, credit=2))
    assert sum(sale.points for sale in sold) == 7


@pytest.mark.rule("UC-7.27")
def test_a_sale_leaves_what_any_later_one_needs_more() -> None:
    first = Sale("first", (Stock(kelp=1, credit=1),), 1, 5)
    second = Sale("second", (Stock(kelp=1),), 3, 5)
    third = Sale("third", (Stock(science=1),), 1, 5)
    sold = best_sales([first, second, third], Stock(kelp=2, credit=2, science=1))
    assert [(sale.source, sale.points) for sale in sold] == [("second", 6), ("third", 1)]


def brute(offers: list[Sale], stock: Stock) -> int:
    """The best total found by trying everything."""
    choices = [
        (sale, numbers)
        for sale in offers
        for numbers in [
            [each for each in product(range(4), repeat=len(sale.prices)) if sum(each) <= sale.most]
        ]
    ]
    best = 0
    for plan in product(*(numbers for _, numbers in choices)):
        spent, points = NOTHING, 0
        for (sale, _), numbers in zip(choices, plan, strict=True):
            spent = total([spent, *map(Stock.times, sale.prices, numbers)])
            points += sale.points * sum(numbers)
        if covers(stock, spent):
            best = max(best, points + conversion_value(stock.minus(spent)) // 4)
    return best


prices = st.builds(Stock, *(st.integers(0, 2) for _ in range(5))).filter(any)
offers_ = st.lists(
    st.builds(
        Sale,
        st.just("card"),
        st.lists(prices, min_size=1, max_size=2).map(tuple),
        st.integers(0, 3),
        st.integers(1, 3),
    ),
    max_size=3,
)


@pytest.mark.rule("UC-7.27", "UC-7.29")
@given(offers_, st.builds(Stock, *(st.integers(0, 5) for _ in range(5))))
@settings(max_examples=40, deadline=None)
def test_no_other_way_of_selling_has_a_higher_total(offers: list[Sale], stock: Stock) -> None:
    sold = best_sales(offers, stock)
    spent = total(sale.spent for sale in sold)
    assert covers(stock, spent)
    points = sum(sale.points for sale in sold) + conversion_value(stock.minus(spent)) // 4
    assert points == brute(offers, stock)


# ---------------------------------------------------------------- network


@pytest.mark.rule("EX-28", "UC-7.28")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("", 2),
        ("c9.b1:lab c9.b2:lab c9.b3:lab", 3),
        ("c9.b1:farm c9.b2:farm+ c9.b3:desal", 4),
        ("c9.b1:farm c9.b2:lab c9.x:desal+", 6),
        ("c9* c9.b1:farm c9.b2:lab", 4),
        ("c5* c5.b1:farm c5.b2:lab c5.b3:desal", 2),
    ],
)
def test_cities_score_for_the_variety_of_their_buildings(words: str, points: int) -> None:
    assert sum(city.points for city in city_scores(built(words))) == points


@pytest.mark.rule("UC-7.28")
def test_a_connected_city_tells_what_it_scores_for() -> None:
    now = built("c5* t-c5-c9 c5.b1:farm c5.x:lab")
    assert city_scores(now) == (CityScore("c5", ("farm", "lab"), 4), CityScore("c9", (), 2))


# ---------------------------------------------------------------- resources


@pytest.mark.rule("EX-29", "UC-7.29", "UC-1.6")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        (Stock(credit=7, kelp=2, science=1, biomatter=1), 3),
        (Stock(credit=3), 0),
        (Stock(steelplast=4), 1),
        (Stock(biomatter=2), 1),
        (Stock(biomatter=3), 1),
    ],
)
def test_four_resources_are_a_point_and_biomatter_counts_twice(stock: Stock, points: int) -> None:
    assert scored(holding(stock=stock)).resources == points


# ---------------------------------------------------------------- the winner


@pytest.mark.rule("UC-7.31", "UC-7.32", "UC-7.3")
def test_ties_are_broken_by_the_last_play_order() -> None:
    assert standing((80, 95, 80, 95), order=(3, 0, 1, 2)) == (3, 2, 4, 1)
    assert standing((50, 60), order=(0, 1)) == (2, 1)
