"""The games that have pictures; nothing else in `render` names them all.

The pictures of a game are loaded when they are first asked for: whoever draws one game need not
wait for the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import cast

from render.gallery import Gallery

MODULES = {
    "otys": "render.otys",
    "antarctica": "render.antarctica",
    "underwater-cities": "render.underwater_cities",
}
"""Where the pictures of each game are, under its name in the engine's registry."""


@cache
def _loaded(module: str) -> Gallery:
    return cast("Gallery", import_module(module).GALLERY)


class _Galleries(Mapping[str, Gallery]):
    """The pictures of each game, loaded one by one."""

    def __getitem__(self, name: str) -> Gallery:
        return _loaded(MODULES[name])

    def __iter__(self) -> Iterator[str]:
        return iter(MODULES)

    def __len__(self) -> int:
        return len(MODULES)


GALLERIES: Mapping[str, Gallery] = _Galleries()
"""The pictures of each game, under its name in the engine's registry."""
