"""Mutable pieces of a position, and copies of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any, Self, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


def copied(thing: T) -> T:
    """Return another object of the same dataclass with the very same fields."""
    kind: Any = type(thing)
    copy: T = _copier(kind)(thing)
    return copy


class Piece:
    """A dataclass whose fields are reassigned but never mutated, except by replacing pieces.

    A copy shares everything with it but the pieces, tuples of pieces and dictionaries that its
    fields are annotated with.
    """

    __slots__ = ()

    def clone(self) -> Self:
        """Return a copy that can be changed without changing this one."""
        kind: Any = type(self)
        copy: Self = _cloner(kind)(self)
        return copy


# --- copiers, written once for each class, as positions are copied often -------------------------


@cache
def _copier(kind: Any) -> Callable[[Any], Any]:
    """Return a function that copies an object of this class with the very same fields."""
    return _written(kind, {name: f"old.{name}" for name in _names(kind)}, {})


@cache
def _cloner(kind: Any) -> Callable[[Any], Any]:
    """Return a function that copies a piece of this class and every piece inside it."""
    hints, values, cloners = get_type_hints(kind), {}, {}
    for name in _names(kind):
        values[name], inner = _clone_of(hints[name], f"old.{name}", f"clone_{name}")
        if inner is not None:
            cloners[f"clone_{name}"] = _cloner(inner)
    return _written(kind, values, cloners)


def _names(kind: Any) -> tuple[str, ...]:
    return tuple(kind.__dataclass_fields__)


def _clone_of(hint: Any, value: str, clone: str) -> tuple[str, Any]:
    """Return the code that copies the value of a field, and the class of the pieces in it."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is dict:
        return f"{value}.copy()", None
    if origin is tuple and _is_piece(parts[0]):
        return f"tuple(map({clone}, {value}))", parts[0]
    if _is_piece(hint):
        return f"{clone}({value})", hint
    for part in parts:
        if _is_piece(part) and NoneType in parts:
            return f"{value} and {clone}({value})", part
    return value, None


def _is_piece(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Piece)


def _written(kind: Any, values: dict[str, str], known: dict[str, Any]) -> Callable[[Any], Any]:
    """Return a function that copies an object of a class, `old`, by this code for each field."""
    lines = [f"    new.{name} = {value}" for name, value in values.items()]
    text = "\n".join(["def copy(old):", "    new = bare(kind)", *lines, "    return new"])
    known |= {"bare": object.__new__, "kind": kind}
    exec(text, known)  # noqa: S102 - only names of fields, as the dataclass itself is written
    copier: Callable[[Any], Any] = known["copy"]
    return copier
