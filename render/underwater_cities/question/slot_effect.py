"""The effect of an action slot in one line of large icons, or in two if it is long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.underwater_cities.pack.components import Statements
from render.fonts import measure
from render.kit.icon_rows import NARROW, Figure, Glyph, Icon
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.effect_line import icons
from render.underwater_cities.question.frame import SMALLEST

BUILD = "build"
HAMMER = 0.62
"""Size of the hammer over what is built, as a share of it."""
OVER = 0.42
"""The distance between the hammer and the thing that is built."""
NEAR = 0.06
APART = 0.14
LEAST = 38
"""Icons go into two lines rather than become smaller than this."""
TYPE = 0.66


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon, perhaps with a hammer over it, or a figure."""

    icon: str = ""
    text: str = ""
    build: bool = False
    crossed: bool = False
    frame: str = ""
    """The frame of the run that it belongs to."""
    first: bool = False
    """True if a run begins with it."""

    def width(self, size: int) -> float:
        """Return its width at this size of icons."""
        if self.text:
            return measure(self.text, _letters(size), bold=True)
        share = NARROW.get(self.icon, 1.0) + (OVER if self.build else 0)
        return share * size


def _letters(size: int) -> int:
    return max(round(size * TYPE), SMALLEST)


def slot_effect(effect: Statements, box: Box, size: int) -> Iterator[Item]:
    """Yield the icons in the middle of the box, `size` high or smaller if need be."""
    signs = tuple(_signs(effect))
    one = min(size, _largest((signs,), box))
    lines = (signs,) if one >= min(size, LEAST) else _in_two(signs)
    scale = min(size, _largest(lines, box))
    if scale < one:
        lines, scale = (signs,), one
    pitch = box.height // len(lines)
    for number, line in enumerate(lines):
        middle = box.top + number * pitch + pitch // 2
        yield from _line(line, box, middle, scale)


def _signs(effect: Statements) -> Iterator[Sign]:
    """Yield all glyphs of an effect, with each hammer put over what is built."""
    for line in icons(effect):
        for run in line:
            hammer, first = False, True
            for glyph in run.row:
                if isinstance(glyph, Icon) and glyph.name == BUILD:
                    hammer = True
                    continue
                of_icon = isinstance(glyph, Icon)
                yield _sign(glyph, run.frame, build=hammer and of_icon, first=first)
                hammer, first = hammer and not of_icon, False


def _sign(glyph: Glyph, frame: str, *, build: bool, first: bool) -> Sign:
    if isinstance(glyph, Figure):
        return Sign(text=glyph.text, frame=frame, first=first)
    return Sign(glyph.name, "", build, glyph.crossed, frame, first)


def _gap(one: Sign, size: int) -> float:
    return (NEAR if one.text else APART) * size


def _wide(line: tuple[Sign, ...], size: int) -> float:
    return sum(sign.width(size) + _gap(sign, size) for sign in line)


def _largest(lines: tuple[tuple[Sign, ...], ...], box: Box) -> int:
    """Return the largest size at which these lines fit the box."""
    size = box.height // len(lines)
    while size > 1 and max(_wide(line, size) for line in lines) > box.width:
        size -= 1
    return size


def _in_two(signs: tuple[Sign, ...]) -> tuple[tuple[Sign, ...], ...]:
    """Return the signs on two lines of similar width; the second never begins with a sign."""
    breaks = [
        number
        for number, sign in enumerate(signs)
        if number and sign.first and sign.icon not in NARROW and not signs[number - 1].text
    ]
    if not breaks:
        return (signs,)
    best = min(breaks, key=lambda at: max(_wide(signs[:at], LEAST), _wide(signs[at:], LEAST)))
    return (signs[:best], signs[best:])


def _line(line: tuple[Sign, ...], box: Box, middle: int, size: int) -> Iterator[Item]:
    left = box.left + (box.width - _wide(line, size)) / 2
    for frame, start, end in _frames(line, size):
        if frame:
            field = Box(
                round(left + start) - 3, middle - size // 2 - 2, round(end - start), size + 4
            )
            yield Panel(field, "panel-deep", "bad" if frame == "price" else "muted", 8, 2)
    for sign in line:
        wide = sign.width(size)
        yield from _one(sign, round(left), round(wide), middle, size)
        left += wide + _gap(sign, size)


def _frames(line: tuple[Sign, ...], size: int) -> Iterator[tuple[str, float, float]]:
    """Yield the frame of each run, with its left and right end."""
    at, start, frame = 0.0, 0.0, ""
    for sign in line:
        if sign.first:
            yield frame, start, at
            start, frame = at, sign.frame
        at += sign.width(size) + _gap(sign, size)
    yield frame, start, at


def _one(sign: Sign, left: int, wide: int, middle: int, size: int) -> Iterator[Item]:
    if sign.text:
        letters = _letters(size)
        room = Box(left, middle - letters // 2 - 2, wide + 1, letters + 4)
        yield Words(sign.text, room, letters, "white", bold=True, align=Align.CENTRE)
        return
    if sign.icon in NARROW:
        yield Sprite(sign.icon, (left + wide // 2, middle), round(size * 0.7))
        return
    hammer = round(size * HAMMER)
    before = round(size * OVER) if sign.build else 0
    yield Sprite(
        sign.icon, (left + before + (wide - before) // 2, middle), size, faded=sign.crossed
    )
    if sign.build:
        yield Sprite(BUILD, (left + hammer // 2, middle + (size - hammer) // 2), hammer)
    if sign.crossed:
        yield Sprite("cross", (left + wide // 2, middle), round(size * 0.8))
