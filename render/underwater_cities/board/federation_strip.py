"""The Federation track on the board: its spaces as arrows, with the shapes of those on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.underwater_cities.pack.components import BELOW_THE_TRACK
from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Box, Item, Land, Panel, Sprite
from render.underwater_cities.board.tracks import SPACES, standing
from render.underwater_cities.question.frame import SMALLEST, name_words

PAD = 8


def federation_strip(picture: Drawing, view: UnderwaterCitiesView, box: Box) -> None:
    """Draw the spaces of the Federation track as arrows, with the shapes of those on them."""
    picture.under(Panel(box, "panel", "panel-edge"))
    icon = 40
    picture.under(Sprite("federation", (box.left + PAD + icon // 2, box.centre[1]), icon))
    left = box.left + icon + 2 * PAD
    room = Box(left, box.top + 8, box.right - PAD - left, box.height - 16)
    # All markers begin below the track, so there is more room there.
    first = room.width // 3
    others = Box(room.left + first, room.top, room.width - first, room.height)
    cells = (replace(room, width=first), *others.columns(len(SPACES) - 1))
    for space, cell in zip(SPACES, cells, strict=True):
        seats = standing(view, space)
        picture.put(_chevron(cell), *_standing(seats, cell))
        if not seats and space != BELOW_THE_TRACK:
            picture.put(name_words(str(space), cell, SMALLEST, "muted"))


def _chevron(cell: Box) -> Land:
    """Return a cell in the form of an arrow to the right."""
    tip, left, right = 10, cell.left, cell.right - 2
    middle = cell.centre[1]
    points = (
        (left, cell.top),
        (right, cell.top),
        (right + tip, middle),
        (right, cell.bottom),
        (left, cell.bottom),
        (left + tip, middle),
    )
    return Land(points, "panel-bright", "panel-edge", 1.5)


def _standing(seats: tuple[int, ...], cell: Box) -> Iterator[Item]:
    """Yield the shapes on a space, the one that is ahead on the right."""
    size = (38, 34, 28, 24)[max(len(seats) - 1, 0)]
    room = cell.width - 14
    step = min(size + 2, (room - size) // max(len(seats) - 1, 1)) if seats else 0
    left = cell.centre[0] + 5 - (step * (len(seats) - 1)) // 2
    for number, seat in enumerate(seats):
        yield seat_mark(seat, (left + number * step, cell.centre[1]), size)
