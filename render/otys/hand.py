"""Picture of a player's own contracts, and before them those just drawn."""

from __future__ import annotations

from engine.core.msg import msg
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView, OwnHand
from engine.otys.words.describe import contract_text
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.otys import alt
from render.otys.layout import HEIGHT, WIDTH
from render.otys.question.cards import TYPE, Card
from render.otys.question.head import Head
from render.scene import Align, Box, Scene, Words

WHOLE = Box(16, 78, 1068, 610)
FEW, WIDEST = 3, 420
"""Up to so many contracts are shown with their sentences, and are at most so wide."""
FACE = 230
"""Height of a contract above its sentence."""
GAP, TALLEST = 8, 220
LARGEST = 40


def hand_scene(pack: OtysPack, view: OtysView, context: ReaderContext) -> Scene:
    """Compose the own goods, and the contracts that the player alone can see."""
    drawing, hand = Drawing(WIDTH, HEIGHT), view.hand or OwnHand((), ())
    seat = view.seat or 0
    if view.seat is not None:
        Head(drawing, pack, context, view, seat).draw()
    face = Card(drawing, pack, context, view.boards[seat])
    cards = (*hand.drawn, *hand.contracts)
    if not cards:
        text = context.words.say(msg("otys-picture-no-contracts"))
        drawing.put(Words(text, WHOLE.inset(80), LARGEST, "muted", align=Align.CENTRE, lines=2))
    for number, (card, box) in enumerate(zip(cards, places(len(cards)), strict=True)):
        own = number >= len(hand.drawn)
        if len(cards) > FEW:
            face.draw(card, box, own=own)
            continue
        face.draw(card, Box(box.left, box.top, box.width, FACE), own=own)
        room = Box(box.left + 4, box.top + FACE + GAP, box.width - 8, box.height - FACE - GAP)
        text = context.words.say(contract_text(pack, card))
        drawing.put(Words(text, room, LARGEST, align=Align.CENTRE, lines=6, shrink=TYPE))
    return drawing.scene(context, alt_text(context, alt.hand_alt(view)))


def places(count: int) -> tuple[Box, ...]:
    """Return the boxes of so many contracts, as large as fits."""
    if count <= FEW:
        wide = min(WHOLE.width // max(count, 1) - GAP, WIDEST)
        left = WHOLE.centre[0] - (count * (wide + GAP) - GAP) // 2
        return tuple(
            Box(left + number * (wide + GAP), WHOLE.top, wide, WHOLE.height)
            for number in range(count)
        )
    across = 4 if count > FEW * 2 else FEW
    lines = -(-count // across)
    high = min(WHOLE.height, lines * (TALLEST + GAP) - GAP)
    rows = Box(WHOLE.left, WHOLE.top, WHOLE.width, high).rows(lines, GAP)
    return tuple(cell for row in rows for cell in row.columns(across, GAP))[:count]
