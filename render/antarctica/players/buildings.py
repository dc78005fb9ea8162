"""A player's building cards: an icon for each type, deck by deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.antarctica.pack.components import DECKS
from engine.antarctica.view import CardView
from engine.antarctica.words.names import thing
from engine.core.msg import Msg, msg
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.drawing import GAP
from render.scene import Box, Item, Sprite, Words

TYPE, LARGEST, LEAST = 31, 56, 16
"""Size of figures, and of the largest and the smallest building on a single line."""
TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class BuildingStack:
    """Cards from one deck with the same building, or the back of that deck."""

    icon: str
    count: int = 1
    star: bool = False
    back: bool = False


def groups(cards: tuple[CardView, ...]) -> Iterator[BuildingStack]:
    """Yield each deck's back, then the types built from it in the order they were first built."""
    for deck in DECKS:
        found = Counter((card.result, card.star) for card in cards if card.deck == deck)
        if found:
            yield BuildingStack(f"deck-{deck}", back=True)
        for (result, star), count in found.items():
            yield BuildingStack(f"building-{result}", count, star)


def counted(names: Iterable[str]) -> tuple[Msg, ...]:
    """Return the number of things of each name, in words."""
    return tuple(
        msg("antarctica-picture-alt-counted", count=count, what=thing(name))
        for name, count in Counter(names).items()
    )


@dataclass(frozen=True, slots=True)
class BuildingLines:
    """A player's building cards, laid out in lines."""

    context: ReaderContext
    cards: tuple[CardView, ...]
    size: int
    """Height of a building's icon."""
    letters: int
    """Font size."""

    @property
    def line(self) -> int:
        """The height of a line."""
        return self.size + GAP

    def height(self, width: int) -> int:
        """Return the height of all lines together."""
        return max(len(self._lines(width)), 1) * self.line

    def _wide(self, group: BuildingStack) -> int:
        """Return the width of a stack: its icon, its number if above 1, and the gap after it."""
        if group.back:
            return self.size * 6 // 5
        number = measure(_times(group), self.letters, bold=True) if group.count > 1 else 0
        return self.size + number + self.size // 3

    def _lines(self, width: int) -> list[list[BuildingStack]]:
        """Return the stacks in lines that are as full as possible; none ends with a deck's back."""
        lines: list[list[BuildingStack]] = []
        left = 0
        for group in groups(self.cards):
            wide = self._wide(group)
            left -= wide
            if left < group.back * 2 * self.size:
                lines.append([])
                left = width - wide
            lines[-1].append(group)
        return lines

    def items(self, box: Box) -> Iterator[Item]:
        """Yield all types with their counts, starting at the top, or say that there are none."""
        if not self.cards:
            text = self.context.words.say(msg("antarctica-picture-none-built"))
            yield Words(text, Box(box.left, box.top, box.width, self.line), self.letters, "muted")
        for row, line in enumerate(self._lines(box.width)):
            left = box.left
            for group in line:
                wide = self._wide(group)
                yield from self._group(group, Box(left, box.top + row * self.line, wide, self.line))
                left += wide

    def _group(self, group: BuildingStack, box: Box) -> Iterator[Item]:
        size = self.size
        middle = (box.left + size // 2, box.centre[1])
        yield Sprite(group.icon, middle, size * 3 // 4 if group.back else size)
        if group.star:
            star = size * 2 // 5
            corner = (box.left + size - star // 3, box.top + 2 + star // 2)
            yield Sprite("prestige-star", corner, star)
        if group.count > 1:
            left = box.left + size + 6
            room = Box(left, box.top, box.right - left, box.height)
            yield Words(_times(group), room, self.letters, bold=True)


def in_a_line(context: ReaderContext, cards: tuple[CardView, ...], box: Box) -> BuildingLines:
    """Return a player's building cards on one line, as large as fits."""
    for size in range(min(box.height - GAP, LARGEST), LEAST, -2):
        found = BuildingLines(context, cards, size, TYPE)
        if found.height(box.width) == found.line:
            return found
    return BuildingLines(context, cards, LEAST, TYPE)


def _times(group: BuildingStack) -> str:
    """Return the number of cards, after a multiplication sign."""
    return f"{TIMES}{group.count}"
