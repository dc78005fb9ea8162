"""Icons within texts: behind the words for the things that they show."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.application_emojis.shown import Emojis
from engine.core.msg import Arg, Msg, msg
from engine.core.text import ICONED
from render.emojis.names import emoji_of

_ABOUT = ("thing", "amount", "kind", "track")
"""The arguments that say what a part of a list is about."""


def with_icons(sentence: Msg, emojis: Emojis) -> Msg:
    """Return a sentence in which the parts of its lists have their icons behind them."""
    args = tuple(
        (name, tuple(_with_icon(part, emojis) for part in value))
        if isinstance(value, tuple)
        else (name, value)
        for name, value in sentence.args
    )
    return Msg(sentence.key, args)


def with_all_icons(sentence: Msg, emojis: Emojis) -> Msg:
    """Return a sentence in which everything that it names has its icon behind it."""
    return Msg(sentence.key, tuple((name, _within(arg, emojis)) for name, arg in sentence.args))


def at_first_mention(text: str, names: Mapping[str, str], emojis: Emojis) -> str:
    """Return a text with the icon of each thing behind the first of its names.

    `names` leads from names to emojis. Commands in backquotes stay as they are.
    """
    shown = {name.casefold(): icon for name, icon in names.items() if emojis.text(icon)}
    if not shown:
        return text
    longest = sorted(shown, key=len, reverse=True)
    name = "|".join(map(re.escape, longest))
    met: set[str] = set()

    def marked(found: re.Match[str]) -> str:
        icon = shown.get(found[0].casefold(), "")
        if not icon or icon in met:
            return found[0]
        met.add(icon)
        return f"{found[0]} {emojis.text(icon)}"

    words = rf"`[^`]*`|(?<![\w-])(?:{name})(?![\w-])"
    return re.sub(words, marked, text, flags=re.IGNORECASE)


def _within(arg: Arg, emojis: Emojis) -> Arg:
    match arg:
        case Msg():
            found = _with_icon(arg, emojis)
            return with_all_icons(arg, emojis) if found is arg else found
        case tuple():
            parts = (_within(part, emojis) for part in arg)
            return tuple(part for part in parts if isinstance(part, Msg))
        case _:
            return arg


def _with_icon(part: Msg, emojis: Emojis) -> Msg:
    name = _icon_of(part)
    icon = emojis.text(name) if name else None
    return msg(ICONED, thing=part, icon=icon) if icon else part


def _icon_of(part: Msg) -> str | None:
    """Return the emoji of what a part of a list is about; not of what it only mentions."""
    plain = tuple((name, value) for name, value in part.args if isinstance(value, int))
    if found := emoji_of(Msg(part.key, plain)):
        return found
    about = (value for name, value in part.args if name in _ABOUT)
    return next((_icon_of(value) for value in about if isinstance(value, Msg)), None)
