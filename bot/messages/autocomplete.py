"""Autocomplete: choices offered while someone types, and the parsing of what they typed."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import chain, islice
from typing import TypeAlias

from discord import app_commands

from bot.custom_ids import option_of, short
from bot.localization import cut
from bot.messages.menu import ENTRIES, is_single
from engine.core.aids.chain import Choice as Possible
from engine.core.decision import Amount, Answer, Decision, Option, Pick
from engine.core.errors import IllegalAnswer, Refused
from engine.core.msg import msg
from engine.core.text import Words

BETWEEN = ";"
"""Separates several typed options; a comma may be part of one."""
BESIDE = " · "
"""Separates an option from its meaning."""
NOTHING = "-"
"""Typed to choose nothing, where that is allowed."""
LONGEST_CHOICE = 100
"""Discord's limit for the name and the value of a choice."""
LOOKED_THROUGH = 1000
"""The most answers that are searched, since an amount may have a huge range."""
NEAREST = 3
"""The most similar options named after invalid input."""

_NUMBER = re.compile(r"[-+]?\d{1,18}")
"""A plausible number; a longer one would only take time to parse."""

Choice: TypeAlias = app_commands.Choice[str]
Said: TypeAlias = tuple[str, str]
"""The value of an answer, and its words."""


def numbered_where_alike(
    options: Sequence[Option], words: Words, names: Sequence[str]
) -> list[Said]:
    """Return the short key and the words of each option, numbering options that read alike."""
    said = [words.say(option.label, names) for option in options]
    alike, met = Counter(said), Counter[str]()
    found: list[Said] = []
    for option, text in zip(options, said, strict=True):
        met[text] += 1
        number = f" ({met[text]})" if alike[text] > 1 else ""
        found.append((short(option.key), f"{text}{number}"))
    return found


def explained(found: Sequence[Possible], words: Words, names: Sequence[str]) -> list[Said]:
    """Return the possible values of a parameter, each with as much explanation as fits."""
    options = [possible.option for possible in found]
    return [
        (value, _within(text, _meaning(possible, words, names)))
        for possible, (value, text) in zip(
            found, numbered_where_alike(options, words, names), strict=True
        )
    ]


