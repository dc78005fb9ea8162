"""Ways to look at single items of a picture, the same for all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from itertools import combinations

from engine.core.text import Words as Language
from render.gallery import ReaderContext
from render.icons import ICONS
from render.kit.drawing import Drawing
from render.scene import Box, Item, Land, Line, Outline, Panel, Scene, Sprite, Words

READER = ReaderContext(Language("en"), ("Mira", "Bo", "Łukasz", "Ada"))
"""An English-speaking reader."""


def finished(drawing: Drawing) -> Scene:
    """Return a drawing as it is so far, without marks."""
    return drawing.scene(READER, "a test")


def shown(drawing: Drawing) -> tuple[Item, ...]:
    """Return all items of a drawing so far."""
    scene = finished(drawing)
    return (*scene.ground, *scene.items)


def sprites_in(items: Iterable[Item]) -> list[Sprite]:
    """Return the sprites among the items."""
    return [item for item in items if isinstance(item, Sprite)]


def names_in(items: Iterable[Item], *, faded: bool | None = None) -> list[str]:
    """Return the names of the sprites among the items, or only of the faded or unfaded ones."""
    return [one.name for one in sprites_in(items) if faded is None or one.faded == faded]


def words_in(items: Iterable[Item]) -> list[Words]:
    """Return the lettering among the items."""
    return [item for item in items if isinstance(item, Words)]


def texts_in(items: Iterable[Item]) -> list[str]:
    """Return all the texts among the items."""
    return [item.text for item in words_in(items)]


def panels_in(items: Iterable[Item]) -> list[Panel]:
    """Return the panels among the items."""
    return [item for item in items if isinstance(item, Panel)]


def extent(item: Item) -> Box:
    """Return the area that an item takes up."""
    match item:
        case Panel() | Words() | Outline():
            return item.box
        case Line(points) | Land(points):
            across, down = zip(*points, strict=True)
            return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))
        case Sprite(name, (x, y), size):
            wide = round(size * ICONS[name].aspect)
            return Box(x - wide // 2, y - size // 2, wide, size)


def holds(outer: Box, inner: Box, slack: int = 0) -> bool:
    """Return whether a box lies within another, give or take a few pixels."""
    return (
        inner.left >= outer.left - slack
        and inner.top >= outer.top - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def outside(items: Iterable[Item], box: Box, slack: int = 0) -> list[Item]:
    """Return the items that extend beyond a box."""
    return [item for item in items if not holds(box, extent(item), slack)]


def within(items: Iterable[Item], box: Box) -> list[Item]:
    """Return the items whose middle lies in a box."""
    found = []
    for item in items:
        x, y = extent(item).centre
        if box.left <= x < box.right and box.top <= y < box.bottom:
            found.append(item)
    return found


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes share a pixel."""
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def apart(boxes: Iterable[Box]) -> bool:
    """Return whether no two boxes overlap."""
    return not any(overlap(one, other) for one, other in combinations(boxes, 2))


def boxes_of(*parts: object) -> list[Box]:
    """Return all boxes among the parts of a layout, at any depth."""
    found: list[Box] = []
    for part in parts:
        if isinstance(part, Box):
            found.append(part)
        elif is_dataclass(part):
            found += boxes_of(*(getattr(part, field.name) for field in fields(part)))
        elif isinstance(part, Mapping):
            found += boxes_of(*part.values())
        elif isinstance(part, tuple):
            found += boxes_of(*part)
    return found
