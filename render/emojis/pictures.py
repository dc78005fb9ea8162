"""Emojis as pictures, as Discord keeps them."""

from __future__ import annotations

import io
from base64 import b32encode
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from PIL import Image

from render.emojis.names import sprites
from render.icons import ICONS

SIZE = 128
"""The width and height in pixels, which is the largest that Discord shows."""
SEEN = 22
"""The height in pixels at which Discord shows an emoji in a line of text."""
_TIMES = 24
_MARGIN = 2
_DIGEST = 4


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji as a finished picture."""

    name: str
    digest: str
    """A few letters and figures that change with the picture."""

    @property
    def version(self) -> str:
        """Its name and digest, under which Discord keeps it."""
        return f"{self.name}_{self.digest}"

    def png(self) -> bytes:
        """Return the picture, drawn anew."""
        held = io.BytesIO()
        drawn(self.name).save(held, "PNG", optimize=True)
        return held.getvalue()


def drawn(name: str) -> Image.Image:
    """Return the picture of an emoji, which fills its square as far as its shape allows."""
    icon = ICONS[sprites()[name]]
    large = icon.magnified(SEEN, _TIMES)
    large = large.crop(large.getbbox())
    scale = (SIZE - 2 * _MARGIN) / max(large.size)
    width, height = (max(1, round(side * scale)) for side in large.size)
    small = large.resize((width, height), Image.Resampling.LANCZOS)
    picture = Image.new("RGBA", (SIZE, SIZE))
    picture.alpha_composite(small, ((SIZE - width) // 2, (SIZE - height) // 2))
    return picture


@cache
def emoji(name: str) -> Emoji:
    """Return the emoji of this name."""
    # Of the pixels, since the bytes of the file differ with the library that writes them.
    code = b32encode(blake2b(drawn(name).tobytes(), digest_size=8).digest()).decode()
    return Emoji(name, code[:_DIGEST].lower())
