"""Components by what people call them: a title in any language, a number, or part of a title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.look.viewer import NothingToSee
from bot.messages.autocomplete import plain
from engine.core.msg import msg

MOST_NAMED = 6
"""The most components named to someone who wrote something that means several."""

_BRACKETED = re.compile(r"(.*\S)\s*\((.+)\)")


def component_called(titles: Sequence[Mapping[str, str]], written: str) -> str:
    """Return the key of the component that is meant, or the text itself if there is none.

    `titles` are the components' titles by key, in one language after the other. Refuse a text that
    means several components, naming them in the first of the languages.
    """
    if any(written in named for named in titles):
        return written
    sought = _plain(written)
    for fits in (_is_title, _is_without_number, _is_number, _has_words):
        for named in titles:
            found = [key for key, title in named.items() if fits(title, sought)]
            if len(found) == 1:
                return found[0]
            if found:
                shown = (msg("bot-name", name=titles[0].get(key, key)) for key in found)
                raise NothingToSee(
                    msg("bot-error-several-cards", name=written, cards=tuple(shown)[:MOST_NAMED])
                )
    return written


def _plain(text: str) -> str:
    """Return a text for comparison, with single spaces."""
    return " ".join(plain(text).split())


def _is_title(title: str, sought: str) -> bool:
    return _plain(title) == sought


def _is_without_number(title: str, sought: str) -> bool:
    return any(sought == _plain(part) for part in _parts(title, 1))


def _is_number(title: str, sought: str) -> bool:
    return any(sought == _plain(part) for part in _parts(title, 2))


def _parts(title: str, group: int) -> Iterator[str]:
    """Yield what stands in front of, or in, the brackets at the end of a title."""
    if (found := _BRACKETED.fullmatch(title)) is not None:
        yield found[group]


def _has_words(title: str, sought: str) -> bool:
    """Return whether a title contains these words, in any order."""
    words = _words(sought)
    return bool(words) and words <= _words(_plain(title))


def _words(text: str) -> set[str]:
    return set(text.replace("(", " ").replace(")", " ").split())
