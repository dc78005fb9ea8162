"""Text wrapped as on a phone that is 390 css px wide."""

from __future__ import annotations

import re
from collections.abc import Iterator

from render.fonts import measure

WIDTH = 338
"""The width of text in a container there, in css px."""
SIZE = 16.0
SIZES = (("### ", 17.0), ("## ", 19.5), ("# ", 23.0), ("-# ", 13.5))
"""The beginnings of lines that are set in another size."""
EMOJI = 1.375
"""The width of an emoji, in sizes of the text."""
INDENT = 24
"""The indentation of list entries."""
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_MOMENT = re.compile(r"<t:\d+(?::\w)?>")
_MENTION = re.compile(r"<[@#][!&]?\d+>")
_LINK = re.compile(r"\[([^]]+)\]\(<?[^)]+\)")
_MARKS = re.compile(r"\*\*|__|~~|\|\||`|\\(?=[^\w\s])")
_PLACE = "\ufffc"
"""The sign that stands for an emoji while a line is measured."""


def lines(text: str) -> int:
    """Return the number of lines that a message's text takes up, empty ones left out."""
    return sum(_lines_of(line) for line in text.splitlines() if line.strip())


def _lines_of(line: str) -> int:
    size, wide = SIZE, float(WIDTH)
    line = line.strip()
    for mark, larger in SIZES:
        if line.startswith(mark):
            line, size = line.removeprefix(mark), larger
            break
    if re.match(r"([-*]|\d+\.) ", line):
        wide -= INDENT
    elif line.startswith("> "):
        line, wide = line.removeprefix("> "), wide - SIZE
    return sum(1 for _ in _wrapped(_plain(line), size, wide))


def _plain(line: str) -> str:
    """Return a line without its markup, with words in place of what Discord resolves."""
    line = _EMOJI.sub(_PLACE, line)
    line = _MOMENT.sub("in 23 hours", line)
    line = _MENTION.sub("@Player 1", line)
    return _MARKS.sub("", _LINK.sub(r"\1", line))


def _wrapped(line: str, size: float, wide: float) -> Iterator[str]:
    """Yield the lines into which a line is broken between words, or within one that is too long."""
    current = ""
    for word in line.split():
        longer = f"{current} {word}".strip()
        if current and _width(longer, size) > wide:
            yield current
            longer = word
        while _width(longer, size) > wide:
            fits = max(
                n for n in range(1, len(longer)) if n == 1 or _width(longer[:n], size) <= wide
            )
            yield longer[:fits]
            longer = longer[fits:]
        current = longer
    yield current


def _width(text: str, size: float) -> float:
    words, emojis = text.replace(_PLACE, ""), text.count(_PLACE)
    return measure(words, 100) * size / 100 + emojis * EMOJI * size
