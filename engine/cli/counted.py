"""Counts of things in terminal output."""

from __future__ import annotations


def counted(number: int, one: str, many: str | None = None) -> str:
    """Return the number with the right form of the word, such as `1 Battery` or `2 Batteries`."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"
