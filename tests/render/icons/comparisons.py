"""Sprites compared with each other: their outlines, their colours, their parts."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

from render.icons.drawing.brush import Brush
from render.icons.drawing.icon import Sketch
from render.icons.drawing.palette import PANEL, WHITE, channels
from tests.render.icons.looks import drawn, pixels

SIZE = 32
"""A size in pixels that shows every detail and is quick to draw."""
_SOLID = [255 * (level > 128) for level in range(256)]


def sprite(name: str, tint: str | None = None) -> Image.Image:
    """Return a sprite at the size of these tests, which must not be painted on."""
    return drawn(name, SIZE, tint)


def painted(sketch: Sketch, size: int = SIZE, tint: str = WHITE) -> Image.Image:
    """Return what a sketch draws on an empty square."""
    brush = Brush.of_size(size, 1, tint)
    sketch(brush)
    return brush.finished()


def part(image: Image.Image, left: float, top: float, right: float, bottom: float) -> Image.Image:
    """Return a rectangle of an image, given in units of 100 to its height."""
    unit = image.height / 100
    return image.crop(
        (round(left * unit), round(top * unit), round(right * unit), round(bottom * unit))
    )


def share(image: Image.Image, *colours: str, near: int = 40) -> float:
    """Return the proportion of pixels that are opaque and close to one of the colours."""
    wanted = [channels(colour)[:3] for colour in colours]
    found = pixels(image)
    return sum(
        pixel[3] > 128
        and any(max(abs(a - b) for a, b in zip(pixel, one, strict=False)) <= near for one in wanted)
        for pixel in found
    ) / len(found)


def covered(image: Image.Image) -> float:
    """Return the proportion of the pixels that are opaque."""
    return ImageStat.Stat(outline(image)).mean[0] / 255


def outline(image: Image.Image) -> Image.Image:
    """Return white for the opaque pixels, black for the others."""
    return image.getchannel("A").point(_SOLID)


def overlap(one: Image.Image, two: Image.Image) -> float:
    """Return the overlap of two outlines divided by their union, from 0 to 1."""
    first, second = outline(one), outline(two)
    both, either = ImageChops.darker(first, second), ImageChops.lighter(first, second)
    return ImageStat.Stat(both).sum[0] / ImageStat.Stat(either).sum[0]


def apart(one: Image.Image, two: Image.Image) -> float:
    """Return the difference of two images on a panel (root mean square, from 0 to 255)."""
    difference = ImageChops.difference(_on_panel(one), _on_panel(two))
    return max(ImageStat.Stat(difference).rms)


def _on_panel(image: Image.Image) -> Image.Image:
    ground = Image.new("RGBA", image.size, PANEL)
    ground.alpha_composite(image)
    return ground.convert("RGB")


def mirrored(image: Image.Image) -> Image.Image:
    """Return a mirror image, with left and right exchanged."""
    return image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
