"""Functions of which each kind of thing has its own."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.by_kind import ByKind


class Fish:
    """Any kind of fish."""


@dataclass(frozen=True)
class Shoal(Fish):
    """Many fish."""

    count: int


@ByKind
def told(fish: Fish, loudly: bool) -> str:  # noqa: ARG001, FBT001
    """Say something about fish."""
    return "FISH" if loudly else "fish"


@told.register
def _shoal(shoal: Shoal, loudly: bool) -> str:  # noqa: FBT001
    return f"{shoal.count} {'FISH' if loudly else 'fish'}"


def test_a_kind_with_a_function_of_its_own_is_asked_that() -> None:
    assert told(Shoal(3), loudly=True) == "3 FISH"


def test_a_kind_without_one_is_asked_what_all_are_asked() -> None:
    assert told(Fish(), loudly=False) == "fish"


def test_it_says_what_it_is_for() -> None:
    assert told.__doc__ == "Say something about fish."
