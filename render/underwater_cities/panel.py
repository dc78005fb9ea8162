"""Picture of a player's own turn: the places to choose from, the nation and the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.msg import msg
from engine.underwater_cities.pack.components import Board, UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.scene import Box, Panel, Scene, Words
from render.underwater_cities.alt import panel_alt
from render.underwater_cities.board.offers import Offers, special_cards
from render.underwater_cities.board.slots import SlotGrid
from render.underwater_cities.cards.face import Face
from render.underwater_cities.changes import changes
from render.underwater_cities.nation.nation import NationMap
from render.underwater_cities.players.banner import Banner
from render.underwater_cities.players.hand import MOST, HandRow
from render.underwater_cities.turn_so_far import InPlay, TurnSoFar, played

WIDTH = 1200
BANNER = 88
SLOT, ALWAYS = 76, 76
"""Heights of a coloured slot, and of the always-available one."""
IN_PLAY = 140
"""Height of the part with the slot and the card in play."""
NATION, LOWER_NATION = 600, 520
"""Heights of the nation: on its own, and below what is in play."""
CARDS, CONTRACTS, TILES = 216, 92, 216
HAND, QUIET_HAND, NO_HAND = 300, 216, 84
"""Heights of the hand: if it matters now, if it does not, and if it is empty."""
SECOND_ROW = 140
"""Extra height for a second row of cards."""
TITLE = 44
TYPE = 30
SMALLEST = 28
ACROSS, FEW = 6, 4
"""Maximum number of cards per row, and the most that leave space for their texts."""
MOST_CONTRACTS = 3


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of the current decision, by place; empty if there is none."""

    spots: frozenset[str]
    pack: UnderwaterCitiesPack
    view: UnderwaterCitiesView
    seat: int

    @property
    def slots(self) -> bool:
        """True if action slots are among the options."""
        return bool(self.spots & {stands.slot for stands in self.view.slots})

    @property
    def sites(self) -> bool:
        """True if sites of the player's own board are among the options."""
        return bool(self.spots & sites_of(self.pack.boards[self.view.players[self.seat].board]))

    @property
    def specials(self) -> bool:
        """True if face-up Special cards are among the options."""
        return bool(self.spots & {f"card:{card}" for card in special_cards(self.view)})

    @property
    def contracts(self) -> bool:
        """True if government contracts are among the options."""
        return bool(self.spots & {f"contract:{name}" for name in self.view.contracts})

    @property
    def hand(self) -> bool:
        """True if cards in hand are among the options."""
        hand = self.view.own.hand if self.view.own else ()
        return bool(self.spots & {f"card:{card}" for card in hand})

    @property
    def claimed(self) -> tuple[str, ...]:
        """The claimed cards and the player's metropolis tiles that are among the options.

        This includes a claimed card that was just discarded, while its action may still be used.
        """
        player = self.view.players[self.seat]
        mine = [f"card:{claimed.card}" for claimed in player.claimed]
        mine += [f"tile:{each.tile}" for each in player.metropolises]
        left = self.spots - self._elsewhere()
        gone = sorted(spot for spot in left - {*mine} if spot.startswith("card:"))
        asked = (*(spot for spot in mine if spot in left), *gone)
        return tuple(spot.partition(":")[2] for spot in asked)

    def _elsewhere(self) -> frozenset[str]:
        """Return the options that other parts of the panel show."""
        own = self.view.own
        cards = (*own.hand, *own.looked_at) if own else ()
        things = (*cards, *special_cards(self.view))
        return frozenset(f"{kind}:{thing}" for kind in ("card", "tile") for thing in things)


def sites_of(board: Board) -> frozenset[str]:
    """Return every site of a board."""
    return frozenset((*board.cities, *board.tunnel, *board.city_of))


