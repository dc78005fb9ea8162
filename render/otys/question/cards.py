"""Contracts in the pictures of a turn: in full, or as a line of a list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.otys.effects.contracts import ways_to_pay
from engine.otys.pack.components import OtysPack
from engine.otys.view import BoardView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.icon_rows import IconRow, lay, width_of
from render.otys.faces import contract_code
from render.otys.glyphs import contract_bonus, contract_groups
from render.otys.layout import LEVELS
from render.scene import Align, Box, Item, Panel, Sprite, Words

TYPE = 31
"""The smallest type: its capitals are 6 pixels high on a phone."""
TWO_LINES = 84
"""The least height of a card that has its cubes on a line of their own."""


@dataclass(frozen=True, slots=True)
class Card:
    """One contract, ready to be drawn for a player who may be able to fulfil it."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    board: BoardView

    def levels(self, card: str) -> tuple[int, ...]:
        """Return the levels whose cubes fulfil a contract."""
        contract = self.pack.contracts[card]
        pairs = zip(LEVELS, self.board.levels, strict=True)
        return tuple(level for level, cubes in pairs if ways_to_pay(contract, cubes))

    def draw(self, card: str, box: Box, *, own: bool = False) -> None:
        """Draw a contract: its code, its points and its cubes, with a green rim if in reach.

        A line of a list has no room for cubes beside the levels on which it can be fulfilled.
        """
        contract, levels = self.pack.contracts[card], self.levels(card)
        self._frame(card, box, own=own)
        tall = box.height >= TWO_LINES
        inner = box.inset(10)
        head, rest = inner.rows(2) if tall else (inner, inner)
        high = min(head.height, 58)
        size = max(TYPE, high * 3 // 5)
        right = self._points(contract.points, head, min(size + 6, head.height))
        code = contract_code(card, self.context.words)
        wide = measure(code, size) + 4
        self.drawing.put(
            Words(code, Box(head.left, head.top, wide, head.height), size, "muted", shrink=TYPE)
        )
        left = head.left + wide + 8
        bonus = contract_bonus(contract)
        if tall and bonus:
            room = Box(left, head.top, right - left - 6, head.height)
            self.drawing.put(*lay(bonus, room, size, Align.LEFT))
        if not tall:
            rest = Box(left, rest.top, right - left - 6, rest.height)
        if levels and not tall:
            self.drawing.put(*_tick(levels, rest))
            return
        if levels:
            wide = _tick_width(levels)
            mark = Box(rest.right - wide, rest.top, wide, rest.height)
            rest = Box(rest.left, rest.top, rest.width - wide - 6, rest.height)
            self.drawing.put(*_tick(levels, mark))
        free = contract.need is None
        self.drawing.put(*groups(contract_groups(contract), rest, free=free))

    def _frame(self, card: str, box: Box, *, own: bool) -> None:
        edge = "good" if self.levels(card) else "panel-edge-bright" if own else "panel-edge"
        self.drawing.put(Panel(box, "panel-bright" if own else "panel", edge, 14, 3))
        self.drawing.place(f"contract:{card}", box)

    def _points(self, points: int, box: Box, size: int) -> int:
        """Draw the points at the right; return where they begin."""
        text = str(points)
        wide = measure(text, size, bold=True) + 2
        star = min(size, box.height)
        self.drawing.put(Sprite("point", (box.right - star // 2, box.centre[1]), star))
        left = box.right - star - wide - 4
        room = Box(left, box.top, wide, box.height)
        self.drawing.put(Words(text, room, size, bold=True))
        return left


def _said(levels: tuple[int, ...]) -> str:
    """Return the first two of these levels."""
    return "·".join(map(str, levels[:2]))


def _tick_width(levels: tuple[int, ...]) -> int:
    """Return the width of a tick with levels."""
    return 28 + measure(_said(levels), TYPE, bold=True)


def _tick(levels: tuple[int, ...], box: Box) -> Iterator[Item]:
    """Yield a tick and the levels on which a contract can be fulfilled."""
    yield Sprite("tick", (box.left + 12, box.centre[1]), 28)
    room = Box(box.left + 26, box.top, box.width - 26, box.height)
    yield Words(_said(levels), room, TYPE, "good", bold=True, shrink=TYPE)


def groups(rows: tuple[IconRow, ...], box: Box, *, free: bool) -> Iterator[Item]:
    """Yield the cubes of a contract; those of a free group lie in a capsule: one resource each."""
    gap = 12 if free else 6 if box.height > 60 else 2  # noqa: PLR2004 - a line of a list
    size = min(max(box.height * 3 // 5, 52), 72)
    while size > 12 and _wide(rows, size, gap) > box.width:  # noqa: PLR2004 - small, never met
        size -= 1
    size = min(size, box.height - (10 if free else 2))
    left = box.left + max(box.width - _wide(rows, size, gap), 0) // 2
    for row in rows:
        wide = width_of(row, size) + 1
        if free:
            capsule = Box(left, box.centre[1] - size // 2 - 4, wide + gap - 2, size + 8)
            yield Panel(capsule, "panel-deep", "panel-edge-bright", 10, 2)
            left += (gap - 2) // 2
        cube = Box(left, box.centre[1] - size // 2, wide, size + size // 8)
        yield from lay(row, cube, size)
        left += wide + gap - (gap - 2) // 2 + 2 if free else wide + gap


def _wide(rows: tuple[IconRow, ...], size: int, gap: int) -> int:
    return sum(width_of(row, size) + 1 + gap + 2 for row in rows) - 2
