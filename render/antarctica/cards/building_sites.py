"""The list of the areas that hold the buildings required by the face-up cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin

from engine.antarctica.pack.components import ALL_AREAS, AntarcticaPack
from engine.antarctica.view import AntarcticaView
from engine.antarctica.words.names import area_name
from engine.core.msg import msg
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Sprite, Words

HEAD = 36
LINE = 84
"""Minimum height of a building's line."""
NAME = 28
"""Height of an area's name; at worst each is on a line of its own."""
SMALLEST = 21
UNBROKEN = "\N{NO-BREAK SPACE}"
"""Placed between the words of a name to keep them on one line."""
FIRST_ANGLE, TURN = 225, 45
"""Area 1 is at the lower left; the others follow anticlockwise."""


def needed_types(pack: AntarcticaPack, view: AntarcticaView) -> tuple[str, ...]:
    """Return the types of building that the face-up cards require, in the board's order."""
    asked = {building for card in view.face_up if card for building in card.requires}
    return tuple(building for building in pack.buildings if building in asked)


def standing(view: AntarcticaView, building: str) -> tuple[int, ...]:
    """Return the numbers of the areas that contain this type of building."""
    return tuple(area.number for area in view.areas if building in area.buildings)


def line_for(view: AntarcticaView, needed: tuple[str, ...]) -> int:
    """Return the height of a line for these buildings."""
    most = max((len(standing(view, building)) for building in needed), default=0)
    return max(LINE, most * NAME)


def height_for(view: AntarcticaView, needed: tuple[str, ...]) -> int:
    """Return the height of the list of these buildings."""
    return -(-len(needed) // 2) * line_for(view, needed) + HEAD + 20


@dataclass(frozen=True, slots=True)
class BuildingSites:
    """The list of required buildings, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    view: AntarcticaView

    def draw(self, needed: tuple[str, ...], box: Box) -> None:
        """Draw every required building, in two columns."""
        self.drawing.put(Panel(box))
        inner = box.inset(10)
        title = Box(inner.left + 4, inner.top, inner.width - 8, HEAD)
        said = self.context.words.say(msg("antarctica-picture-where"))
        self.drawing.put(Words(said, title, 26, "muted", bold=True, shrink=SMALLEST))
        rest = Box(inner.left, title.bottom, inner.width, inner.bottom - title.bottom)
        columns, line = rest.columns(2, 12), line_for(self.view, needed)
        for number, building in enumerate(needed):
            column = columns[number % 2]
            row = Box(column.left, column.top + number // 2 * line, column.width, line)
            self._line(row, building, standing(self.view, building))

    def _line(self, row: Box, building: str, areas: tuple[int, ...]) -> None:
        """Draw a building, a ring of all areas with those that contain it lit, and their names."""
        size = LINE - 16
        centre = (row.left + size // 2, row.centre[1])
        self.drawing.put(Sprite(f"building-{building}", centre, size))
        around = LINE - 12
        compass = Box(row.left + size + 8, row.centre[1] - around // 2, around, around)
        self.drawing.put(*_compass(compass, areas))
        room = Box(compass.right + 10, row.top + 2, row.right - compass.right - 10, row.height - 4)
        said = (self.context.words.say(area_name(number)) for number in areas)
        names = ", ".join(name.replace(" ", UNBROKEN) for name in said)
        text = names or self.context.words.say(msg("antarctica-picture-nowhere"))
        colour = "text" if areas else "muted"
        self.drawing.put(Words(text, room, 24, colour, lines=max(len(areas), 3), shrink=SMALLEST))


def _compass(box: Box, lit: tuple[int, ...]) -> Iterator[Item]:
    """Yield the eight areas around the Pole, some of them highlighted."""
    yield Panel(box, "panel-deep", "panel-edge", box.width // 2, 1.5)
    dot, radius = box.width * 22 // 100, box.width * 36 / 100
    for number in ALL_AREAS:
        angle = radians(FIRST_ANGLE + TURN * (number - 1))
        x = round(box.centre[0] + radius * cos(angle))
        y = round(box.centre[1] - radius * sin(angle))
        size = dot if number in lit else dot * 5 // 10
        spot = Box(x - size // 2, y - size // 2, size, size)
        fill = "legal" if number in lit else "panel-edge-bright"
        yield Panel(spot, fill, fill, size // 2, 0)
