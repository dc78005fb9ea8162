"""The texts by which people tell seats and levels of computer players apart."""

from __future__ import annotations

from bot.table.seats import LEVELS, SHAPES, USUAL_LEVEL, level_words, seat_colour
from engine.core.text import Words
from engine.registry import GAMES, find_game

MOST = max(max(find_game(name).seat_counts) for name in GAMES)


def test_no_two_seats_have_the_same_shape_or_colour() -> None:
    assert len(set(SHAPES[:MOST])) == MOST
    assert len({seat_colour(seat) for seat in range(MOST)}) == MOST


def test_levels_go_from_easy_to_strong() -> None:
    assert LEVELS == ("random", "greedy", "strong")
    assert USUAL_LEVEL in LEVELS


def test_every_level_has_a_name_of_its_own() -> None:
    words = Words(strict=True)
    assert len({words.say(level_words(level)) for level in LEVELS}) == len(LEVELS)
