"""Flat signs in a single colour, to be drawn on something: a cube's face, a porthole, a token.

`ground` is the colour of the surface under a sign; it shows through the sign's openings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from render.icons.drawing.brush import Brush
from render.icons.drawing.shapes import (
    arc,
    arrowhead,
    box,
    circle,
    drawn,
    mirrored,
    ripple,
    rounded,
    spot,
    star,
    turned,
    whole,
)

Glyph: TypeAlias = Callable[[Brush, str, str], None]


INGOT_END = [(4, 66), (38, 87), (38, 52), (17, 39)]
"""The front left end of a bar of metal that lies at an angle."""
INGOT_SIDE = [(38, 87), (96, 58), (84, 28), (38, 52)]
INGOT_TOP = [(17, 39), (38, 52), (84, 28), (63, 15)]


def ingot(brush: Brush, colour: str, ground: str) -> None:
    """Draw a bar of metal."""
    for face in (INGOT_END, INGOT_SIDE, INGOT_TOP):
        brush.fill(rounded(face, 2), colour)
    for seam in ((INGOT_TOP[0], INGOT_TOP[1]), (INGOT_TOP[1], INGOT_TOP[2])):
        brush.stroke(seam, ground, 7)
    brush.stroke((INGOT_TOP[1], INGOT_END[1]), ground, 7)


LEAFLET = whole(drawn("M 50 2 C 62 12 68 26 66 38 C 64 50 56 58 50 64"))
"""The middle lobe of a leaf that has three."""
SIDE_LEAFLET = drawn("M 52 72 C 56 50 72 36 97 36 C 96 60 82 76 52 72")
"""The right lobe; the left one is its mirror image."""


def leaf(brush: Brush, colour: str, ground: str) -> None:
    """Draw a leaf with three lobes."""
    brush.stroke([(50, 60), (50, 94)], colour, 8)
    for lobe in (LEAFLET, SIDE_LEAFLET, mirrored(SIDE_LEAFLET)):
        brush.stroke(lobe, ground, 6, closed=True)
        brush.fill(lobe, colour)


def drop(brush: Brush, colour: str, ground: str) -> None:
    """Draw a drop of fuel."""
    brush.fill(whole(drawn("M 50 3 C 62 24 82 42 82 64 C 82 84 68 96 50 96")), colour)
    brush.stroke(arc(50, 64, 18, 60, 150), ground, 7)


def chip(brush: Brush, colour: str, ground: str) -> None:
    """Draw an integrated circuit."""
    for place in (30, 50, 70):
        brush.stroke([(place, 6), (place, 94)], colour, 9)
        brush.stroke([(6, place), (94, place)], colour, 9)
    brush.fill(box(17, 17, 83, 83, 8), colour)
    brush.stroke(box(36, 36, 64, 64, 2), ground, 9, closed=True)


def coin(brush: Brush, colour: str, ground: str) -> None:
    """Draw a coin with a wave on it."""
    brush.fill(circle(50, 50, 45), colour)
    brush.stroke(circle(50, 50, 34), ground, 5, closed=True)
    wave(brush.inset(50, 50, 46), ground, colour)


def wave(brush: Brush, colour: str, ground: str) -> None:
    """Draw two rolling waves."""
    del ground
    for y in (32, 68):
        brush.stroke(ripple(2, 98, y, 30, 96), colour, 17)


def eye(brush: Brush, colour: str, ground: str) -> None:
    """Draw a watching eye."""
    brush.fill(drawn("M 1 50 Q 26 12 50 12 Q 74 12 99 50 Q 74 88 50 88 Q 26 88 1 50"), colour)
    brush.fill(circle(50, 50, 25), ground)
    brush.fill(circle(50, 50, 12), colour)
    brush.fill(circle(57, 43, 8), ground)


WRENCH_HEAD = [
    *arc(70, 30, 28, -18, 288),
    *turned([(59, 26), (81, 26)], 45, 70, 30),
]
"""The open jaw of a spanner."""
WRENCH_HANDLE = [(20, 80), (62, 38)]


def wrench(brush: Brush, colour: str, ground: str) -> None:
    """Draw an open-ended spanner, leaning to the right."""
    brush.stroke(WRENCH_HANDLE, colour, 20)
    brush.fill(WRENCH_HEAD, colour)
    brush.fill(circle(20, 80, 4), ground)


def compass(brush: Brush, colour: str, ground: str) -> None:
    """Draw a compass rose."""
    if not brush.small:
        brush.stroke(circle(50, 50, 42), colour, 7, closed=True)
    brush.fill(star(50, 50, 49, 15, 4), colour)
    brush.fill(circle(50, 50, 6), ground)


BOLT = [(60, 3), (20, 56), (46, 56), (36, 97), (82, 38), (54, 38)]
"""The outline of a lightning bolt."""


def bolt(brush: Brush, colour: str, ground: str) -> None:
    """Draw a lightning bolt."""
    del ground
    brush.fill(rounded(BOLT, 4), colour)


def gem(brush: Brush, colour: str, ground: str) -> None:
    """Draw a cut stone."""
    brush.fill(rounded([(24, 14), (76, 14), (97, 42), (50, 92), (3, 42)], 3), colour)
    brush.stroke([(6, 42), (94, 42)], ground, 5)
    brush.stroke([(50, 88), (32, 42), (50, 16), (68, 42), (50, 88)], ground, 5)


def loop(brush: Brush, colour: str, ground: str) -> None:
    """Draw two arrows that follow each other in a circle."""
    del ground
    for half in (0, 180):
        brush.stroke(arc(50, 50, 33, half + 200, half + 318), colour, 13)
        tip = spot(50, 50, 33, half + 357)
        brush.fill(arrowhead(tip, half + 78, 34, 40), colour)


def question(brush: Brush, colour: str, ground: str) -> None:
    """Draw a question mark, which stands for any kind."""
    del ground
    brush.letters("?", (50, 50), 84, colour)


def start(brush: Brush, colour: str, ground: str) -> None:
    """Draw a triangle that points right, the sign of a start."""
    del ground
    brush.fill(rounded([(22, 8), (92, 50), (22, 92)], 8), colour)


def shell(brush: Brush, colour: str, ground: str) -> None:
    """Draw a scallop."""
    fan = whole(drawn("M 50 6 C 84 6 98 34 94 50 C 90 62 72 76 62 80 L 50 82"))
    brush.fill(fan, colour)
    brush.fill(rounded([(28, 94), (34, 74), (66, 74), (72, 94)], 5), colour)
    for x, top in ((18, 38), (34, 20), (50, 13), (66, 20), (82, 38)):
        brush.stroke([(50 + (x - 50) * 0.28, 74), (x, top)], ground, 5)


def anchor(brush: Brush, colour: str, ground: str) -> None:
    """Draw a ship's anchor."""
    del ground
    brush.stroke(circle(50, 17, 11), colour, 8, closed=True)
    brush.stroke([(50, 28), (50, 90)], colour, 11)
    brush.stroke([(30, 40), (70, 40)], colour, 10)
    brush.stroke(arc(50, 52, 37, 8, 172), colour, 11)
    for x, angle in ((88, -72), (12, -108)):
        brush.fill(arrowhead(spot(x, 58, 20, angle), angle, 28, 30), colour)


