"""Picture of the action slots: what each does, who stands where, and where one may go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.underwater_cities.pack.components import ALWAYS, BELOW_THE_TRACK, COLOURS, Slot
from engine.underwater_cities.view import SlotView
from engine.underwater_cities.words.names import slot_name
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Item, Land, Line, Panel, Scene, Sprite, Words
from render.theme import SEATS
from render.underwater_cities.board.slots import columns, standing_on
from render.underwater_cities.board.tracks import SPACES, standing
from render.underwater_cities.cards.face import dimmed
from render.underwater_cities.changes import changes
from render.underwater_cities.question.asked_alt import slots_picture_alt
from render.underwater_cities.question.cost_strip import KINDS, STRIP, cost_strip
from render.underwater_cities.question.frame import (
    HEAD,
    INNER,
    LEGAL,
    RIM,
    SMALLEST,
    drawing,
    name_words,
)
from render.underwater_cities.question.goods_strip import GoodsStrip
from render.underwater_cities.question.questions import NOBODY, Question
from render.underwater_cities.question.slot_effect import slot_effect

GAP = 8
TRACK = 372
"""Width of the Federation track at the end of the strip."""
BADGE = (66, 58)
NAME = 37
FILLS = {"green": "slot-green", "red": "slot-red", "yellow": "slot-yellow", None: "slot-always"}
DIM = {fill: fill + "-dim" for fill in FILLS.values()}
"""The colours of slots that are taken or closed."""
EDGES = {"green": "card-green", "red": "card-red", "yellow": "card-yellow", None: "steelplast"}
TOKEN = 58
ICONS = 62
PAD = 8
NEUTRAL = "tile-neutral"


def slot_picture(asked: Question, context: ReaderContext) -> Scene:
    """Compose the goods, the Federation track, all slots by name, and the usual costs."""
    picture = drawing()
    head = Box(MARGIN, MARGIN, INNER, HEAD)
    goods = Box(head.left, head.top, INNER - TRACK - GAP, HEAD)
    GoodsStrip(picture, asked.view, asked.seat).stock(goods)
    small_track(picture, asked, Box(goods.right + GAP, head.top, TRACK, HEAD))
    top = head.bottom + GAP
    costs = Box(MARGIN, picture.box.bottom - MARGIN - STRIP, INNER, STRIP)
    tiles = SlotTiles(picture, asked, context)
    tiles.draw(Box(MARGIN, top, INNER, costs.top - GAP - top))
    cost_strip(picture, costs, KINDS, upgrade=True)
    alt = alt_text(context, slots_picture_alt(asked))
    return picture.scene(context, alt, "", changes(context.before, asked.view))


def small_track(picture: Drawing, asked: Question, box: Box) -> None:
    """Draw the spaces of the Federation track as arrows, with the shapes of those on them."""
    picture.under(Panel(box, "panel", "panel-edge"))
    icon = 40
    picture.under(Sprite("federation", (box.left + PAD + icon // 2, box.centre[1]), icon))
    left = box.left + icon + 2 * PAD
    room = Box(left, box.top + 8, box.right - PAD - left, box.height - 16)
    # All markers begin below the track, so a picture for everybody has more room there.
    first = room.width // 3 if asked.seat == NOBODY else room.width // len(SPACES)
    others = Box(room.left + first, room.top, room.width - first, room.height)
    cells = (replace(room, width=first), *others.columns(len(SPACES) - 1))
    for space, cell in zip(SPACES, cells, strict=True):
        seats = standing(asked.view, space)
        own = asked.seat in seats
        picture.put(_chevron(cell, "slot-always" if own else "panel-bright", bright=own))
        picture.put(*_standing(seats, asked.seat, cell))
        if not seats and space != BELOW_THE_TRACK:
            picture.put(name_words(str(space), cell, SMALLEST, "muted"))


def _chevron(cell: Box, fill: str, *, bright: bool) -> Land:
    """Return a cell in the form of an arrow to the right."""
    tip, left, right = 10, cell.left, cell.right - 2
    middle = cell.centre[1]
    points = (
        (left, cell.top),
        (right, cell.top),
        (right + tip, middle),
        (right, cell.bottom),
        (left, cell.bottom),
        (left + tip, middle),
    )
    return Land(points, fill, "ice" if bright else "panel-edge", 3 if bright else 1.5)


def _standing(seats: tuple[int, ...], own: int, cell: Box) -> Iterator[Item]:
    """Yield the shapes on a space, the one that is ahead on the right."""
    size = (38, 34, 28, 24)[max(len(seats) - 1, 0)]
    room = cell.width - 14
    step = min(size + 2, (room - size) // max(len(seats) - 1, 1)) if seats else 0
    left = cell.centre[0] + 5 - (step * (len(seats) - 1)) // 2
    for number, seat in enumerate(seats):
        large = 6 if seat == own and len(seats) > 1 else 0
        yield seat_mark(seat, (left + number * step, cell.centre[1]), size + large)


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
            for slot, cell in zip(shelf, row.columns(len(COLOURS), GAP + 4), strict=True):
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
        right, size = cell.right - PAD, min(TOKEN, cell.height - 6)
        for item in self._tokens(stands, cell, size, legal=legal):
            self.drawing.put(*item)
            right -= size + 4
        if stands.slot in self.asked.view.cloneable and self.asked.seat == NOBODY:
            corner = (right + 4, cell.bottom - size // 4)
            self.drawing.put(Sprite("clone", corner, size // 2))
        room = Box(badge.right + PAD, cell.top + 6, right - badge.right - 2 * PAD, cell.height - 12)
        icons = ICONS * 3 // 4 if taken else ICONS
        items = slot_effect(slot.effect, room, icons)
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

    def _tokens(
        self, stands: SlotView, cell: Box, size: int, *, legal: bool
    ) -> Iterator[tuple[Item, ...]]:
        """Yield a disc at the right end with the shape of each seat on it, and other signs."""
        signs: list[Sprite] = []
        for seat in stands.tiles:
            look = None if seat < 0 else SEATS[seat]
            name = NEUTRAL if look is None else f"seat-{look.shape}"
            signs.append(Sprite(name, (0, 0), size - 16, look.colour if look else ""))
        if stands.fourth:
            signs.append(Sprite("hourglass", (0, 0), size - 18))
        elif legal and stands.slot in self.asked.view.cloneable and stands.tiles:
            signs.append(Sprite("clone", (0, 0), size - 14))
        for number, sign in enumerate(reversed(signs)):
            right = cell.right - PAD - number * (size + 4)
            disc = Box(right - size, cell.centre[1] - size // 2, size, size)
            ground = Panel(disc, "panel-deep", "panel-edge-bright", size // 2, 2)
            yield ground, replace(sign, centre=disc.centre)


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
