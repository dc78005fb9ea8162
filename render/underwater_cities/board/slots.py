"""The action slots: their effects and the tiles on them, also large enough for phones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import ALWAYS, COLOURS, Slot, UnderwaterCitiesPack
from engine.underwater_cities.view import SlotView, UnderwaterCitiesView
from engine.underwater_cities.words.describe import slot_text
from engine.underwater_cities.words.names import slot_name
from render.fonts import height as height_of
from render.fonts import wrap
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.scene import Align, Box, Item, Panel, Scene, Sprite, Words
from render.theme import SEATS
from render.underwater_cities.cards.effect_line import EffectLine
from render.underwater_cities.changes import changes

EDGES = {"green": "card-green", "red": "card-red", "yellow": "card-yellow"}
PLAIN_EDGE = "panel-edge-bright"
EDGE = 3
NUMBER = 28
"""Font size of a slot's number, which texts use to refer to it."""


def columns(pack: UnderwaterCitiesPack, seats: int) -> tuple[tuple[Slot, ...], ...]:
    """Return the slots of each colour, clockwise."""
    slots = sorted(pack.slots(seats).values(), key=lambda slot: slot.place)
    return tuple(tuple(slot for slot in slots if slot.colour == colour) for colour in COLOURS)


@dataclass(frozen=True, slots=True)
class SlotGrid:
    """All slots of the main board, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView

    def draw(self, box: Box) -> None:
        """Draw the coloured slots, a column for each colour, clockwise from the top."""
        for slots, column in zip(
            columns(self.pack, len(self.view.players)), box.columns(len(COLOURS), GAP), strict=True
        ):
            for slot, cell in zip(slots, column.rows(len(slots), GAP), strict=True):
                self.slot(slot, cell)

    def always(self, box: Box) -> None:
        """Draw the slot that is never blocked."""
        self.slot(self.pack.slots(len(self.view.players))[ALWAYS], box)

    def slot(self, slot: Slot, cell: Box) -> None:
        """Draw the effect of a slot, and the tiles on it."""
        self.frame(slot, cell)
        size = min(cell.height - 12, 96)
        sign = Box(cell.left + 8, cell.top + (cell.height - size) // 2, size, size)
        self.sign(slot, sign)
        wide = cell.right - sign.right - 20 - (NUMBER if slot.colour else 0)
        room = Box(sign.right + 12, cell.top + 6, wide, cell.height - 12)
        EffectLine(self.drawing, slot.effect).draw(room, min(room.height, 52), fixed=True)

    # --- parts -------------------------------------------------------------------------------

    def frame(self, slot: Slot, cell: Box) -> None:
        """Draw the panel of a slot; the one in play has a rim in the colour of the seat on turn."""
        edge = EDGES.get(slot.colour or "", PLAIN_EDGE)
        self.drawing.under(Panel(cell, "panel", edge, 14, EDGE))
        turn = self.view.turn
        if turn is not None and turn.slot == slot.id:
            self.drawing.put(Panel(cell, "", f"seat-{turn.seat + 1}", 14, 6))
        if slot.colour:
            corner = Box(cell.right - NUMBER - 8, cell.top + 4, NUMBER, NUMBER + 8)
            number = Words(str(slot.place), corner, NUMBER, "muted", align=Align.CENTRE)
            self.drawing.under(number)
        self.drawing.place(slot.id, cell)

    def sign(self, slot: Slot, box: Box) -> None:
        """Draw the place for action tiles with the tiles and markers on it."""
        self.drawing.under(Sprite(slot_sprite(slot), box.centre, box.width))
        stands = standing_on(self.view, slot)
        self.drawing.put(*tiles_on(stands, box))
        corner = (box.right - box.width // 6, box.bottom - box.height // 6)
        if slot.id in self.view.cloneable:
            self.drawing.put(Sprite("clone", corner, box.width * 38 // 100))
        elif stands.fourth:
            self.drawing.put(Sprite("hourglass", corner, box.width * 45 // 100))


def standing_on(view: UnderwaterCitiesView, slot: Slot) -> SlotView:
    """Return the view of a slot."""
    return next(stands for stands in view.slots if stands.slot == slot.id)


def slot_sprite(slot: Slot) -> str:
    """Return the sprite of a slot's place for action tiles."""
    return f"slot-{slot.colour}" if slot.colour else "slot-always"


