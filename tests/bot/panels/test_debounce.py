"""A press made before anyone could have seen the change does not count."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.panels.debounce import AT_ONCE, is_second_tap
from tests.bot.recorded_interactions import Caller

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("after", "second"),
    [
        (timedelta(), True),
        (AT_ONCE - timedelta(milliseconds=1), True),
        (AT_ONCE, False),
        (timedelta(days=3), False),
        # The button pressed was already there before the message changed.
        (timedelta(milliseconds=-1), False),
        (timedelta(days=-3), False),
    ],
)
def test_only_what_comes_at_once_after_a_change_is_a_second_tap(
    after: timedelta, *, second: bool
) -> None:
    pressed = Caller().interaction
    pressed.message.edited_at, pressed.created_at = NOON, NOON + after
    assert is_second_tap(pressed) is second


def test_the_time_of_a_press_is_known_to_the_millisecond_only() -> None:
    pressed = Caller().interaction
    pressed.message.edited_at = NOON + timedelta(microseconds=999)
    pressed.created_at = NOON
    assert is_second_tap(pressed)


def test_what_was_never_changed_may_be_pressed_at_once() -> None:
    pressed = Caller().interaction
    pressed.created_at = NOON
    assert not is_second_tap(pressed)
    pressed.message = None
    assert not is_second_tap(pressed)
