"""Research: spaces of a track, their effects, and the emblems of the five tracks."""

from __future__ import annotations

from typing import Final

from render.icons.antarctica.buildings import flask
from render.icons.antarctica.cards import plus, scientist
from render.icons.antarctica.resources import coal, oil, ore, power
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import (
    AZURE,
    CORAL,
    GOLD,
    INK,
    IVORY,
    STEEL,
    TEAL,
    darker,
    lighter,
)
from render.icons.drawing.shapes import (
    Path,
    arc,
    arrow,
    arrowhead,
    box,
    circle,
    drawn,
    regular,
    rounded,
    spot,
    star,
)

_PALE: Final = "#CFE3F5"
_BRIGHT: Final = "#FFE27A"
_SPACE: Final = box(3, 3, 97, 97, 17)
_ICE: Final = "#DDF1FF"


def _edged(brush: Brush, path: Path, colour: str, width: float = 6) -> None:
    """Draw a part with a dark edge, a little lighter at the top."""
    brush.stroke(path, INK, width, closed=True)
    brush.fill(path, Gradient(lighter(colour, 0.15), darker(colour, 0.1)))


def _line(brush: Brush, path: Path, colour: str, width: float) -> None:
    """Draw a line with a dark edge."""
    brush.stroke(path, INK, width + 7)
    brush.stroke(path, colour, width)


# ---------------------------------------------------------------- effects


def _boat(brush: Brush) -> None:
    """Draw a ship in a colour that no seat has."""
    _edged(brush, drawn("M 52 4 Q 86 24 86 58 L 52 58"), lighter(IVORY, 0.3))
    _edged(brush, drawn("M 42 14 Q 18 34 14 58 L 42 58"), IVORY)
    _edged(brush, drawn("M 3 65 L 97 65 Q 90 94 70 95 L 30 95 Q 10 94 3 65"), IVORY)


def _move_ship(brush: Brush) -> None:
    """Draw a ship moving elsewhere."""
    _boat(brush.inset(38, 35, 60))
    _edged(brush, rounded(arrow((8, 78), (93, 78), 12, 16), 1), _BRIGHT)


def _new_ship(brush: Brush) -> None:
    """Draw one more ship."""
    _boat(brush.inset(42, 58, 74))
    plus(brush, 80, 22, 13)


def _draft(brush: Brush) -> None:
    """Draw three cards: one is taken, the others are passed on."""
    for turn, x in ((-20, 31), (20, 69)):
        _edged(brush.inset(x, 40, 62, turn), box(26, 4, 74, 96, 8), TEAL, 9)
    _edged(brush.inset(50, 36, 62), box(24, 2, 76, 98, 8), "#E2FBF6", 9)
    brush.fill(box(43, 16, 57, 28, 1), darker(TEAL, 0.4))
    _edged(brush, rounded(arrow((8, 79), (93, 79), 11, 17), 1), _BRIGHT)


def _advance(brush: Brush) -> None:
    """Draw three steps forward."""
    for x in (8, 35, 62):
        chevron = [(x, 12), (x + 14, 12), (x + 34, 50), (x + 14, 88), (x, 88), (x + 18, 50)]
        _edged(brush, rounded(chevron, 2), _BRIGHT)


def _scientist(brush: Brush) -> None:
    """Draw one more scientist."""
    scientist(brush.inset(40, 53, 86), IVORY)
    plus(brush, 80, 24, 13)


def _knowhow(brush: Brush) -> None:
    """Draw a Know-how card being gained."""
    _edged(brush, box(10, 6, 68, 95, 8), "#BFE6FF")
    brush.fill(box(16, 12, 62, 89, 4), "#17385A")
    flask(brush.inset(39, 50, 64))
    plus(brush, 80, 24, 13)


def _basic(brush: Brush) -> None:
    """Draw the Basic card coming back."""
    _edged(brush, box(37, 5, 95, 95, 8), "#E5B873")
    brush.fill(box(42, 10, 90, 90, 4), "#17385A")
    for x, y, piece in ((55, 30, ore), (78, 30, coal), (55, 68, oil), (78, 68, power)):
        piece(brush.inset(x, y, 23))
    curve = arc(42, 56, 23, 100, 205)
    head = arrowhead(spot(42, 56, 24, 254), 328, 27, 31)
    for colour, width, rim in ((INK, 16, 7), (_BRIGHT, 9, 2)):
        brush.stroke(curve, colour, width)
        brush.stroke(head, colour, rim, closed=True)
        brush.fill(head, colour)


# ---------------------------------------------------------------- spaces


def _space(brush: Brush, rim: str, top: str, foot: str) -> None:
    """Draw a square of a track, dark so that whatever is placed on it stands out."""
    brush.fill(_SPACE, INK)
    brush.fill(box(5.5, 5.5, 94.5, 94.5, 15), rim)
    brush.fill(box(13, 13, 87, 87, 10), Gradient(top, foot))


