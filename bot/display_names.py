"""Display names made safe to show: visible, harmless, and impossible to mistake for another's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby

_NOTHING = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories of characters that are invisible, or whose appearance is unknown."""
_BLANK = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0000-\U000e0fff]"
)
"""Invisible characters of other categories: fillers, joiners, variation selectors."""
_BLANK_PATTERN = "\u2800"
"""A Braille letter without dots: as wide as a space."""
MOST_MARKS = 4
"""The most combining marks on one letter; more would overlap the lines above and below."""

KEPT = 4096
"""The most names whose results each cache holds."""

_MARKED = re.compile(r"[\\*_~`|<>\[\]()/]|^[-+#]")
_NUMBERED = re.compile(r"^([0-9]+)\.")
"""Characters that may be Discord markup: marks, links, mentions, addresses, lists, headings."""

_LOOKS = {
    "АВСЕҒԌНІЈКӀМОРԚЅТУХѴԜҮЗЬ": "ABCEFGHIJKIMOPQSTYXVWY3b",
    "авсԁеҽԍһніјкӏмопрԛѕтухѵԝүзь": "abcdeeghhijklmonpqstyxvwy3b",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχωϲϳ": "ABEZHIKMNOPTYXabyenikvoptuxwcj",
    "ՕՍՏօոսհցզյռ": "OUSonuhgqjn",
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ": "abcdefghijklmnopqrstuvwyz",
    "ıɩłøđħɑɡŧƅɛʋ": "iilodhagtbeu",
}
"""Letters of other alphabets, and odd Latin ones, that look like plain letters."""
_LOOKS_LIKE = {
    ord(sign): plain
    for signs, plains in _LOOKS.items()
    for sign, plain in zip(signs, plains, strict=True)
}
_ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l"})
_TWO_ALIKE = (("rn", "m"), ("vv", "w"))


@lru_cache(maxsize=KEPT)
def visible(text: str) -> str:
    """Return the text on one line, without invisible characters."""
    spaced = " ".join(text.replace(_BLANK_PATTERN, " ").split())
    seen = (sign for sign in _BLANK.sub("", spaced) if unicodedata.category(sign) not in _NOTHING)
    return " ".join(_few_marks("".join(seen)).split())


def _few_marks(text: str) -> str:
    """Return the text without excess combining marks, and without any that follow no letter."""
    kept: list[str] = []
    for is_mark, signs in groupby(text, _is_mark):
        if not is_mark:
            kept.extend(signs)
        elif kept and not kept[-1].isspace():
            kept.extend(list(signs)[:MOST_MARKS])
    return "".join(kept)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in {"Mn", "Me"}


def escaped(text: str) -> str:
    """Return text that Discord shows literally: no links, mentions or markup."""
    unmarked = _NUMBERED.sub(r"\1\\.", _MARKED.sub(r"\\\g<0>", text))
    # Adds a zero-width space: Discord looks for mentions before it reads markup.
    return unmarked.replace("@", "@\u200b")


@lru_cache(maxsize=KEPT)
def skeleton(name: str) -> str:
    """Return a key for how a name looks at a glance; names with equal keys could be mixed up."""
    plain = unicodedata.normalize("NFKD", visible(name)).translate(_LOOKS_LIKE).casefold()
    plain = unicodedata.normalize("NFKD", plain).translate(_LOOKS_LIKE).translate(_ALIKE)
    letters = "".join(sign for sign in plain if sign.isalnum())
    for two, one in _TWO_ALIKE:
        letters = letters.replace(two, one)
    return letters or "".join(plain.split())


def disambiguated(
    names: Sequence[str],
    longest: int,
    shorten: Callable[[str, int], str],
    look: Callable[[str], str] = skeleton,
) -> tuple[str, ...]:
    """Return these names, adding the seat number to any that look like another one."""
    told = list(names)
    while True:
        looks = [look(name) for name in told]
        alike = [
            seat
            for seat, name in enumerate(told)
            if looks.count(looks[seat]) > 1 and not name.endswith(_mark(seat))
        ]
        if not alike:
            return tuple(told)
        for seat in alike:
            told[seat] = shorten(names[seat], longest - len(_mark(seat))) + _mark(seat)


def _mark(seat: int) -> str:
    return f" ({seat + 1})"
