"""Picture of the action slots: what each does, who stands where, and where one may go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.underwater_cities.pack.components import ALWAYS, COLOURS, Slot
from engine.underwater_cities.view import SlotView
from engine.underwater_cities.words.names import slot_name
from render.gallery import ReaderContext
from render.kit.drawing import MARGIN, Drawing
from render.scene import Align, Box, Item, Land, Line, Panel, Scene, Sprite, Words
from render.theme import SEATS
from render.underwater_cities.board.slots import columns, standing_on
from render.underwater_cities.cards.face import dimmed
from render.underwater_cities.question.asked_alt import slots_picture_alt
from render.underwater_cities.question.cost_strip import KINDS, STRIP, cost_strip
from render.underwater_cities.question.frame import (
    INNER,
    LEGAL,
    RIM,
    SMALLEST,
    drawing,
    finished,
)
from render.underwater_cities.question.hand_column import HandColumn
from render.underwater_cities.question.holdings_column import holdings_column
from render.underwater_cities.question.questions import NOBODY, Question
from render.underwater_cities.question.slot_effect import slot_effect
from render.underwater_cities.question.track_strip import TRACK, track_strip

GAP = 8
BESIDE = 352
"""Width of what stands beside the slots."""
BADGE = (58, 54)
NAME = 35
FILLS = {"green": "slot-green", "red": "slot-red", "yellow": "slot-yellow", None: "slot-always"}
DIM = {fill: fill + "-dim" for fill in FILLS.values()}
"""The colours of slots that are taken or closed."""
EDGES = {"green": "card-green", "red": "card-red", "yellow": "card-yellow", None: "steelplast"}
TOKEN = 48
ICONS = 58
PAD = 8
NEUTRAL = "tile-neutral"


def slot_picture(asked: Question, context: ReaderContext) -> Scene:
    """Compose all slots by name beside the hand or the goods, the track, and the usual costs."""
    picture = drawing()
    costs = Box(MARGIN, picture.box.bottom - MARGIN - STRIP, INNER, STRIP)
    track = Box(MARGIN, costs.top - GAP - TRACK, INNER, TRACK)
    high = track.top - GAP - MARGIN
    beside = Box(picture.box.right - MARGIN - BESIDE, MARGIN, BESIDE, high)
    SlotTiles(picture, asked, context).draw(
        Box(MARGIN, MARGIN, beside.left - 2 * GAP - MARGIN, high)
    )
    if asked.hand_below:
        HandColumn(picture, asked, context).draw(beside)
    else:
        holdings_column(picture, asked, beside)
    track_strip(picture, asked, track)
    cost_strip(picture, costs, KINDS, upgrade=True)
    return finished(picture, asked, context, slots_picture_alt(asked))


@dataclass(frozen=True, slots=True)
class SlotTiles:
    """All slots as coloured tiles, ready to be drawn."""

    drawing: Drawing
    asked: Question
    context: ReaderContext

    def draw(self, box: Box) -> None:
        """Draw a column for each colour, and below them the slot that is never blocked."""
        rows = len(columns(self.asked.pack, len(self.asked.view.players))[0]) + 1
        last = box.rows(rows, GAP)[-1]
        self.coloured(Box(box.left, box.top, box.width, last.top - GAP - box.top))
        self.always(last)

    def coloured(self, box: Box) -> None:
        """Draw a column for each colour."""
        shelves = columns(self.asked.pack, len(self.asked.view.players))
        rows = box.rows(max(map(len, shelves)), GAP)
        for shelf, row in zip(zip(*shelves, strict=True), rows, strict=True):
            for slot, cell in zip(shelf, row.columns(len(COLOURS), GAP), strict=True):
                self._slot(slot, cell)

    def always(self, box: Box) -> None:
        """Draw the slot that is never blocked."""
        self._slot(self.asked.pack.slots(len(self.asked.view.players))[ALWAYS], box)

    def _slot(self, slot: Slot, cell: Box) -> None:
        """Draw a slot: bright and rimmed if it can be chosen, dark if it is taken."""
        stands = standing_on(self.asked.view, slot)
        legal = slot.id in self.asked.slots
        taken = bool(stands.tiles) and not legal and slot.colour is not None
        self.drawing.put(self._ground(slot, cell, legal=legal, taken=taken))
        high = min(BADGE[1], cell.height - 8)
        badge = Box(cell.left + 9, cell.centre[1] - high // 2, BADGE[0], high)
        name = self.context.words.say(slot_name(slot))
        self.drawing.put(*_badge(slot, name, badge, taken=taken))
        tokens = tuple(self._tokens(stands, cell, legal=legal))
        for item in tokens:
            self.drawing.put(*item)
        right = cell.right - (PAD + TOKEN if tokens else PAD)
        if stands.slot in self.asked.view.cloneable and self.asked.seat == NOBODY:
            corner = (right + 4, cell.bottom - TOKEN // 4)
            self.drawing.put(Sprite("clone", corner, TOKEN // 2))
        room = Box(badge.right + PAD, cell.top + 6, right - badge.right - 2 * PAD, cell.height - 12)
        size = ICONS * 3 // 4 if taken else ICONS
        items = slot_effect(slot.effect, room, size)
        self.drawing.put(*(map(faint, items) if taken else items))
        self.drawing.place(slot.id, cell, rimmed=True)

    def _ground(self, slot: Slot, cell: Box, *, legal: bool, taken: bool) -> Panel:
        fill = FILLS[slot.colour]
        turn = self.asked.view.turn
        if turn is not None and turn.slot == slot.id:
            return Panel(cell, fill, f"seat-{turn.seat + 1}", 14, RIM + 1)
        if legal:
            return Panel(cell, fill, LEGAL, 14, RIM)
        if taken:
            return Panel(cell, DIM[fill], "", 14, 0)
        return Panel(cell, DIM[fill] if self.asked.slots else fill, "muted", 14, 2)

    def _tokens(self, stands: SlotView, cell: Box, *, legal: bool) -> Iterator[tuple[Item, ...]]:
        """Yield a disc at the right end with the shape of each seat on it, and other signs."""
        signs: list[Sprite] = []
        for seat in stands.tiles:
            look = None if seat < 0 else SEATS[seat]
            name = NEUTRAL if look is None else f"seat-{look.shape}"
            signs.append(Sprite(name, (0, 0), TOKEN, look.colour if look else ""))
        if stands.fourth:
            signs.append(Sprite("hourglass", (0, 0), TOKEN))
        elif legal and stands.slot in self.asked.view.cloneable and stands.tiles:
            signs.append(Sprite("clone", (0, 0), TOKEN))
        size = min(TOKEN, (cell.height - PAD) // max(len(signs), 1))
        top = cell.centre[1] - size * len(signs) // 2
        for number, sign in enumerate(signs):
            left = cell.right - PAD + 2 - (TOKEN + size) // 2
            disc = Box(left, top + number * size, size, size)
            ground = Panel(disc, "panel-deep", "panel-edge-bright", size // 2, 2)
            yield ground, replace(sign, centre=disc.centre, size=size * 7 // 10)


def faint(item: Item) -> Item:
    """Return a part of the effect of a taken slot."""
    if isinstance(item, Line):
        return replace(item, colour="muted")
    return dimmed(item)


def _badge(slot: Slot, name: str, box: Box, *, taken: bool) -> Iterator[Item]:
    """Yield the name of a slot in the shape and the colour of its kind."""
    if slot.colour is None:
        yield Sprite("slot-always", box.centre, box.height)
        return
    fill = "panel-edge" if taken else EDGES[slot.colour]
    rim = EDGES[slot.colour]
    if slot.colour == "red":
        yield _octagon(box, fill, rim)
    else:
        yield Panel(box, fill, rim, 8 if slot.colour == "green" else box.height // 2, 3)
    colour = "text" if taken else "ink"
    yield Words(name, box, NAME, colour, bold=True, align=Align.CENTRE, shrink=SMALLEST)


def _octagon(box: Box, fill: str, rim: str) -> Land:
    cut = box.height // 4
    left, top, right, bottom = box.left, box.top, box.right - 1, box.bottom - 1
    corners = (
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)),
        *((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)),
    )
    return Land(corners, fill, rim, 3)
