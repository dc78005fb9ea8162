"""The pictures of each registered game: the `GALLERY` of `render/<game>/__init__.py`.

Each is imported on first use: drawing one game does not load the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import cast

from engine.registry import GAMES
from render.gallery import Gallery


@cache
def _loaded(module: str) -> Gallery:
    return cast("Gallery", import_module(module).GALLERY)


class _Galleries(Mapping[str, Gallery]):
    """The galleries, each imported on first use."""

    def __getitem__(self, name: str) -> Gallery:
        return _loaded(f"render.{GAMES[name].package}")

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


GALLERIES: Mapping[str, Gallery] = _Galleries()
"""The gallery of each game, under its name in the engine's registry."""
