"""Headline moves: the answers of a whole turn named at once, as one types a command."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """One argument of a headline move: it answers the next question with such an option."""

    name: str
    kinds: tuple[str, ...]
    """What the keys of its options begin with."""
    through: tuple[str, ...] = ()
    """Options that are taken without a word to get to that question."""
    required: bool = False
    early: bool = False
    """Nothing that is revealed on the way changes what it can be: it may be named before that."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A move that is worth a command of its own."""

    name: str
    parts: tuple[Part, ...]
