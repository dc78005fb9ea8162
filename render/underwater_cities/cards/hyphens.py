"""Hyphenation of titles in narrow boxes: long words are divided between syllables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from render.fonts import measure

LEAST = 3
"""Minimum number of letters of a word on either side of a break."""
VOWELS = "aeiouyäöüáàâãéèêíìóòôõúùœæ"
TOGETHER = "(?:sch[lmnrw]?|ch|ck|ph|th|qu|gn|gl|lh|nh|[bcdfgkptv][lr])"
_SYLLABLE = re.compile(
    rf"(?<=[a-zß{VOWELS}])(?:{TOGETHER}|[^\W\d_{VOWELS}])(?=[{VOWELS}])", re.IGNORECASE
)
"""Start of a syllable: the last consonant before a vowel, or two that belong together.

It finds no breaks between two vowels, and need not find all others: one that fits is enough.
"""


@lru_cache(maxsize=4096)
def divided(text: str, size: int, width: int, *, bold: bool = False) -> tuple[str, ...]:
    """Return the text in lines no wider than `width`, dividing words where nothing else helps."""
    lines = [""]
    waiting = text.split(" ")
    while waiting:
        word = waiting.pop(0)
        longer = f"{lines[-1]} {word}".strip()
        if measure(longer, size, bold=bold) <= width:
            lines[-1] = longer
            continue
        if measure(word, size, bold=bold) <= width:
            lines.append(word)
            continue
        start, rest = _parts(word, lines[-1], size, width, bold=bold)
        if not start and lines[-1]:
            lines.append("")
            waiting.insert(0, word)
            continue
        lines[-1] = f"{lines[-1]} {start or word}".strip()
        if start:
            lines.append("")
            waiting.insert(0, rest)
    return tuple(lines)


def _parts(word: str, line: str, size: int, width: int, *, bold: bool) -> tuple[str, str]:
    """Return as much of a word as fits at the end of a line, and the rest."""
    for at in sorted(_breaks(word), reverse=True):
        start = word[:at] if word[at - 1] == "-" else f"{word[:at]}-"
        if measure(f"{line} {start}".strip(), size, bold=bold) <= width:
            return start, word[at:]
    return "", word


def _breaks(word: str) -> Iterator[int]:
    """Yield the positions at which a word may be divided."""
    for found in _SYLLABLE.finditer(word):
        if LEAST <= found.start() <= len(word) - LEAST:
            yield found.start()
    for at, letter in enumerate(word[:-1], start=1):
        if letter == "-":
            yield at
