"""The list of one's own games."""

from __future__ import annotations

import pytest

from bot.me.my_games import OwnGame, games_message
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet
from tests.bot.positions import AWKWARD, THEN, Evening, people

locales = pytest.mark.parametrize("locale", available_locales())


def looked_at(game: str, name: str) -> OwnGame:
    """A game in the list of somebody's games, with everything as long as can be."""
    evening = Evening(people(*[name] * 4), 1, game)
    standing = evening.standing
    link, away = "https://discord.com/" + "9" * 70, dict.fromkeys(standing.awaited, THEN)
    return OwnGame(standing.record, link, name[:32], standing, THEN, away)


@locales
@pytest.mark.parametrize("name", AWKWARD)
def test_a_list_of_games_is_taken_whatever_they_are_called(locale: str, name: str) -> None:
    words = Words(locale, strict=True)
    mine = [looked_at(game, name) for game in (*GAMES, *GAMES)][:5]
    for user in (101, 102):
        check_sheet(games_message(mine, user, words, 1, 3))
