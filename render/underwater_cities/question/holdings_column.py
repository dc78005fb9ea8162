"""A player's goods and what they have built, beside the slots where the hand is shown elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from render.kit.drawing import Drawing
from render.kit.pieces import Piece, row, row_width
from render.scene import Box, Panel
from render.underwater_cities.question.goods_strip import GoodsStrip
from render.underwater_cities.question.questions import Question

BUILT = (
    ("dome-white-lit", "dome-purple-lit"),
    ("tunnel", "tunnel-up"),
    ("farm", "farm-up"),
    ("desal", "desal-up"),
    ("lab", "lab-up"),
)
"""The things that are counted, two in a row."""
PAD = 12
ICON, TYPE = 42, 36
GAP = 8


def holdings_column(drawing: Drawing, asked: Question, box: Box) -> None:
    """Draw the goods with what Production brings, and below them the number of each structure."""
    goods = GoodsStrip(drawing, asked.view, asked.seat).expected
    share = box.height * len(goods) // (len(goods) + len(BUILT))
    upper = Box(box.left, box.top, box.width, share - GAP // 2)
    lower = Box(box.left, box.top + share + GAP // 2, box.width, box.height - share - GAP // 2)
    drawing.put(Panel(upper, "panel", "panel-edge"), Panel(lower, "panel", "panel-edge"))
    for thing, line in zip(goods, upper.inset(PAD).rows(len(goods)), strict=True):
        drawing.put(*row(thing, line.left, line.centre[1], min(ICON, line.height - 2), TYPE))
    lines = lower.inset(PAD).rows(len(BUILT))
    for pair, line in zip(_counted(asked), lines, strict=True):
        for thing, cell in zip(pair, line.columns(len(pair)), strict=True):
            size = min(ICON, line.height - 2)
            left = cell.centre[0] - row_width(thing, size, TYPE) // 2
            drawing.put(*row(thing, left, cell.centre[1], size, TYPE))


def _counted(asked: Question) -> Iterator[tuple[tuple[Piece, ...], ...]]:
    """Yield the pairs of things that are counted, each with its number."""
    found = Counter(f"dome-{city.kind}-lit" for city in asked.player.cities)
    found.update(f"{one.kind}-up" if one.upgraded else one.kind for one in asked.player.structures)
    for pair in BUILT:
        yield tuple(
            (
                Piece(name, faded=not found[name]),
                Piece(text=str(found[name]), colour="white" if found[name] else "muted"),
            )
            for name in pair
        )
