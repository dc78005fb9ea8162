"""The rules in short, with icons."""

from __future__ import annotations

import pytest

from bot.look.rules import icon_names, rules_message
from bot.look.viewer import NothingToSee
from bot.table.standing import Standing
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.application_emojis.complete import all_emojis
from tests.bot.positions import Evening, people

WORDS = Words("en", strict=True)


def standing_of(game: str) -> Standing:
    return Evening(people("Ann", "Ben"), 1, game).standing


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_page_for_an_unknown_topic(game: str) -> None:
    with pytest.raises(NothingToSee):
        rules_message(standing_of(game), WORDS, "no such topic")


@pytest.mark.parametrize("game", GAMES)
def test_without_emojis_a_page_has_its_words_alone(game: str) -> None:
    standing = standing_of(game)
    for topic in standing.game.topics:
        assert "<:" not in "".join(rules_message(standing, WORDS, topic).texts)


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_a_game_show_icons(game: str, locale: str) -> None:
    standing, words = standing_of(game), Words(locale, strict=True)
    pages = [
        "".join(rules_message(standing, words, topic, all_emojis()).texts)
        for topic in standing.game.topics
    ]
    assert any("<:" in page for page in pages)


def test_things_are_known_by_one_and_by_many() -> None:
    found = icon_names(WORDS, "underwater-cities")
    assert found["farm"] == found["farms"]
