"""Buttons beside each other: as many as a phone shows in one line and Discord takes."""

from __future__ import annotations

import pytest

from bot.messages.button_room import (
    GAP,
    ICON,
    MOST,
    NARROWEST,
    WIDTH,
    button_width,
    per_row,
    row_sizes,
)
from engine.core.msg import msg
from engine.core.text import Words

ENGLISH = Words("en", strict=True)


def line(count: int, width: int) -> int:
    """Return the length of a line of buttons of this width."""
    return count * width + (count - 1) * GAP


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_row_is_as_full_as_a_phone_allows(count: int) -> None:
    width = (WIDTH - (count - 1) * GAP) // count
    assert line(count, width) <= WIDTH < line(count, width + 1)
    assert per_row([width]) == count
    assert per_row([width + 1]) == count - 1


def test_all_rows_are_as_long_as_the_widest_button_allows() -> None:
    assert per_row([10, 10, 165]) == per_row([165]) == 2


def test_the_narrowest_buttons_are_as_many_as_discord_takes() -> None:
    assert per_row([1, 1]) == per_row([]) == MOST


def test_a_button_wider_than_a_phone_has_a_row_of_its_own() -> None:
    assert per_row([3 * WIDTH]) == 1


def test_rows_are_alike_as_long_as_they_are_few() -> None:
    assert row_sizes([60, 165, 60, 60], rows=4) == (2, 2)
    assert row_sizes([], rows=4) == ()


def test_one_wide_button_does_not_turn_many_narrow_ones_into_a_list() -> None:
    widths = [60, 60, 60, 60, 60, 60, 300]
    assert row_sizes(widths, rows=4) == (5, 1, 1)
    assert row_sizes(widths, rows=7) == (1,) * 7


def test_no_packed_row_is_wider_than_a_phone_or_longer_than_discord_takes() -> None:
    widths = [56, 70, 120, 300, 340, 56, 56, 56, 56, 56, 56, 90, 90, 400]
    left = iter(widths)
    for size in row_sizes(widths, rows=1):
        row = [next(left) for _ in range(size)]
        assert size == 1 or (size <= MOST and sum(row) + GAP * (size - 1) <= WIDTH)
    assert next(left, None) is None


def test_a_longer_label_takes_a_wider_button() -> None:
    widths = [button_width(msg("bot-name", name="W" * count), ENGLISH) for count in (3, 5, 20)]
    assert widths == sorted(set(widths))


def test_a_label_with_an_emoji_takes_the_room_of_the_emoji_too() -> None:
    metal = msg("otys-metal")
    plain = button_width(msg("bot-name", name=ENGLISH.say(metal, None, "short")), ENGLISH)
    assert button_width(metal, ENGLISH) == plain + ICON
    assert button_width(metal, ENGLISH, icon=False) == plain


def test_no_button_is_narrower_than_a_thumb() -> None:
    assert button_width(msg("bot-name", name="i"), ENGLISH) == NARROWEST


def test_the_names_of_the_players_count_as_they_are_written() -> None:
    short, long = (
        button_width(msg("antarctica-picture-alt-held", seat=0, count=3), ENGLISH, (name,))
        for name in ("Bo", "Maximiliane")
    )
    assert short < long
