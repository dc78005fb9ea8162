"""Sentences about whether a game that ended early counts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import create_autospec

import pytest

from bot.polls.early_end_text import counts_if_ended, counts_if_resigned, with_counts
from bot.table.standing import Standing
from db.games.games import Games
from db.records import Player
from db.stats.player_stats import PlayerStats, RatingChange
from db.stats.ratings import UNRATED, Rating
from db.store import Store
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.positions import THEN, Evening, people, record_of

ANN, BEN = people("Ann", "Ben")
COMPUTER = Player("greedy")
SENT_AWAY = replace(BEN, stand_in="greedy")
WHY = msg("bot-ended-early", game=7)


@cache
def half() -> Evening:
    """Return a game that is half over."""
    evening = Evening((ANN, BEN), 2)
    while not evening.table.game.halfway(evening.table.state):
        evening.play(*evening.next_answer())
    return evening


def standing(*players: Player, late: bool = False) -> Standing:
    evening = half() if late else Evening((ANN, BEN), 1)
    return Standing(replace(evening.standing.stored, players=players), ())


def key(message: object) -> str | None:
    return None if message is None else cast("Any", message).key


@pytest.mark.parametrize(
    ("other", "late", "said"),
    [
        (BEN, False, "bot-counts-for-nobody"),
        (BEN, True, "bot-counts-as-it-stands"),
        (Player("greedy", left_by=102), True, "bot-counts-as-it-stands"),
        (COMPUTER, True, None),
    ],
)
def test_a_game_of_several_people_counts_once_half_of_it_was_played(
    other: Player, *, late: bool, said: str | None
) -> None:
    assert key(counts_if_ended(standing(ANN, other, late=late))) == said


@pytest.mark.parametrize(
    ("other", "late", "said"),
    [
        (BEN, False, "bot-resign-counts-not"),
        (BEN, True, "bot-resign-counts"),
        (COMPUTER, True, None),
        (SENT_AWAY, True, "bot-counted-for-nobody"),
        (replace(SENT_AWAY, stand_in_asked=True), True, "bot-resign-counts"),
    ],
)
def test_whoever_resigns_comes_last_once_all_have_had_a_turn(
    other: Player, *, late: bool, said: str | None
) -> None:
    assert key(counts_if_resigned(standing(ANN, other, late=late), 0)) == said


def test_one_of_two_rivals_who_was_sent_away_changes_nothing() -> None:
    cleo = people("A", "B", "Cleo")[2]
    game = Evening((ANN, BEN, cleo), 1).standing
    away = Standing(replace(game.stored, players=(ANN, SENT_AWAY, cleo)), ())
    assert key(counts_if_resigned(away, 0)) == "bot-resign-counts-not"


async def said(*players: Player, changes: list[RatingChange], told: bool = False) -> str:
    """Return what is said about a game that has ended."""
    games = create_autospec(Games, instance=True, spec_set=True)
    games.players.return_value = players
    stats = create_autospec(PlayerStats, instance=True, spec_set=True)
    stats.rating_changes.return_value = changes
    stats.winners.return_value = [1]
    store = cast("Store", SimpleNamespace(games=games, player_stats=stats))
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    record = replace(record_of(half().table, 0), updated_at=THEN)
    return Words(strict=True).say(await with_counts(client, store, record, WHY, told=told))


RATED = [RatingChange(0, UNRATED, Rating(24, 7)), RatingChange(1, UNRATED, Rating(26.5, 7))]


async def test_an_end_that_counts_names_the_winner_and_the_ratings() -> None:
    text = await said(ANN, BEN, changes=RATED)
    assert text.startswith("Game 7 was ended early \N{EN DASH} ")
    assert text.index("Ben") < text.index("1060 (+60)")


async def test_a_winner_who_was_told_is_not_named_twice() -> None:
    short, full = (
        await said(ANN, BEN, changes=RATED, told=True),
        await said(ANN, BEN, changes=RATED),
    )
    assert "1060 (+60)" in short
    assert short.count("Ben") == full.count("Ben") - 1


async def test_an_end_without_ratings_counts_for_nobody() -> None:
    assert await said(ANN, BEN, changes=[]) == "Game 7 was ended early \N{EN DASH} it doesn’t count"


async def test_of_a_game_that_never_counts_nothing_is_said_about_it() -> None:
    assert await said(ANN, COMPUTER, changes=[]) == "Game 7 was ended early"
