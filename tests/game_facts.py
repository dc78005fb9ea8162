"""The facts about each game that tests for all games need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from engine.core.msg import Msg
from engine.registry import package_of

if TYPE_CHECKING:
    from tests.engine.own_packs import Draft


class GameFacts(Protocol):
    """The interface of `tests/games/<game>.py`."""

    ADDED: tuple[str, ...]
    """Components that only the altered pack has and that can be looked at."""
    REMOVED: tuple[str, ...]
    """Components of the default pack that the altered one lacks."""

    @property
    def altered(self) -> Callable[[], Draft]:
        """Return a function that makes a pack with many changes and a title of maximum length."""
        ...

    @property
    def names(self) -> Callable[[], Iterator[Msg]]:
        """Return a function that yields the names of all components."""
        ...

    @property
    def texts(self) -> Callable[[], Iterator[tuple[object, Msg]]]:
        """Return a function that yields the texts on components, each with a distinguishing key."""
        ...

    @property
    def secrets(self) -> Callable[[Any, int], Iterator[Msg]]:
        """Return a function that yields the words only this seat may read in a state."""
        ...


def facts_of(game: str) -> GameFacts:
    """Return the facts about a game; fail, naming the file to add, if it has none."""
    name = f"tests.games.{package_of(game)}"
    if find_spec(name) is None:
        path = name.replace(".", "/")
        raise AssertionError(f"{game} has no {path}.py; docs/add-a-game.md says what belongs there")
    return cast("GameFacts", import_module(name))
