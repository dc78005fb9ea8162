"""A game as a moving picture: its board after each turn, one after the other, as one GIF.

A GIF moves wherever Discord is, its 256 colours hold the fixed palette without loss, and what stays
the same from one frame to the next is left clear, so that it costs next to nothing. It is written
frame by frame: of a long game no more than two are kept at a time.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.paint.painter import Painter, indexed
from render.scene import Scene

Scenes: TypeAlias = Callable[[], Iterable[Scene]]
"""Composes all pictures of a film, as often as it is asked."""
WIDTHS = (1000, 800, 640, 480)
"""How wide a film may be; the first at which it is small enough is taken."""
MOST_FRAMES = 150
"""Of longer games some turns are left out, evenly."""
LONGEST = 60_000
"""Milliseconds that a film lasts at most, without its last frame."""
SLOWEST, QUICKEST = 1_200, 300
"""Milliseconds for which a frame is shown."""
LAST = 5_000
"""Milliseconds for which the end is shown."""
CLEAR = 255
"""Stands for what stays as it was: a number that the fixed palette leaves free."""
STAYS = 1
"""What is done with a frame when the next one comes."""
SIZED_PALETTE = 0b1111_0111
"""The mark of a GIF with 256 colours for all its frames."""
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
END = b";"


class TooLarge(Exception):
    """A film cannot be made small enough."""


def thinned(count: int) -> tuple[int, ...]:
    """Which of so many pictures are shown: all, or evenly some, always the first and the last."""
    if count <= MOST_FRAMES:
        return tuple(range(count))
    return tuple(round(number * (count - 1) / (MOST_FRAMES - 1)) for number in range(MOST_FRAMES))


def film(painter: Painter, scenes: Scenes, count: int, most: int) -> bytes:
    """So many pictures as a GIF of at most so many bytes; takes long, so it is made in a thread."""
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
    """The pictures at this width, in the colours of the fixed palette."""
    canvas = Image.new("RGB", (1, 1))
    for scene in scenes:
        if canvas.size != (scene.width, scene.height):
            canvas = Image.new("RGB", (scene.width, scene.height))
        painter.draw(scene, canvas)
        size = (width, round(scene.height * width / scene.width))
        yield indexed(canvas.resize(size, Image.Resampling.LANCZOS))


def _parts(frames: Iterable[Image.Image], count: int) -> Iterator[bytes]:
    """The file, part by part: each frame is written only where it differs from the one before."""
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
    """How large the film is, its colours, and that it is shown over and over."""
    palette = bytes(frame.getpalette() or ()).ljust(3 * (CLEAR + 1), b"\x00")
    return b"GIF89a" + struct.pack("<HHBBB", *frame.size, SIZED_PALETTE, 0, 0) + palette + FOR_EVER


def _frame(before: Image.Image | None, frame: Image.Image, lasts: int) -> list[bytes]:
    """One frame, shown for so long; at least a single point, so that it is there at all."""
    corner, part = (0, 0), frame
    if before is not None:
        differs = ImageChops.difference(_numbers(before), _numbers(frame))
        box = differs.getbbox() or (0, 0, 1, 1)
        corner, part = (box[0], box[1]), frame.crop(box)
        part.paste(CLEAR, mask=differs.crop(box).point(lambda step: 0 if step else 255))
    return GifImagePlugin.getdata(part, corner, duration=lasts, disposal=STAYS, transparency=CLEAR)


def _numbers(frame: Image.Image) -> Image.Image:
    """The numbers of a picture's colours, as a picture in grey."""
    return Image.frombytes("L", frame.size, frame.tobytes())
