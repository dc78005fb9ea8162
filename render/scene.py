"""A picture as plain data: what stands where, in which colour and words. Nothing here draws.

Colours are names of `render.theme`, sprites are names of `render.paint.atlas`. All lengths are
pixels of the finished picture; a scene is hashable, so a painted one can be found again by what it
says.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Just past its last column."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """Just past its last row."""
        return self.top + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.left + self.width // 2, self.top + self.height // 2

    def inset(self, by: int) -> Box:
        """The rectangle without a margin all around."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Side by side, equally wide."""
        width = (self.width - gap * (count - 1)) // count
        lefts = (self.left + number * (width + gap) for number in range(count))
        return tuple(Box(left, self.top, width, self.height) for left in lefts)

    def rows(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """One below the other, equally high."""
        height = (self.height - gap * (count - 1)) // count
        tops = (self.top + number * (height + gap) for number in range(count))
        return tuple(Box(self.left, top, self.width, height) for top in tops)


class Align(StrEnum):
    """Where words stand in their box; they are always in the middle between its top and bottom."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Panel:
    """A rounded field with an outline."""

    box: Box
    fill: str = "panel"
    edge: str = "panel-edge"
    radius: int = 14
    stroke: float = 1.5


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points."""

    points: tuple[Point, ...]
    colour: str = "panel-edge"
    width: float = 2
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Land:
    """A field with any outline, such as a coast."""

    points: tuple[Point, ...]
    fill: str
    edge: str = ""
    stroke: float = 2


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawn thing: an icon, a piece, a token."""

    name: str
    centre: Point
    size: int
    """Its height and width; a sprite that is not square says in the atlas how wide it is."""
    tint: str = ""
    """The colour of a thing that comes in several, such as `seat-1`."""
    faded: bool = False
    """Used up, or not to be had."""


@dataclass(frozen=True, slots=True)
class Words:
    """Something to read. It must fit its box: a law tests that, in every language."""

    text: str
    box: Box
    size: int = 24
    """Of the type, in pixels."""
    colour: str = "text"
    bold: bool = False
    align: Align = Align.LEFT
    lines: int = 1
    """More than one: it is broken into at most so many lines."""
    shrink: int = 0
    """If it does not fit, it may be set smaller, down to this size; 0: it may not."""
    cut: bool = False
    """What people wrote themselves, such as a name, may be cut short if it does not fit."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A letter beside a place that can be chosen, the same as on its button."""

    letter: str
    centre: Point
    size: int = 44
    """How high it is."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A bright rim around a place: `legal` is dashed, `changed` glows."""

    box: Box
    kind: str = "legal"
    radius: int = 14


Item: TypeAlias = Panel | Line | Land | Sprite | Words | Badge | Outline


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture."""

    width: int
    height: int
    ground: tuple[Item, ...]
    """What is the same all game long: painted once for each language and then kept."""
    items: tuple[Item, ...]
    """Pieces, then marks, then words; painted in this order."""
    alt: str
    """The same in words, for those who do not see it: at most 1,024 characters."""
    backdrop: str = "sea"
    """`sea`: the chart at night; else the name of the colour of a plain ground."""
