"""The bottom of the panel: all contracts within a seat's reach, with a sign before each kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.msg import msg
from engine.otys.effects.contracts import ways_to_pay
from engine.otys.view import BoardView, OwnHand
from render.kit.drawing import GAP, MARGIN, Drawing
from render.otys.colony import Colony
from render.otys.layout import PANEL_COUNTS, SHEET_WIDTH
from render.scene import Align, Box, Sprite, Words

NARROWEST, WIDEST = 144, 216
"""Minimum and maximum width of a card; a narrower one is illegible on a phone."""
SIGN, MORE = 40, 72
"""Widths of the sign before each kind of card, and of the number of omitted cards."""
WHOLE = SHEET_WIDTH - 2 * MARGIN
BESIDE_COUNTS = WHOLE - PANEL_COUNTS - GAP
"""Maximum length of the last line of cards, which has the supplies beside it."""

SignedCards: TypeAlias = tuple[str, tuple[str, ...]]
"""The sign of a kind of card, and the cards of that kind."""


@dataclass(frozen=True, slots=True)
class ReachedContracts:
    """The contracts in lines, the width of each card, and the number of omitted cards."""

    lines: tuple[tuple[SignedCards, ...], ...]
    wide: int
    hidden: int


def reached(public: Sequence[str | None], hand: OwnHand) -> ReachedContracts:
    """Lay out the public contracts, those being drawn, and the hand, on one or two lines."""
    open_ones = tuple(card for card in public if card is not None)
    kinds = (("eye", open_ones), ("draw-card", hand.drawn), ("lock", hand.contracts))
    groups = tuple(group for group in kinds if group[1])
    line, rest = _filled(groups, BESIDE_COUNTS)
    if not rest:
        return ReachedContracts((line,), _widest(groups, BESIDE_COUNTS), 0)
    first, rest = _filled(groups, WHOLE)
    room = BESIDE_COUNTS
    second, left = _filled(rest, room)
    if left:
        room -= MORE
        second, left = _filled(rest, room)
    wide = min(_widest(first, WHOLE), _widest(second, room))
    return ReachedContracts((first, second), wide, sum(len(cards) for _, cards in left))


def _filled(
    groups: tuple[SignedCards, ...], room: int
) -> tuple[tuple[SignedCards, ...], tuple[SignedCards, ...]]:
    """Return as many cards as fit on a line at their narrowest, and the remaining ones."""
    line, rest = list[SignedCards](), list[SignedCards]()
    for sign, cards in groups:
        space = 0 if rest else room - SIGN
        fitting = max(space // (NARROWEST + GAP), 0)
        if fitting:
            line.append((sign, cards[:fitting]))
            room -= SIGN + GAP + len(cards[:fitting]) * (NARROWEST + GAP)
        if cards[fitting:]:
            rest.append((sign, cards[fitting:]))
    return tuple(line), tuple(rest)


def _widest(groups: tuple[SignedCards, ...], room: int) -> int:
    """Return the greatest width at which these cards fit on a line."""
    count = sum(len(cards) for _, cards in groups)
    space = room - len(groups) * (SIGN + GAP)
    return min(WIDEST, space // max(count, 1) - GAP)


@dataclass(frozen=True, slots=True)
class Reach:
    """The contracts within reach, ready to be drawn."""

    drawing: Drawing
    colony: Colony
    board: BoardView
    contracts: ReachedContracts

    def draw(self, lines: tuple[Box, ...]) -> None:
        """Draw all lines, and the number of cards that do not fit."""
        left = 0
        for groups, box in zip(self.contracts.lines, lines, strict=True):
            left = box.left
            for sign, cards in groups:
                left = self._group(sign, cards, Box(left, box.top, box.right - left, box.height))
        if self.contracts.hidden:
            text = self.colony.context.words.say(msg("picture-more", count=self.contracts.hidden))
            rest = Box(left, lines[-1].top, MORE, lines[-1].height)
            self.drawing.put(Words(text, rest, 40, bold=True, align=Align.CENTRE, shrink=28))

    def _group(self, sign: str, cards: tuple[str, ...], box: Box) -> int:
        """Draw cards of one kind from the left of a box; return where the next kind begins."""
        self.drawing.put(Sprite(sign, (box.left + SIGN // 2, box.centre[1]), SIGN))
        left = box.left + SIGN + GAP
        for card in cards:
            self._card(card, Box(left, box.top, self.contracts.wide, box.height))
            left += self.contracts.wide + GAP
        return left

    def _card(self, card: str, box: Box) -> None:
        """Draw a card, with a tick if a level now holds the cubes for it."""
        self.colony.contract(card, box)
        self.drawing.place(f"contract:{card}", box)
        contract = self.colony.pack.contracts[card]
        if any(ways_to_pay(contract, cubes) for cubes in self.board.levels):
            self.drawing.put(Sprite("tick", (box.right - 22, box.bottom - 22), 36))
