"""JSON from outside, as far as it is sane."""

from __future__ import annotations

import json
from itertools import chain

DEEPEST = 64
"""So many lists and objects may lie in each other: more would only exhaust whoever reads them."""
LONGEST_NUMBER = 20
"""Digits of the largest number that anybody means, which is an id."""


def parsed(text: bytes | str) -> object:
    """What a text says in JSON; raises `ValueError` if it is none, or too deep."""
    try:
        found: object = json.loads(text)
        # Halves of signs, which only escapes can write, could not be passed on.
        json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("too deep") from None
    level = [found]
    for _ in range(DEEPEST):
        level = list(chain.from_iterable(map(_inside, level)))
        if not level:
            return found
    raise ValueError("too deep")


def _inside(thing: object) -> list[object]:
    if isinstance(thing, dict):
        return list(thing.values())
    return thing if isinstance(thing, list) else []


def is_number(text: str) -> bool:
    """Whether a text is a plain number of a size that is meant."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
