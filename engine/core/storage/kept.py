"""Results that are kept with the object they belong to, and go with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Key = TypeVarTuple("Key")
R = TypeVar("R")


def _place(work: Callable[..., object]) -> str:
    """Return the attribute under which an object keeps the results of a function."""
    return f"{work.__module__}.{work.__qualname__} kept"


class _Kept(dict[Any, Any]):
    """Results by their keys; a copy or a pickle of their object works them out anew."""

    def __reduce__(self) -> tuple[type[_Kept], tuple[()]]:
        return _Kept, ()


def cached_method(work: Callable[[T], R]) -> Callable[[T], R]:
    """Compute a method without arguments once per object, which must be immutable."""
    name = _place(work)

    @wraps(work)
    def get(self: T) -> R:
        known: dict[str, Any] = self.__dict__
        try:
            found: R = known[name]
        except KeyError:
            found = known[name] = work(self)
        return found

    return get


def remembered(most: int) -> Callable[[Callable[[T, *Key], R]], Callable[[T, *Key], R]]:
    """Keep up to `most` results with the first argument, an object that must be immutable.

    There is one result for each set of further arguments; before there are too many, all of them
    are forgotten.
    """

    def remembering(work: Callable[[T, *Key], R]) -> Callable[[T, *Key], R]:
        name = _place(work)

        @wraps(work)
        def get(self: T, *key: *Key) -> R:
            own: dict[str, Any] = self.__dict__
            try:
                known: _Kept = own[name]
            except KeyError:
                known = own[name] = _Kept()
            found: R
            try:
                found = known[key]
            except KeyError:
                if len(known) >= most:
                    known.clear()
                found = known[key] = work(self, *key)
            return found

        return get

    return remembering
