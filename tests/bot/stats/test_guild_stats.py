"""Statistics of a guild, in messages within Discord's limits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.custom_ids import Verb
from bot.stats.guild_stats import SERVER, server_message
from db.stats.guild_stats import BestScore, CompletedGame, PlayedHere
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet, said
from tests.bot.positions import AWKWARD

THEN = datetime(2026, 3, 1, tzinfo=UTC)
ENGLISH = Words(strict=True)
locales = pytest.mark.parametrize("locale", available_locales())


def ended(*hours: float) -> list[CompletedGame]:
    return [CompletedGame(THEN, THEN + timedelta(hours=each), 2, 40) for each in hours]


@pytest.mark.parametrize("count", [1, 99999])
@locales
def test_all_of_it_fits_a_message(locale: str, count: int) -> None:
    words = Words(locale, strict=True)
    for name in ("", *AWKWARD):
        best = BestScore(99999, name)
        played = [PlayedHere(game, count, count, count, 77.5, best) for game in GAMES]
        check_sheet(server_message(played, "otys", ended(5, 50, 90), words, 1 << 62))


def test_a_game_is_told_in_a_few_lines() -> None:
    played = [PlayedHere("otys", 12, 5, 0, 31.6, BestScore(52, "B_b"))]
    text = said(server_message(played, "otys", ended(20, 80, 200), ENGLISH, 7).to_view())
    assert "12 games by 5 people · average winning score: 32" in text.replace("Average", "average")
    assert r"52, by B\_b" in text
    assert "longer than 3 days" in text


@pytest.mark.parametrize(
    ("people", "alone", "winning", "expected"),
    [
        (0, 0, 20.0, "1 game by computer players only"),
        (1, 1, None, "1 game by 1 person · 1 of them solo"),
    ],
)
def test_games_among_computers_and_alone_are_called_so(
    people: int, alone: int, winning: float | None, expected: str
) -> None:
    played = [PlayedHere("otys", 1, people, alone, winning, BestScore(20, ""))]
    text = said(server_message(played, "otys", ended(1), ENGLISH, 7).to_view())
    assert expected in text
    assert "so far: 20" in text
    assert "half of" not in text.lower()


def test_short_games_are_not_said_to_take_no_days() -> None:
    played = [PlayedHere("otys", 3, 2, 0, 20.0, BestScore(20, ""))]
    text = said(server_message(played, "otys", ended(1, 2, 40), ENGLISH, 7).to_view())
    assert "less than a day" in text


def test_buttons_lead_to_the_other_games_and_to_ones_own() -> None:
    played = [PlayedHere(game, 1, 1, 0, 9.0, BestScore(9, "")) for game in GAMES]
    sheet = server_message(played, "antarctica", (), ENGLISH, 7)
    (row,) = sheet.rows
    assert isinstance(row, tuple)
    assert [(button.press.verb, button.press.rest) for button in row] == [
        *((Verb.STATS, f"{game}~{SERVER}") for game in GAMES if game != "antarctica"),
        (Verb.STATS, "antarctica~7"),
    ]
