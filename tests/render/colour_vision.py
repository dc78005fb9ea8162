"""Colours as people see them: how bright, how well apart, by colour-blind eyes and in grey."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.theme import Colour

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

# Linear red, green and blue as seen without one kind of cone (Machado and others, 2009).
DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EYES = (*DEFICIENCIES, "grey")


def luminance(colour: Sequence[int]) -> float:
    """Return a colour's relative luminance, from 0 to 1 (WCAG); its opacity does not count."""
    red, green, blue = (_decoded(part / 255) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG)."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def seen(colour: Colour, eyes: str) -> Colour:
    """Return a colour as these eyes see it."""
    if eyes == "grey":
        level = round(_encoded(luminance(colour)) * 255)
        return level, level, level
    linear = [_decoded(part / 255) for part in colour]
    red, green, blue = (
        round(255 * _encoded(sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in DEFICIENCIES[eyes]
    )
    return red, green, blue


def seen_image(image: Image.Image, eyes: str) -> Image.Image:
    """Return a small picture as these eyes see it."""
    shown = Image.new("RGB", image.size)
    for x in range(image.width):
        for y in range(image.height):
            pixel = image.getpixel((x, y))
            assert isinstance(pixel, tuple)
            red, green, blue = pixel
            shown.putpixel((x, y), seen((red, green, blue), eyes))
    return shown


def _decoded(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
