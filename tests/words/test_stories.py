"""Stories of whole games say nothing of what did not change."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.core.msg import Msg
from engine.core.text import PEOPLE, Words, available_locales
from engine.registry import GAMES, find_game
from tests.told_games import answered, inside

GAMES_TOLD = [(2, 1, "random"), (3, 2, "random"), (2, 3, "greedy"), (3, 4, "greedy")]
"""Seats, seed and player of the games that are told."""
NOT_GAINED = frozenset({("otys-log-last-round", "turns")})
"""Arguments that may be zero: the turns that are left."""
ALONE = re.compile(r"(?<![\w.,])0(?![\w.,])")
"""A figure zero that is no part of a number or a name."""
NAMES = ("Ann", "Ben", "Cem", "Dan")


def sentences(game: str, seats: int, seed: int, player: str) -> Iterator[Msg]:
    """Yield the sentences that tell a game answer by answer."""
    teller = find_game(game).story
    for each in answered(game, seats, seed, player):
        for seat in range(seats):
            yield from teller.turn(each.of(seat))
        yield from teller.table([told for told in each.events if told.seat is None])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "seed", "player"), GAMES_TOLD)
def test_no_story_tells_of_a_gain_or_a_loss_of_nothing(
    game: str, seats: int, seed: int, player: str
) -> None:
    everything = set(inside(sentences(game, seats, seed, player)))
    nothing = {
        (each.key, name)
        for each in everything
        for name, value in each.args
        if value == 0 and name not in PEOPLE
    }
    assert nothing <= NOT_GAINED


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", GAMES)
def test_no_story_says_zero_in_any_language(game: str, locale: str) -> None:
    words = Words(locale, strict=True)
    told = {each for one in GAMES_TOLD for each in sentences(game, *one)}
    said = {words.inner(each, NAMES, form) for each in told for form in (None, "tally", "least")}
    assert not [text for text in said if ALONE.search(text)]
