"""The colours of the icons, and functions that make a colour lighter or darker."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import ImageColor

WHITE: Final = "#FFFFFF"
INK: Final = "#0B1A2C"
"""The darkest tone, for marks on bright pieces and the inside of glass."""
NIGHT: Final = "#16324F"
PANEL: Final = "#10243C"
"""The background that most icons are drawn on."""
WORD: Final = "#EAF1F8"
QUIET: Final = "#9FB6CE"

VIOLET: Final = "#B58CF2"
ORANGE: Final = "#F2A33A"
AZURE: Final = "#4FB3F6"
IVORY: Final = "#F3EBD8"

GOLD: Final = "#F4C84A"
BRASS: Final = "#D9A45B"
STEEL: Final = "#8FB4D0"
METAL: Final = "#5B8DEF"
PLANT: Final = "#58C26B"
FUEL: Final = "#4A5664"
"""Charcoal, of which only the light rim shows on a dark background."""
FUEL_RIM: Final = "#C9D6E2"
TECH: Final = "#F1F6FA"
CORAL: Final = "#F0766B"
TEAL: Final = "#3FC7B8"
WATER: Final = "#2F7FB8"
FOAM: Final = "#BFE6FF"
PAPER: Final = "#F1E7CF"


@cache
def channels(colour: str) -> tuple[int, int, int, int]:
    """Return red, green, blue and opacity, each from 0 to 255."""
    red, green, blue, *rest = ImageColor.getrgb(colour)
    return red, green, blue, rest[0] if rest else 255


@cache
def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour mixed with a share of another, as opaque as before."""
    pairs = zip(channels(colour)[:3], channels(other)[:3], strict=True)
    red, green, blue = (round(one + (two - one) * share) for one, two in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}{channels(colour)[3]:02X}"


def lighter(colour: str, share: float = 0.3) -> str:
    """Return a lighter colour: a mixture with white."""
    return mixed(colour, WHITE, share)


def darker(colour: str, share: float = 0.5) -> str:
    """Return a darker colour: a mixture with `INK`, so that dark edges are bluish, never black."""
    return mixed(colour, INK, share)


def faint(colour: str, opacity: float) -> str:
    """Return a translucent colour."""
    red, green, blue, solid = channels(colour)
    return f"#{red:02X}{green:02X}{blue:02X}{round(solid * opacity):02X}"
