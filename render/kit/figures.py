"""Small figures that every game has: a seat's mark, and an icon with its amount."""

from __future__ import annotations

from render.scene import Box, Item, Point, Sprite, Words
from render.theme import SEATS


def seat_mark(seat: int, centre: Point, size: int) -> Sprite:
    """Return the shape of a seat in its colour."""
    context = SEATS[seat]
    return Sprite(f"seat-{context.shape}", centre, size, context.colour)


def amount(icon: str, number: int | str, box: Box, size: int, *, large: bool = False) -> list[Item]:
    """Return an icon followed by its amount, from the left of the box."""
    middle = box.centre[1]
    left = box.left + size + size // 6
    room = Box(left, box.top, max(box.right - left, 1), box.height)
    sprite = Sprite(icon, (box.left + size // 2, middle), size)
    letters = round(size * (1.1 if large else 0.95))
    return [sprite, Words(str(number), room, letters, bold=True, shrink=letters // 2)]
