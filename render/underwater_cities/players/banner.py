"""A player at a glance: points, resources, cards in hand, and space on the Federation track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.underwater_cities.pack.components import RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Box, Panel, Sprite, Words

NAME, POINTS, NUMBER = 34, 52, 40
SMALLEST = 28
"""Font size that is still legible on a phone."""
SHARES = (38, 10, 10, 10, 10, 10, 13, 8)
"""Shares of the width: mark, name and points; five resources; the hand; the Federation track."""
ICON = 46
NONE = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Banner:
    """The figures of a player, ready to be drawn in a line."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView
    seat: int

    @property
    def player(self) -> PlayerView:
        """The player whose figures are drawn."""
        return self.view.players[self.seat]

    def draw(self, box: Box) -> None:
        """Draw all the figures from left to right."""
        self.drawing.under(Panel(box))
        inner = box.inset(10)
        person, *rest = parted(inner, SHARES, 6)
        self._person(person)
        *goods, hand, federation = rest
        for resource, cell in zip(RESOURCES, goods, strict=True):
            count = getattr(self.player.stock, resource)
            self._figure(resource, str(count), cell, dim=not count)
        cards = f"{self.player.hand}/{self.player.hand_limit}"
        self._figure("hand-limit", cards, hand, dim=not self.player.hand)
        space = federation_space(self.view, self.seat)
        self._figure("federation", str(space or NONE), federation, dim=not space)
        self.drawing.place(
            f"{self.seat}/stock",
            Box(goods[0].left, box.top, hand.right - goods[0].left, box.height).inset(4),
        )

    def _person(self, box: Box) -> None:
        """Draw the seat's shape, the player's name and the points."""
        mark = box.height - 8
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        score = Box(box.right - 124, box.top, 124, box.height)
        self._figure("point", str(self.player.points), score, large=True)
        room = Box(box.left + mark + 12, box.top, score.left - box.left - mark - 20, box.height)
        name = self.context.names[self.seat]
        self.drawing.put(
            Words(
                name,
                room,
                NAME,
                f"seat-{self.seat + 1}",
                bold=True,
                lines=2,
                shrink=SMALLEST,
                cut=True,
            )
        )

    def _figure(
        self, icon: str, text: str, box: Box, *, dim: bool = False, large: bool = False
    ) -> None:
        """Draw an icon and its amount."""
        size = min(box.height, POINTS if large else ICON)
        self.drawing.put(Sprite(icon, (box.left + size // 2, box.centre[1]), size, faded=dim))
        room = Box(box.left + size + 6, box.top, box.width - size - 6, box.height)
        colour = "muted" if dim else "text"
        letters = POINTS if large else NUMBER
        self.drawing.put(Words(text, room, letters, colour, bold=True, shrink=SMALLEST))


def parted(box: Box, shares: Sequence[int], gap: int) -> tuple[Box, ...]:
    """Return the columns of a box that is split according to these shares of its width."""
    return tuple(_parts(box, shares, gap))


def _parts(box: Box, shares: Sequence[int], gap: int) -> Iterator[Box]:
    wide = box.width - gap * (len(shares) - 1)
    done = 0
    for number, share in enumerate(shares):
        left = box.left + gap * number + wide * done // sum(shares)
        done += share
        right = box.left + gap * number + wide * done // sum(shares)
        yield Box(left, box.top, right - left, box.height)


def federation_space(view: UnderwaterCitiesView, seat: int) -> int:
    """Return the space of a seat's marker on the Federation track; 0 if it is below (UC-6.35)."""
    return next((space for space, seats in enumerate(view.track, 1) if seat in seats), 0)
