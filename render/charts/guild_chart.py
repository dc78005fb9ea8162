"""Chart of a server's games: how many ended in each month, and the winning scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.core.text import Words as Speech
from render.charts.player_chart import (
    FIELD,
    HEAD,
    STEPS,
    TYPE,
    WIDTH,
    ValueAxis,
    across,
    bar_width,
    field_in,
    head_of,
)
from render.kit.drawing import GAP, MARGIN
from render.scene import Align, Box, Item, Panel, Scene, Words

LOWEST = 6
"""Minimum height, in pixels, of a bar whose count is not 0."""
BELOW = 40
"""Space for the labels below the bars."""
MOST_BINS = 8
"""Maximum number of bars that show the distribution of points."""
ALL_NAMED = 7
"""With more bars than this, only every second one is labelled, so that the labels can be read."""


TO = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class ServerChart:
    """The content of a server's chart."""

    title: Msg
    name: str
    """The server's name."""
    months: tuple[tuple[str, int], ...]
    """The number of games that ended in each month, oldest first."""
    winning: tuple[int, ...]
    """The winning scores; empty if all games were solo."""
    alt: Msg


@dataclass(frozen=True, slots=True)
class _Bar:
    label: str
    count: int


def server_chart_scene(chart: ServerChart, words: Speech) -> Scene:
    """Return the chart's scene; its alt text says the same in words."""
    shown = [("picture-chart-months", [_Bar(*month) for month in chart.months])]
    if chart.winning:
        shown.append(("picture-chart-winning", _spread(chart.winning)))
    height = HEAD + len(shown) * (FIELD + GAP) + MARGIN - GAP
    items = head_of(chart.name, words.say(chart.title))
    room = Box(MARGIN, HEAD, WIDTH - 2 * MARGIN, height - HEAD - MARGIN)
    for (title, bars), box in zip(shown, room.rows(len(shown), GAP), strict=True):
        items += _bars(bars, words.say(msg(title)), box)
    return Scene(WIDTH, height, (), tuple(items), words.say(chart.alt, (chart.name,)))


def _spread(values: Sequence[int]) -> list[_Bar]:
    """Return bars that count the values in a few spans, all of the same round width."""
    wide = next(
        step * power
        for power in (1, 10, 100, 1000)
        for step in STEPS
        if max(values) // (step * power) - min(values) // (step * power) < MOST_BINS
    )
    counts = Counter(value // wide for value in values)
    spans = range(min(counts), max(counts) + 1)
    return [_Bar(_span(span * wide, wide), counts[span]) for span in spans]


def _span(low: int, wide: int) -> str:
    return str(low) if wide == 1 else f"{low}{TO}{low + wide - 1}"


def _bars(bars: Sequence[_Bar], title: str, box: Box) -> list[Item]:
    """Return a panel with a bar for each count, its figure above it and its label below."""
    items, whole = field_in(box, title, 96)
    field = Box(whole.left, whole.top, whole.width, whole.height - BELOW)
    scale = ValueAxis.over(field, 0, max(1, *(bar.count for bar in bars)))
    items += scale.lines()
    apart = 1 if len(bars) <= ALL_NAMED else 2
    room = apart * field.width // len(bars) - 16
    for place, (bar, centre) in enumerate(zip(bars, across(field, len(bars)), strict=True)):
        wide, top = bar_width(field, len(bars)), min(scale.at(bar.count), field.bottom - LOWEST)
        if bar.count:
            shape = Box(centre - wide // 2, top, wide, field.bottom - top)
            items.append(Panel(shape, "seat-3", "panel-edge", min(6, wide // 3)))
            figure = Box(centre - 40, top - 38, 80, 34)
            items.append(Words(str(bar.count), figure, TYPE, bold=True, align=Align.CENTRE))
        # The newest bar is always labelled.
        if (len(bars) - 1 - place) % apart == 0:
            below = Box(centre - room // 2, field.bottom + 6, room, 34)
            items.append(Words(bar.label, below, TYPE, "muted", align=Align.CENTRE, shrink=20))
    return items
