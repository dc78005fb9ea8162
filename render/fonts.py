"""The pictures' typeface: measuring text, breaking it into lines, and fitting it into boxes.

One family in two weights, Source Sans 3. Nothing here needs a picture, so a scene can be composed
and tested without painting it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont, features

from render.scene import Words

FAMILY = "Source Sans 3"
REGULAR, BOLD = 400, 650
CAP = 0.66
"""Height of a capital letter, as a share of the font size."""
LEADING = 1.2
"""Distance from one line to the next, as a share of the font size."""
UNKNOWN = "·"
"""Replaces characters that the family lacks, such as emoji in a player's name."""
CUT = "…"
FACES = 24
"""Number of fonts to cache: each takes half a megabyte, and is quickly opened again."""
FIGURES = ["tnum"] if features.check("raqm") else None
"""Requests tabular figures where the text engine can; the font's default ones are tabular too."""


@dataclass(frozen=True, slots=True)
class FittedText:
    """Text laid out in its box: its lines, the font size, and whether all of it fits."""

    lines: tuple[str, ...]
    size: int
    whole: bool


@lru_cache(maxsize=FACES)
def face(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    """Return the font in one size and weight."""
    font = ImageFont.truetype(_file(), size)
    font.set_variation_by_axes([BOLD if bold else REGULAR])
    return font


@cache
def _file() -> str:
    return str(fontpkg.path(FAMILY))


@lru_cache(maxsize=4096)
def known(character: str) -> bool:
    """Return whether the family has this character."""
    return _shape(character) != _shape("\U0010ffff")


def _shape(character: str) -> bytes:
    """Return a character's bitmap; all characters that the family lacks share one."""
    image = Image.new("L", (48, 48))
    ImageDraw.Draw(image).text((8, 36), character, 255, face(32, bold=False), anchor="ls")
    return image.tobytes()


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Return the text in characters that can be shown; any run of others becomes a single mark."""
    shown: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        for part in _showable(character):
            if (part, shown[-1:]) != (UNKNOWN, [UNKNOWN]):
                shown.append(part)
    return "".join(shown)


def _showable(character: str) -> str:
    """Return the character if the family has it, else its plain equivalent, else `UNKNOWN`."""
    if character == "\n":
        return character
    kind = unicodedata.category(character)
    if kind in {"Zs", "Zl", "Zp"}:
        return character if character == "\N{NO-BREAK SPACE}" else " "
    if kind in {"Cc", "Cf", "Mn", "Me"}:
        return ""
    if known(character):
        return character
    plain = unicodedata.normalize("NFKC", character)
    return plain if plain != character and all(map(known, plain)) else UNKNOWN


@lru_cache(maxsize=16384)
def measure(text: str, size: int, *, bold: bool = False) -> int:
    """Return the width of a line in pixels."""
    return ceil(face(size, bold=bold).getlength(clean(text), features=FIGURES))


def cap_height(size: int) -> float:
    """Return the height of a capital letter in pixels."""
    return CAP * size


def height(size: int, lines: int = 1) -> int:
    """Return the height in pixels of this many lines, one below the other."""
    return ceil(size * (1 + LEADING * (lines - 1)))


def wrap(text: str, size: int, width: int, *, bold: bool = False) -> tuple[str, ...]:
    """Return the text in lines no wider than `width`, unless a single word is wider."""
    return tuple(
        line
        for paragraph in clean(text).split("\n")
        for line in _wrapped(paragraph, size, width, bold=bold)
    )


def _wrapped(paragraph: str, size: int, width: int, *, bold: bool) -> Iterator[str]:
    line = ""
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if line and measure(longer, size, bold=bold) > width:
            yield line
            longer = word
        line = longer
    yield line


def cut(text: str, size: int, width: int, *, bold: bool = False) -> str:
    """Return the text, or as much of its beginning as fits, with an ellipsis."""
    text = clean(text)
    if measure(text, size, bold=bold) <= width:
        return text
    kept = len(text)
    while kept and measure(text[:kept].rstrip() + CUT, size, bold=bold) > width:
        kept -= 1
    return text[:kept].rstrip() + CUT


@lru_cache(maxsize=8192)
def lay(words: Words) -> FittedText:
    """Lay out text as large as fits its box; cut it short if even the smallest size is too big."""
    smallest = min(words.size, words.shrink or words.size)
    for size in range(words.size, smallest - 1, -1):
        lines = _lines(words, size)
        if _stand(words, lines, size):
            return FittedText(lines, size, whole=True)
    return FittedText(_forced(words, smallest), smallest, whole=False)


def fits(words: Words) -> bool:
    """Return whether the text fits its box without being cut."""
    return lay(words).whole


def _lines(words: Words, size: int) -> tuple[str, ...]:
    if words.lines == 1:
        return (clean(words.text).replace("\n", " "),)
    return wrap(words.text, size, words.box.width, bold=words.bold)


def _stand(words: Words, lines: tuple[str, ...], size: int) -> bool:
    wide = max(measure(line, size, bold=words.bold) for line in lines)
    high = height(size, len(lines))
    return len(lines) <= words.lines and wide <= words.box.width and high <= words.box.height


def _forced(words: Words, size: int) -> tuple[str, ...]:
    """Return as many lines as fit; the last gets an ellipsis if more would follow."""
    lines = _lines(words, size)
    room = words.lines
    while room > 1 and height(size, room) > words.box.height:
        room -= 1
    if len(lines) > room:
        lines = (*lines[: room - 1], " ".join(lines[room - 1 :]))
    return tuple(cut(line, size, words.box.width, bold=words.bold) for line in lines)
