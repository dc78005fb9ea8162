"""The packs that come with the project: the default one, and older ones that games still use."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import TypeAlias, TypeVar

from engine.core.storage.stored import Shared

P = TypeVar("P", bound=Shared)
Load: TypeAlias = Callable[[bytes, str], P]
"""Returns the pack in a file; errors name it."""

DEFAULT_PACK = "default.pack.md"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,59}@[1-9]\d{0,5}")


def default_in(folder: Traversable, load: Load[P]) -> P:
    """Return the default components of a game."""
    return load(folder.joinpath(DEFAULT_PACK).read_bytes(), DEFAULT_PACK)


def kept_in(folder: Traversable, name: str, load: Load[P]) -> P | None:
    """Return an older pack that running games still use, such as `default@1`, if it was kept."""
    file = folder.joinpath(f"{name}.pack.md")
    if not _NAME.fullmatch(name) or not file.is_file():
        return None
    pack = load(file.read_bytes(), file.name)
    return pack if pack.name == name else None
