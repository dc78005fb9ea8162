import pytest

from bot.choosing import named
from bot.cogs.headlines import _keys
from bot.words import SHORT_NAME, command_name, names_of
from engine.core.chain import choices
from engine.core.text import Words, available_locales
from engine.registry import GAMES, find_game
from tests.bot.games import Evening, people

PARTS = find_game("otys").headlines[0].parts


@pytest.mark.parametrize("locale", available_locales())
def test_a_part_is_given_by_its_key_or_by_the_words_that_were_offered(locale: str) -> None:
    words, standing = Words(locale, strict=True), Evening(people("Ann", "Ben"), 1).standing
    seat, names = standing.awaited[0], names_of(standing.players, words, SHORT_NAME)
    offered = choices(standing.game, standing.table.state, seat, PARTS[:1], {})
    assert len(offered) > 3
    for option, (value, text) in zip(offered, named(offered, words, names), strict=True):
        for written in (option.key, value, text, text.upper()):
            assert _keys(standing, seat, PARTS, {"key": written}, words) == {"key": option.key}


def test_what_follows_is_read_after_what_was_given_before() -> None:
    words, standing = Words(strict=True), Evening(people("Ann", "Ben"), 1).standing
    seat, names = standing.awaited[0], names_of(standing.players, words, SHORT_NAME)
    after = choices(standing.game, standing.table.state, seat, PARTS[:2], {"key": "key:3"})
    value, text = named(after, words, names)[0]
    given = {"key": "key:3", "action": text}
    assert _keys(standing, seat, PARTS, given, words) == {"key": "key:3", "action": value}


def test_what_means_nothing_is_left_for_the_rules_to_refuse() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    seat = standing.awaited[0]
    assert _keys(standing, seat, PARTS, {"key": "swim"}, Words()) == {"key": "swim"}


@pytest.mark.parametrize("name", GAMES)
def test_a_part_is_called_in_english_as_the_bot_looks_for_it(name: str) -> None:
    game = find_game(name)
    for headline in game.headlines:
        for part in headline.parts:
            key = f"{name.replace('_', '-')}-command-{headline.name}-{part.name}"
            assert command_name(key).message == part.name
