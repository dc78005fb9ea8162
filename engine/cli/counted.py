"""How many of a thing there are, for lines of the terminal."""

from __future__ import annotations


def counted(number: int, one: str, many: str | None = None) -> str:
    """The number with the right form of the word, such as `1 Battery` and `2 Batteries`."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"
