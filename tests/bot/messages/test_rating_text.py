"""Ratings in words, and their changes after a game."""

from __future__ import annotations

import re

import pytest

from bot.localization import safe_names
from bot.messages.rating_text import change_line, rating_words
from db.stats.player_stats import RatingChange
from db.stats.ratings import UNRATED, Rating
from engine.core.text import Words, available_locales
from tests.bot.positions import AWKWARD, people

locales = pytest.mark.parametrize("locale", available_locales())


@pytest.mark.parametrize("sigma", [25 / 3, 6.0, 4.0, 1.0])
@locales
def test_a_rating_is_said_with_how_sure_it_is(sigma: float, locale: str) -> None:
    words = Words(locale, strict=True)
    assert "1000" in words.say(rating_words(Rating(25, sigma)))
    said = [words.say(rating_words(Rating(25, each))) for each in (sigma, 0.5)]
    sure = [re.split(r": | \(", text)[-1] for text in said]
    assert (sure[0] == sure[1]) == (sigma == 1.0)


@locales
def test_what_a_game_did_to_ratings_is_one_quiet_line(locale: str) -> None:
    words = Words(locale, strict=True)
    changes = [
        RatingChange(0, UNRATED, Rating(26.5, 7)),
        RatingChange(1, UNRATED, Rating(24, 7)),
        RatingChange(3, UNRATED, UNRATED),
    ]
    line = change_line(changes, safe_names(people(*AWKWARD), words), words)
    assert line.startswith("-# ")
    assert "\n" not in line
    assert all(part in line for part in ("1060 (+60)", "960 (\N{MINUS SIGN}40)", "1000 (±0)"))
    assert change_line([], ("Ann",), words) == ""
