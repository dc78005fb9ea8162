from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of, total

stocks = st.builds(Stock, *(st.integers(0, 5) for _ in range(5)))


@given(stocks, stocks)
def test_what_is_added_can_be_taken_away_again(one: Stock, other: Stock) -> None:
    both = one.plus(other)
    assert tuple(both) == tuple(map(sum, zip(one, other, strict=True)))
    assert both.minus(other) == one


@given(stocks, st.integers(0, 4))
def test_several_times_a_stock_is_their_sum(stock: Stock, factor: int) -> None:
    assert stock.times(factor) == total([stock] * factor)


def test_the_resources_of_a_bundle_are_told_from_other_things() -> None:
    assert stock_of((("kelp", 2), ("point", 3), ("credit", 1))) == Stock(kelp=2, credit=1)
    assert stock_of(()) == NOTHING
