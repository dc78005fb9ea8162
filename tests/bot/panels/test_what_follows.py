"""Tests of what a panel says about the time after the answers to its question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from bot.panels.what_follows import ONCE_MORE, OVER, Reader, what_follows
from engine.core.decision import Nature, Option, Pick
from engine.core.msg import Msg, msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.positions import Evening, people

if TYPE_CHECKING:
    from bot.table.standing import Standing

STEP = 3
"""Only every third position is looked at, for lack of time."""
each_game = pytest.mark.parametrize("game", list(GAMES))

ASK, AFTER = msg("otys-ask-key"), msg("otys-ask-oxygen", diver=msg("otys-spy"))


@dataclass(frozen=True)
class Position:
    """A position in which these options are offered, with the questions after some of them."""

    options: tuple[Option, ...]
    ends: frozenset[str] = frozenset()
    then: Mapping[str, Msg] = field(default_factory=dict)
    turn: int = 0
    table: SimpleNamespace = field(default_factory=lambda: SimpleNamespace(state=None))

    @property
    def awaited(self) -> tuple[int, ...]:
        return (0,)

    @property
    def game(self) -> SimpleNamespace:
        return SimpleNamespace(turn_of=lambda _: self.turn)

    def asked(self, seat: int) -> Pick:
        return Pick(seat, ASK, self.options, (self.options[0].key,))

    def has_turn(self, seat: int) -> bool:
        return seat == self.turn

    def ending(self, _seat: int) -> frozenset[str]:
        return self.ends

    def will_end(self, _seat: int, answer: tuple[str, ...]) -> bool:
        return answer[0] in self.ends

    def pauses(self, _seat: int, _answer: tuple[str, ...]) -> bool:
        return False

    def follows(self, _seat: int, answer: tuple[str, ...]) -> frozenset[Msg]:
        return frozenset({self.then[answer[0]]} if answer[0] in self.then else ())

    def lines(self) -> list[str]:
        words = Words(strict=True)
        told = what_follows(Reader(cast("Standing", self), 0, words, ("Ann", "Bo")))
        return [words.say(line, ("Ann", "Bo")) for line in told.said]

    def others(self) -> set[str]:
        reader = Reader(cast("Standing", self), 0, Words(strict=True))
        return {*what_follows(reader).others}


def way(key: str, *, again: bool = False, nature: Nature = Nature.ACTION) -> Option:
    """Return an option with a name of its own."""
    group = msg("otys-group-fulfil") if again else None
    return Option(key, msg("bot-back"), again=again, group=group, nature=nature)


# --- where the turn ends ---------------------------------------------------------------------


def test_where_all_ends_the_turn_it_is_said_of_all() -> None:
    over = Position((way("end", nature=Nature.END), way("a")), frozenset("a"))
    assert over.lines() == ["Whatever you choose, your turn ends then."]
    first = replace(over, options=(*over.options, way("b", again=True)), then={"b": ASK})
    assert first.lines() == [
        "Any other choice ends your turn; before it you may: fulfil a contract."
    ]


def test_what_leads_on_to_another_question_is_no_step_before_the_end() -> None:
    on = Option("on", msg("bot-back"), again=True)
    asked = Position((on, way("a")), frozenset("a"), {"on": AFTER})
    assert asked.lines() == []
    assert asked.others() == {"on"}


def test_a_question_after_one_option_is_not_said_of_one_that_ends_the_turn() -> None:
    beside = Position((way("end", nature=Nature.END), way("a")), then={"a": AFTER})
    assert beside.lines() == []
    assert beside.others() == {"a"}
    more = replace(beside, options=(*beside.options, way("b")), then={"a": AFTER, "b": AFTER})
    assert more.lines() == ["Next: whether the diver resurfaces or stays."]


def test_where_each_option_leads_elsewhere_each_says_so() -> None:
    options = (way("a"), way("b"), way("c", again=True))
    asked = Position(options, then={"a": AFTER, "b": msg("otys-ask-keep"), "c": ASK})
    assert asked.others() == {"a", "b"}
    assert asked.lines() == ["First you may: fulfil a contract (then this question again)."]


def test_the_next_question_after_most_options_is_not_said_of_all() -> None:
    drawn = msg("otys-ask-keep")
    asked = Position((way("a"), way("b"), way("c")), then={"a": AFTER, "b": AFTER, "c": drawn})
    assert asked.others() == {"c"}
    assert asked.lines() == [
        "Next, unless an option says otherwise: whether the diver resurfaces or stays."
    ]


def test_whoever_chooses_in_the_turn_of_another_reads_that_it_goes_on() -> None:
    other = Position((way("a"), way("b")), turn=1)
    assert other.lines() == ["Then Bo’s turn goes on."]
    assert replace(other, then={"b": AFTER}).lines() == []


# --- in whole games ----------------------------------------------------------------------------


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
