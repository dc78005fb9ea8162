"""Laws over whole games: each option says what it does, briefly enough, and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bot.messages.button_room import button_width, per_row
from engine.antarctica.setup import FIXED, FREE
from engine.cli.common import let_play, players_for, players_rng
from engine.core.decision import Decision, Option, Pick
from engine.core.game import checked_setup
from engine.core.msg import Msg
from engine.core.table import Table
from engine.core.text import Words, available_locales
from tests.engine.antarctica.scene import GAME

locales = pytest.mark.parametrize("locale", available_locales())
LONGEST = 300
IN_A_LIST = 100
TWO_IN_A_ROW = 20
SAY_ALL = {
    "antarctica-do-keep-ship",
    "antarctica-do-end",
    "antarctica-do-stay",
    "antarctica-do-card-quick-research",
}
"""Labels that leave nothing to say, reviewed one by one."""


@cache
def met() -> tuple[Decision, ...]:
    """The questions of whole games, random and greedy, as the seats that are asked read them."""
    return tuple(_met())


def _met() -> Iterator[Decision]:
    games = (
        (2, "random", 1),
        (3, "random", 2),
        (4, "random", 3),
        (4, "random", 4),
        (3, "greedy", 5),
    )
    for seats, level, seed in games:
        layout = FREE if seed % 2 else FIXED
        table = Table(GAME, checked_setup(GAME, seats, seed, {"layout": layout}))
        players, rng = players_for([level], seats), players_rng(table.setup)
        while table.pending:
            asked = table.awaited(table.pending[0].seat)
            assert asked is not None
            yield asked
            let_play(table, players, rng)


def options() -> Iterator[Option]:
    """All options of these games."""
    for asked in met():
        assert isinstance(asked, Pick)
        yield from asked.options


def test_every_option_has_an_effect_unless_its_label_says_everything() -> None:
    silent = {option.label.key for option in options() if option.effect is None}
    assert silent <= SAY_ALL


@locales
def test_no_effect_is_too_long_to_be_read(locale: str) -> None:
    words = Words(locale, strict=True)
    said = {words.say(effect) for effect in {option.effect for option in options()} if effect}
    assert len(said) > 100
    assert {text for text in said if len(text) > LONGEST} == set()


@locales
def test_the_effect_of_a_discard_fits_into_its_list(locale: str) -> None:
    words = Words(locale, strict=True)
    effects = {option.effect for option in options() if option.key.startswith("discard:")}
    said = {words.say(effect) for effect in effects if effect}
    assert said
    assert {text for text in said if len(text) > IN_A_LIST} == set()


@locales
def test_short_labels_let_two_stand_in_a_row(locale: str) -> None:
    words = Words(locale, strict=True)
    # One of many moves stands in a list.
    labels = {option.label for option in options() if not option.key.startswith("move:")}
    short = {words.say(label, form="short") for label in labels}
    assert {text for text in short if len(text) > TWO_IN_A_ROW} == set()


@locales
def test_three_areas_stand_in_a_row_on_a_phone(locale: str) -> None:
    words = Words(locale, strict=True)
    labels = {option.label for option in options() if option.key.startswith(("sail:", "place:"))}
    assert per_row([button_width(label, words) for label in labels]) == 3


@locales
def test_no_two_options_of_a_question_have_the_same_short_label(locale: str) -> None:
    words = Words(locale, strict=True)
    for asked in met():
        assert isinstance(asked, Pick)
        labels: list[Msg] = [option.label for option in asked.options]
        short = [words.say(label, form="short") for label in labels]
        assert len(set(short)) == len(short)


def test_the_rules_themselves_leave_the_effects_out() -> None:
    table = Table(GAME, checked_setup(GAME, 3, 1))
    asked = table.pending[0]
    assert isinstance(asked, Pick)
    assert {option.effect for option in asked.options} == {None}
    told = table.awaited(asked.seat)
    assert isinstance(told, Pick)
    assert [option.then for option in told.options] == [option.then for option in asked.options]