def trident(brush: Brush, colour: str, ground: str) -> None:
    """Draw the sea god's spear."""
    del ground
    brush.stroke([(50, 20), (50, 96)], colour, 10)
    brush.stroke(drawn("M 20 24 C 18 66 82 66 80 24"), colour, 10)
    for x, top in ((20, 8), (50, 2), (80, 8)):
        brush.fill([(x, top), (x + 13, top + 24), (x, top + 17), (x - 13, top + 24)], colour)
    brush.stroke([(34, 76), (66, 76)], colour, 9)


def lighthouse(brush: Brush, colour: str, ground: str) -> None:
    """Draw a lighthouse with its beam."""
    brush.fill(rounded([(36, 92), (42, 36), (58, 36), (64, 92)], 3), colour)
    brush.fill(box(38, 14, 62, 31, 3), colour)
    brush.fill(rounded([(34, 16), (50, 2), (66, 16)], 3), colour)
    brush.fill(box(20, 88, 80, 97, 4), colour)
    for start, end in (((38, 58), (62, 52)), ((36, 78), (64, 72))):
        brush.stroke([start, end], ground, 7)
    for side in (-1, 1):
        brush.fill(
            [(50 + side * 17, 22), (50 + side * 48, 8), (50 + side * 48, 40), (50 + side * 17, 26)],
            colour,
        )


def whale_tail(brush: Brush, colour: str, ground: str) -> None:
    """Draw the flukes of a diving whale."""
    half = "M 50 26 C 60 12 80 6 98 12 C 96 34 76 44 62 46 C 58 60 62 74 72 84 L 50 84"
    brush.fill(whole(drawn(half)), colour)
    brush.stroke(ripple(4, 96, 84, 22, 92), ground, 12)
    brush.stroke(ripple(6, 94, 90, 22, 88), colour, 8)