def tiles_on(stands: SlotView, box: Box) -> Iterator[Item]:
    """Yield the tiles, lowest first; each covers the one below it except for a corner."""
    size = box.width * (80 if len(stands.tiles) == 1 else 66) // 100
    step = box.width // 5
    first = -(len(stands.tiles) - 1) * step // 2
    for number, seat in enumerate(stands.tiles):
        shift = first + number * step
        centre = (box.centre[0] + shift, box.centre[1] - box.width // 33 - shift)
        if seat < 0:
            yield Sprite("tile-neutral", centre, size)
        else:
            context = SEATS[seat]
            yield Sprite(f"tile-{context.shape}", centre, size, context.colour)


# --- all slots, for phones -----------------------------------------------------------------------

WIDTH = 896
SIGN = 92
ICONS = 44
TEXT = 24
SMALLEST = 21
LINES = 9
PAD = 10


def slots_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose all slots, large enough for phones, with their actions in icons and in words."""
    wide = (WIDTH - 2 * MARGIN - 2 * GAP) // len(COLOURS)
    lines = tuple(zip(*columns(pack, len(view.players)), strict=True))
    highs = [max(_high(context, slot, wide) for slot in line) for line in lines]
    last = SIGN + 2 * PAD
    drawing = Drawing(WIDTH, 2 * MARGIN + sum(highs) + GAP * len(highs) + last)
    grid = SlotGrid(drawing, pack, context, view)
    top = MARGIN
    for line, high in zip(lines, highs, strict=True):
        row = Box(MARGIN, top, WIDTH - 2 * MARGIN, high)
        for slot, cell in zip(line, row.columns(len(COLOURS), GAP), strict=True):
            _worded(grid, slot, cell)
        top = row.bottom + GAP
    slot = pack.slots(len(view.players))[ALWAYS]
    _lying(grid, slot, Box(MARGIN, top, WIDTH - 2 * MARGIN, last))
    return drawing.scene(
        context, alt_text(context, slots_alt(pack, view)), "", changes(context.before, view)
    )


def _high(context: ReaderContext, slot: Slot, wide: int) -> int:
    """Return the height of a slot with its text."""
    lines = wrap(context.words.say(slot_text(slot)), TEXT, wide - 2 * PAD)
    return PAD + SIGN + GAP + height_of(TEXT, len(lines)) + 2 * PAD


def _worded(grid: SlotGrid, slot: Slot, cell: Box) -> None:
    """Draw a slot with its action in icons beside the sign and in words below."""
    grid.frame(slot, cell)
    sign = Box(cell.left + PAD, cell.top + PAD, SIGN, SIGN)
    grid.sign(slot, sign)
    icons = Box(sign.right + PAD, sign.top, cell.right - sign.right - 2 * PAD - NUMBER, SIGN)
    EffectLine(grid.drawing, slot.effect).draw(icons, ICONS, fixed=True)
    top, wide = sign.bottom + GAP, cell.width - 2 * PAD
    lines = wrap(grid.context.words.say(slot_text(slot)), TEXT, wide)
    room = Box(cell.left + PAD, top, wide, height_of(TEXT, len(lines)) + PAD)
    grid.drawing.under(_said(grid.context, slot, room))


def _lying(grid: SlotGrid, slot: Slot, cell: Box) -> None:
    """Draw a slot with its sign, icons and text side by side."""
    grid.frame(slot, cell)
    sign = Box(cell.left + PAD, cell.top + PAD, SIGN, SIGN)
    grid.sign(slot, sign)
    icons = Box(sign.right + PAD, sign.top, cell.width // 3, SIGN)
    EffectLine(grid.drawing, slot.effect).draw(icons, ICONS + 8, fixed=True)
    left = icons.right + PAD
    grid.drawing.under(
        _said(grid.context, slot, Box(left, sign.top, cell.right - left - PAD, SIGN))
    )


def _said(context: ReaderContext, slot: Slot, room: Box) -> Words:
    text = context.words.say(slot_text(slot))
    return Words(text, room, TEXT, "text", align=Align.LEFT, lines=LINES, shrink=SMALLEST)


# --- alt text ------------------------------------------------------------------------------------


def slots_alt(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> Iterator[Msg]:
    """List the occupied slots with the owners of the tiles, then the free ones."""
    slots = pack.slots(len(view.players))
    for stands in view.slots:
        if stands.tiles:
            yield msg(
                "underwater-cities-picture-alt-occupied",
                slot=slot_name(slots[stands.slot]),
                seats=tuple(map(_owner, stands.tiles)),
            )
    free = tuple(slot_name(slots[stands.slot]) for stands in view.slots if not stands.tiles)
    yield msg("underwater-cities-picture-alt-free", slots=free)


def _owner(seat: int) -> Msg:
    if seat < 0:
        return msg("underwater-cities-picture-alt-nobody")
    return msg("picture-alt-seat", seat=seat)
