"""Pictures of one seat: its sheet, the panel of its own turn, its hand."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.otys.components import OtysPack
from engine.otys.contracts import ways_to_pay
from engine.otys.describe import contract_text
from engine.otys.view import BoardView, OtysView, OwnHand
from render.fonts import fits
from render.gallery import Look
from render.otys import alt
from render.otys.board import active_level
from render.otys.changes import changes
from render.otys.colony import Colony, colony_levels
from render.otys.drawing import Drawing
from render.otys.faces import card_badge, contract_code, contract_face
from render.otys.layout import (
    GAP,
    HAND_HEIGHT,
    MARGIN,
    SHEET_WIDTH,
    colony_columns,
    panel_layout,
    sheet_layout,
)
from render.otys.people import Person
from render.otys.zone import Zone, ZoneStyle, water
from render.scene import Align, Box, Panel, Scene, Sprite, Words

SHEET = ZoneStyle(diver=84, cube=68, columns=6, token=84, key=80, name=204)
PANEL = ZoneStyle(diver=76, cube=52, columns=6, token=60, key=64, name=140)
SHOWN = 9
"""Cards in one line of the panel; how many more there are is told as a number."""
CARD, SIGN, MORE = 168, 40, 72
"""How wide a card, the sign of a kind of cards, and the number of those left out are."""
SENTENCE = 144
"""Room for the sentence below a card of the hand."""
WIDEST = 212
"""No card of the hand is wider."""
DRAWN_LEAST = 0.45
"""The share of the hand's picture that drawn cards have at least."""


def sheet_scene(pack: OtysPack, view: OtysView, look: Look, seat: int) -> Scene:
    """The whole search zone of a seat, for everybody to see."""
    layout = sheet_layout()
    drawing = Drawing(layout.width, layout.height)
    water(drawing, (layout.zone.surface, *layout.zone.levels))
    person = Person(drawing, pack, look, view, seat)
    person.banner(layout.head)
    zone = Zone(drawing, pack, look, seat, view.boards[seat], layout.zone, SHEET)
    zone.draw(active_level(view, seat))
    person.x_keys(zone.x_box)
    person.mechanic(layout.side)
    person.hacker(layout.foot)
    return drawing.scene(
        look, alt.told(look, alt.sheet_alt(view, seat)), f"{seat}/", changes(look.before, view)
    )


def panel_scene(pack: OtysPack, view: OtysView, look: Look, seat: int) -> Scene:
    """All that matters for the next decision, places to choose from lettered."""
    layout = panel_layout()
    drawing = Drawing(layout.width, layout.height)
    water(drawing, (layout.zone.surface, *layout.zone.levels))
    person = Person(drawing, pack, look, view, seat)
    person.banner(layout.head)
    zone = Zone(drawing, pack, look, seat, view.boards[seat], layout.zone, PANEL)
    zone.draw(active_level(view, seat))
    person.x_keys(zone.x_box)
    colony = Colony(drawing, pack, look, view)
    colony.store(layout.store)
    colony_levels(colony, tuple(colony_columns(row, 0, 88) for row in layout.colony))
    person.hacker(layout.hacker)
    person.mechanic(layout.mechanic)
    Shelf(drawing, colony, view.boards[seat], layout.cards).draw()
    colony.counts(layout.counts)
    return drawing.scene(
        look, alt.told(look, alt.panel_alt(view, seat)), f"{seat}/", changes(look.before, view)
    )


