"""Positions as plain text, for developers at a terminal; players get pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pprint import pformat
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.cli import sketch_antarctica, sketch_otys, sketch_underwater_cities
from engine.core.game import AnyGame
from engine.core.text import Words


def sketch(game: AnyGame, view: Any, words: Words) -> str:  # noqa: ANN401 - each game's own view
    """What a view shows, as text."""
    draw: Sketch = _SKETCHES.get(game.name, _plain)
    return "\n".join(draw(game, view, words))


def _plain(_game: AnyGame, view: Any, _words: Words) -> Iterator[str]:  # noqa: ANN401
    """The bare data, for a game that has no sketch of its own."""
    yield pformat(view)


Sketch: TypeAlias = Callable[[Any, Any, Words], Iterator[str]]

_SKETCHES: Mapping[str, Sketch] = MappingProxyType(
    {
        "antarctica": sketch_antarctica.draw,
        "otys": sketch_otys.draw,
        "underwater-cities": sketch_underwater_cities.draw,
    }
)
