"""Chart of a player's games: the scores of the latest ones, and below them the rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.core.msg import Msg, msg
from engine.core.text import Words as Speech
from render.kit.drawing import GAP, MARGIN
from render.scene import Align, Box, Item, Land, Line, Panel, Point, Scene, Sprite, Words

WIDTH = 960
HEAD = 88
FIELD = 350
"""Height of each of the two fields."""
AXIS = 92
"""Space to the left of a field for the figures beside its lines."""
TYPE = 28
LEVELS = 4
"""Approximate number of lines across a field."""
STEPS = (1, 2, 5)
CROWN = 34
BAR = 40
"""Maximum width of a bar."""
FIGURED = 12
"""Up to this many bars all have figures above them; among more, only the latest and best do."""


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """A finished game on the chart."""

    score: int
    won: bool
    rating: tuple[int, int] | None = None
    """The rating after the game, and its uncertainty."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The content of a player's chart."""

    title: Msg
    name: str
    """The player's name."""
    marks: tuple[ChartPoint, ...]
    """At least one game, oldest first."""
    alt: Msg


@dataclass(frozen=True, slots=True)
class ValueAxis:
    """A vertical scale that maps numbers to heights."""

    field: Box
    low: int
    high: int
    step: int

    @classmethod
    def over(cls, field: Box, low: int, high: int) -> ValueAxis:
        """Return a scale from at most `low` to at least `high`, with round figures."""
        rough, power = max(high - low, 1) / LEVELS, 1
        while STEPS[-1] * power < rough:
            power *= 10
        step = next(each * power for each in STEPS if each * power >= rough)
        return cls(field, low // step * step, -(-high // step) * step, step)

    def at(self, value: float) -> int:
        """Return the y position of a value."""
        share = (value - self.low) / max(self.high - self.low, 1)
        return round(self.field.bottom - share * self.field.height)

    def lines(self) -> list[Item]:
        """Return the lines across the field, with their figures at the left."""
        items: list[Item] = []
        for value in range(self.low, self.high + 1, self.step):
            height = self.at(value)
            colour = "panel-edge-bright" if value == 0 else "panel-edge"
            items.append(Line(((self.field.left, height), (self.field.right, height)), colour, 1.5))
            box = Box(self.field.left - AXIS, height - 18, AXIS - 12, 36)
            items.append(Words(str(value), box, TYPE, "muted", align=Align.RIGHT, shrink=20))
        return items


def chart_scene(chart: Chart, words: Speech) -> Scene:
    """Return the chart's scene; its alt text says the same in words."""
    rated = any(mark.rating for mark in chart.marks)
    height = HEAD + (1 + rated) * (FIELD + GAP) + MARGIN - GAP
    items = head_of(chart.name, words.say(chart.title))
    fields = Box(MARGIN, HEAD, WIDTH - 2 * MARGIN, height - HEAD - MARGIN).rows(1 + rated, GAP)
    items += _scores(chart.marks, words, fields[0])
    if rated:
        items += _ratings(chart.marks, words, fields[1])
    return Scene(WIDTH, height, (), tuple(items), words.say(chart.alt, (chart.name,)))


def head_of(name: str, title: str) -> list[Item]:
    """Return the chart's head: the name and the title."""
    box = Box(MARGIN + GAP, MARGIN, WIDTH - 2 * (MARGIN + GAP), HEAD - MARGIN - GAP)
    left, right = box.columns(2, 16)
    return [
        Words(name, left, 40, bold=True, shrink=28, cut=True),
        Words(title, right, 32, "muted", align=Align.RIGHT, shrink=20),
    ]


def field_in(box: Box, title: str, above: int) -> tuple[list[Item], Box]:
    """Return the items of a titled panel, and the plot area `above` pixels below its top."""
    said = Box(box.left + 16, box.top + 8, box.width - 32, 36)
    field = Box(
        box.left + AXIS + 8, box.top + above, box.width - AXIS - 32, box.height - above - 28
    )
    return [Panel(box), Words(title, said, TYPE, "muted", shrink=20)], field


def _scores(marks: Sequence[ChartPoint], words: Speech, box: Box) -> list[Item]:
    """Return a bar for each game; games that were won are gold and have a crown."""
    items, field = field_in(box, words.say(msg("picture-chart-scores")), 124)
    scores = [mark.score for mark in marks]
    scale = ValueAxis.over(field, min(0, *scores), max(1, *scores))
    items += scale.lines()
    best = max(scores)
    for place, (mark, centre) in enumerate(zip(marks, across(field, len(marks)), strict=True)):
        top, ground = scale.at(max(mark.score, 0)), scale.at(min(mark.score, 0))
        wide = bar_width(field, len(marks))
        bar = Box(centre - wide // 2, top, wide, max(ground - top, 4))
        items.append(Panel(bar, "gold" if mark.won else "seat-3", "panel-edge", min(6, wide // 3)))
        crown = min(CROWN, wide) if mark.won else 0
        if mark.won:
            items.append(Sprite("crown", (centre, top - crown // 2 - 4), crown))
        if len(marks) <= FIGURED or place == len(marks) - 1 or mark.score == best:
            figure = Box(centre - 40, top - crown - 38, 80, 34)
            items.append(Words(str(mark.score), figure, TYPE, bold=True, align=Align.CENTRE))
            best = best if mark.score < best else max(scores) + 1
    return items


def _ratings(marks: Sequence[ChartPoint], words: Speech, box: Box) -> list[Item]:
    """Return the line of ratings, with their uncertainty as a band around it."""
    items, field = field_in(box, words.say(msg("picture-chart-rating")), 88)
    known = [
        (centre, mark.rating)
        for mark, centre in zip(marks, across(field, len(marks)), strict=True)
        if mark.rating is not None
    ]
    low = min(value - about for _, (value, about) in known)
    high = max(value + about for _, (value, about) in known)
    scale = ValueAxis.over(field, low, high)
    sides = known
    if len(known) == 1:  # a band needs a width
        sides = [(x + aside, rating) for x, rating in known for aside in (-BAR, BAR)]
    upper = [(x, scale.at(value + about)) for x, (value, about) in sides]
    lower = [(x, scale.at(value - about)) for x, (value, about) in sides]
    items.append(Land((*upper, *reversed(lower)), "panel-bright", "panel-edge-bright", 1.5))
    items += scale.lines()
    line: list[Point] = [(x, scale.at(value)) for x, (value, _) in known]
    items += [Line(pair, "changed", 4) for pair in pairwise(line)]
    items += [_dot(point) for point in line]
    x, (value, _) = known[-1]
    left = min(max(x - 60, field.left), field.right - 120)
    figure = Box(left, max(scale.at(value) - 48, field.top - 36), 120, 36)
    items.append(Words(str(value), figure, 32, bold=True, align=Align.CENTRE))
    return items


def _dot(point: Point) -> Panel:
    return Panel(Box(point[0] - 6, point[1] - 6, 12, 12), "changed", "panel-edge", 6)


def bar_width(field: Box, count: int) -> int:
    """Return the width of each bar."""
    return max(min(BAR, field.width // count - 6), 6)


def across(field: Box, count: int) -> list[int]:
    """Return the x position of each of `count` bars or points, from left to right."""
    return [round(field.left + (place + 0.5) * field.width / count) for place in range(count)]
