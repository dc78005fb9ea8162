"""Pieces of a position that are changed in place, and copies of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Self, TypeVar

T = TypeVar("T")


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(kind.__dataclass_fields__)


def copied(thing: T) -> T:
    """Another object of the same dataclass with the very same fields."""
    kind: Any = type(thing)
    copy: T = object.__new__(kind)
    for name, value in zip(_names(kind), _values(kind)(thing), strict=True):
        setattr(copy, name, value)
    return copy


@cache
def _values(kind: Any) -> Callable[[object], tuple[Any, ...]]:
    """What reads all fields of a piece at once: positions are copied often."""
    names = _names(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return lambda piece: tuple(getattr(piece, name) for name in names)


def told(thing: Any) -> Any:
    """What a piece, or anything made of pieces, holds: alike for what is alike."""
    if type(thing) is tuple:
        return tuple([told(part) for part in thing])
    if isinstance(thing, Piece):
        kind: Any = type(thing)
        return tuple([told(value) for value in _values(kind)(thing)])
    if isinstance(thing, dict):
        return tuple([(key, told(value)) for key, value in thing.items()])
    return thing


class Piece:
    """A part of a position, a dataclass whose fields are replaced and never edited themselves."""

    __slots__ = ()

    def clone(self) -> Self:
        """A copy of its own."""
        kind: Any = type(self)
        copy: Self = kind(*_values(kind)(self))
        return copy
