"""Parsing untrusted JSON, within reasonable limits."""

from __future__ import annotations

import json
from itertools import chain

DEEPEST = 64
"""The maximum depth of nested lists and objects; deeper ones would only exhaust the parser."""
LONGEST_NUMBER = 20
"""The number of digits in the largest number in use, which is an ID."""


def parsed(text: bytes | str) -> object:
    """Parse a JSON text; raise `ValueError` if it is invalid or nested too deeply."""
    try:
        found: object = json.loads(text)
        # Fails on lone surrogates, which only escapes can produce: they could not be passed on.
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
    """Return whether a text consists of decimal digits only, and no more than an ID has."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
