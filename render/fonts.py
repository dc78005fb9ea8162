"""The type of the pictures: how wide words are, how they break into lines, whether they fit.

One family in two weights, Source Sans 3. Nothing here needs a picture, so that a scene can be
composed and tested without painting it.
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
"""Height of a capital letter, as a share of the type's size."""
LEADING = 1.2
"""From one line to the next, as a share of the type's size."""
UNKNOWN = "·"
"""Stands for characters that the family does not have, such as emoji in a person's name."""
CUT = "…"
FACES = 24
"""Sizes of type kept open: each takes half a megabyte, and is opened in no time."""
FIGURES = ["tnum"] if features.check("raqm") else None
"""Figures equally wide where the text layout engine can do it; the family's usual ones are too."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How words stand: their lines, the size of the type, and whether all of it fits."""

    lines: tuple[str, ...]
    size: int
    whole: bool


@lru_cache(maxsize=FACES)
def face(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    """The type in one size and weight."""
    font = ImageFont.truetype(_file(), size)
    font.set_variation_by_axes([BOLD if bold else REGULAR])
    return font


@cache
def _file() -> str:
    return str(fontpkg.path(FAMILY))


@lru_cache(maxsize=4096)
def known(character: str) -> bool:
    """Whether the family has this character."""
    return _shape(character) != _shape("\U0010ffff")


def _shape(character: str) -> bytes:
    """How a character is drawn; all that the family lacks are drawn alike."""
    image = Image.new("L", (48, 48))
    ImageDraw.Draw(image).text((8, 36), character, 255, face(32, bold=False), anchor="ls")
    return image.tobytes()


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text in characters that can be shown; a run of others becomes one neutral mark."""
    shown: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        for part in _showable(character):
            if (part, shown[-1:]) != (UNKNOWN, [UNKNOWN]):
                shown.append(part)
    return "".join(shown)


def _showable(character: str) -> str:
    """The character if the family has it, else what it is a fancy form of, else the mark."""
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
    """How many pixels wide a line is."""
    return ceil(face(size, bold=bold).getlength(clean(text), features=FIGURES))


def cap_height(size: int) -> float:
    """How many pixels high a capital letter is."""
    return CAP * size


def height(size: int, lines: int = 1) -> int:
    """How many pixels lines of this size take, one below the other."""
    return ceil(size * (1 + LEADING * (lines - 1)))


def wrap(text: str, size: int, width: int, *, bold: bool = False) -> tuple[str, ...]:
    """The text in lines that are no wider than `width`, unless a single word is."""
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
    """The text, or as much of its beginning as fits, with an ellipsis."""
    text = clean(text)
    if measure(text, size, bold=bold) <= width:
        return text
    kept = len(text)
    while kept and measure(text[:kept].rstrip() + CUT, size, bold=bold) > width:
        kept -= 1
    return text[:kept].rstrip() + CUT


@lru_cache(maxsize=8192)
def lay(words: Words) -> Setting:
    """How words stand in their box: as large as they may; cut short if even the smallest fails."""
    smallest = min(words.size, words.shrink or words.size)
    for size in range(words.size, smallest - 1, -1):
        lines = _lines(words, size)
        if _stand(words, lines, size):
            return Setting(lines, size, whole=True)
    return Setting(_forced(words, smallest), smallest, whole=False)


def fits(words: Words) -> bool:
    """Whether words fit their box as they are."""
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
    """As many lines as there is room for, the last one with an ellipsis if more would follow."""
    lines = _lines(words, size)
    room = words.lines
    while room > 1 and height(size, room) > words.box.height:
        room -= 1
    if len(lines) > room:
        lines = (*lines[: room - 1], " ".join(lines[room - 1 :]))
    return tuple(cut(line, size, words.box.width, bold=words.bold) for line in lines)
