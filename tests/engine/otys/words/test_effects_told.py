"""Every option of Otys says what it does, in a few words, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.core.decision import Option, Pick
from engine.core.game import checked_setup
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.players import find_player
from engine.registry import find_game

LONGEST_EFFECT = 300
LONGEST_SHORT = 20
NAMES = ("A", "B", "C", "D")
WRAPPING = (
    *("otys-do-paid", "otys-do-sponsor", "otys-do-by-sponsor", "otys-do-scoring", "otys-do-copy"),
    *("effect-may", "effect-sequence"),
)
"""Labels that say what another message says, and what is paid or who gives it."""
SAY_ALL = {
    "otys-do-take",
    "otys-do-take-back",
    "otys-do-sell",
    "otys-do-buy",
    "otys-do-move",
    "otys-effect-draw",
    "otys-effect-gain",
    "option-skip",
}
"""Labels that say everything, as reviewed."""
LONG_LABELS = {"otys-do-fulfil-with"}
"""Labels without a short form: they differ only in the cubes, and stand in a list."""

TABLES = [
    (2, "basic", "off", "greedy"),
    (3, "random", "on", "greedy"),
    (4, "advanced", "off", "random"),
    (2, "advanced", "on", "random"),
]


@cache
def met(seats: int, sides: str, variant: str, level: str) -> tuple[Option, ...]:
    """Return one option of each wording met in a whole game."""
    game = find_game("otys")
    options = {"sponsor_sides": sides, "author_spy_variant": variant}
    table = Table(game, checked_setup(game, seats, 11, options))
    player, rng, found = find_player(level), Rng(4), dict[tuple[Msg, Msg | None], Option]()
    while table.pending:
        asked = table.awaited(table.pending[0].seat)
        assert isinstance(asked, Pick)
        found |= {(option.label, option.effect): option for option in asked.options}
        answer = player.choose(game, table.state, asked, rng)
        table.submit(asked.seat, answer, table.ply)
    return tuple(found.values())


def innermost(label: Msg) -> Iterator[str]:
    """Yield the keys of what a label is about."""
    if label.key not in WRAPPING:
        yield label.key
        return
    inner = dict(label.args).get("effect") or label["parts"]
    for part in inner if isinstance(inner, tuple) else (inner,):
        assert isinstance(part, Msg)
        yield from innermost(part)


@pytest.mark.parametrize("table", TABLES)
def test_every_option_has_an_effect_or_a_label_that_says_all(
    table: tuple[int, str, str, str],
) -> None:
    silent = [option.label for option in met(*table) if option.effect is None]
    assert {key for label in silent for key in innermost(label)} <= SAY_ALL


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("table", TABLES)
def test_effects_are_short_and_differ_from_the_label(
    table: tuple[int, str, str, str], locale: str
) -> None:
    words = Words(locale, strict=True)
    for option in met(*table):
        if option.effect is not None:
            said = words.say(option.effect, NAMES)
            assert len(said) <= LONGEST_EFFECT
            assert said != words.say(option.label, NAMES)


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("table", TABLES)
def test_buttons_are_short(table: tuple[int, str, str, str], locale: str) -> None:
    words = Words(locale, strict=True)
    shorts = {
        words.say(option.label, NAMES, "short").partition(": ")[2]
        if "copy:" in option.key
        else words.say(option.label, NAMES, "short")
        for option in met(*table)
        if option.label.key not in LONG_LABELS
    }
    assert [short for short in shorts if len(short) > LONGEST_SHORT] == []


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize(("seats", "sides"), [(2, "advanced"), (4, "random")])
def test_no_two_buttons_of_a_question_read_alike(seats: int, sides: str, locale: str) -> None:
    game, words = find_game("otys"), Words(locale, strict=True)
    options = {"sponsor_sides": sides, "author_spy_variant": "off"}
    table, rng = Table(game, checked_setup(game, seats, 3, options)), Rng(8)
    while table.pending:
        (asked,) = table.pending
        assert isinstance(asked, Pick)
        shorts = [words.say(option.label, NAMES, "short") for option in asked.options]
        assert len(set(shorts)) == len(shorts), shorts
        table.submit(asked.seat, (rng.choice([o.key for o in asked.options]),), table.ply)
