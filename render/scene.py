"""A picture as plain data: panels, sprites, text and their positions. Nothing here draws.

Colours are names from `render.theme`, sprites are names from `render.icons`. All lengths are in
pixels of the finished picture. A scene is hashable, so a painted one can be cached by its content.
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
        """The first column to the right of it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.height

    @property
    def centre(self) -> Point:
        """The point in its middle."""
        return self.left + self.width // 2, self.top + self.height // 2

    def inset(self, by: int) -> Box:
        """Return the rectangle, reduced by this margin on all sides."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return it split into boxes of equal width, side by side."""
        width = (self.width - gap * (count - 1)) // count
        lefts = (self.left + number * (width + gap) for number in range(count))
        return tuple(Box(left, self.top, width, self.height) for left in lefts)

    def rows(self, count: int, gap: int = 0) -> tuple[Box, ...]:
        """Return it split into boxes of equal height, one below the other."""
        height = (self.height - gap * (count - 1)) // count
        tops = (self.top + number * (height + gap) for number in range(count))
        return tuple(Box(self.left, top, self.width, height) for top in tops)


class Align(StrEnum):
    """Horizontal alignment of text in its box; vertically it is always centred."""

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
    """A ready-made drawing, such as an icon, a piece or a token."""

    name: str
    centre: Point
    size: int
    """Its height; the width follows from the sprite's aspect ratio."""
    tint: str = ""
    """The colour, such as `seat-1`, of a thing that comes in several."""
    faded: bool = False
    """True if it is used up or unavailable."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text, which must fit its box: a test checks that in every language."""

    text: str
    box: Box
    size: int = 24
    """Font size in pixels."""
    colour: str = "text"
    bold: bool = False
    align: Align = Align.LEFT
    lines: int = 1
    """Maximum number of lines that the text may be broken into."""
    shrink: int = 0
    """The smallest font size allowed if the text does not fit; 0 if it may not shrink."""
    cut: bool = False
    """True if it may be cut short: text that people wrote themselves, such as a name."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A bright rim around a place: `legal` is dashed, `changed` glows."""

    box: Box
    kind: str = "legal"
    radius: int = 14


Item: TypeAlias = Panel | Line | Land | Sprite | Words | Outline


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture."""

    width: int
    height: int
    ground: tuple[Item, ...]
    """Items that never change during a game: painted once for each language, then cached."""
    items: tuple[Item, ...]
    """Items that may change, in the order in which they are painted: marks come last."""
    alt: str
    """The picture described in words, at most 1,024 characters."""
    backdrop: str = "sea"
    """Either `sea`, the chart at night, or the name of a plain background colour."""
    marked: tuple[str, ...] = ()
    """The places to choose that it shows."""
