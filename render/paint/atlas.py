"""Cache of small drawn things: sprites, text labels and anything with an outline."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageEnhance

from render.fonts import FIGURES, clean, face
from render.icons import ICONS
from render.paint.byte_cache import ByteCache
from render.scene import Sprite
from render.theme import HEX

CHANNELS = {"L": 1, "P": 1}
"""Bytes per pixel; all other image modes take four."""
FINE = 4
"""Oversampling factor: small shapes are drawn this many times larger, then reduced."""
FADED = 0.42
"""Opacity and saturation of a thing that is used up."""
SOLID = 255


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small image, and the offset of its upper left corner from its anchor point."""

    image: Image.Image
    """Its colours, premultiplied by alpha; or only a mask, to be filled with any colour."""
    left: int
    top: int


Make: TypeAlias = Callable[[], Stamp]

ENTRY = 500
"""Approximate number of bytes that a cached entry takes in addition to its pixels."""


def bytes_of(image: Image.Image) -> int:
    """Return the number of bytes that an image takes in memory."""
    return image.width * image.height * CHANNELS.get(image.mode, 4)


def _weight(_: Hashable, stamp: Stamp) -> int:
    return ENTRY + bytes_of(stamp.image)


def centred(image: Image.Image) -> Stamp:
    """Return a transparent image as a stamp anchored at its middle."""
    return Stamp(image.convert("RGBa"), -(image.width // 2), -(image.height // 2))


class Atlas:
    """A cache of one painter's stamps."""

    def __init__(self, limit: int) -> None:
        """Cache at most `limit` bytes."""
        self._shelf: ByteCache[Hashable, Stamp] = ByteCache(limit, _weight)

    @property
    def weight(self) -> int:
        """The number of bytes cached now."""
        return self._shelf.weight

    def kept(self, key: Hashable, make: Make) -> Stamp:
        """Return the stamp with this key, making it if it is not cached."""
        return self._shelf.get(key, make)

    def sprite(self, of: Sprite) -> Stamp:
        """Return the stamp of a sprite, in its size and colour."""
        key = (of.name, of.size, of.tint, of.faded)
        return self._shelf.get(key, lambda: _sprite(of))

    def label(self, line: str, size: int, *, bold: bool) -> Stamp:
        """Return the mask of a line of text, anchored at the left end of its baseline."""
        return self._shelf.get((line, size, bold), lambda: _label(line, size, bold=bold))


def _sprite(of: Sprite) -> Stamp:
    if of.name not in ICONS:
        raise LookupError(f"there is no sprite called {of.name!r}")
    drawn = ICONS[of.name].draw(of.size, HEX[of.tint] if of.tint else None)
    return centred(_faded(drawn) if of.faded else drawn)


def _faded(drawn: Image.Image) -> Image.Image:
    """Return the image with reduced saturation and opacity."""
    pale = ImageEnhance.Color(drawn).enhance(FADED)
    pale.putalpha(drawn.getchannel("A").point([round(level * FADED) for level in range(SOLID + 1)]))
    return pale


def _label(line: str, size: int, *, bold: bool) -> Stamp:
    font, text = face(size, bold=bold), clean(line)
    left, top, right, bottom = map(round, font.getbbox(text, anchor="ls", features=FIGURES))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    pen = ImageDraw.Draw(mask)
    pen.text((-left, -top), text, fill=SOLID, font=font, anchor="ls", features=FIGURES)
    return Stamp(mask, left, top)