def _meaning(possible: Possible, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the value that another parameter then takes, and what this value itself does."""
    beside = tuple(option.label for option in possible.beside)
    if beside:
        yield words.say(msg("bot-choice-beside", labels=beside), names)
    if possible.option.effect:
        yield words.say(possible.option.effect, names)


def _within(text: str, more: Iterable[str]) -> str:
    """Return a text followed by explanations, cut if it is too long."""
    return cut(BESIDE.join((text, *more)), LONGEST_CHOICE)


def plain(text: str) -> str:
    """Return a text for comparison, ignoring case, accents and the shape of apostrophes."""
    marked = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in marked if not unicodedata.combining(sign))


def fitting(found: Iterable[Said], typed: str) -> list[Said]:
    """Return the entries that contain every typed word, closest match first."""
    sought = plain(typed).split()
    looked_through = islice(found, LOOKED_THROUGH)
    fit = [
        (value, text)
        for value, text in looked_through
        if all(word in plain(text) for word in sought) or plain(typed).strip() == plain(value)
    ]
    return sorted(fit, key=lambda said: _distance(said, sought)) if sought else fit


def _distance(said: Said, sought: Sequence[str]) -> int:
    """Return the rank of a match, 0 being the closest.

    An entry may begin with the typed words, contain them as whole words, contain them as parts of
    words, or match only in its explanation.
    """
    value, text = said
    name = plain(text.partition(BESIDE)[0])
    if name.startswith(" ".join(sought)) or plain(value) == " ".join(sought):
        return 0
    if set(sought) <= set(name.split()):
        return 1
    return 2 if all(word in name for word in sought) else 3


def offered(found: Iterable[Said], typed: str) -> list[Choice]:
    """Return choices that match what was typed so far, as many as Discord allows."""
    choices = (
        app_commands.Choice(name=text, value=value)
        for value, text in fitting(found, typed)
        if max(len(text), len(value)) <= LONGEST_CHOICE
    )
    return list(islice(choices, ENTRIES))


def nearest(
    written: str, options: Sequence[Option], words: Words, names: Sequence[str]
) -> tuple[Option, ...]:
    """Return the options most likely meant, or the first ones if none is similar."""
    found = numbered_where_alike(options, words, names)
    by_name = {plain(text): value for value, text in found}
    alike = get_close_matches(plain(written), by_name, NEAREST)
    values = chain(
        (value for value, _ in fitting(found, written)), (by_name[name] for name in alike)
    )
    keys = {short(option.key): option for option in options}
    likely = tuple(keys[value] for value in islice(dict.fromkeys(values), NEAREST))
    return likely or tuple(options[:NEAREST])


def suggestions(
    asked: Decision | None, typed: str, words: Words, names: Sequence[str]
) -> list[Choice]:
    """Return the answers to offer; where several options can be picked, complete the last one."""
    if asked is None:
        return []
    if isinstance(asked, Amount) or is_single(asked):
        return offered(_answers(asked, words, names), typed)
    *before, last = typed.split(BETWEEN)
    chosen = [part.strip() for part in before if part.strip()]
    keys = _by_words(_answers(asked, words, names))
    taken = {keys.get(part.casefold(), part) for part in chosen}
    left = [(value, text) for value, text in _answers(asked, words, names) if value not in taken]
    return offered(_joined(chosen, fitting(left, last), keys), "")


def _joined(chosen: Sequence[str], more: Iterable[Said], keys: dict[str, str]) -> Iterator[Said]:
    """Yield each further option, preceded by those already chosen."""
    before = "".join(f"{part}{BETWEEN} " for part in chosen)
    written = "".join(f"{keys.get(part.casefold(), part)}{BETWEEN} " for part in chosen)
    for value, text in more:
        whole = f"{before}{text}"
        yield f"{written}{value}", whole if len(whole) <= LONGEST_CHOICE else f"…{BETWEEN} {text}"


def _answers(asked: Decision, words: Words, names: Sequence[str]) -> Iterator[Said]:
    """Yield every possible answer, or every option where several can be picked."""
    if isinstance(asked, Amount):
        yield from ((str(number), str(number)) for number in range(asked.low, asked.high + 1))
        return
    if not asked.least:
        yield NOTHING, words.say(msg("list-none"))
    yield from numbered_where_alike(asked.options, words, names)


def _by_words(found: Iterable[Said]) -> dict[str, str]:
    return {text.casefold(): value for value, text in found}


def meant(written: str, options: Sequence[Option], words: Words, names: Sequence[str]) -> str:
    """Return the key for a typed short key or words, or the text itself if none matches."""
    found = numbered_where_alike(options, words, names)
    value = _by_words(found).get(written.strip().casefold(), written.strip())
    keys = {short(option.key): option.key for option in options}
    return keys.get(value, value)


def read_answer(asked: Decision, typed: str, words: Words, names: Sequence[str]) -> Answer:
    """Return the answer that was typed; refuse anything that is not a number or an option here."""
    if isinstance(asked, Amount):
        return read_number(typed)
    if is_single(asked):
        return _read_option(asked, typed, words, names)
    nothing = (NOTHING, words.say(msg("list-none")).casefold())
    picked: list[str] = []
    for part in filter(None, (part.strip() for part in typed.split(BETWEEN))):
        if asked.least or part.casefold() not in nothing:
            picked += _read_option(asked, part, words, names)
    return tuple(picked)


def _read_option(asked: Pick, written: str, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Return the typed option; refuse anything else, naming similar options."""
    option = option_of(asked, meant(written, asked.options, words, names))
    if option is None:
        raise no_option(written, asked.options, words, names)
    return (option.key,)


def no_option(
    written: str, options: Sequence[Option], words: Words, names: Sequence[str]
) -> IllegalAnswer:
    """Return the refusal of a text that names no option, suggesting similar options."""
    likely = nearest(written, options, words, names)
    labels = tuple(dict.fromkeys(option.label for option in likely))
    if not labels:
        return IllegalAnswer(msg("error-no-such-option", key=written))
    return IllegalAnswer(msg("bot-error-none-of-these", key=written, labels=labels))


def chosen_option(decision: Decision, written: str) -> tuple[str, ...]:
    """Return the answer for an option's key, long or short; refuse an unknown one."""
    option = option_of(decision, written) if isinstance(decision, Pick) else None
    if option is None:
        raise IllegalAnswer(msg("error-no-such-option", key=written))
    return (option.key,)


def read_number(written: str) -> int:
    """Return the number that was typed; refuse anything else."""
    number = written.strip()
    if not _NUMBER.fullmatch(number):
        raise IllegalAnswer(msg("error-not-a-pick"))
    return int(number)


class NoSuchPlayer(Refused):
    """No player with that name."""


def seat_named(names: tuple[str, ...], wanted: str) -> int:
    """Return the seat with this number or player's name; refuse anything else."""
    numbers = [str(seat + 1) for seat in range(len(names))]
    sought = wanted.strip().casefold()
    # Someone may be called "2"; numbers come first, as autocomplete sends them.
    for called in (numbers, [name.casefold() for name in names]):
        if sought in called:
            return called.index(sought)
    raise NoSuchPlayer(msg("bot-error-no-player", name=wanted))
