"""The grounds of pictures: those wanted last stand ready, others are kept packed small.

A ground as pixels is large, and every game, language, kind and number of players has its own. It
is mostly of one colour, so packed it takes a twentieth of the room, and unpacking it is much
quicker than painting it anew.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from render.paint.atlas import ENTRY, bytes_of
from render.paint.byte_cache import ByteCache
from render.scene import Item

LEVEL = 1
"""How hard grounds are packed: more saves next to nothing."""
MODE = "RGB"

Ground: TypeAlias = tuple[int, int, str, tuple[Item, ...]]
"""Width, height, backdrop and what stands on it."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A ground that takes little room."""

    size: tuple[int, int]
    pixels: bytes

    @classmethod
    def of(cls, image: Image.Image) -> Packed:
        """This ground, packed."""
        return cls(image.size, zlib.compress(image.tobytes(), LEVEL))

    def unpacked(self) -> Image.Image:
        """The same as pixels again."""
        return Image.frombytes(MODE, self.size, zlib.decompress(self.pixels))


class BackgroundCache:
    """The grounds that a painter keeps; threads may share them."""

    def __init__(self, ready: int, packed: int) -> None:
        """Keep so many bytes of them ready at most, and so many packed."""
        self._packed: ByteCache[Ground, Packed] = ByteCache(packed, _packed_weight)
        self._ready: ByteCache[Ground, Image.Image] = ByteCache(ready, _ready_weight, self._pack)

    @property
    def limit(self) -> int:
        """How many bytes are kept at most."""
        return self._ready.limit + self._packed.limit

    @property
    def weight(self) -> int:
        """How much is kept now."""
        return self._ready.weight + self._packed.weight

    def get(self, key: Ground, paint: Callable[[], Image.Image]) -> Image.Image:
        """A ground, painted if it is kept in neither way."""
        return self._ready.get(key, lambda: self._found(key) or paint())

    def _found(self, key: Ground) -> Image.Image | None:
        packed = self._packed.find(key)
        return packed.unpacked() if packed else None

    def _pack(self, key: Ground, image: Image.Image) -> None:
        """A ground has to make room for another one."""
        self._packed.get(key, lambda: Packed.of(image))


def _ready_weight(key: Ground, image: Image.Image) -> int:
    return bytes_of(image) + ENTRY * len(key[-1])


def _packed_weight(key: Ground, packed: Packed) -> int:
    return len(packed.pixels) + ENTRY * len(key[-1])
