"""Functions of which each kind of thing has its own, wherever it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, get_type_hints

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])


class ByKind(Generic[P, R]):
    """Calls the function that was registered for the kind of the first argument.

    It does what `functools.singledispatch` does for plain classes, and is asked so often in every
    turn that it must be quicker.
    """

    def __init__(self, otherwise: Callable[Concatenate[Any, P], R]) -> None:
        """What is called for every kind that has no function of its own."""
        self.__doc__ = otherwise.__doc__
        self._otherwise = otherwise
        self._own: dict[type, Callable[Concatenate[Any, P], R]] = {}

    def register(self, function: F) -> F:
        """Take this function for the kind that its first argument names."""
        kind, *_ = get_type_hints(function).values()
        self._own[kind] = function  # type: ignore[assignment]  # as far as its first argument goes
        return function

    def __call__(self, thing: object, /, *arguments: P.args, **named: P.kwargs) -> R:
        """What the function for this kind says."""
        own = self._own.get(type(thing), self._otherwise)
        return own(thing, *arguments, **named)
