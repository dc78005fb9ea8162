"""A picture in the making: its background, its pieces, and the places in it that can be marked."""

from __future__ import annotations

from collections.abc import Collection

from render.gallery import ReaderContext
from render.kit.enlarge import moved, moved_box
from render.scene import Box, Item, Outline, Point, Scene

MARGIN = 16
"""Distance between the edge of a picture and its content."""
GAP = 8
"""Distance between two panels: the pitch of the layout grid."""


RADIUS = 14
"""The radius of the corners of an outline, unless its place is rounder."""


class Drawing:
    """A builder that collects the items of a scene."""

    def __init__(self, width: int, height: int) -> None:
        self.box = Box(0, 0, width, height)
        self.places: dict[str, Box] = {}
        self._rimmed: set[str] = set()
        self._radii: dict[str, int] = {}
        self._ground: list[Item] = []
        self._items: list[Item] = []

    def under(self, *items: Item) -> None:
        """Add items that never change during a game."""
        self._ground += items

    def put(self, *items: Item) -> None:
        """Add items that a move may change."""
        self._items += items

    def place(self, name: str, box: Box, radius: int = RADIUS, *, rimmed: bool = False) -> None:
        """Register a place that can be marked; `rimmed` if its own rim tells that it is legal."""
        self.places[name], self._radii[name] = box, radius
        if rimmed:
            self._rimmed.add(name)

    def inlay(self, part: Drawing, by: float, to: Point) -> None:
        """Add another drawing in a different size, its upper left corner at a point."""
        self._ground += (moved(item, by, to) for item in part._ground)
        self._items += (moved(item, by, to) for item in part._items)
        for name, box in part.places.items():
            radius = round(part._radii[name] * by)
            self.place(name, moved_box(box, by, to), radius, rimmed=name in part._rimmed)

    def scene(
        self, context: ReaderContext, alt: str, own: str = "", changed: Collection[str] = ()
    ) -> Scene:
        """Return the finished scene; places to mark are found with the prefix `own`, or without."""
        found = (
            next((name for name in (own + spot, spot) if name in self.places), None)
            for spot in context.marks
        )
        marked = [name for name in found if name is not None]
        glow = [name for name in self.places if name in changed and name not in marked]
        kinds = (
            ("changed", glow),
            ("legal", [name for name in marked if name not in self._rimmed]),
        )
        marks = [self._outline(name, kind) for kind, names in kinds for name in names]
        return Scene(
            self.box.width,
            self.box.height,
            tuple(self._ground),
            (*self._items, *marks),
            alt,
            marked=tuple(marked),
        )

    def _outline(self, name: str, kind: str) -> Outline:
        return Outline(self.places[name], kind, self._radii[name])
