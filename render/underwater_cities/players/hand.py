"""A player's own cards: in a row of the panel, and large with their texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import OwnCards, UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.scene import Box, Panel, Scene, Words
from render.underwater_cities.cards.face import Face
from render.underwater_cities.changes import changes
from render.underwater_cities.players.players import by_type
from render.underwater_cities.players.players_alt import hand_alt

NOBODY = OwnCards((), (), ())


def matches(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, card: str) -> bool:
    """Return whether a card has the chosen slot's colour, or no slot has been chosen yet."""
    name = view.own.chosen_slot if view.own else None
    if name is None:
        return True
    colour = pack.slots(len(view.players))[name].colour
    return colour is not None and pack.cards[card].colour == colour


# --- the picture of the hand ---------------------------------------------------------------------

WIDTH = 896
PAD = 10
TITLE = 44
TYPE, SMALLEST = 28, 21
NOTHING = 56
HIGHEST = 1600 - 2 * MARGIN
"""Maximum height of a picture's content."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The number of cards per row and their height, for cards in hand and for claimed ones."""

    across: int
    high: int
    claimed_across: int
    claimed_high: int


SIZES = (Sizes(2, 316, 4, 164), Sizes(2, 316, 6, 132), Sizes(2, 250, 8, 58), Sizes(3, 196, 8, 58))
"""Largest first: with texts and icons, then with icons, then with only the essentials."""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards under one title."""

    title: Msg
    cards: tuple[str, ...]
    across: int
    high: int
    edge: str = "panel-edge"

    @property
    def height(self) -> int:
        """The height, including the title."""
        rows = -(-len(self.cards) // self.across)
        return TITLE + (rows * (self.high + GAP) - GAP if rows else NOTHING) + PAD


def hand_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the cards to choose from, the hand, and the claimed cards."""
    assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
    own = view.own or NOBODY
    fitting = (sizes for sizes in SIZES if _height(_groups(pack, view, own, sizes)) <= HIGHEST)
    groups = _groups(pack, view, own, next(fitting, SIZES[-1]))
    high = _height(groups)
    drawing = Drawing(WIDTH, high + 2 * MARGIN)
    cards, top = _Cards(drawing, pack, context, view), MARGIN
    for group in groups:
        cards.group(group, Box(MARGIN, top, WIDTH - 2 * MARGIN, group.height))
        top += group.height + GAP
    alt = alt_text(context, hand_alt(pack, view, own))
    return drawing.scene(context, alt, "", changes(context.before, view))


def _height(groups: Sequence[CardGroup]) -> int:
    """Return the height of all groups together."""
    return sum(group.height for group in groups) + GAP * (len(groups) - 1)


def _groups(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, own: OwnCards, sizes: Sizes
) -> Sequence[CardGroup]:
    """Return the cards to choose from, the hand, and the claimed cards."""
    across, high = sizes.across, sizes.high
    title = msg("underwater-cities-picture-looked-at")
    chosen = CardGroup(title, own.looked_at, across, high, edge="legal")
    held = CardGroup(msg("underwater-cities-picture-hand"), own.hand, across, high)
    mine = () if view.seat is None else by_type(pack, view.players[view.seat])
    cards = tuple(one.card for one in mine)
    title = msg("underwater-cities-picture-claimed")
    claimed = CardGroup(title, cards, sizes.claimed_across, sizes.claimed_high)
    return [one for one in (chosen, held, claimed) if one.cards or one is held]


@dataclass(frozen=True, slots=True)
class _Cards:
    """Groups of cards, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView

    @property
    def used(self) -> frozenset[str]:
        """The player's own used action cards."""
        mine = () if self.view.seat is None else self.view.players[self.view.seat].claimed
        return frozenset(one.card for one in mine if one.used)

    def group(self, group: CardGroup, box: Box) -> None:
        """Draw the title and the cards below it, or say that there are none."""
        self.drawing.put(Panel(box, "panel", group.edge, 14, 3 if group.edge == "legal" else 1.5))
        head = Box(box.left + PAD, box.top, box.width - 2 * PAD, TITLE)
        said = self.context.words.say(group.title)
        self.drawing.put(Words(said, head, TYPE, "muted", bold=True, shrink=SMALLEST))
        inner = Box(box.left + PAD, head.bottom, head.width, box.height - TITLE - PAD)
        if not group.cards:
            none = self.context.words.say(msg("underwater-cities-picture-no-cards"))
            self.drawing.put(Words(none, inner, 30, shrink=SMALLEST))
            return
        rows = -(-len(group.cards) // group.across)
        cells = (cell for row in inner.rows(rows, GAP) for cell in row.columns(group.across, GAP))
        for thing, cell in zip(group.cards, cells, strict=False):
            self._one(thing, cell)

    def _one(self, thing: str, cell: Box) -> None:
        """Draw a card or a metropolis tile."""
        face = Face(self.drawing, self.pack, self.context)
        if thing in self.pack.tiles:
            face.tile(cell, thing, place=f"tile:{thing}")
            return
        face.draw(cell, thing, used=thing in self.used, place=f"card:{thing}")
