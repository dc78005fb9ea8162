"""Cache of picture backgrounds: the most recently used are ready, the others compressed.

As pixels, a background takes a lot of memory, and every game, language, kind of picture and number
of players has its own. It is mostly one colour, so it takes only a twentieth of that when
compressed, and decompressing it is much quicker than painting it again.
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
"""zlib level of the compressed backgrounds: a higher one saves next to nothing."""
MODE = "RGB"

Ground: TypeAlias = tuple[int, int, str, tuple[Item, ...]]
"""Width, height, backdrop and the items on it."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A compressed background."""

    size: tuple[int, int]
    pixels: bytes

    @classmethod
    def of(cls, image: Image.Image) -> Packed:
        """Return a background, compressed."""
        return cls(image.size, zlib.compress(image.tobytes(), LEVEL))

    def unpacked(self) -> Image.Image:
        """Return the background as pixels."""
        return Image.frombytes(MODE, self.size, zlib.decompress(self.pixels))


class BackgroundCache:
    """Cache of a painter's backgrounds; threads may share it."""

    def __init__(self, ready: int, packed: int) -> None:
        """Cache at most `ready` bytes as pixels, and `packed` bytes compressed."""
        self._packed: ByteCache[Ground, Packed] = ByteCache(packed, _packed_weight)
        self._ready: ByteCache[Ground, Image.Image] = ByteCache(ready, _ready_weight, self._pack)

    @property
    def limit(self) -> int:
        """The maximum number of bytes cached."""
        return self._ready.limit + self._packed.limit

    @property
    def weight(self) -> int:
        """The number of bytes cached now."""
        return self._ready.weight + self._packed.weight

    def get(self, key: Ground, paint: Callable[[], Image.Image]) -> Image.Image:
        """Return a background, painting it if it is cached in neither form."""
        return self._ready.get(key, lambda: self._found(key) or paint())

    def _found(self, key: Ground) -> Image.Image | None:
        packed = self._packed.find(key)
        return packed.unpacked() if packed else None

    def _pack(self, key: Ground, image: Image.Image) -> None:
        """Compress a background that was dropped from the ready ones."""
        self._packed.get(key, lambda: Packed.of(image))


def _ready_weight(key: Ground, image: Image.Image) -> int:
    return bytes_of(image) + ENTRY * len(key[-1])


def _packed_weight(key: Ground, packed: Packed) -> int:
    return len(packed.pixels) + ENTRY * len(key[-1])
