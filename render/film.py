"""Animation of a game: one GIF with its board after each turn.

A GIF plays wherever Discord runs, its 256 colours hold the fixed palette without loss, and pixels
that do not change between frames are transparent, so they cost next to nothing. It is written frame
by frame: even for a long game, no more than two frames are held in memory at a time.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.paint.painter import Painter, indexed
from render.scene import Scene

Scenes: TypeAlias = Callable[[], Iterable[Scene]]
"""Composes all pictures of an animation anew each time it is called."""
WIDTHS = (1000, 800, 640, 480)
"""Possible widths of an animation; the first that is small enough is used."""
MOST_FRAMES = 150
"""Maximum number of frames; animations of longer games skip turns at even intervals."""
LONGEST = 60_000
"""Maximum duration of an animation, in milliseconds, not counting its last frame."""
SLOWEST, QUICKEST = 1_200, 300
"""The longest and shortest time a frame is shown, in milliseconds."""
LAST = 5_000
"""The time the last frame is shown, in milliseconds."""
CLEAR = 255
"""Palette index of unchanged pixels, which the fixed palette leaves free."""
STAYS = 1
"""GIF disposal method: keep a frame when the next one is drawn over it."""
SIZED_PALETTE = 0b1111_0111
"""GIF flags for one palette of 256 colours that all frames share."""
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
END = b";"


class TooLarge(Exception):
    """Raised if an animation cannot be made small enough."""


def thinned(count: int) -> tuple[int, ...]:
    """Return the indexes of the pictures to show: all, or evenly spaced from first to last."""
    if count <= MOST_FRAMES:
        return tuple(range(count))
    return tuple(round(number * (count - 1) / (MOST_FRAMES - 1)) for number in range(MOST_FRAMES))


def film(painter: Painter, scenes: Scenes, count: int, most: int) -> bytes:
    """Return a GIF of at most `most` bytes, or raise `TooLarge`; slow, so call it in a thread."""
    for width in WIDTHS:
        made = bytearray()
        for part in _parts(_frames(painter, scenes(), width), count):
            made += part
            if len(made) > most:
                break
        else:
            return bytes(made)
    raise TooLarge


def _frames(painter: Painter, scenes: Iterable[Scene], width: int) -> Iterator[Image.Image]:
    """Yield the pictures at this width, in the colours of the fixed palette."""
    canvas = Image.new("RGB", (1, 1))
    for scene in scenes:
        if canvas.size != (scene.width, scene.height):
            canvas = Image.new("RGB", (scene.width, scene.height))
        painter.draw(scene, canvas)
        size = (width, round(scene.height * width / scene.width))
        yield indexed(canvas.resize(size, Image.Resampling.LANCZOS))


def _parts(frames: Iterable[Image.Image], count: int) -> Iterator[bytes]:
    """Yield the file piece by piece: each frame holds only what differs from the one before."""
    each = min(max(LONGEST // count, QUICKEST), SLOWEST)
    before: Image.Image | None = None
    for number, frame in enumerate(frames, 1):
        if before is None:
            yield _head(frame)
        lasts = LAST if number == count else each
        yield from _frame(before, frame, lasts)
        before = frame
    yield END


def _head(frame: Image.Image) -> bytes:
    """Return the GIF header: size, palette, and endless looping."""
    palette = bytes(frame.getpalette() or ()).ljust(3 * (CLEAR + 1), b"\x00")
    return b"GIF89a" + struct.pack("<HHBBB", *frame.size, SIZED_PALETTE, 0, 0) + palette + FOR_EVER


def _frame(before: Image.Image | None, frame: Image.Image, lasts: int) -> list[bytes]:
    """Return one frame, shown for `lasts` milliseconds; it holds at least one pixel."""
    corner, part = (0, 0), frame
    if before is not None:
        differs = ImageChops.difference(_numbers(before), _numbers(frame))
        box = differs.getbbox() or (0, 0, 1, 1)
        corner, part = (box[0], box[1]), frame.crop(box)
        part.paste(CLEAR, mask=differs.crop(box).point(lambda step: 0 if step else 255))
    return GifImagePlugin.getdata(part, corner, duration=lasts, disposal=STAYS, transparency=CLEAR)


def _numbers(frame: Image.Image) -> Image.Image:
    """Return the picture's colour indexes as a greyscale picture."""
    return Image.frombytes("L", frame.size, frame.tobytes())
