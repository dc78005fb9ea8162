"""Reading panels: texts that were cut, and words without their markup."""

import pytest

from bench.panels.readings import is_cut, plain
from bot.localization import cut, words_for
from engine.core.msg import msg
from engine.core.text import available_locales


@pytest.mark.parametrize("locale", available_locales())
def test_an_ellipsis_that_was_written_is_no_cut(locale: str) -> None:
    words = words_for(locale)
    written = words.say(msg("bot-habit-always")), words.say(msg("bot-habit-then", choice="C5"))
    assert not any(map(is_cut, written))
    assert is_cut(cut("one two three", 10))


def test_words_are_compared_without_their_markup() -> None:
    assert plain("**Gain** 2 <:kelp:12>\n1 `card`") == "gain 2 kelp 1 card"
