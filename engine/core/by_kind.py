"""Dispatch on the type of the first argument, with functions registered in any module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, get_type_hints

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])


class ByKind(Generic[P, R]):
    """Calls the function that was registered for the type of the first argument.

    Like `functools.singledispatch` for plain classes, but quicker, because it is called very often
    in every turn.
    """

    def __init__(self, otherwise: Callable[Concatenate[Any, P], R]) -> None:
        """Dispatch to `otherwise` for every type that has no function of its own."""
        self.__doc__ = otherwise.__doc__
        self._otherwise = otherwise
        self._own: dict[type, Callable[Concatenate[Any, P], R]] = {}

    def register(self, function: F) -> F:
        """Register a function for the type of its first parameter."""
        kind, *_ = get_type_hints(function).values()
        self._own[kind] = function  # type: ignore[assignment]  # only the first argument differs
        return function

    def __call__(self, thing: object, /, *arguments: P.args, **named: P.kwargs) -> R:
        """Return the result of the function registered for this type."""
        own = self._own.get(type(thing), self._otherwise)
        return own(thing, *arguments, **named)
