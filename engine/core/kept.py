"""Results that are kept with the object they belong to, and go with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def kept(method: Callable[[T], R]) -> Callable[[T], R]:
    """Work out a method without arguments once for each object, which must never change."""
    name = f"{method.__qualname__} kept"

    @wraps(method)
    def get(self: T) -> R:
        known: dict[str, Any] = self.__dict__
        try:
            found: R = known[name]
        except KeyError:
            found = known[name] = method(self)
        return found

    return get
