"""The head of a card: its sign, its number, its price and its type on a coloured band."""

from __future__ import annotations

from collections.abc import Iterator

from render.fonts import measure
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.printed import Print

SMALLEST = 31
"""The smallest type: its capitals are 6 pixels high on a phone."""
NEW = "changed"
"""The colour of what is new; nothing else has it."""


def ground(what: Print, cell: Box, band: Box, new: str = "") -> Iterator[Item]:
    """Yield a card, its band and what stands on it; the number only if there is room.

    `new` is what the tag of a card says that was drawn just now; other cards have none.
    """
    colour = what.colour
    yield Panel(cell, "panel-bright", colour, 16, 4)
    yield Panel(band, colour, colour, 16, 1)
    size, middle = band.height - 14, band.centre[1]
    yield Sprite(what.sign, (band.left + 10 + size // 2, middle), size)
    left, right = band.left + 18 + size, band.right - 10
    if what.type:
        yield Sprite(what.type, (right - size // 2, middle), size)
        right -= size + 6
    letters = min(max(band.height * 6 // 10, SMALLEST), 41)
    if what.credits:
        price = str(what.credits)
        wide = measure(price, letters, bold=True) + size + 14
        field = Box(right - wide, middle - size // 2, wide, size)
        yield Panel(field, "panel-deep", "gold", size // 2, 2)
        coin = size - 8
        yield Sprite("credit", (field.right - 6 - coin // 2, middle), coin)
        room = Box(field.left + 6, middle - letters // 2 - 1, wide - coin - 14, letters + 2)
        yield Words(price, room, letters, bold=True, align=Align.RIGHT)
        right = field.left - 4
    if new:
        wide = measure(new, SMALLEST, bold=True) + 20
        tag = Box(right - wide - 4, middle - size // 2, wide, size)
        yield Panel(tag, "panel-deep", NEW, size // 2, 3)
        yield Words(new, tag, SMALLEST, NEW, bold=True, align=Align.CENTRE)
        right = tag.left - 4
    if what.number and measure(what.number, letters, bold=True) <= right - left:
        room = Box(left, band.top, right - left, band.height)
        yield Words(what.number, room, letters, "ink", bold=True)
