"""A player's claimed cards in a strip: action cards first, used ones dimmed, each with icons."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from render.fonts import measure
from render.kit.drawing import Drawing
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.face import dimmed
from render.underwater_cities.cards.flow import IconScale, lines_in
from render.underwater_cities.cards.glyphs import IconLine
from render.underwater_cities.cards.printed import Print
from render.underwater_cities.question.card_picture import print_of
from render.underwater_cities.question.frame import LEGAL, RIM, SMALLEST
from render.underwater_cities.question.questions import Question

ROW, GAP = 54, 6
MOST_ROWS = 3
ICONS = 36
SIGN, PAD = 40, 7
WIDTH = 1068
"""Width of the strip."""
ORDER = ("type-action", "type-permanent", "type-production", "type-end")
"""The types of cards by how often one decides on them."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A card in the strip."""

    name: str
    what: Print
    used: bool
    legal: bool

    @property
    def icons(self) -> IconLine:
        """Its effect, in one line."""
        return tuple(atom for line in self.what.lines for atom in line)

    def width(self, *, whole: bool) -> int:
        """Return its width, with its effect or with its number alone."""
        if whole and self.icons:
            return SIGN + IconScale(ICONS, SMALLEST).line(self.icons) + 4 * PAD
        return SIGN + measure(self.what.number, SMALLEST, bold=True) + 3 * PAD


@dataclass(frozen=True)
class ClaimedStrip:
    """The claimed cards of the player who is asked, ready to be drawn."""

    drawing: Drawing
    asked: Question

    @property
    def height(self) -> int:
        """The height of all rows."""
        rows = 1 + max((row for row, _, _, _ in self._spread), default=0)
        return rows * (ROW + GAP) - GAP

    def draw(self, box: Box) -> None:
        """Draw the cards from left to right, row by row."""
        for row, left, chip, whole in self._spread:
            at = Box(box.left + left, box.top + row * (ROW + GAP), chip.width(whole=whole), ROW)
            items = tuple(_drawn(chip, at, whole=whole))
            self.drawing.put(*(map(dimmed, items) if chip.used else items))
            if chip.used:
                sign = (at.left + PAD + SIGN // 2, at.centre[1])
                self.drawing.put(Sprite("cross", sign, SIGN * 8 // 10))
            if chip.legal:
                self.drawing.put(Panel(at, "", LEGAL, 12, RIM))
            self.drawing.place(chip.name, at, rimmed=True)

    @cached_property
    def _chips(self) -> tuple[Chip, ...]:
        """All cards: those to choose from, then by type, those that can still be used first."""
        player = self.asked.player
        spent = (*(one.card for one in player.claimed if one.used), *player.paid)
        used = {f"card:{name}" for name in spent}
        legal = {*self.asked.cards}
        chips = [
            Chip(name, print_of(self.asked.pack, name), name in used, name in legal)
            for name in self.asked.owned
        ]
        return tuple(sorted(chips, key=_rank))

    @cached_property
    def _spread(self) -> tuple[tuple[int, int, Chip, bool], ...]:
        """The row and the left edge of each card, and whether its effect is shown.

        As many as possible show their effects; the first ones have the first claim.
        """
        found, whole = self._laid(frozenset()), frozenset[str]()
        for chip in self._chips:
            tried = self._laid(whole | {chip.name})
            if tried[-1][0] < MOST_ROWS:
                found, whole = tried, whole | {chip.name}
        return found

    def _laid(self, whole: Collection[str]) -> tuple[tuple[int, int, Chip, bool], ...]:
        """Return where the cards lie if those with these names show their effects."""
        found: list[tuple[int, int, Chip, bool]] = []
        row = left = 0
        for chip in self._chips:
            wide = chip.width(whole=chip.name in whole)
            if left and left + wide > WIDTH:
                row, left = row + 1, 0
            found.append((row, left, chip, chip.name in whole))
            left += wide + GAP
        return tuple(found)


def _rank(chip: Chip) -> tuple[bool, int, bool]:
    known = chip.what.type in ORDER
    return not chip.legal, ORDER.index(chip.what.type) if known else len(ORDER), chip.used


def _drawn(chip: Chip, box: Box, *, whole: bool) -> Iterator[Item]:
    """Yield the type of a card on its colour, and its effect or its number."""
    what = chip.what
    yield Panel(box, "panel-bright", what.colour, 12, 3)
    sign = Box(box.left, box.top, SIGN + 2 * PAD, box.height)
    yield Panel(sign, what.colour, what.colour, 12, 1)
    yield Sprite(what.type or what.sign, sign.centre, SIGN)
    room = Box(sign.right + PAD // 2, box.top, box.right - sign.right - PAD, box.height)
    if whole and chip.icons:
        yield from lines_in((chip.icons,), room, ICONS, smallest_type=SMALLEST)
    else:
        yield Words(what.number, room, SMALLEST, bold=True, align=Align.CENTRE)
