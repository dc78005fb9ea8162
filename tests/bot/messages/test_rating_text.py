"""Ratings in words, and how a game changed them."""

from __future__ import annotations

import re

import pytest

from bot.localization import safe_names
from bot.messages.rating_text import MINUS, change_line, changes_words, rating_words, shown
from db.stats.player_stats import RatingChange
from db.stats.ratings import UNRATED, Rating
from engine.core.msg import msg
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


@pytest.mark.parametrize(("value", "figure"), [(25.0, 1000), (8.0, 320), (25.4875, 1020)])
def test_a_rating_is_shown_as_a_whole_number_forty_times_as_large(
    value: float, figure: int
) -> None:
    assert shown(value) == figure


@pytest.mark.parametrize(
    ("sigma", "sure"),
    [(7.0, "guess"), (6.9, "rough"), (5.0, "rough"), (4.9, "fair"), (3.5, "fair"), (3.4, "sure")],
)
def test_the_fewer_games_the_less_is_claimed_of_a_rating(sigma: float, sure: str) -> None:
    said = rating_words(Rating(25, sigma))
    assert said["sure"] == msg(f"bot-sure-{sure}")
    assert said["about"] == shown(sigma)


def test_every_change_is_told_of_the_player_in_that_seat() -> None:
    changes = [
        RatingChange(2, UNRATED, Rating(25.1, 7)),
        RatingChange(0, UNRATED, Rating(24.9, 7)),
    ]
    told = changes_words(changes, ("Ann", "Ben", "Cleo"))["changes"]
    assert told == (
        msg("bot-rating-change", name="Cleo", rating=1004, by="+4"),
        msg("bot-rating-change", name="Ann", rating=996, by=f"{MINUS}4"),
    )
