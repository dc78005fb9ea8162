"""The Federation track as a strip: what each step brings, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator

from engine.underwater_cities.pack.components import BELOW_THE_TRACK
from engine.underwater_cities.terms.glossary import OVER_THE_TRACK
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.kit.icon_rows import IconRow, lay
from render.scene import Box, Item, Land, Sprite
from render.underwater_cities.board.tracks import SPACES, standing
from render.underwater_cities.cards.glyphs import goods
from render.underwater_cities.question.frame import name_words
from render.underwater_cities.question.goods_strip import NONE
from render.underwater_cities.question.questions import Question

TRACK = 84
"""Height of the strip."""
STEPS = (*SPACES, OVER_THE_TRACK)
"""The spaces from the one below the track to a step beyond the last one."""
OVER = ">1"
"""The sign of a step beyond the last space."""
NUMBER, ICON, MARK = 36, 40, 40
TIP = 14
"""Length of the point of an arrow."""
PAD = 6


def step_name(space: int) -> str:
    """Return what is printed on a space of the track."""
    return OVER if space == OVER_THE_TRACK else str(space)


def step_bonus(asked: Question, space: int) -> IconRow:
    """Return what a step to a space brings, as icons; nothing for the space below the track."""
    return () if space == BELOW_THE_TRACK else goods(asked.pack.federation[space])


def standing_at(asked: Question, space: int) -> tuple[int, ...]:
    """Return the seats on a space, furthest behind first; nobody stays beyond the last one."""
    return () if space == OVER_THE_TRACK else standing(asked.view, space)


def track_strip(drawing: Drawing, asked: Question, box: Box) -> None:
    """Draw each space as an arrow, with its number and its bonus above those who stand on it."""
    for space, cell in zip(STEPS, box.columns(len(STEPS)), strict=True):
        seats = standing_at(asked, space)
        own = asked.seat in seats
        drawing.put(_arrow(cell, bright=own))
        inner = Box(cell.left + TIP + PAD, cell.top, cell.width - TIP - 2 * PAD, cell.height)
        upper, lower = inner.rows(2)
        drawing.put(*_printed(asked, space, upper if seats else inner))
        drawing.put(*_standing(seats, asked.seat, lower))


def _printed(asked: Question, space: int, box: Box) -> Iterator[Item]:
    """Yield the number of a space and its bonus; the sign of the track for the one below it."""
    if space == BELOW_THE_TRACK:
        yield Sprite("federation", box.centre, ICON)
        return
    wide = NUMBER * len(step_name(space)) * 6 // 10 + 4
    yield name_words(step_name(space), Box(box.left, box.top, wide, box.height), NUMBER, "muted")
    rest = Box(box.left + wide + PAD, box.top, box.width - wide - PAD, box.height)
    bonus = step_bonus(asked, space)
    if bonus:
        yield from lay(bonus, rest, ICON)
    else:
        yield name_words(NONE, rest, NUMBER, "muted")


def _standing(seats: tuple[int, ...], own: int, box: Box) -> Iterator[Item]:
    """Yield the shapes on a space side by side, the one that is ahead on the right."""
    size = min(MARK, (box.width - 2) // max(len(seats), 1))
    left = box.centre[0] - size * (len(seats) - 1) // 2
    for number, seat in enumerate(seats):
        small = 0 if seat == own or len(seats) == 1 else 4
        yield seat_mark(seat, (left + number * size, box.centre[1] - 2), size - small)


def _arrow(cell: Box, *, bright: bool) -> Land:
    """Return a cell in the form of an arrow to the right."""
    left, right = cell.left + 1, cell.right - TIP - 2
    middle = cell.centre[1]
    points = (
        (left, cell.top),
        (right, cell.top),
        (right + TIP, middle),
        (right, cell.bottom),
        (left, cell.bottom),
        (left + TIP, middle),
    )
    fill = "slot-always" if bright else "panel"
    return Land(points, fill, "ice" if bright else "panel-edge", 3 if bright else 1.5)
