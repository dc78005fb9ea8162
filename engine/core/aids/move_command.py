"""Moves with a slash command of their own: the answers of a whole turn, given at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MoveCommandPart:
    """An argument of a move command, which answers the next question with a matching option."""

    name: str
    kinds: tuple[str, ...]
    """The prefixes of the keys of its options."""
    through: tuple[str, ...] = ()
    """Options that are taken silently on the way to that question."""
    required: bool = False
    early: bool = False
    """True if nothing revealed on the way changes its values, so it may be given earlier."""


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """A move that has a command of its own."""

    name: str
    parts: tuple[MoveCommandPart, ...]
