"""Every message that occurs: at tables, on components, as an option or as a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from engine.core.aids.habit import choice_words, habit_words
from engine.core.aids.waste import waste_name
from engine.core.game import option_words
from engine.core.msg import Msg, msg
from engine.registry import GAMES, find_game
from tests.words import components, sources
from tests.words.games import said_in
from tests.words.locale_files import english, within

LONG_NAMES = ("Marguerite Duras-Eb",) * 4
"""Names as long as they may be where there is little room: 19 characters."""
PLAIN_FAMILIES = ("error", "notation", "pack", "transcript")
"""The prefixes of messages whose arguments are all plain text, numbers or a reason."""
SAMPLES: tuple[int | str, ...] = (0, 1, 2, "reef")
"""Sample arguments of a refusal."""
LISTS = ((msg("error-game-over"), msg("error-not-a-pick")),)
"""Sample arguments of a refusal that names several things."""


@cache
def option_names() -> tuple[Msg, ...]:
    """Return the names of all options and their values, in all games."""
    found = []
    for name in GAMES:
        game = find_game(name)
        for option in game.options:
            values = (option_words(game, option, value) for value in option.values)
            found += [option_words(game, option), *values]
    return tuple(found)


@cache
def habit_names() -> tuple[Msg, ...]:
    """Return the names of all habits and their choices, in all games."""
    games = [find_game(name) for name in GAMES]
    return tuple(
        words
        for game in games
        for habit in game.habits
        for words in (
            habit_words(game, habit),
            *(choice_words(game, habit, choice) for choice in habit.choices),
        )
    )


@cache
def waste_names() -> tuple[Msg, ...]:
    """Return the names of the kinds of warnings, in all games."""
    games = [find_game(name) for name in GAMES]
    return tuple(waste_name(game, kind) for game in games for kind in game.wastes)


@cache
def said() -> frozenset[Msg]:
    """Return every message that occurs at tables, on components and as an option, and its parts."""
    heard = [message for name in GAMES for message in said_in(name).everything]
    texts = [text for _, text in components.texts()]
    named = [name for game in GAMES for name in components.names(game)]
    whole = (*heard, *texts, *named, *option_names(), *habit_names(), *waste_names())
    return frozenset(part for message in whole for part in within(message))


def refusals() -> Iterator[Msg]:
    """Yield every refusal that the code makes, with several kinds of arguments."""
    for key, calls in sources.made().items():
        if key.startswith(PLAIN_FAMILIES) or "-pack-" in key:
            samples = LISTS if english()[key].styles else SAMPLES
            for given, sample in product(calls, samples):
                yield msg(key, **dict.fromkeys(given, sample))


def faults(text: str) -> list[str]:
    """Return the faults in a text that players read."""
    return [sign for sign in ("{", "}", "  ", "???", " ,", " .", "\n") if sign in text] + [
        "blank" for _ in range(text != text.strip() or not text)
    ]
