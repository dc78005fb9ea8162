"""The colours of the pictures, under the names that scenes use, and the look of each seat.

A nautical chart at night: calm ground, bright pieces. Every colour that carries a meaning comes
with a shape or a letter too, so nobody has to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""

HEX: Mapping[str, str] = MappingProxyType(
    {
        # Text.
        "text": "#EAF1F8",
        "muted": "#9FB6CE",
        "ink": "#14283D",
        "ink-muted": "#3B536B",
        # Background, from the surface down.
        "sea-1": "#0B1D33",
        "sea-2": "#0E2A47",
        "sea-3": "#123A5C",
        "sea-contour": "#1B4569",
        "ice": "#DCE8F2",
        "ice-deep": "#B9CFE0",
        # Panels, in three steps of brightness.
        "panel-deep": "#0B1A2D",
        "panel": "#10243C",
        "panel-bright": "#1A3554",
        "panel-edge": "#2C4A6B",
        "panel-edge-bright": "#4A6E93",
        "shadow": "#060F1C",
        # Highlights.
        "legal": "#FFE27A",
        "changed": "#6FF3FF",
        "gold": "#F4C84A",
        "warn": "#FF9B54",
        "good": "#6BD98B",
        "bad": "#FF7F7F",
        "white": "#FFFFFF",
        "black": "#000000",
        # Seats.
        "seat-1": "#B58CF2",
        "seat-2": "#F2A33A",
        "seat-3": "#4FB3F6",
        "seat-4": "#F3EBD8",
        # The map of Antarctica: night ice by turns, shelf ice, closed areas, points on lit ice.
        "ice-night": "#26496F",
        "ice-dusk": "#2A4F77",
        "ice-closed": "#46627E",
        "gold-deep": "#6B4100",
        "flag-red": "#5A1F2A",
        "flag-blue": "#143F6E",
        # Components of Otys.
        "metal": "#5B8DEF",
        "plant": "#58C26B",
        "fuel": "#8792A0",
        "fuel-dark": "#323B47",
        "tech": "#F4F8FC",
        "credit": "#F4C84A",
        "battery": "#8FE3C8",
        "point": "#FFF3D6",
        "key": "#F0B27A",
        "x-key": "#F28A8A",
        "neutral-x": "#A9B8C8",
        "orange": "#E8924A",
        "green": "#58C26B",
        # Components of the other games.
        "kelp": "#58C26B",
        "steelplast": "#8FB4D0",
        "science": "#DDF1FF",
        "biomatter": "#E667B1",
        "card-green": "#5CB873",
        "card-red": "#E5746B",
        "card-yellow": "#E3B94A",
        "slot-green": "#246742",
        "slot-red": "#89403A",
        "slot-yellow": "#7C5C1A",
        "slot-always": "#2F5680",
        "slot-green-dim": "#142F3E",
        "slot-red-dim": "#292B3D",
        "slot-yellow-dim": "#292B3D",
        "slot-always-dim": "#142F3E",
        "plaza": "#275482",
        "plaza-purple": "#4D3384",
        "dome-white": "#E6EDF5",
        "dome-purple": "#A27BE0",
    }
)
"""Every colour, as hexadecimal RGB."""


def _parsed(written: str) -> Colour:
    red, green, blue = bytes.fromhex(written.removeprefix("#"))
    return red, green, blue


COLOURS: Mapping[str, Colour] = MappingProxyType(
    {name: _parsed(written) for name, written in HEX.items()}
)
"""Every colour, as numbers."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The look of all pieces of a seat: its colour always comes with its shape."""

    colour: str
    shape: str


SEATS = (
    SeatLook("seat-1", "disc"),
    SeatLook("seat-2", "triangle"),
    SeatLook("seat-3", "square"),
    SeatLook("seat-4", "diamond"),
)
"""The looks of the seats, in seat order."""


def colour(name: str) -> Colour:
    """Return the colour with this name."""
    if name not in COLOURS:
        raise LookupError(f"there is no colour called {name!r}")
    return COLOURS[name]
