"""Localised text for messages: the engine's keys become sentences in the reader's language.

The texts are in `locales/<locale>/*.ftl`, one folder per language, and nowhere else: adding a
folder adds a language. Messages that a language lacks fall back to English, one by one.

Besides Fluent's own functions, the files may use two of ours:

    { LIST($goods, style: "or") }           joins a list, with the words of `list-or-two`
                                            and `list-or-more`; the style is "and" if not named,
                                            and with `form: "short"` each part takes that form
    { FORM($diver, form: "accusative") }    the attribute `.accusative` of the message that `$diver`
                                            is, or its plain text if it has none; so a language
                                            can inflect a name, or choose words by its gender

Messages begin with a small letter where their language allows it, because they may be nested in
others. A message on its own is capitalised here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Junk

from engine.core.event import Event
from engine.core.msg import Arg, Msg, msg

LOCALES = Path(__file__).parents[2] / "locales"
ENGLISH = "en"
PEOPLE = frozenset({"seat", "owner"})
"""Arguments that are seats, counted from 0, and are shown as the names of their players."""
LONGEST = 1000
"""The most characters of outside text that are repeated to the reader."""
ICONED = "text-iconed"
"""The message for a thing with its icon behind it: `thing`, in whatever form, and `icon`."""
CODES = frozenset({"gender", "levels", "room", "verb"})
"""Forms that are not read but told apart by other texts."""
REMEMBERED = 8192
"""The number of messages that a `Words` caches."""

_log = logging.getLogger(__name__)

Names: TypeAlias = tuple[str, ...] | None


class MissingWords(Exception):
    """A message without text, or with faulty text: an error in the files."""


def available_locales(root: Path = LOCALES) -> tuple[str, ...]:
    """Return the languages that have texts."""
    return tuple(sorted({path.parent.name for path in root.glob("*/*.ftl")}))


def _spoken(locale: str, root: Path) -> tuple[str, ...]:
    """Return the fallback chain of languages for a locale, the best first."""
    wanted = dict.fromkeys((locale, locale.split("-", maxsplit=1)[0], ENGLISH))
    known = available_locales(root)
    return tuple(name for name in wanted if name in known)


@cache
def _bundle(locale: str, root: Path) -> FluentBundle:
    """Return all texts of one language."""
    functions: dict[str, Callable[..., Any]] = {"LIST": _listed, "FORM": _formed}
    bundle = FluentBundle([locale], functions, use_isolating=False)
    for path in sorted((root / locale).glob("*.ftl")):
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                _log.warning("%s cannot be read here: %s", path, entry.content)
        bundle.add_resource(resource)
    return bundle


class _Inner(FluentType):
    """A message inside another, formatted only when needed."""

    def __init__(self, words: Words, message: Msg, names: Names) -> None:
        self._words = words
        self._message = message
        self._names = names

    def __str__(self) -> str:
        return self._words.inner(self._message, self._names)

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as Fluent calls it
        return str(self)

    def form(self, form: str) -> str:
        """Return an attribute of the message, or its plain text."""
        return self._words.inner(self._message, self._names, form)


class _List(FluentType):
    """A list of messages inside another."""

    def __init__(self, words: Words, parts: tuple[Msg, ...], names: Names) -> None:
        self._words = words
        self._parts = parts
        self._names = names

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as Fluent calls it
        return self.joined("and")

    def joined(self, style: str, form: str | None = None) -> str:
        """Join the parts with the connecting words; an empty list has a word of its own."""
        said = [self._words.inner(part, self._names, form) for part in self._parts]
        if not said:
            return self._words.inner(msg("list-none"), None)
        text = said.pop()
        joint = "two"
        while said:
            both = msg(f"list-{style}-{joint}", first=said.pop(), rest=text)
            text, joint = self._words.inner(both, None), "more"
        return text


def _listed(parts: _List, style: str = "and", form: str | None = None) -> str:
    """Implement `LIST` for the files."""
    return parts.joined(style, form)


def _formed(inner: _Inner, form: str) -> str:
    """Implement `FORM` for the files."""
    return inner.form(form)


class Words:
    """Formats messages in one language.

    With `strict`, missing or faulty texts raise `MissingWords`, for tests. Otherwise they are
    logged and the reader sees the key, or as much as can be formatted.
    """

    def __init__(
        self, locale: str = ENGLISH, root: Path = LOCALES, *, strict: bool = False
    ) -> None:
        self.locale = locale
        self._strict = strict
        self._bundles = tuple(_bundle(name, root) for name in _spoken(locale, root))
        self._remembered = lru_cache(REMEMBERED)(self._word)

    def say(self, message: Msg, names: Sequence[str] | None = None, form: str | None = None) -> str:
        """Return the message on its own, capitalised; `names` are those of the seats, in order.

        With a `form`, it is that form of the message, such as "short", if it has one.
        """
        people = None if names is None else tuple(names)
        text = self._remembered(message, people, form)
        if text.startswith(tuple(name for name in people or () if name)):
            return text
        return text[:1].upper() + text[1:]

    def tell(self, event: Event, names: Sequence[str] | None = None) -> str:
        """Return a line of the log, beginning with the player's name."""
        if event.seat is None:
            return self.say(event.msg, names)
        return self.say(msg("log-line", seat=event.seat, line=event.msg), names)

    def inner(self, message: Msg, names: Names, form: str | None = None) -> str:
        """Return the message for use inside another, in one of its forms if it has it."""
        return self._remembered(message, names, form)

    def plain(self, key: str, form: str | None = None) -> str | None:
        """Return a message that needs nothing filled in; None if it does, or has no such form."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                found = bundle.get_message(key)
                pattern = found.attributes.get(form) if form else found.value
                text, faults = bundle.format_pattern(pattern, {}) if pattern else ("", [key])
                return None if faults else str(text)
        return None

    def _word(self, message: Msg, names: Names, form: str | None) -> str:
        if message.key == ICONED:
            return self._iconed(message, names, form)
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                return self._format(bundle, message, names, form)
        return self._blame(message.key, "no words for it", message.key)

    def _iconed(self, message: Msg, names: Names, form: str | None) -> str:
        thing, icon = message["thing"], message["icon"]
        assert isinstance(thing, Msg)  # noqa: S101 - what the message is made of
        said = self.inner(thing, names, form)
        return said if form in CODES or not said else f"{said} {icon}"

    def _format(self, bundle: FluentBundle, message: Msg, names: Names, form: str | None) -> str:
        found = bundle.get_message(message.key)
        pattern = found.attributes.get(form, found.value) if form else found.value
        if pattern is None:
            return self._blame(message.key, "it has no value", message.key)
        args = {name: self._arg(name, value, names) for name, value in message.args}
        text, faults = bundle.format_pattern(pattern, args)
        return self._blame(message.key, str(faults[0]), str(text)) if faults else str(text)

    def _arg(self, name: str, value: Arg, names: Names) -> FluentType | str:
        match value:
            case Msg():
                return _Inner(self, value, names)
            case tuple():
                return _List(self, value, names)
            case int() if name in PEOPLE:
                return self._person(value, names)
            case int():
                return fluent_number(value, useGrouping=False)
            case _:
                return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"

    def _person(self, seat: int, names: Names) -> str:
        if names is not None and seat < len(names):
            return names[seat]
        return self.inner(msg("seat-name", number=seat + 1), None)

    def _blame(self, key: str, fault: str, instead: str) -> str:
        if self._strict:
            raise MissingWords(f"{key} in {self.locale}: {fault}")
        _log.warning("words for %s in %s: %s", key, self.locale, fault)
        return instead