@dataclass(frozen=True, slots=True)
class Shelf:
    """The lowest part of the panel: contracts in reach, a sign in front of each kind."""

    drawing: Drawing
    colony: Colony
    board: BoardView
    box: Box

    def draw(self) -> None:
        """The public ones, those being drawn, the own."""
        view = self.colony.view
        hand = view.hand or OwnHand((), ())
        public = tuple(card for card in view.public if card is not None)
        groups = [("eye", public), ("draw-card", hand.drawn), ("lock", hand.contracts)]
        groups = [group for group in groups if group[1]]
        if not groups:
            return
        room = SHOWN - sum(len(cards) for _, cards in groups[:-1])
        hidden = max(len(groups[-1][1]) - room, 0)
        groups[-1] = (groups[-1][0], groups[-1][1][:room])
        places = sum(len(cards) for _, cards in groups)
        space = self.box.width - len(groups) * (SIGN + GAP) - (MORE if hidden else 0)
        wide = min(CARD, space // places - GAP)
        left = self.box.left
        for sign, cards in groups:
            left = self._group(sign, cards, left, wide)
        if hidden:
            text = self.colony.look.words.say(msg("picture-more", count=hidden))
            rest = Box(left, self.box.top, MORE, self.box.height)
            self.drawing.put(Words(text, rest, 40, bold=True, align=Align.CENTRE, shrink=20))

    def _group(self, sign: str, cards: tuple[str, ...], left: int, wide: int) -> int:
        """Cards of one kind; where they end."""
        self.drawing.put(Sprite(sign, (left + SIGN // 2, self.box.centre[1]), SIGN))
        left += SIGN + GAP
        for card in cards:
            box = Box(left, self.box.top, wide, self.box.height)
            self.colony.contract(card, box)
            self.drawing.place(f"contract:{card}", box, card_badge(box))
            if self._payable(card):
                self.drawing.put(Sprite("tick", (box.right - 20, box.bottom - 20), 32))
            left += wide + GAP
        return left

    def _payable(self, card: str) -> bool:
        """Whether a level holds the cubes for it now."""
        contract = self.colony.pack.contracts[card]
        return any(ways_to_pay(contract, cubes) for cubes in self.board.levels)


# --- the hand --------------------------------------------------------------------------------


def hand_scene(pack: OtysPack, view: OtysView, look: Look) -> Scene:
    """The private contracts, and the cards of a running draw in front of them."""
    drawing = Drawing(SHEET_WIDTH, HAND_HEIGHT)
    hand = view.hand or OwnHand((), ())
    whole = drawing.box.inset(MARGIN)
    drawn, rest = _parted(whole, len(hand.drawn), len(hand.contracts))
    if hand.drawn:
        _cards(drawing, pack, look, (msg("picture-drawn"), hand.drawn), drawn)
    if hand.contracts:
        _cards(drawing, pack, look, (msg("picture-private"), hand.contracts), rest)
    elif not hand.drawn:
        _cards(drawing, pack, look, (msg("picture-no-contracts"), ()), whole)
    return drawing.scene(look, alt.told(look, alt.hand_alt(view)))


def _parted(box: Box, drawn: int, own: int) -> tuple[Box, Box]:
    """Room for the drawn cards, never much less than half, and for the own ones."""
    if not drawn or not own:
        return box, box
    share = max(drawn / (drawn + own), DRAWN_LEAST)
    width = round((box.width - GAP) * share)
    rest = Box(box.left + width + GAP, box.top, box.width - GAP - width, box.height)
    return Box(box.left, box.top, width, box.height), rest


def _cards(
    drawing: Drawing, pack: OtysPack, look: Look, group: tuple[Msg, tuple[str, ...]], box: Box
) -> None:
    """Cards under their title: with their sentences, or in several lines without them."""
    title, cards = group
    drawing.put(Panel(box))
    head = Box(box.left + 16, box.top + 8, box.width - 32, 48)
    drawing.put(Words(look.words.say(title), head, 32, "muted", bold=True, shrink=18))
    area = Box(box.left + 12, head.bottom + 8, box.width - 24, box.bottom - head.bottom - 20)
    faces = _places(area, len(cards), 1)
    said = [look.words.say(contract_text(pack, card)) for card in cards]
    below = [_sentence(text, face) for text, face in zip(said, faces, strict=True)]
    if all(map(fits, below)):
        drawing.put(*below)
    else:
        faces = _places(area, len(cards), _lines(area, len(cards)))
    for card, face in zip(cards, faces, strict=True):
        drawing.put(*contract_face(pack.contracts[card], contract_code(card, look.words), face))
        drawing.place(f"contract:{card}", face, card_badge(face))


def _sentence(text: str, face: Box) -> Words:
    """The sentence of a card, below it."""
    room = Box(face.left + 4, face.bottom + 6, face.width - 8, SENTENCE)
    return Words(text, room, 22, lines=6, shrink=17)


def _lines(area: Box, number: int) -> int:
    """In how many lines so many cards are largest."""
    sizes = {lines: _size(area, number, lines) for lines in (1, 2, 3, 4)}
    return max(sizes, key=lambda lines: min(sizes[lines][0], sizes[lines][1] * 2 // 3))


def _places(area: Box, number: int, lines: int) -> list[Box]:
    """Where so many cards lie in so many lines; below a single line there is room for words."""
    wide, high = _size(area, number, lines)
    across = -(-number // lines)
    return [
        Box(
            area.left + place % across * (wide + 12),
            area.top + place // across * (high + 12),
            wide,
            min(high, wide * 3 // 2, area.height - SENTENCE - 6 if lines == 1 else high),
        )
        for place in range(number)
    ]


def _size(area: Box, number: int, lines: int) -> tuple[int, int]:
    """How large cards are in so many lines."""
    across = max(-(-number // lines), 1)
    wide = (area.width - 12 * (across - 1)) // across
    return min(WIDEST, wide), (area.height - 12 * (lines - 1)) // lines
