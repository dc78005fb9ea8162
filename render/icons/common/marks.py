"""Marks for players and pictures: winner, waiting, done and the like; and signs for cards."""

from __future__ import annotations

from render.icons.common.glyphs import BOLT
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons
from render.icons.drawing.palette import (
    AZURE,
    CORAL,
    FOAM,
    GOLD,
    INK,
    NIGHT,
    PLANT,
    STEEL,
    WORD,
    darker,
    lighter,
)
from render.icons.drawing.shapes import arc, arrowhead, box, circle, drawn, rounded, spot

_PALE = "#CFE3F5"


def _crown(brush: Brush) -> None:
    points = [(10, 84), (4, 26), (30, 50), (50, 10), (70, 50), (96, 26), (90, 84)]
    brush.body(rounded(points, 3), GOLD, rim=5)
    brush.body(box(9, 78, 91, 93, 4), lighter(GOLD, 0.15), rim=3)
    for x, y in ((10, 24), (50, 11), (90, 24)):
        brush.body(circle(x, y, 6), lighter(GOLD, 0.5), rim=0)
    for x, colour in ((30, CORAL), (50, AZURE), (70, CORAL)):
        brush.fill(circle(x, 85.5, 4.5), darker(colour, 0.15))


def _first(brush: Brush) -> None:
    """Draw a pennant with a 1."""
    brush.body(box(10, 5, 20, 96, 4), "#C9A36B", rim=2)
    brush.body(drawn("M 20 9 L 95 9 L 78 36 L 95 63 L 20 63"), CORAL, rim=5)
    brush.letters("1", (49, 36), 36, "#FFFFFF")


def _robot(brush: Brush) -> None:
    """Draw the head of an automatic player."""
    brush.stroke([(50, 14), (50, 28)], STEEL, 6)
    brush.body(circle(50, 12, 8), CORAL, rim=2)
    for left in (4, 84):
        brush.body(box(left, 46, left + 12, 70, 4), darker(STEEL, 0.2), rim=2)
    brush.body(box(13, 27, 87, 93, 16), STEEL, rim=5)
    brush.fill(box(22, 40, 78, 64, 11), INK)
    for x in (37, 63):
        brush.fill(circle(x, 52, 7), "#7CF0D8")
    for x in (38, 50, 62):
        brush.stroke([(x, 75), (x, 83)], darker(STEEL, 0.65), 6)


def _hourglass(brush: Brush) -> None:
    glass = drawn(
        "M 22 12 L 78 12 C 78 34 60 42 56 50 C 60 58 78 66 78 88 "
        "L 22 88 C 22 66 40 58 44 50 C 40 42 22 34 22 12"
    )
    brush.body(glass, "#BFD9EC", rim=0)
    inside = brush.clipped(glass)
    inside.fill(box(20, 28, 80, 50), GOLD)
    inside.fill(drawn("M 22 90 L 22 84 Q 50 56 78 84 L 78 90"), GOLD)
    inside.fill(box(48, 50, 52, 84), GOLD)
    for top in (4, 84):
        brush.body(box(13, top, 87, top + 12, 5), "#C9A36B", rim=3)


def _tick(brush: Brush) -> None:
    path = [(14, 54), (39, 80), (86, 22)]
    brush.stroke(path, darker(PLANT, 0.75), 24)
    brush.stroke(path, PLANT, 16)
    brush.stroke([(14, 52), (39, 77), (86, 19)], lighter(PLANT, 0.5), 4)


def _cross(brush: Brush) -> None:
    lines = ([(18, 18), (82, 82)], [(82, 18), (18, 82)])
    for line in lines:
        brush.stroke(line, darker(CORAL, 0.75), 24)
    for line in lines:
        brush.stroke(line, CORAL, 16)


def _lock(brush: Brush) -> None:
    shackle = [(28, 50), (28, 36), *arc(50, 36, 22, 180, 360), (72, 50)]
    brush.stroke(shackle, darker(STEEL, 0.7), 19)
    brush.stroke(shackle, lighter(STEEL, 0.25), 11)
    brush.body(box(12, 44, 88, 94, 9), GOLD, rim=5)
    brush.fill(circle(50, 64, 8), INK)
    brush.stroke([(50, 66), (50, 80)], INK, 8)


def _eye(brush: Brush) -> None:
    lid = drawn("M 4 50 Q 26 16 50 16 Q 74 16 96 50 Q 74 84 50 84 Q 26 84 4 50")
    brush.body(lid, "#F2F8FD", edge=darker(STEEL, 0.5), rim=0)
    brush.fill(circle(50, 50, 26), darker(AZURE, 0.6))
    brush.fill(circle(50, 50, 23), Gradient(darker(AZURE, 0.2), lighter(AZURE, 0.2)))
    brush.fill(circle(50, 50, 11), INK)
    brush.fill(circle(59, 41, 7), "#FFFFFF")


def _chevron(brush: Brush) -> None:
    brush.body(rounded(drawn("M 8 6 L 50 30 L 92 6 L 92 66 L 50 94 L 8 66"), 4), brush.tint, rim=6)
    brush.stroke([(20, 42), (50, 61), (80, 42)], darker(brush.tint, 0.6), 8)


def _bolt(brush: Brush) -> None:
    brush.body(rounded(BOLT, 3), GOLD, rim=4)


def _loop(brush: Brush) -> None:
    for half in (0, 180):
        curve = arc(50, 50, 33, half + 200, half + 318)
        head = arrowhead(spot(50, 50, 32, half + 357), half + 78, 34, 40)
        brush.stroke(curve, darker(FOAM, 0.75), 20)
        brush.stroke(head, darker(FOAM, 0.75), 6, closed=True)
        brush.stroke(curve, "#8FD3F7", 13)
        brush.fill(head, "#8FD3F7")


def _action(brush: Brush) -> None:
    brush.body(circle(50, 50, 44), WORD, rim=0)
    brush.fill(circle(50, 50, 34), NIGHT)
    brush.letters("A", (50, 49), 40, WORD)


def _wheel(brush: Brush) -> None:
    """Draw a ship's wheel."""
    wood = "#D8A15E"
    for angle in range(0, 360, 45):
        spoke = [spot(50, 50, 10, angle), spot(50, 50, 40, angle)]
        brush.stroke(spoke, darker(wood, 0.7), 13)
    for angle in range(0, 360, 45):
        brush.stroke([spot(50, 50, 10, angle), spot(50, 50, 40, angle)], wood, 7)
    for width, colour in ((17, darker(wood, 0.7)), (10, wood)):
        brush.stroke(circle(50, 50, 27), colour, width, closed=True)
    brush.stroke(arc(50, 50, 29, 200, 340), lighter(wood, 0.5), 3)
    brush.body(circle(50, 50, 11), lighter(wood, 0.2), rim=3)


ICONS: Icons = {
    "crown": Icon(_crown),
    "first-player": Icon(_first),
    "bot": Icon(_robot),
    "hourglass": Icon(_hourglass),
    "tick": Icon(_tick),
    "cross": Icon(_cross),
    "lock": Icon(_lock),
    "eye": Icon(_eye),
    "chevron": Icon(_chevron, colour=STEEL),
    "bolt": Icon(_bolt),
    "loop": Icon(_loop),
    "action-a": Icon(_action),
    "wheel": Icon(_wheel),
}
