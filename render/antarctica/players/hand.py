"""Picture of a player's own cards with their texts, and of the cards that the player cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, OwnHand, PlayerView
from engine.antarctica.words.describe import resource_text
from engine.antarctica.words.names import resource_name, thing
from engine.core.msg import Msg, msg
from render.antarctica.players.players_alt import hand_alt
from render.antarctica.question.geography import HEIGHT, WIDTH
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.pieces import Piece, row
from render.scene import Align, Box, Panel, Scene, Sprite, Words

UNSEEN = Box(16, 612, 1068, 76)
"""The strip of unseen cards."""
WHOLE = Box(16, 12, 1068, 592)
GAP = 8
WORDED, TALLEST = 5, 190
"""The most kinds of cards that are shown with their texts, and the height of each at most."""
LOW = 120
"""Height below which a name has only the room that it needs."""
NAME, TYPE = 38, 31
TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class Card:
    """Cards of one kind: their name, effect and number."""

    icon: str
    name: Msg
    text: Msg
    count: int = 0
    """0 if there is never more than one."""
    sign: str = ""
    faded: bool = False


def hand_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the cards to choose from, the player's own cards, and the numbers of unseen cards."""
    assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
    hand = view.hand or OwnHand((), (), ())
    drawing = Drawing(WIDTH, HEIGHT)
    cards = Cards(drawing, context)
    chosen = tuple(_shipyard(pack, hand.looked_at))
    own = (*_shipyard(pack, hand.cards), *_resources(pack, view.players[view.seat]))
    found = (*chosen, *own)
    worded = len(found) <= WORDED
    for number, (card, box) in enumerate(zip(found, places(len(found)), strict=True)):
        cards.card(card, box, worded=worded, legal=number < len(chosen))
    if not (chosen or hand.cards):
        said = context.words.say(msg("antarctica-picture-no-shipyard-cards"))
        room = Box(WHOLE.left, WHOLE.bottom - 120, WHOLE.width, 120)
        drawing.put(Words(said, room, NAME, "muted", align=Align.CENTRE))
    unseen = tuple((kind, count) for kind, count in hand.unseen if count)
    if unseen:
        cards.unseen(unseen, UNSEEN)
    return drawing.scene(context, alt_text(context, hand_alt(view)))


def places(count: int) -> tuple[Box, ...]:
    """Return the boxes of so many kinds of cards, in one column or in two."""
    across = 1 if count <= WORDED else 2
    lines = -(-count // across)
    high = min(WHOLE.height, lines * (TALLEST + GAP) - GAP)
    rows = Box(WHOLE.left, WHOLE.top, WHOLE.width, high).rows(lines, GAP)
    return tuple(cell for line in rows for cell in line.columns(across, GAP))[:count]


def _shipyard(pack: AntarcticaPack, cards: tuple[str, ...]) -> Iterator[Card]:
    """Yield the Shipyard cards, grouped by kind."""
    held = Counter(cards)
    for name, kind in pack.kinds.items():
        if held[name]:
            yield Card(f"shipyard-{name}", thing(name), kind.effect.words(), held[name])


def _resources(pack: AntarcticaPack, mine: PlayerView) -> Iterator[Card]:
    """Yield the player's Basic card, ready or used, and Know-how cards."""
    ready = mine.basic_ready
    yield Card(
        "resource-basic",
        msg(f"antarctica-picture-basic-{'ready' if ready else 'used'}"),
        resource_text(pack, "basic"),
        sign="tick" if ready else "",
        faded=not ready,
    )
    if mine.knowhow:
        name, text = resource_name("knowhow"), resource_text(pack, "knowhow")
        yield Card("resource-knowhow", name, text, mine.knowhow)


@dataclass(frozen=True, slots=True)
class Cards:
    """Kinds of cards, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext

    def card(self, card: Card, box: Box, *, worded: bool, legal: bool) -> None:
        """Draw a kind of card, how many there are, its name, and its effect if `worded`."""
        edge, stroke = ("legal", 4) if legal else ("panel-edge", 1.5)
        self.drawing.put(Panel(box, "panel", edge, 14, stroke))
        size, middle = min(box.height - 16, 120 if worded else 64), box.centre[1]
        centre = (box.left + 12 + size // 2, middle)
        self.drawing.put(Sprite(card.icon, centre, size, "", card.faded))
        left = box.left + size + (28 if worded else 18)
        if card.sign:
            self.drawing.put(Sprite(card.sign, (left + 26, middle), 52))
        if card.count:
            count = Box(left, box.top, 62, box.height)
            self.drawing.put(Words(f"{TIMES}{card.count}", count, 46, bold=True, shrink=TYPE))
        left += 84 if worded else 66
        inner = Box(left, box.top + 3, box.right - left - 8, box.height - 6)
        high = 34 if inner.height < LOW else 48
        name = Box(inner.left, inner.top, inner.width, high) if worded else inner
        said = self.context.words.say(card.name)
        if measure(said, TYPE, bold=True) > name.width:
            said = "-\n".join(said.rsplit("-", 1))
        lines = 1 if worded else 2
        self.drawing.put(Words(said, name, NAME, bold=True, lines=lines, shrink=TYPE))
        if worded:
            text = Box(name.left, name.bottom, name.width, inner.bottom - name.bottom)
            said = self.context.words.say(card.text)
            self.drawing.put(Words(said, text, 36, lines=3, shrink=TYPE))

    def unseen(self, kinds: tuple[tuple[str, int], ...], box: Box) -> None:
        """Draw how many cards of each kind are hidden from the player."""
        self.drawing.put(Panel(box))
        title = Box(box.left + 14, box.top, box.width - 28 - 120 * len(kinds), box.height)
        said = self.context.words.say(msg("antarctica-picture-unseen"))
        self.drawing.put(Words(said, title, TYPE, "muted", bold=True, lines=2))
        left = title.right + 8
        for number, (kind, count) in enumerate(kinds):
            things = (Piece(f"shipyard-{kind}"), Piece(text=str(count)))
            self.drawing.put(*row(things, left + 120 * number, box.centre[1], 54, 40))
