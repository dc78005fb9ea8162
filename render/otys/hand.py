"""Picture of a player's own contracts with their texts, larger if there are only a few."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import msg
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView, OwnHand
from engine.otys.words.describe import contract_text
from render.fonts import height, wrap
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.otys import alt
from render.otys.faces import contract_code, contract_face
from render.scene import Box, Panel, Scene, Sprite, Words

SINGLE = 640
"""Width of the picture with a single card, or none."""
BARE = 128
"""Height of the picture without any cards."""
TITLE = 56
PAD = 12
"""Distance from the edge of a group to its cards, and from card to card."""
FACE = (277, 300)
"""Width and height of a card with its text below it; four fill the widest picture."""
ALONE = (272, 344)
"""Width and height of a single card, with its text beside it."""
SENTENCE = 28
ACROSS, LINES = 4, 2
"""Maximum number of cards per line, and of lines, that leave space for texts."""
FEWEST, MOST = 5, 7
"""Minimum and maximum number of cards per line without texts, which limit their size."""
LOWEST = 216
"""Minimum height of cards without texts."""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards of one kind: how many fit on a line, their size, and the height of their texts."""

    title: str
    cards: tuple[str, ...]
    across: int
    face: tuple[int, int]
    words: int
    """Space for the text below each card; 0 if there is none."""

    @property
    def width(self) -> int:
        """The width of the whole group."""
        return self.across * (self.face[0] + PAD) + PAD

    @property
    def height(self) -> int:
        """The height of the whole group."""
        lines = -(-len(self.cards) // self.across)
        return TITLE + lines * (self.face[1] + self.words + PAD)

    def places(self, left: int, top: int) -> list[Box]:
        """Return the boxes of the cards."""
        wide, high = self.face
        return [
            Box(
                left + PAD + number % self.across * (wide + PAD),
                top + TITLE + number // self.across * (high + self.words + PAD),
                wide,
                high,
            )
            for number in range(len(self.cards))
        ]


def hand_scene(pack: OtysPack, view: OtysView, context: ReaderContext) -> Scene:
    """Compose the private contracts, and above them the cards of a draw in progress."""
    hand = view.hand or OwnHand((), ())
    whose = CardFaces(pack, context)
    if len(hand.contracts) + len(hand.drawn) <= 1:
        drawing = whose.one_or_none(hand)
    else:
        drawing = whose.several(hand)
    return drawing.scene(context, alt_text(context, alt.hand_alt(view)))


@dataclass(frozen=True, slots=True)
class CardFaces:
    """The cards of a pack, for one reader."""

    pack: OtysPack
    context: ReaderContext

    def one_or_none(self, hand: OwnHand) -> Drawing:
        """Draw a single card beside its text, or say that there is none."""
        cards = (*hand.drawn, *hand.contracts)
        high = TITLE + ALONE[1] + PAD if cards else BARE - 2 * MARGIN
        drawing = Drawing(SINGLE, high + 2 * MARGIN)
        frame = drawing.box.inset(MARGIN)
        drawing.put(Panel(frame))
        if not cards:
            self._none(drawing, frame)
            return drawing
        self._title(drawing, self._named(drawn=bool(hand.drawn)), frame)
        face = Box(frame.left + PAD, frame.top + TITLE, *ALONE)
        self._face(drawing, cards[0], face)
        left = face.right + 2 * PAD
        room = Box(left, face.top, frame.right - left - PAD, face.height)
        drawing.put(Words(self._said(cards[0]), room, 36, lines=7, shrink=SENTENCE))
        return drawing

    def _none(self, drawing: Drawing, frame: Box) -> None:
        """Say that there are no cards yet."""
        size = frame.height - 24
        drawing.put(Sprite("contract", (frame.left + 16 + size // 2, frame.centre[1]), size))
        left = frame.left + size + 32
        room = Box(left, frame.top, frame.right - left - 16, frame.height)
        text = self.context.words.say(msg("otys-picture-no-contracts"))
        drawing.put(Words(text, room, 36, lines=2, shrink=SENTENCE))

    def several(self, hand: OwnHand) -> Drawing:
        """Draw groups one below the other; during a draw the player's own cards have no texts."""
        groups = []
        if hand.drawn:
            groups.append(self._worded(self._named(drawn=True), hand.drawn))
        if hand.contracts:
            few = not hand.drawn and len(hand.contracts) <= ACROSS * LINES
            make = self._worded if few else _bare
            groups.append(make(self._named(drawn=False), hand.contracts))
        wide = max(group.width for group in groups)
        high = sum(group.height + GAP for group in groups) - GAP
        drawing = Drawing(wide + 2 * MARGIN, high + 2 * MARGIN)
        top = MARGIN
        for group in groups:
            self._group(drawing, group, Box(MARGIN, top, wide, group.height))
            top += group.height + GAP
        return drawing

    def _worded(self, title: str, cards: tuple[str, ...]) -> CardGroup:
        """Return a group of cards with their texts below them."""
        lines = -(-len(cards) // ACROSS)
        width = FACE[0] - 2
        most = max(len(wrap(self._said(card), SENTENCE, width)) for card in cards)
        return CardGroup(title, cards, -(-len(cards) // lines), FACE, height(SENTENCE, most) + GAP)

    def _group(self, drawing: Drawing, group: CardGroup, box: Box) -> None:
        drawing.put(Panel(box))
        self._title(drawing, group.title, box)
        for card, face in zip(group.cards, group.places(box.left, box.top), strict=True):
            self._face(drawing, card, face)
            if group.words:
                self._below(drawing, card, face)

    def _below(self, drawing: Drawing, card: str, face: Box) -> None:
        """Draw the text of a card, close below it."""
        said = self._said(card)
        lines = len(wrap(said, SENTENCE, face.width - 2))
        room = Box(face.left + 2, face.bottom + 6, face.width - 2, height(SENTENCE, lines))
        drawing.put(Words(said, room, SENTENCE, lines=lines))

    def _title(self, drawing: Drawing, title: str, box: Box) -> None:
        head = Box(box.left + PAD + 4, box.top, box.width - 2 * PAD - 8, TITLE)
        drawing.put(Words(title, head, 32, "muted", bold=True, shrink=SENTENCE))

    def _face(self, drawing: Drawing, card: str, face: Box) -> None:
        code = contract_code(card, self.context.words)
        drawing.put(*contract_face(self.pack.contracts[card], code, face))
        drawing.place(f"contract:{card}", face)

    def _said(self, card: str) -> str:
        """Return the text of a card."""
        return self.context.words.say(contract_text(self.pack, card))

    def _named(self, *, drawn: bool) -> str:
        """Return the title of the drawn cards, or of the player's own cards."""
        return self.context.words.say(
            msg("otys-picture-drawn" if drawn else "otys-picture-private")
        )


def _bare(title: str, cards: tuple[str, ...]) -> CardGroup:
    """Return a group of cards without texts, for the widest picture."""
    lines = -(-len(cards) // MOST)
    across = max(-(-len(cards) // lines), FEWEST)
    wide = (1200 - 2 * MARGIN - PAD) // across - PAD
    return CardGroup(title, cards, across, (wide, max(LOWEST, wide * 5 // 4)), 0)
