"""A picture in the making: its background, its pieces, and the places in it that can be marked."""

from __future__ import annotations

from collections.abc import Collection

from render.gallery import ReaderContext
from render.scene import Badge, Box, Item, Outline, Point, Scene

Position = tuple[Box, Point]
"""The area of a place, and the centre of its letter if it can be chosen."""

MARGIN = 16
"""Distance between the edge of a picture and its content."""
GAP = 8
"""Distance between two panels: the pitch of the layout grid."""
BADGE = 44
"""Height of the letters that mark places."""


class Drawing:
    """A builder that collects the items of a scene."""

    def __init__(self, width: int, height: int) -> None:
        self.box = Box(0, 0, width, height)
        self.places: dict[str, Position] = {}
        self._ground: list[Item] = []
        self._items: list[Item] = []

    def under(self, *items: Item) -> None:
        """Add items that never change during a game."""
        self._ground += items

    def put(self, *items: Item) -> None:
        """Add items that a move may change."""
        self._items += items

    def place(self, name: str, box: Box, badge: Point | None = None) -> None:
        """Register a place that can be marked; its letter is at the lower left by default."""
        self.places[name] = (box, badge or (box.left + 14, box.bottom - 14))

    def scene(
        self, context: ReaderContext, alt: str, own: str = "", changed: Collection[str] = ()
    ) -> Scene:
        """Return the finished scene; places to mark are found with the prefix `own`, or without."""
        marked = {}
        for mark in context.marks:
            name = next((name for name in (own + mark.spot, mark.spot) if name in self.places), "")
            if name:
                marked[name] = mark.letter
        glow = [name for name in self.places if name in changed and name not in marked]
        marks: list[Item] = [Outline(self.places[name][0], "changed") for name in glow]
        marks += [Outline(self.places[name][0]) for name in marked]
        marks += [Badge(letter, self.places[name][1], BADGE) for name, letter in marked.items()]
        return Scene(
            self.box.width,
            self.box.height,
            tuple(self._ground),
            (*self._items, *marks),
            alt,
        )
