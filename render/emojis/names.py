"""The names of all emojis: the sprites that texts, buttons and lists can show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from engine.core.msg import Msg
from engine.registry import GAMES
from render.icons.common.emojis import EMOJIS, EmojiList


def _listed() -> Iterator[tuple[str, EmojiList]]:
    """Yield the lists of all games by package; one without icons or emojis has no such module."""
    yield "", EMOJIS
    for game in GAMES.values():
        name = f"render.icons.{game.package}.emojis"
        try:
            yield game.package, import_module(name).EMOJIS
        except ModuleNotFoundError as missing:
            if missing.name not in (name, name.removesuffix(".emojis")):
                raise


def lists() -> Mapping[str, EmojiList]:
    """Return the lists of emojis by the package of their game; the shared ones are under ""."""
    return dict(_listed())


@cache
def sprites() -> Mapping[str, str]:
    """Return the sprite of every emoji; raise ValueError if a name means two of them."""
    found: dict[str, str] = {}
    for package, listed in _listed():
        for name, sprite in listed.sprites.items():
            if name in found:
                raise ValueError(f"{package} has another emoji called {name}")
            found[name] = sprite
    return MappingProxyType(found)


@cache
def said() -> Mapping[str, str]:
    """Return the emoji of each message that names a thing which has one, by its key."""
    return MappingProxyType(
        {key: name for listed in lists().values() for key, name in listed.said.items()}
    )


def emoji_of(message: Msg) -> str | None:
    """Return the name of the emoji for the thing that a message is about first, if it has one."""
    known = said()
    numbers = [value for _, value in message.args if isinstance(value, int)]
    if numbers and (found := known.get(f"{message.key}={numbers[0]}")):
        return found
    if found := known.get(message.key):
        return found
    for _, value in message.args:
        inner = (value,) if isinstance(value, Msg) else value if isinstance(value, tuple) else ()
        for part in inner:
            if found := emoji_of(part):
                return found
    return None
