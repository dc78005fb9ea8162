"""Mutable pieces of a position, and copies of them."""

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
    """Return another object of the same dataclass with the very same fields."""
    kind: Any = type(thing)
    copy: T = object.__new__(kind)
    for name, value in zip(_names(kind), _values(kind)(thing), strict=True):
        setattr(copy, name, value)
    return copy


@cache
def _values(kind: Any) -> Callable[[object], tuple[Any, ...]]:
    """Return a getter that reads all fields of a piece at once, as positions are copied often."""
    names = _names(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return lambda piece: tuple(getattr(piece, name) for name in names)


def told(thing: Any) -> Any:
    """Return the contents of a piece, or of anything made of pieces, as comparable data."""
    if type(thing) is tuple:
        return tuple([told(part) for part in thing])
    if isinstance(thing, Piece):
        kind: Any = type(thing)
        return tuple([told(value) for value in _values(kind)(thing)])
    if isinstance(thing, dict):
        return tuple([(key, told(value)) for key, value in thing.items()])
    return thing


class Piece:
    """A part of a position: a dataclass whose fields are reassigned but never mutated."""

    __slots__ = ()

    def clone(self) -> Self:
        """Return a copy."""
        kind: Any = type(self)
        copy: Self = kind(*_values(kind)(self))
        return copy
