from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import Rng, commitment

SEEDS = st.integers(0, 2**128 - 1)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [15378838894278201442, 17449080249234257484]),
        (1, [5929455767908386171, 10372939249921615222]),
        (2**128 - 1, [7641008296881787729, 17851339911302149435]),
    ],
)
def test_words_are_the_same_in_every_version(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in words] == words


def test_numbers_are_the_same_in_every_version() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [2, 5, 1, 0, 1, 0, 5, 3, 1, 0, 3, 2]


def test_shuffles_are_the_same_in_every_version() -> None:
    assert Rng(42).shuffled(range(10)) == (6, 9, 2, 1, 8, 4, 3, 0, 5, 7)


def test_choices_are_the_same_in_every_version() -> None:
    assert Rng(42, drawn=100).choice("abcdefgh") == "c"


def test_the_count_of_words_drawn_decides_the_next_one() -> None:
    rng = Rng(9)
    words = [rng.word() for _ in range(5)]
    assert [Rng(9, drawn).word() for drawn in range(5)] == words


def test_every_word_drawn_is_counted() -> None:
    rng = Rng(5)
    rng.word()
    rng.below(6)
    rng.shuffled("abcd")
    assert rng.drawn == 5


@given(seed=SEEDS, limit=st.integers(1, 2**64))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_nothing_to_choose_below_one(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Rng(1).below(limit)


def test_there_is_nothing_to_choose_from_no_items() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Rng(1).choice(())


@pytest.mark.parametrize("limit", [2, 6, 10, 52])
def test_numbers_come_about_equally_often(limit: int) -> None:
    rng = Rng(3)
    found = Counter(rng.below(limit) for _ in range(1000 * limit))
    assert set(found) == set(range(limit))
    assert all(850 < count < 1150 for count in found.values())


def test_a_limit_that_does_not_divide_the_range_of_words_is_not_skewed() -> None:
    third, rng = 2**64 // 3 + 1, Rng(4)
    limit = 2 * third
    low = sum(rng.below(limit) < third for _ in range(2000))
    assert 900 < low < 1100
    assert rng.drawn > 2500


def test_every_order_of_three_comes_about_equally_often() -> None:
    rng = Rng(11)
    found = Counter(rng.shuffled("abc") for _ in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


@given(seed=SEEDS, items=st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_has_the_same_items(seed: int, items: list[int]) -> None:
    assert Counter(Rng(seed).shuffled(items)) == Counter(items)


@given(seed=SEEDS, items=st.lists(st.integers(), min_size=1, max_size=30))
def test_a_choice_is_one_of_the_items(seed: int, items: list[int]) -> None:
    assert Rng(seed).choice(items) in items


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    items = [1, 2, 3, 4, 5]
    Rng(1).shuffled(items)
    assert items == [1, 2, 3, 4, 5]


@given(seed=SEEDS, drawn=st.integers(0, 1000))
def test_a_clone_draws_the_same_words(seed: int, drawn: int) -> None:
    rng = Rng(seed, drawn)
    clone = rng.clone()
    assert [clone.word() for _ in range(3)] == [rng.word() for _ in range(3)]


def test_drawing_from_a_clone_leaves_the_original_alone() -> None:
    rng = Rng(1, drawn=4)
    rng.clone().shuffled(range(10))
    assert rng == Rng(1, drawn=4)


@pytest.mark.parametrize(
    ("seed", "promise"),
    [
        (0, "0a9c81265a6fda2d3350dd2b1e9bd12df9b795cd0050f01b88b6c46c72e09750"),
        (1, "cedfd3f5056c89674d5399435bc57540700f7fa89df400485ac5f440bb06f50b"),
        (2**128 - 1, "1adc7aa3064c0348a3ec36bbadd13c0c16e7c9e12a64fe50a0b8181e1cc6e5fd"),
    ],
)
def test_the_promise_about_a_seed_is_the_same_in_every_version(seed: int, promise: str) -> None:
    assert commitment(seed) == promise


def test_anybody_can_check_the_promise_with_a_common_tool() -> None:
    assert commitment(123) == sha256(b"fathom seed 123").hexdigest()
