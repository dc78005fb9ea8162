"""Positions as plain text, for developers at a terminal; players get pictures.

The sketch of a game is the function `draw` of `engine/cli/sketch_<game>.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pprint import pformat
from typing import Any, TypeAlias

from engine.cli.common import module_of
from engine.core.game import AnyGame
from engine.core.text import Words

Sketch: TypeAlias = Callable[[AnyGame, Any, Words], Iterator[str]]


def sketch(game: AnyGame, view: Any, words: Words) -> str:  # noqa: ANN401 - each game's own view
    """Return a view as text."""
    module = module_of(game.name, "sketch")
    draw: Sketch = module.draw if module else _plain
    return "\n".join(draw(game, view, words))


def _plain(_game: AnyGame, view: Any, _words: Words) -> Iterator[str]:  # noqa: ANN401
    """Yield the bare data, for a game that has no sketch of its own."""
    yield pformat(view)