@dataclass(frozen=True, slots=True)
class PanelSection:
    """A part of the panel, and its height."""

    height: int
    draw: Callable[[Drawing, Box], None]


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a seat's panel, to be selected and drawn."""

    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView
    seat: int

    def chosen(self) -> Iterator[PanelSection]:
        """Yield the parts that are needed now, from top to bottom."""
        asked = Asked(frozenset(self.context.marks), self.pack, self.view, self.seat)
        yield PanelSection(BANNER, self._banner)
        what = None if asked.slots else played(self.view, self.seat)
        if what is not None:
            yield PanelSection(IN_PLAY, lambda drawing, box: self._in_play(drawing, box, what))
        yield from self._places(asked)
        if asked.sites or not (asked.slots or asked.specials):
            yield PanelSection(LOWER_NATION if what else NATION, self._nation)
        if asked.claimed:
            rows = -(-len(asked.claimed) // ACROSS)
            high = TITLE + rows * (CARDS + GAP) + GAP
            yield PanelSection(
                high, lambda drawing, box: self._claimed(drawing, box, asked.claimed)
            )
        yield PanelSection(self._hand_height(asked), self._hand)

    def _hand_height(self, asked: Asked) -> int:
        """Return the height of the hand, which is large while a card or a slot is chosen."""
        cards = len(self.view.own.hand) if self.view.own else 0
        if not cards:
            return NO_HAND
        high = HAND if asked.slots or asked.hand else QUIET_HAND
        return high + SECOND_ROW * (cards > MOST)

    def _places(self, asked: Asked) -> Iterator[PanelSection]:
        """Yield the parts of the table from which the player can choose."""
        looked_at = self.view.own.looked_at if self.view.own else ()
        if looked_at:
            tiles = looked_at[0] in self.pack.tiles
            yield PanelSection(TITLE + (TILES if tiles else CARDS) + 2 * GAP, self._looked_at)
        if asked.slots:
            rows = len(self.pack.ring(len(self.view.players))) // 3
            yield PanelSection(rows * (SLOT + GAP) + ALWAYS, self._slots)
        if asked.specials:
            rows = -(-len(special_cards(self.view)) // FEW)
            yield PanelSection(rows * (CARDS + GAP) - GAP, self._specials)
        if asked.contracts:
            yield PanelSection(CONTRACTS, self._contracts)

    # --- parts -------------------------------------------------------------------------------

    def _banner(self, drawing: Drawing, box: Box) -> None:
        Banner(drawing, self.pack, self.context, self.view, self.seat).draw(box)

    def _in_play(self, drawing: Drawing, box: Box, what: TurnSoFar) -> None:
        InPlay(drawing, self.pack, self.context, self.view, self.seat).draw(box, what)

    def _slots(self, drawing: Drawing, box: Box) -> None:
        SlotGrid(drawing, self.pack, self.context, self.view).whole(box, always=ALWAYS)

    def _nation(self, drawing: Drawing, box: Box) -> None:
        NationMap(drawing, self.pack, self.context, self.view, self.seat).draw(box)

    def _hand(self, drawing: Drawing, box: Box) -> None:
        HandRow(drawing, self.pack, self.context, self.view, self.seat).draw(box)

    def _specials(self, drawing: Drawing, box: Box) -> None:
        rows = -(-len(special_cards(self.view)) // FEW)
        cells = tuple(cell for row in box.rows(rows, GAP) for cell in row.columns(FEW, GAP))
        Offers(drawing, self.pack, self.context, self.view).cards(cells)

    def _contracts(self, drawing: Drawing, box: Box) -> None:
        cells = box.columns(MOST_CONTRACTS, GAP)
        Offers(drawing, self.pack, self.context, self.view).contracts(cells)

    def _claimed(self, drawing: Drawing, box: Box, cards: Sequence[str]) -> None:
        """Draw the player's claimed cards and metropolis tiles that can be chosen."""
        used = {claimed.card: claimed.used for claimed in self.view.players[self.seat].claimed}
        face = Face(drawing, self.pack, self.context)
        inner = self._titled(drawing, box, "underwater-cities-picture-claimed")
        rows = -(-len(cards) // ACROSS)
        across = FEW if len(cards) <= FEW else ACROSS
        cells = (cell for row in inner.rows(rows, GAP) for cell in row.columns(across, GAP))
        for card, cell in zip(cards, cells, strict=False):
            if card in self.pack.tiles:
                face.tile(cell, card, place=f"tile:{card}")
            else:
                face.draw(cell, card, used=used.get(card, False), place=f"card:{card}")

    def _looked_at(self, drawing: Drawing, box: Box) -> None:
        """Draw the cards or tiles some of which will be kept."""
        things = self.view.own.looked_at if self.view.own else ()
        inner = self._titled(drawing, box, "underwater-cities-picture-looked-at")
        face = Face(drawing, self.pack, self.context)
        for thing, cell in zip(things, inner.columns(max(len(things), 4), GAP), strict=False):
            if thing in self.pack.tiles:
                face.tile(cell, thing, place=f"tile:{thing}")
            else:
                face.draw(cell, thing, place=f"card:{thing}")

    def _titled(self, drawing: Drawing, box: Box, key: str) -> Box:
        """Draw a panel with a title, and return the space below it."""
        drawing.put(Panel(box))
        inner = box.inset(GAP)
        title = Box(inner.left + 6, inner.top, inner.width - 12, TITLE)
        said = self.context.words.say(msg(key))
        drawing.put(Words(said, title, TYPE, "muted", bold=True, shrink=SMALLEST))
        return Box(inner.left, title.bottom, inner.width, inner.bottom - title.bottom)


def panel_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext, seat: int
) -> Scene:
    """Compose the panel for a player's own turn, with a letter at each place that can be chosen."""
    sections = tuple(Parts(pack, context, view, seat).chosen())
    high = sum(section.height for section in sections) + GAP * (len(sections) - 1)
    drawing = Drawing(WIDTH, high + 2 * MARGIN)
    top = MARGIN
    for section in sections:
        section.draw(drawing, Box(MARGIN, top, WIDTH - 2 * MARGIN, section.height))
        top += section.height + GAP
    alt = alt_text(context, panel_alt(pack, view, seat))
    return drawing.scene(context, alt, "", changes(context.before, view))