def _plain(brush: Brush) -> None:
    """Draw a space without an effect."""
    _space(brush, "#8CA8C2", "#22405F", "#182F4A")


def _red(brush: Brush) -> None:
    """Draw a red space, marked with one dot: its effect applies to every player who passes it."""
    _space(brush, CORAL, "#6B2F36", "#4A2029")
    brush.fill(circle(80, 80, 15), INK)
    brush.fill(circle(80, 80, 11), "#FF9A8C")


def _blue(brush: Brush) -> None:
    """Draw a space with an effect for everyone, but only once: it has two rings."""
    _space(brush, AZURE, "#1C4F80", "#153A60")
    brush.stroke(box(20, 20, 80, 80, 6), lighter(AZURE, 0.35), brush.fine(4.5, 0.9), closed=True)


# ---------------------------------------------------------------- tracks


def _glaciology(brush: Brush) -> None:
    """Draw an ice crystal."""
    arms = []
    for angle in range(-90, 270, 60):
        arms.append([spot(50, 50, 3, angle), spot(50, 50, 42, angle)])
        arms += [
            [spot(50, 50, 25, angle), spot(*spot(50, 50, 25, angle), 16, angle + side)]
            for side in (-50, 50)
        ]
    for width, colour in ((14, darker(AZURE, 0.7)), (7.5, _ICE)):
        for arm in arms:
            brush.stroke(arm, colour, width)
    _edged(brush, regular(50, 50, 11, 6), "#8FD3F7", 3)


def _biology(brush: Brush) -> None:
    """Draw a fish."""
    green = "#63D3A0"
    _edged(brush, drawn("M 66 50 Q 80 34 96 22 Q 90 50 96 78 Q 80 66 66 50"), darker(green, 0.15))
    _edged(brush, drawn("M 36 30 Q 48 8 66 14 Q 60 26 62 34"), darker(green, 0.15))
    body = drawn("M 4 52 C 16 22 50 18 78 50 C 50 84 16 80 4 52")
    _edged(brush, body, green)
    brush.stroke(arc(22, 51, 18, -52, 52), darker(green, 0.6), 4.5)
    brush.fill(circle(23, 45, 6.5), "#FFFFFF")
    brush.fill(circle(22, 45, 3.5), INK)


def _oceanography(brush: Brush) -> None:
    """Draw a breaking wave above a current."""
    wave = drawn(
        "M 6 66 C 15 66 18 12 60 8 C 84 8 96 28 92 44 C 84 30 66 28 62 42 C 58 56 74 66 94 66"
    )
    _edged(brush, wave, AZURE)
    brush.stroke(drawn("M 24 58 C 30 36 42 22 62 18"), lighter(AZURE, 0.7), 5)
    _edged(brush, rounded(arrow((7, 83), (94, 83), 9, 14), 1), _PALE, 5)


def _climatology(brush: Brush) -> None:
    """Draw a snow cloud and a thermometer."""
    for x, y in ((18, 78), (44, 88)):
        for angle in (0, 60, 120):
            brush.stroke([spot(x, y, 9, angle), spot(x, y, -9, angle)], _ICE, 4.5)
    cloud = [(14, 60), *arc(24, 42, 20, 110, 250), *arc(48, 27, 23, 190, 345)]
    cloud += [*arc(74, 42, 19, 270, 450)]
    _edged(brush, rounded(cloud, 2), "#DCE7F1")
    _line(brush, [(76, 34), (76, 80)], "#FFFFFF", 11)
    _edged(brush, circle(76, 84, 11), "#F2655A", 6)
    brush.stroke([(76, 54), (76, 80)], "#F2655A", 7)


def _astronomy(brush: Brush) -> None:
    """Draw a telescope and a star."""
    for foot in (28, 50, 72):
        _line(brush, [(50, 62), (foot, 92)], "#C9975E", 5.5)
    part = brush.inset(51, 53, 96, -32)
    _edged(part, box(6, 42, 40, 60, 2), "#9DB6CC")
    _edged(part, box(36, 38, 72, 64, 2), "#DCE7F1")
    _edged(part, box(70, 33, 88, 69, 4), STEEL)
    part.fill(box(40, 42, 68, 46), "#FFFFFF")
    _edged(brush, rounded(star(26, 28, 22, 9), 1), GOLD)


ICONS: Icons = {
    "effect-move_ship": Icon(_move_ship),
    "effect-shipyard_draft": Icon(_draft),
    "effect-advance_three": Icon(_advance),
    "effect-scientist": Icon(_scientist),
    "effect-new_ship": Icon(_new_ship),
    "effect-knowhow_card": Icon(_knowhow),
    "effect-basic_card": Icon(_basic),
    "space-plain": Icon(_plain),
    "space-red": Icon(_red),
    "space-blue": Icon(_blue),
    "track-glaciology": Icon(_glaciology),
    "track-biology": Icon(_biology),
    "track-oceanography": Icon(_oceanography),
    "track-climatology": Icon(_climatology),
    "track-astronomy": Icon(_astronomy),
}
