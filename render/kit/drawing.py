"""A picture in the making: its ground, its pieces, and the places in it that can be marked."""

from __future__ import annotations

from collections.abc import Collection

from render.gallery import Look
from render.scene import Badge, Box, Item, Outline, Point, Scene

Place = tuple[Box, Point]
"""Where something lies, and where the letter stands if it can be chosen."""

MARGIN = 16
"""From the rim of a picture to what stands on it."""
GAP = 8
"""Between two panels: the pitch of the grid that everything stands on."""
BADGE = 44
"""How high the letters of places are."""


class Drawing:
    """Collects what a scene shows."""

    def __init__(self, width: int, height: int) -> None:
        self.box = Box(0, 0, width, height)
        self.places: dict[str, Place] = {}
        self._ground: list[Item] = []
        self._items: list[Item] = []

    def under(self, *items: Item) -> None:
        """What is the same all game long."""
        self._ground += items

    def put(self, *items: Item) -> None:
        """What may change with a move."""
        self._items += items

    def place(self, name: str, box: Box, badge: Point | None = None) -> None:
        """A place that can be marked; its letter stands in the lower left corner, or elsewhere."""
        self.places[name] = (box, badge or (box.left + 14, box.bottom - 14))

    def scene(self, look: Look, alt: str, own: str = "", changed: Collection[str] = ()) -> Scene:
        """The finished picture; the places of options lie under `own`, if they are not shared."""
        marked = {}
        for mark in look.marks:
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
