"""Frequent expensive requests are delayed, and the user is told until when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from unittest.mock import patch

import pytest

from bot.timing import rate_limit
from bot.timing.rate_limit import RateLimited, RateLimiter
from bot.timing.time_control import from_now

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def asked(many: int, each: RateLimiter) -> RateLimiter:
    for _ in range(many):
        each.consume(7, NOON)
    return each


def test_a_few_are_granted_at_once_and_the_next_is_not() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    with pytest.raises(RateLimited) as refused:
        each.consume(7, NOON)
    assert refused.value.msg["moment"] == from_now(NOON + SECOND)


def test_after_waiting_one_more_is_granted() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    each.consume(7, NOON + SECOND)
    with pytest.raises(RateLimited):
        each.consume(7, NOON + SECOND)


def test_whoever_rested_long_has_as_much_as_at_first() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    for _ in range(3):
        each.consume(7, NOON + 60 * SECOND)
    with pytest.raises(RateLimited):
        each.consume(7, NOON + 60 * SECOND)


def test_one_person_does_not_hold_up_another() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    each.consume(8, NOON)
    with pytest.raises(RateLimited):
        each.consume(7, NOON)


def test_what_came_to_nothing_does_not_count() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    each.give_back(7)
    each.consume(7, NOON)
    with pytest.raises(RateLimited):
        each.consume(7, NOON)


def test_who_has_not_asked_has_nothing_to_be_given_back() -> None:
    each = RateLimiter(1, SECOND)
    each.give_back(7)
    each.consume(7, NOON)
    with pytest.raises(RateLimited):
        each.consume(7, NOON)


def test_a_clock_that_is_set_back_makes_nobody_wait_longer() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    earlier = NOON - 3600 * SECOND
    with pytest.raises(RateLimited) as refused:
        each.consume(7, earlier)
    assert refused.value.msg["moment"] == from_now(earlier + SECOND)


def test_a_clock_that_is_set_back_holds_nobody_up_for_as_long_as_it_was_set_back() -> None:
    each, hour = asked(3, RateLimiter(3, SECOND)), 3600 * SECOND
    each.consume(8, NOON - hour)
    for second in range(1, 60):
        each.consume(7, NOON - hour + second * SECOND)


def test_whoever_had_rested_before_the_clock_was_set_back_has_rested_after_it() -> None:
    each = asked(3, RateLimiter(3, SECOND))
    each.consume(8, NOON + 60 * SECOND)
    for _ in range(3):
        each.consume(7, NOON - 3600 * SECOND)


def test_what_is_given_back_after_the_clock_was_set_back_counts() -> None:
    each, earlier = asked(3, RateLimiter(3, SECOND)), NOON - 3600 * SECOND
    each.consume(8, earlier)
    each.give_back(7)
    each.consume(7, earlier)
    with pytest.raises(RateLimited):
        each.consume(7, earlier)


def test_no_more_people_are_kept_in_mind_than_have_to_wait() -> None:
    each = RateLimiter(1, SECOND)
    with patch.object(rate_limit, "MOST_PEOPLE", 5):
        for user in range(20):
            each.consume(user, NOON + 10 * user * SECOND)
    assert len(each) <= 5
