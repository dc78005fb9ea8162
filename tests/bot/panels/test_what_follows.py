"""Tests of what a panel says about the time after the answers to its question."""

from __future__ import annotations

import pytest

from bot.panels.what_follows import ONCE_MORE, OVER, Reader, what_follows
from engine.core.decision import Nature, Pick
from engine.core.msg import Msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.positions import Evening, people

STEP = 3
"""Only every third position is looked at, for lack of time."""
each_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.mark.slow
@each_game
def test_the_question_said_to_come_next_is_the_one_that_comes(game: str) -> None:
    words, met = Words(strict=True), 0
    for number, (standing, _) in enumerate(Evening(people("Ann", "Ben"), 5, game).positions()):
        for seat in standing.awaited if number % STEP == 0 else ():
            asked, reader = standing.asked(seat), Reader(standing, seat, words)
            if not isinstance(asked, Pick) or asked.most > 1:
                continue
            told = what_follows(reader)
            args = [arg for line in told.said for _, arg in line.args]
            once = next((arg for arg in args if isinstance(arg, Msg)), None)
            once = asked.prompt if ONCE_MORE in told.said else once
            for option in asked.options:
                comes = {*map(reader.next_words, standing.follows(seat, (option.key,)))}
                if option.key in told.ends or option.nature is Nature.END:
                    assert option.key not in told.others
                elif option.key in told.others:
                    assert comes == {reader.next_words(told.others[option.key])}
                    met += 1
                elif once is not None and not option.again and comes and told.said[0] != OVER:
                    assert reader.next_words(once) in comes or comes == {
                        reader.next_words(asked.prompt)
                    }
                    met += 1
    assert met


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("locale", available_locales())
def test_every_question_of_a_turn_has_a_name_beforehand(game: str, locale: str) -> None:
    words = Words(locale, strict=True)
    for standing, _ in Evening(people("Ann", "Ben"), 6, game).positions():
        for seat in standing.awaited:
            asked = standing.asked(seat)
            if isinstance(asked, Pick) and standing.has_turn(seat):
                assert Reader(standing, seat, words).next_words(asked.prompt), asked.prompt
