"""The places of names, buildings and scientists in each area of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.scene import Align, Box


@dataclass(frozen=True, slots=True)
class Plot:
    """The parts of an area's ground."""

    title: Box
    align: Align
    buildings: Box
    bars: Box
    """The bars of scientists: their seats at the foot, the blocks above."""
    leader_left: bool
    """True if the longest bar stands at the left, where the area is deeper."""
    beside: bool = False
    """True if the points stand beside the bars, not above the longest."""


LINE = 38
PLOTS: Final = {
    7: Plot(Box(104, 206, 250, LINE), Align.LEFT, Box(122, 84, 192, 120),
            Box(330, 196, 112, 80), leader_left=True),
    8: Plot(Box(100, 268, 250, LINE), Align.LEFT, Box(102, 316, 208, 104),
            Box(314, 330, 112, 78), leader_left=False),
    1: Plot(Box(104, 460, 250, LINE), Align.LEFT, Box(118, 500, 170, 114),
            Box(290, 494, 108, 78), leader_left=False),
    2: Plot(Box(396, 588, 308, LINE), Align.CENTRE, Box(414, 512, 272, 74),
            Box(494, 446, 112, 64), leader_left=True, beside=True),
    3: Plot(Box(746, 460, 250, LINE), Align.RIGHT, Box(812, 500, 170, 114),
            Box(702, 494, 108, 78), leader_left=True),
    4: Plot(Box(750, 268, 250, LINE), Align.RIGHT, Box(790, 316, 208, 104),
            Box(674, 330, 112, 78), leader_left=True),
    5: Plot(Box(746, 206, 250, LINE), Align.RIGHT, Box(786, 84, 192, 120),
            Box(658, 196, 112, 80), leader_left=False),
    6: Plot(Box(396, 78, 308, LINE), Align.CENTRE, Box(414, 116, 272, 74),
            Box(494, 194, 112, 64), leader_left=True, beside=True),
}  # fmt: skip
"""The plots of all areas, by number."""
FOOT = 28
"""Size of a seat's shape below its bar."""
PITCH = 27
"""Distance between two bars."""
LARGEST, SMALLEST = 62, 34
"""Sizes of a building."""


def building_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """Return boxes for so many buildings, as large as fit into one to three rows."""
    if not count:
        return ()
    size, rows = max((_size(box, count, rows), -rows) for rows in (1, 2, 3))
    rows = -rows
    across = -(-count // rows)
    top = box.centre[1] - rows * size // 2
    found = []
    for number in range(count):
        row, column = divmod(number, across)
        here = min(across, count - row * across)
        left = box.centre[0] - here * size // 2 + column * size
        found.append(Box(left, top + row * size, size, size))
    return tuple(found)


def _size(box: Box, count: int, rows: int) -> int:
    across = -(-count // rows)
    return min(box.width // across, box.height // rows, LARGEST)
