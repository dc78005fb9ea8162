"""The cards of Antarctica: Shipyard and Resource cards, and the backs of building cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render.icons.antarctica.buildings import KNOW_HOW, RESOURCE, SHIPYARD, flask, mill
from render.icons.antarctica.resources import coal, oil, ore, power
from render.icons.common.glyphs import BOLT, anchor
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import CORAL, GOLD, INK, IVORY, darker, lighter
from render.icons.drawing.parts import CARD_ASPECT
from render.icons.drawing.shapes import Path, arrow, box, circle, drawn, ripple, rounded

_OUTLINE: Final = box(5, 4, 67, 96, 9)
_FACE: Final = box(10, 9, 62, 91, 5)
_MIDDLE: Final = CARD_ASPECT * 50
_SKY: Final = Gradient("#255C8E", "#0E2440")


def _card(brush: Brush, colour: str, ground: Gradient) -> Brush:
    """Draw a card with a frame of this colour and return a brush that stays inside the frame."""
    brush.body(_OUTLINE, colour, edge=darker(colour, 0.8), rim=2.5)
    brush.fill(_FACE, ground)
    return brush.clipped(_FACE)


def _face(colour: str, picture: Sketch) -> Sketch:
    """Return the sketch of a card that shows a picture."""

    def sketch(brush: Brush) -> None:
        picture(_card(brush, colour, _SKY))

    return sketch


def scientist(brush: Brush, colour: str) -> None:
    """Draw a scientist, from the chest up."""
    shoulders = drawn("M 50 42 C 80 42 88 62 87 94 L 13 94 C 12 62 20 42 50 42")
    for path in (shoulders, circle(50, 24, 19)):
        brush.stroke(path, INK, 8, closed=True)
        brush.fill(path, Gradient(lighter(colour, 0.2), darker(colour, 0.12)))


def _edged(brush: Brush, path: Path, colour: str, width: float = 6) -> None:
    """Draw a sign with a dark edge."""
    brush.stroke(path, INK, width, closed=True)
    brush.fill(path, colour)


def plus(brush: Brush, x: float, y: float, reach: float, colour: str = "#FFE27A") -> None:
    """Draw a plus sign with a dark edge."""
    for width, paint in ((reach * 0.95, INK), (reach * 0.5, colour)):
        brush.stroke([(x - reach, y), (x + reach, y)], paint, width)
        brush.stroke([(x, y - reach), (x, y + reach)], paint, width)


def _ice(brush: Brush, top: float) -> None:
    """Draw ice down to the foot of a card."""
    brush.fill(box(0, top, 72, 100), Gradient("#F6FAFD", "#AFC8DB"))


def _icebreaker(brush: Brush) -> None:
    """Draw a ship that climbs onto the ice and cracks it."""
    brush.fill(box(0, 64, 72, 100), Gradient("#2F7FB8", "#134063"))
    _edged(brush, [(24, 62), (72, 52), (72, 100), (34, 100), (40, 84), (28, 76)], "#EEF5FA", 4)
    for crack in ([(38, 60), (45, 72), (40, 80), (46, 92)], [(45, 72), (56, 75), (66, 70)]):
        brush.stroke(crack, "#2F5F8A", 4)
    _edged(brush, box(14, 12, 25, 28, 1), CORAL, 5)
    _edged(brush, box(6, 25, 35, 40, 2), "#F2F6FA", 5)
    for x in (14, 25):
        brush.fill(box(x, 29, x + 6, 35), "#1B3B5C")
    _edged(brush, drawn("M 0 39 L 60 35 Q 53 56 29 66 L 0 68"), "#E8604F", 5)
    brush.fill(drawn("M 0 57 L 46 55 Q 38 63 29 66 L 0 68"), "#A8352C")


def _place(brush: Brush) -> None:
    """Draw a scientist stepping down onto the ice."""
    _ice(brush, 74)
    scientist(brush.inset(_MIDDLE, 32, 42), IVORY)
    _edged(brush, rounded(arrow((_MIDDLE, 52), (_MIDDLE, 82), 11, 17), 1), "#FFE27A")


def _two_more(brush: Brush) -> None:
    """Draw two scientists and a plus sign."""
    scientist(brush.inset(46, 57, 48), darker(IVORY, 0.25))
    scientist(brush.inset(27, 66, 48), IVORY)
    plus(brush, 47, 24, 10)


def lens(brush: Brush) -> None:
    """Draw a magnifying glass."""
    for width, colour in ((20, INK), (13, "#D9A45B")):
        brush.stroke([(66, 66), (89, 89)], colour, width)
    for width, colour in ((18, INK), (10, "#F1F6FA")):
        brush.stroke(circle(41, 41, 31), colour, width, closed=True)
    brush.fill(circle(41, 41, 27), Gradient("#8FD3F7", "#3C8CC6"))


def _quick(brush: Brush) -> None:
    """Draw a magnifying glass with a lightning bolt in it."""
    part = brush.inset(_MIDDLE + 2, 52, 58)
    lens(part)
    bolt = [(41 + (x - 50) * 0.5, 41 + (y - 50) * 0.5) for x, y in BOLT]
    _edged(part, bolt, "#FFE27A", 7)


def _back(brush: Brush) -> None:
    """Draw the back of a Shipyard card."""
    inside = _card(brush, SHIPYARD, Gradient("#2A8C88", "#12504F"))
    anchor(brush.inset(_MIDDLE, 47, 46), "#D6FBF4", "#12504F")
    inside.stroke(ripple(4, 70, 81, 10, 21), "#D6FBF4", 5)


def _basic(brush: Brush) -> None:
    """Draw ore, coal, oil and power: the card replaces whichever one is missing."""
    _card(brush, RESOURCE, _SKY)
    quarters = (
        (_MIDDLE - 13, 30, ore),
        (_MIDDLE + 13, 30, coal),
        (_MIDDLE - 13, 70, oil),
        (_MIDDLE + 13, 70, power),
    )
    for x, y, piece in quarters:
        piece(brush.inset(x, y, 25))
    brush.stroke([(_MIDDLE, 13), (_MIDDLE, 87)], RESOURCE, 3)
    brush.stroke([(12, 50), (60, 50)], RESOURCE, 3)


def _knowhow(brush: Brush) -> None:
    """Draw a laboratory and a factory: the card replaces whichever one is missing."""
    _card(brush, KNOW_HOW, _SKY)
    flask(brush.inset(_MIDDLE, 30, 54))
    mill(brush.inset(_MIDDLE, 72, 58))
    brush.stroke([(12, 50), (60, 50)], KNOW_HOW, 3)


def _one_bar(brush: Brush) -> None:
    _edged(brush, box(17, 43, 55, 57, 4), "#F4F8FC", 5)


def _two_bars(brush: Brush) -> None:
    for y in (34, 66):
        _edged(brush, box(17, y - 8, 55, y + 8, 4), "#0E2036", 2)


def _crown(brush: Brush) -> None:
    points = [(15, 64), (13, 34), (25, 46), (36, 26), (47, 46), (59, 34), (57, 64)]
    _edged(brush, rounded(points, 2), GOLD)
    _edged(brush, box(15, 68, 57, 76, 3), GOLD, 5)


def _deck(colour: str, sign: Callable[[Brush], None]) -> Sketch:
    """Return the sketch of a building card's back."""

    def sketch(brush: Brush) -> None:
        _card(brush, lighter(colour, 0.3), Gradient(lighter(colour, 0.08), darker(colour, 0.2)))
        sign(brush)

    return sketch


ICONS: Icons = {
    "shipyard-icebreaker": Icon(_face(SHIPYARD, _icebreaker), CARD_ASPECT),
    "shipyard-place_scientist": Icon(_face(SHIPYARD, _place), CARD_ASPECT),
    "shipyard-plus_two_scientists": Icon(_face(SHIPYARD, _two_more), CARD_ASPECT),
    "shipyard-quick_research": Icon(_face(SHIPYARD, _quick), CARD_ASPECT),
    "shipyard-back": Icon(_back, CARD_ASPECT),
    "resource-basic": Icon(_basic, CARD_ASPECT),
    "resource-knowhow": Icon(_knowhow, CARD_ASPECT),
    "deck-basic": Icon(_deck("#5E86AE", _one_bar), CARD_ASPECT),
    "deck-double": Icon(_deck("#8FCBA4", _two_bars), CARD_ASPECT),
    "deck-advanced": Icon(_deck("#5A3F7C", _crown), CARD_ASPECT),
}
