"""The faces of building cards: the building, its requirements, its cost and gain."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Protocol

from render.kit.icon_rows import Figure, Icon, IconRow, lay, width_of
from render.scene import Align, Box, Item, Panel, Sprite, Words

GAP_ROW: IconRow = (Icon("or-slash"),)
"""A row exactly as wide as the gap between two groups of icons."""
DECK_COLOURS = {"basic": "steelplast", "double": "battery", "advanced": "gold"}


class BuildingCard(Protocol):
    """A building card, face up on the table or from a pack."""

    @property
    def result(self) -> str:
        """The type of building."""
        ...

    @property
    def requires(self) -> tuple[str, ...]:
        """The types of building that the player needs access to."""
        ...

    @property
    def scientists(self) -> int:
        """Its cost in scientists."""
        ...

    @property
    def research(self) -> int:
        """The Research Points it gives."""
        ...

    @property
    def star(self) -> bool:
        """True if it counts when cards are scored."""
        ...


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """The positions of the parts of a card."""

    band: Box
    result: Box
    name: Box
    """Space for the name of the building, if it is shown."""
    needs: Box
    cost: Box


def upright(box: Box) -> CardPlaces:
    """Return a layout from top to bottom: building, requirements, cost and gain."""
    inner = box.inset(max(6, box.width // 24))
    band = _band(box, box.height * 18 // 100)
    cost = box.height * 19 // 100
    needs = min(box.height * 21 // 100, inner.width // 3)
    top = inner.bottom - cost - needs
    return CardPlaces(
        band,
        Box(inner.left, band.bottom + 2, inner.width, top - band.bottom - 4),
        Box(inner.left, top, inner.width, 0),
        Box(inner.left, top, inner.width, needs),
        Box(inner.left, inner.bottom - cost, inner.width, cost),
    )


def worded(box: Box) -> CardPlaces:
    """Return a layout from top to bottom, with the name and a line for each requirement."""
    inner = box.inset(12)
    band = _band(box, 52)
    cost = Box(inner.left, inner.bottom - 44, inner.width, 44)
    needs = Box(inner.left, cost.top - 148, inner.width, 140)
    name = Box(inner.left - 4, needs.top - 60, inner.width + 8, 56)
    result = Box(inner.left, band.bottom + 6, inner.width, name.top - band.bottom - 8)
    return CardPlaces(band, result, name, needs, cost)


def _band(box: Box, high: int) -> Box:
    return Box(box.left, box.top, box.width, high)


def card_ground(deck: str, box: Box, places: CardPlaces) -> Iterator[Item]:
    """Yield the empty card: its panel, and a band in the colour of its deck."""
    colour = DECK_COLOURS[deck]
    yield Panel(box, "panel-bright", colour, 12, 3)
    yield Panel(places.band, colour, colour, 12, 0)
    size = places.band.height - 8
    yield Sprite(f"deck-{deck}", (places.band.left + 10 + size // 3, places.band.centre[1]), size)


def band_room(places: CardPlaces) -> Box:
    """Return the part of the band beside the deck's sign."""
    left = places.band.left + 16 + (places.band.height - 8) * 2 // 3
    return Box(left, places.band.top, places.band.right - left - 12, places.band.height)


def card_face(card: BuildingCard, places: CardPlaces) -> Iterator[Item]:
    """Yield the building, with a star if it scores, and the card's cost and gain."""
    room = places.result
    size = min(room.width * 88 // 100, room.height)
    yield Sprite(f"building-{card.result}", room.centre, size)
    if card.star:
        star = size * 38 // 100
        right = min(room.centre[0] + size // 2 + star // 3, room.right)
        yield Sprite(
            "prestige-star", (right - star // 2, room.centre[1] - size // 2 + star // 2), star
        )
    yield from spread(_cost(card), places.cost)


def _cost(card: BuildingCard) -> tuple[IconRow, ...]:
    """Return the cost in scientists and the gain in Research Points, as icons."""
    return (Icon("pawn"),) * card.scientists, (Figure(str(card.research)), Icon("research-point"))


def spread(rows: tuple[IconRow, ...], box: Box, align: Align = Align.CENTRE) -> Iterator[Item]:
    """Yield rows of icons on one line, all of the same size, with gaps between them."""
    units = width_of(GAP_ROW, 100) * (len(rows) - 1) + sum(width_of(row, 100) for row in rows)
    size = min(box.height * 92 // 100, box.width * 100 // units)
    gap = width_of(GAP_ROW, size)
    wide = sum(width_of(row, size) for row in rows) + gap * (len(rows) - 1)
    left = box.left + {Align.LEFT: 0, Align.CENTRE: box.width - wide}.get(align, 0) // 2
    for row in rows:
        room = Box(left, box.centre[1] - size // 2 - 2, width_of(row, size) + 2, size + 8)
        yield from lay(row, room, size, Align.LEFT)
        left = room.right + gap


def card_needs(card: BuildingCard, box: Box, near: Collection[str] | None) -> Iterator[Item]:
    """Yield the required buildings side by side, with a sign on those within reach."""
    size = min(box.height, box.width // max(len(card.requires), 1)) * 94 // 100
    pitch = min(box.width // max(len(card.requires), 1), size * 112 // 100)
    left = box.centre[0] - pitch * len(card.requires) // 2 + pitch // 2
    for number, building in enumerate(card.requires):
        centre = (left + number * pitch, box.centre[1])
        yield from need(building, centre, size, near)


def need(
    building: str, centre: tuple[int, int], size: int, near: Collection[str] | None
) -> Iterator[Item]:
    """Yield one type of building, with a sign if it is within reach."""
    yield Sprite(f"building-{building}", centre, size)
    if near is not None and building in near:
        sign = size * 46 // 100
        corner = (centre[0] + size * 34 // 100, centre[1] + size * 34 // 100)
        yield Panel(_about(corner, sign + 6), "panel-deep", "good", (sign + 6) // 2, 2)
        yield Sprite("reachable", corner, sign - 4)


def number_left(count: int, places: CardPlaces, size: int) -> Words:
    """Return the number of cards left in a deck, at the right end of its band."""
    room = band_room(places)
    return Words(str(count), room, size, "ink", bold=True, align=Align.RIGHT)


def _about(middle: tuple[int, int], side: int) -> Box:
    """Return a square around a point."""
    return Box(middle[0] - side // 2, middle[1] - side // 2, side, side)
