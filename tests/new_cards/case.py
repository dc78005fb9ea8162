"""The interface of the modules here: new components of a game, and what is to come of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

import pytest

from engine.core.decision import Option
from engine.registry import package_of
from render.icons import Icon

Wanted: TypeAlias = Callable[[Option], bool]
Seen: TypeAlias = Callable[[Any, Any, int], bool]


def key(prefix: str) -> Wanted:
    """Recognise an option whose key begins like this."""
    return lambda option: option.key.startswith(prefix)


@dataclass(frozen=True)
class Case:
    """A new component in play."""

    component: str
    """Its id among the pictures."""
    sprites: tuple[str, ...]
    """The sprites of its picture in this order, among others."""
    answers: tuple[Wanted, ...]
    """The option that uses it, and those to choose then; all but the last may be missing."""
    cause: str
    """The component that the log names as the cause of its effect."""
    logged: str
    """The message in which the log tells of it."""
    seen: Seen
    """Compares the positions before and after the last of these answers, for the seat."""
    rather: str = "-"
    """The beginning of the key of an option that leads there."""

    def __str__(self) -> str:
        return self.component


class NewCards(Protocol):
    """The new components of one game."""

    ROWS: Mapping[str, str]
    """The new rows, by table."""
    WITHOUT: Mapping[str, tuple[str, ...]]
    """The ids of the rows whose place they take, by table."""
    WORDS: Mapping[str, str]
    """The new messages, by language."""
    ICONS: Mapping[str, Icon]
    """The new sprites."""
    CASES: tuple[Case, ...]

    def learn(self, patch: pytest.MonkeyPatch, /) -> None:
        """Make the new statements part of the notation."""
        ...


def new_cards(game: str) -> NewCards:
    """Return the new components of a game."""
    return cast("NewCards", import_module(f"tests.new_cards.{package_of(game)}"))
