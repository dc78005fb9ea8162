"""The slot chosen and the card played so far in a player's own turn, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import Slot, UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.drawing import GAP, Drawing
from render.scene import Align, Box, Panel, Sprite, Words
from render.underwater_cities.board.slots import (
    EDGE,
    EDGES,
    NUMBER,
    PLAIN_EDGE,
    slot_sprite,
    standing_on,
    tiles_on,
)
from render.underwater_cities.cards.effect_line import EffectLine, smallest
from render.underwater_cities.cards.face import Face
from render.underwater_cities.cards.printed import CARD_SIGNS
from render.underwater_cities.players.hand import matches

PAD = 12
SIGN = 96
ICONS = 56
TYPE = 32
SIGNED = 190
"""Width of the note that a card has no effect."""
CROSS = 44


@dataclass(frozen=True, slots=True)
class TurnSoFar:
    """The slot and card chosen so far in a turn."""

    slot: str
    card: str | None
    """None while the card is still being chosen, or if the hand was empty."""
    effective: bool
    """True if the card matches the slot (UC-5.7)."""


def played(view: UnderwaterCitiesView, seat: int) -> TurnSoFar | None:
    """Return what a seat has in play, if it is its turn and it has chosen a slot."""
    if view.seat == seat and view.own is not None and view.own.chosen_slot is not None:
        return TurnSoFar(view.own.chosen_slot, None, effective=False)
    turn = view.turn
    if turn is None or turn.seat != seat or turn.slot is None:
        return None
    return TurnSoFar(turn.slot, turn.played, turn.matched)


def matching(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> tuple[str, ...]:
    """Return the cards in hand that match the slot for which a card is being chosen."""
    hand = view.own.hand if view.own else ()
    return tuple(card for card in hand if matches(pack, view, card))


@dataclass(frozen=True, slots=True)
class InPlay:
    """A slot and a card side by side, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView
    seat: int

    def draw(self, box: Box, what: TurnSoFar) -> None:
        """Draw the slot on the left, and beside it the card, or a note on matching cards."""
        left, right = box.columns(2, GAP)
        slot = self.pack.slots(len(self.view.players))[what.slot]
        choosing = self.view.own is not None and self.view.own.chosen_slot is not None
        if what.card is not None:
            self._card(right, what.card, effective=what.effective)
        elif choosing:
            self._awaited(right, slot)
        else:
            left = box
        self._slot(left, slot)

    # --- parts -------------------------------------------------------------------------------

    def _slot(self, box: Box, slot: Slot) -> None:
        """Draw the slot as on the main board: its sign with the tiles on it, and its effect."""
        edge = EDGES.get(slot.colour or "", PLAIN_EDGE)
        self.drawing.put(Panel(box, "panel", edge, 14, EDGE * 2))
        size = min(box.height - PAD, SIGN)
        sign = Box(box.left + PAD, box.top + (box.height - size) // 2, size, size)
        self.drawing.put(Sprite(slot_sprite(slot), sign.centre, size))
        self.drawing.put(*tiles_on(standing_on(self.view, slot), sign))
        right = box.right - PAD
        if slot.colour:
            right -= NUMBER
            corner = Box(right, box.top + 6, NUMBER, NUMBER + 8)
            number = Words(str(slot.place), corner, NUMBER, "muted", align=Align.CENTRE)
            self.drawing.put(number)
        room = Box(sign.right + PAD, box.top + 8, right - sign.right - 2 * PAD, box.height - 16)
        EffectLine(self.drawing, slot.effect).draw(room, ICONS)

    def _card(self, box: Box, card: str, *, effective: bool) -> None:
        """Draw the face of the card; if it does not match, dim it and say so."""
        face = Face(self.drawing, self.pack, self.context)
        if effective:
            face.draw(box, card)
            return
        face.draw(Box(box.left, box.top, box.width - SIGNED - GAP, box.height), card, used=True)
        said = Box(box.right - SIGNED, box.top, SIGNED, box.height)
        self._said(said, "cross", msg("underwater-cities-picture-no-effect"))

    def _awaited(self, box: Box, slot: Slot) -> None:
        """Draw a note that says which cards match, by their colour."""
        self.drawing.put(Panel(box))
        inner = box.inset(PAD)
        sign = CARD_SIGNS[slot.colour] if slot.colour else "cross"
        size = inner.height * 3 // 4
        self.drawing.put(Sprite(sign, (inner.left + size // 2, inner.centre[1]), size))
        left = inner.left + size + PAD
        key = "matching" if slot.colour else "none-matches"
        said = self.context.words.say(msg(f"underwater-cities-picture-{key}"))
        room = Box(left, inner.top, inner.right - left, inner.height)
        least = smallest(self.drawing)
        self.drawing.put(Words(said, room, TYPE, lines=2, shrink=least))

    def _said(self, box: Box, sign: str, said: Msg) -> None:
        """Draw a sign with a few words below it."""
        self.drawing.put(Panel(box))
        self.drawing.put(Sprite(sign, (box.centre[0], box.top + PAD + CROSS // 2), CROSS))
        top = box.top + PAD + CROSS
        room = Box(box.left + 6, top, box.width - 12, box.bottom - top - 4)
        least = smallest(self.drawing)
        words = self.context.words.say(said)
        self.drawing.put(
            Words(words, room, TYPE, bold=True, align=Align.CENTRE, lines=2, shrink=least)
        )
